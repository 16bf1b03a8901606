// The pruning tables a search stands on: built on first need, kept in a folder, shared between processes.
#pragma once

#include <trundle/move.h>
#include <trundle/result.h>
#include <trundle/work.h>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trundle {

// Where a user's tables are: trundle in $XDG_CACHE_HOME or ~/.cache; nowhere if there is neither.
std::string usual_table_folder();

struct TableSettings {
    std::string folder{};      // empty: tables live in memory only
    bool large_pages = false;  // copies of tables in large pages of memory: up to seconds more, then faster
};

enum class TableState : std::uint8_t { absent, ready, damaged };
std::string_view name_of(TableState state);

struct TableInfo {
    std::string name;
    std::uint64_t bytes = 0;  // of its file
    TableState state = TableState::absent;
    std::string about{};                        // what it knows and what it serves; what is wrong, if damaged
    std::vector<std::uint64_t> distribution{};  // states at each distance, once it is there
    bool is_held = false;                       // in memory, for all processes
};

class TableStore;

class Tables {
public:
    explicit Tables(TableSettings settings = {});
    ~Tables();
    Tables(Tables&&) noexcept;
    Tables& operator=(Tables&&) noexcept;

    // Every table there can be; each one that is there is read to its end.
    Result<std::vector<TableInfo>> list(const Work& work) const;
    Result<TableInfo> build(std::string_view name, const Work& work);
    // Builds the table again in memory and compares every byte and the distribution.
    Result<TableInfo> check(std::string_view name, const Work& work);
    // Of its content; none if it is not ready, or the work was stopped.
    std::optional<std::uint64_t> checksum(std::string_view name, const Work& work) const;
    // Keeps a table in shared memory, built if need be, until it is let go: every process finds it there.
    Result<TableInfo> hold(std::string_view name, const Work& work);
    // Lets go the table of that name if it is held, or all that are; returns them.
    Result<std::vector<TableInfo>> let_go(std::string_view name = {});
    // Removes the files of all tables, and lets go what is held; returns how many bytes they had.
    Result<std::uint64_t> clean();

private:
    friend TableStore;
    std::unique_ptr<TableStore> store_;
};

}  // namespace trundle

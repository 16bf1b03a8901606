// Tables by pattern: from memory, else from the folder, else built (and saved, if the disk lets us).
#pragma once

#include <trundle/tables.h>
#include <map>
#include <optional>

#include "tables/disk.h"
#include "tables/table.h"

namespace trundle {

class TableStore {
public:
    explicit TableStore(TableSettings settings) : settings_(std::move(settings)) {}

    const TableSettings& settings() const { return settings_; }

    // The only errors are that the work was stopped.
    Result<std::shared_ptr<const Table>> open(const Pattern& pattern, const Work& work);

    // What is on the disk: none, a table, or what is wrong with it.
    Result<std::optional<Table>> load(const Pattern& pattern) const;

    std::string path_of(const Pattern& pattern) const { return settings_.folder + "/" + name_of(pattern) + ".table"; }

private:
    Result<Table> load_or_build(const Pattern& pattern, const Work& work);
    // Waits while another process writes the table; no lock if the folder cannot be written.
    Result<std::optional<FileLock>> lock(const Pattern& pattern, const Work& work) const;

    TableSettings settings_;
    std::map<std::string, std::shared_ptr<const Table>> open_;
};

}  // namespace trundle

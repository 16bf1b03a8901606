#include "tables/store.h"

#include "tables/build.h"
#include "tables/format.h"

namespace trundle {

Result<std::shared_ptr<const Table>> TableStore::open(const Pattern& pattern, const Work& work) {
    std::shared_ptr<const Table>& table = open_[name_of(pattern)];
    if (!table) {
        Result<Table> made = load_or_build(pattern, work);
        if (!made) return made.error();
        table = std::make_shared<const Table>(*std::move(made));
    }
    return table;
}

Result<std::optional<Table>> TableStore::load(const Pattern& pattern) const {
    if (settings_.folder.empty()) return std::optional<Table>();
    const Result<std::optional<MappedFile>> file = map_file(path_of(pattern));
    if (!file) return file.error();
    if (!*file) return std::optional<Table>();
    Result<Table> table = table_from(**file, pattern);
    if (!table) return table.error();
    return std::optional(*std::move(table));
}

Result<std::optional<FileLock>> TableStore::lock(const Pattern& pattern, const Work& work) const {
    bool has_said = false;
    for (;;) {
        Result<std::optional<FileLock>> lock = try_lock(path_of(pattern));
        if (!lock) {
            work.note(lock.error().message + "; the table " + name_of(pattern) + " is kept in memory only");
            return std::optional<FileLock>();
        }
        if (*lock) return lock;
        if (!has_said) work.note("another process is building the table " + name_of(pattern) + "; waiting for it");
        has_said = true;
        if (work.is_stopped()) return Error{Fault::stopped, "stopped", "stopped while waiting for a table"};
        wait_a_moment();
    }
}

Result<Table> TableStore::load_or_build(const Pattern& pattern, const Work& work) {
    if (settings_.folder.empty()) return build_table(pattern, work);
    const auto loaded = [&](Result<std::optional<Table>> table) {
        return table && *table ? *std::move(table) : std::nullopt;
    };
    if (auto table = loaded(load(pattern))) return *std::move(table);

    const Result<std::optional<FileLock>> lock = this->lock(pattern, work);
    if (!lock) return lock.error();
    Result<std::optional<Table>> again = load(pattern);  // another process may have built it while this one waited
    if (!again)
        work.note("the table " + name_of(pattern) + " cannot be used, " + again.error().message +
                  "; building it again");
    if (auto table = loaded(std::move(again))) return *std::move(table);

    Result<Table> table = build_table(pattern, work);
    if (!table || !*lock) return table;
    if (const auto error = write_file(**lock, path_of(pattern), header_of(*table), table->codes()))
        work.note(error->message + "; the table " + name_of(pattern) + " is kept in memory only");
    return table;
}

}  // namespace trundle

// Tables by name: from memory, else from the folder, else built (and saved, if the disk lets us).
#pragma once

#include <trundle/tables.h>
#include <map>
#include <optional>

#include "tables/files/content.h"
#include "tables/files/disk.h"
#include "tables/pruning/table.h"

namespace trundle {

class TableStore {
public:
    explicit TableStore(TableSettings settings) : settings_(std::move(settings)) {}

    const TableSettings& settings() const { return settings_; }

    // The only errors are that the work was stopped.
    Result<std::shared_ptr<const Table>> open(const Pattern& pattern, const Work& work);
    Result<Content> open(const Recipe& recipe, const Work& work) const;

    // What is on the disk: none, a table, or what is wrong with it.
    Result<std::optional<Content>> load(const Description& description, const Work& work = {}) const;

    std::string path_of(std::string_view name) const { return settings_.folder + "/" + std::string(name) + ".table"; }
    std::string path_of(const Pattern& pattern) const { return path_of(name_of(pattern)); }

private:
    Result<Content> open_or_build(const Recipe& recipe, const Work& work) const;
    // Waits while another process writes the table; no lock if the folder cannot be written.
    Result<std::optional<FileLock>> lock(const std::string& name, const Work& work) const;

    TableSettings settings_;
    std::map<std::string, std::shared_ptr<const Table>> open_;
};

}  // namespace trundle

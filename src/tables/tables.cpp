// The public face of the tables.
#include <trundle/tables.h>
#include <algorithm>

#include "tables/build.h"
#include "tables/catalogue.h"
#include "tables/format.h"
#include "tables/store.h"

namespace trundle {
namespace {

Error unknown_table(std::string_view name) {
    std::string names;
    for (const Pattern& pattern : all_patterns()) names.append(" ").append(name_of(pattern));
    return {Fault::usage, "unknown_table", "there is no table '" + std::string(name) + "'; the tables are:" + names};
}

TableInfo info_of(const TableStore& store, const Pattern& pattern) {
    TableInfo info{
        name_of(pattern), Layout(pattern).byte_count() + table_header_bytes, TableState::absent, about(pattern), {}};
    const Result<std::optional<Table>> table = store.load(pattern);
    if (!table) {
        info.state = TableState::damaged;
        info.about = table.error().message;
    } else if (*table) {
        info.state = TableState::ready;
        info.distribution = (*table)->distribution();
    }
    return info;
}

}  // namespace

std::string_view name_of(TableState state) {
    switch (state) {
        case TableState::absent:
            return "absent";
        case TableState::ready:
            return "ready";
        case TableState::damaged:
            break;
    }
    return "damaged";
}

Tables::Tables(TableSettings settings) : store_(std::make_unique<TableStore>(std::move(settings))) {}
Tables::~Tables() = default;
Tables::Tables(Tables&&) noexcept = default;
Tables& Tables::operator=(Tables&&) noexcept = default;

std::vector<TableInfo> Tables::list() const {
    std::vector<TableInfo> infos;
    for (const Pattern& pattern : all_patterns()) infos.push_back(info_of(*store_, pattern));
    return infos;
}

Result<TableInfo> Tables::build(std::string_view name, const Work& work) {
    const std::optional<Pattern> pattern = pattern_of(name);
    if (!pattern) return unknown_table(name);
    const Result<std::shared_ptr<const Table>> table = store_->open(*pattern, work);
    if (!table) return table.error();
    TableInfo info = info_of(*store_, *pattern);
    if (info.state != TableState::ready)
        return Error{Fault::environment, "not_saved", "the table " + info.name + " was built but could not be saved"};
    return info;
}

Result<TableInfo> Tables::check(std::string_view name, const Work& work) {
    const std::optional<Pattern> pattern = pattern_of(name);
    if (!pattern) return unknown_table(name);
    TableInfo info = info_of(*store_, *pattern);
    const Result<std::optional<Table>> table = store_->load(*pattern);
    if (!table || !*table) return info;
    const Result<Table> again = build_table(*pattern, work);
    if (!again) return again.error();
    const bool is_same = std::equal(again->codes().begin(), again->codes().end(), (*table)->codes().begin()) &&
                         again->distribution() == (*table)->distribution();
    if (!is_same) {
        info.state = TableState::damaged;
        info.about = "it differs from what the builder makes now";
    }
    return info;
}

Result<std::uint64_t> Tables::clean() {
    std::uint64_t bytes = 0;
    for (const Pattern& pattern : all_patterns()) bytes += remove_file(store_->path_of(pattern));
    return bytes;
}

}  // namespace trundle

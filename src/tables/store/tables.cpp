// The public face of the tables.
#include <trundle/tables.h>
#include <algorithm>
#include <cstdlib>

#include "base/checksum.h"
#include "base/memory.h"
#include "tables/files/format.h"
#include "tables/store/recipes.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

Error unknown_table(std::string_view name) {
    std::string known;
    for (const Recipe& recipe : all_recipes()) known.append(" ").append(recipe.description.name);
    return {Fault::usage, "unknown_table", "there is no table '" + std::string(name) + "'; the tables are:" + known};
}

Result<TableInfo> info_of(const TableStore& store, const Description& description, const Work& work) {
    TableInfo info{
        description.name, description.byte_count + table_header_bytes, TableState::absent, description.about, {}};
    const Result<std::optional<Content>> content = store.load(description, work);
    if (!content && is_of_reader(content.error())) return content.error();
    if (!content) {
        info.state = TableState::damaged;
        info.about = content.error().message;
    } else if (*content) {
        info.state = TableState::ready;
        info.distribution = (*content)->distribution;
    }
    info.is_held = store.is_held(description);
    return info;
}

}  // namespace

std::string usual_table_folder() {
    const auto folder = [](const char* variable, std::string_view below) {
        const char* value = std::getenv(variable);
        return value != nullptr && *value != '\0' ? std::string(value).append(below) : std::string();
    };
    const std::string cache = folder("XDG_CACHE_HOME", "/trundle");
    return cache.empty() ? folder("HOME", "/.cache/trundle") : cache;
}

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

Result<std::vector<TableInfo>> Tables::list(const Work& work) const {
    std::vector<TableInfo> infos;
    const std::vector<Recipe> recipes = all_recipes();
    for (const Recipe& recipe : recipes) {
        work.progress("reading " + recipe.description.name,
                      static_cast<double>(infos.size()) / static_cast<double>(recipes.size()));
        Result<TableInfo> info = info_of(*store_, recipe.description, work);
        if (!info) return info.error();
        infos.push_back(*std::move(info));
    }
    return infos;
}

Result<TableInfo> Tables::build(std::string_view name, const Work& work) {
    const std::optional<Recipe> recipe = recipe_of(name);
    if (!recipe) return unknown_table(name);
    const Result<Content> content = store_->open(*recipe, work);
    if (!content) return content.error();
    Result<TableInfo> info = info_of(*store_, recipe->description, work);
    if (info && info->state != TableState::ready)
        return Error{Fault::environment, "not_saved", "the table " + info->name + " was built but could not be saved"};
    return info;
}

Result<TableInfo> Tables::hold(std::string_view name, const Work& work) {
    const std::optional<Recipe> recipe = recipe_of(name);
    if (!recipe) return unknown_table(name);
    if (const std::uint64_t bytes = recipe->description.byte_count; work.memory != 0 && bytes > work.memory)
        return memory_error(bytes - work.memory);
    if (const auto error = store_->hold(*recipe, work)) return *error;
    return TableInfo{std::string(name),
                     recipe->description.byte_count + table_header_bytes,
                     TableState::ready,
                     recipe->description.about,
                     {},
                     true};
}

Result<std::vector<TableInfo>> Tables::let_go(std::string_view name) {
    if (!name.empty() && !recipe_of(name)) return unknown_table(name);
    std::vector<TableInfo> infos;
    for (const Recipe& recipe : all_recipes()) {
        if (!name.empty() && recipe.description.name != name) continue;
        if (const std::uint64_t bytes = store_->let_go(recipe.description.name); bytes > 0)
            infos.push_back({recipe.description.name, bytes, TableState::ready, recipe.description.about});
    }
    return infos;
}

Result<TableInfo> Tables::check(std::string_view name, const Work& work) {
    const std::optional<Recipe> recipe = recipe_of(name);
    if (!recipe) return unknown_table(name);
    Result<TableInfo> info = info_of(*store_, recipe->description, work);
    if (!info || info->state != TableState::ready) return info;
    const Result<std::optional<Content>> content = store_->load(recipe->description, work);
    if (!content || !*content) return content ? info : content.error();
    TableStore nowhere({});
    const Result<Content> again = nowhere.open(*recipe, work);
    if (!again) return again.error();
    const bool is_same = std::equal(again->bytes.begin(), again->bytes.end(), (*content)->bytes.begin()) &&
                         again->distribution == (*content)->distribution;
    if (!is_same) {
        info->state = TableState::damaged;
        info->about = "it differs from what the builder makes now";
    }
    return info;
}

std::optional<std::uint64_t> Tables::checksum(std::string_view name, const Work& work) const {
    const std::optional<Recipe> recipe = recipe_of(name);
    if (!recipe) return {};
    const Result<std::optional<Content>> content = store_->load(recipe->description, work);
    if (!content || !*content) return {};
    return trundle::checksum((*content)->bytes, work);
}

Result<std::uint64_t> Tables::clean() {
    if (!store_->has_folder()) return 0;
    std::uint64_t bytes = 0;
    for (const Recipe& recipe : all_recipes()) {
        const std::string path = store_->path_of(recipe.description.name);
        bytes += remove_file(path) + remove_file(Checkpoint::path_of(path)) + store_->let_go(recipe.description.name);
    }
    return bytes;
}

}  // namespace trundle

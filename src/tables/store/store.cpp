#include "tables/store/store.h"

#include <algorithm>

#include "base/machine.h"
#include "base/memory.h"
#include "tables/files/format.h"
#include "tables/files/large_pages.h"

namespace trundle {
namespace {

constexpr Duration long_silence = std::chrono::minutes(1);  // of a builder that is at work even on a busy machine

}  // namespace

Result<std::shared_ptr<const Table>> TableStore::keep_table(const Pattern& pattern,
                                                            const std::function<Result<Content>()>& open,
                                                            const Work& work) {
    const auto make = [&]() -> Result<Table> {
        Result<Content> content = open();
        if (!content) return content.error();
        return Table(Layout(pattern), content->bytes, std::move(content->distribution), std::move(content->keeper),
                     std::move(content->soundness));
    };
    return keep<Table>(name_of(pattern), make, work);
}

Result<std::shared_ptr<const Table>> TableStore::open(const Pattern& pattern, const Work& work) {
    return keep_table(
        pattern, [&] { return open(recipe_of(pattern), work); }, work);
}

Result<std::shared_ptr<const Table>> TableStore::open_at_once(const Pattern& pattern, const Work& work) {
    const auto open_file = [&]() -> Result<Content> {
        const Recipe recipe = recipe_of(pattern);
        if (std::optional<Content> found = held(recipe.description)) return *std::move(found);
        if (!is_doubted(pattern)) {
            const Result<std::optional<Content>> content = load(recipe.description, work, Trust::for_now);
            if (content && *content) return **content;
        }
        return unless_out_of_memory([&] { return open_or_build(recipe, work); });
    };
    return keep_table(pattern, open_file, work);
}

std::optional<Content> TableStore::held(const Description& description) const {
    if (!has_folder() || !is_own_folder(held_folder_)) return {};
    const Result<std::optional<MappedFile>> file = map_file(held_path_of(description.name));
    if (!file || !*file) return {};
    Result<Content> content = content_from(**file, description, {}, Trust::full);
    if (!content) return {};
    return *std::move(content);
}

std::optional<Error> TableStore::hold(const Recipe& recipe, const Work& work) {
    if (!has_folder()) return Error{Fault::environment, "hold", "tables of no folder cannot be held"};
    if (is_held(recipe.description)) return {};
    const Result<Content> content = open(recipe, work);
    if (!content) return content.error();
    return hold_file(held_folder_, recipe.description.name + ".table", header_of(recipe.description, *content, work),
                     content->bytes, work);
}

std::uint64_t TableStore::let_go(std::string_view name) const {
    return !has_folder() ? 0 : let_go_file(held_folder_, std::string(name) + ".table");
}

void TableStore::forget(const Pattern& pattern) {
    const std::lock_guard lock(mutex_);
    Place& place = place_of(pattern);
    place.kept = nullptr;
    place.is_doubted = true;
    place.is_in_large_pages = false;
}

bool TableStore::is_doubted(const Pattern& pattern) {
    const std::lock_guard lock(mutex_);
    return place_of(pattern).is_doubted;
}

std::shared_ptr<const Table> TableStore::in_large_pages(const std::shared_ptr<const Table>& table, const Work& work) {
    const std::lock_guard one_at_a_time(copying_);
    const Pattern& pattern = table->layout().pattern();
    {
        const std::lock_guard lock(mutex_);
        const Place& place = place_of(pattern);
        const auto kept = std::static_pointer_cast<const Table>(place.kept);
        // Of another table, made since this one was found to be damaged, nothing follows for this one.
        if (place.is_in_large_pages && kept->soundness() == table->soundness()) return kept;
    }
    std::shared_ptr<const Table> laid = table;
    if (!lies_in_large_pages(table->codes())) {
        if (free_memory() / 2 < table->codes().size()) return table;
        laid = trundle::in_large_pages(*table, work);
        if (laid->codes().data() == table->codes().data()) return table;
    }
    const std::lock_guard lock(mutex_);
    Place& place = place_of(pattern);
    if (place.kept != table) return laid;  // it was forgotten meanwhile
    place.kept = laid;
    place.is_in_large_pages = true;
    return laid;
}

bool TableStore::is_in_large_pages(const std::shared_ptr<const Table>& table) {
    const Pattern& pattern = table->layout().pattern();
    if (has_held(name_of(pattern))) return true;
    const std::lock_guard lock(mutex_);
    const Place& place = place_of(pattern);
    return place.is_in_large_pages && place.kept == table;
}

std::uint64_t TableStore::nodes_with(const std::shared_ptr<const Table>& table) {
    const std::lock_guard lock(mutex_);
    return place_of(table->layout().pattern()).nodes;
}

void TableStore::add_nodes_with(const std::shared_ptr<const Table>& table, std::uint64_t nodes) {
    const std::lock_guard lock(mutex_);
    place_of(table->layout().pattern()).nodes += nodes;
}

Result<TableStore::Kept> TableStore::keep(const Key& key, const std::function<Result<Kept>()>& make, const Work& work) {
    Place* place = nullptr;
    Kept kept;
    const auto is_kept_or_mine_to_make = [&] {
        const std::lock_guard lock(mutex_);
        place = &shelf_[key];
        kept = place->kept;
        return kept != nullptr || !std::exchange(place->is_being_made, true);
    };
    for (; !is_kept_or_mine_to_make(); wait_a_moment())
        if (work.is_stopped()) return stopped_error("while another thread made it");
    if (kept != nullptr) return kept;

    const auto end = [this](Place* made) {
        const std::lock_guard lock(mutex_);
        made->is_being_made = false;
    };
    const std::unique_ptr<Place, decltype(end)> ends_also_by_exception(place, end);
    Result<Kept> made = make();
    if (made) {
        const std::lock_guard lock(mutex_);
        place->kept = *made;
    }
    return made;
}

Result<std::optional<Content>> TableStore::load(const Description& description, const Work& work, Trust trust) const {
    if (!has_folder()) return std::optional<Content>();
    const Result<std::optional<MappedFile>> file = map_file(path_of(description.name));
    if (!file) return file.error();
    if (!*file) return std::optional<Content>();
    Result<Content> content = content_from(**file, description, work, trust);
    if (!content) return content.error();
    return std::optional(*std::move(content));
}

bool TableStore::has_file(std::string_view name) const {
    if (!has_folder()) return false;
    const Result<std::optional<MappedFile>> file = map_file(path_of(name));
    return file && *file;
}

bool TableStore::has_held(std::string_view name) const {
    if (!has_folder() || !is_own_folder(held_folder_)) return false;
    const Result<std::optional<MappedFile>> file = map_file(held_path_of(name));
    return file && *file;
}

bool TableStore::offers(std::initializer_list<std::string> names, std::uint64_t bytes, const Work& work) const {
    if (work.memory != 0) return bytes <= work.memory;
    const auto all = [&](bool (TableStore::*is_there)(std::string_view) const) {
        return std::all_of(names.begin(), names.end(),
                           [&](const std::string& name) { return (this->*is_there)(name); });
    };
    const auto fits = [&] {
        const std::uint64_t here = free_memory();
        return here == 0 || bytes <= here / 2;  // 0: the system does not tell
    };
    return all(&TableStore::has_held) || (all(&TableStore::has_file) && fits());
}

Result<std::optional<FileLock>> TableStore::lock(const std::string& name, const Work& work) const {
    const std::string path = path_of(name);
    const auto only_in_memory = [&](const std::string& why) {
        work.note(why + "; the table " + name + " is kept in memory only");
        return std::optional<FileLock>();
    };
    bool has_said = false;
    for (;; wait_a_moment()) {
        Result<std::optional<FileLock>> lock = try_lock(path);
        if (!lock) return only_in_memory(lock.error().message);
        if (*lock) return lock;
        if (time_since_life(path) > long_silence) return only_in_memory("the process that builds it has halted");
        if (!has_said) work.note("another process is building the table " + name + "; waiting for it");
        has_said = true;
        if (work.is_stopped()) return stopped_error("while waiting for a table");
    }
}

Result<Content> TableStore::open(const Recipe& recipe, const Work& work) {
    return unless_out_of_memory([&] {
        Result<Content> content = open_or_build(recipe, work);
        if (!content || !settings_.large_pages || is_held(recipe.description)) return content;
        return Result<Content>(trundle::in_large_pages(*std::move(content), work));
    });
}

Result<Content> TableStore::open_or_build(const Recipe& recipe, const Work& work) {
    const std::string& name = recipe.description.name;
    if (!has_folder()) return recipe.build(*this, work, {});
    if (std::optional<Content> found = held(recipe.description)) return *std::move(found);
    const auto settled = [](const Result<std::optional<Content>>& found) -> std::optional<Result<Content>> {
        if (found && *found) return Result<Content>(**found);
        if (!found && is_of_reader(found.error())) return Result<Content>(found.error());
        return {};
    };
    if (const auto content = settled(load(recipe.description, work))) return *content;

    const Result<std::optional<FileLock>> lock = this->lock(name, work);
    if (!lock) return lock.error();
    const auto again = load(recipe.description, work);  // built by another process while this one waited
    if (const auto content = settled(again)) return *content;
    if (!again) work.note("the table " + name + " cannot be used, " + again.error().message + "; building it again");
    if (!*lock) return recipe.build(*this, work, {});

    const Checkpoint checkpoint(**lock, path_of(name), recipe.description, pace_);
    Result<Content> content = recipe.build(*this, work, checkpoint);
    if (content) save(recipe.description, *content, checkpoint, work);
    return content;
}

void TableStore::save(const Description& description, const Content& content, const Checkpoint& checkpoint,
                      const Work& work) const {
    const auto write = [&] {
        return write_file(path_of(description.name), header_of(description, content, work), content.bytes, work);
    };
    std::optional<Error> error = write();
    if (error && error->fault == Fault::stopped) return;  // the checkpoint serves the next one
    if (checkpoint.remove() > 0 && error) error = write();
    if (error) work.note(error->message + "; the table " + description.name + " is kept in memory only");
}

}  // namespace trundle

// Tables by name: from memory, else from the folder, else built (and saved, if the disk lets us).
#pragma once

#include <trundle/tables.h>
#include <map>
#include <mutex>
#include <optional>
#include <typeindex>

#include "tables/files/checkpoint.h"
#include "tables/files/format.h"
#include "tables/files/held.h"
#include "tables/pruning/table.h"
#include "tables/store/recipes.h"

namespace trundle {

// An error that says nothing about the table: its reader was stopped, or had too little memory.
inline bool is_of_reader(const Error& error) { return error.fault == Fault::stopped || error.code == "memory"; }

class TableStore {
public:
    // `pace`: how often a table that is being made is left behind as far as it is.
    explicit TableStore(TableSettings settings, Duration pace = Checkpoint::usual_pace)
        : settings_(std::move(settings)), held_folder_(held_folder_of(settings_.folder)), pace_(pace) {}

    static TableStore& of(Tables& tables) { return *tables.store_; }

    bool has_folder() const { return !settings_.folder.empty(); }

    // A shelf for what is worth keeping, such as a solver with its tables, by type and key. What is not there is made;
    // who asks meanwhile waits for it (or until its own work is stopped). Failures are not kept.
    template <class T>
    Result<std::shared_ptr<const T>> keep(const std::string& key, const std::function<Result<T>()>& make,
                                          const Work& work = {}) {
        const auto make_shared = [&make]() -> Result<Kept> {
            Result<T> made = make();
            if (!made) return made.error();
            return Kept(std::make_shared<const T>(*std::move(made)));
        };
        const Result<Kept> kept = keep({std::type_index(typeid(T)), key}, make_shared, work);
        if (!kept) return kept.error();
        return std::static_pointer_cast<const T>(*kept);
    }

    template <class T>
    bool is_kept(const std::string& key) {
        const std::lock_guard lock(mutex_);
        const auto place = shelf_.find({std::type_index(typeid(T)), key});
        return place != shelf_.end() && place->second.kept != nullptr;
    }

    // Errors: the work was stopped, or there is no memory for it.
    Result<std::shared_ptr<const Table>> open(const Pattern& pattern, const Work& work);
    Result<Content> open(const Recipe& recipe, const Work& work);

    // A large table without waiting until it has been read to its end: who uses it asks whether it is sound, and if it
    // is not, has it forgotten and opens it again.
    Result<std::shared_ptr<const Table>> open_at_once(const Pattern& pattern, const Work& work);
    void forget(const Pattern& pattern);

    // Lays a table into large pages for this process, once: whoever opens it from now on gets the copy. The table
    // itself if there is no memory for one.
    std::shared_ptr<const Table> in_large_pages(const std::shared_ptr<const Table>& table, const Work& work);
    bool is_in_large_pages(const std::shared_ptr<const Table>& table);  // this copy, or one that is held

    // What the searches of this process have looked at with a table.
    std::uint64_t nodes_with(const std::shared_ptr<const Table>& table);
    void add_nodes_with(const std::shared_ptr<const Table>& table, std::uint64_t nodes);

    // Copies a table into shared memory, where every process finds it first.
    std::optional<Error> hold(const Recipe& recipe, const Work& work);
    bool is_held(const Description& description) const { return held(description).has_value(); }
    std::uint64_t let_go(std::string_view name) const;  // returns the bytes it had

    // What is on the disk: none, a table, or what is wrong: with it, or with whoever tried to read it.
    Result<std::optional<Content>> load(const Description& description, const Work& work,
                                        Trust trust = Trust::none) const;

    bool has_file(std::string_view name) const;  // not yet whether it is good
    bool has_held(std::string_view name) const;  // nor this
    // Whether a search takes these tables, of so many bytes: always within the memory that the work allows; where it
    // says nothing, if they are held, or there and leave half of what is free to others.
    bool offers(std::initializer_list<std::string> names, std::uint64_t bytes, const Work& work) const;

    std::string path_of(std::string_view name) const { return settings_.folder + "/" + std::string(name) + ".table"; }
    std::string path_of(const Pattern& pattern) const { return path_of(name_of(pattern)); }

private:
    std::string held_path_of(std::string_view name) const { return held_folder_ + "/" + std::string(name) + ".table"; }
    std::optional<Content> held(const Description& description) const;
    Result<Content> open_or_build(const Recipe& recipe, const Work& work);
    // Waits while another process makes the table. None if the folder cannot be written, or if that process was halted.
    Result<std::optional<FileLock>> lock(const std::string& name, const Work& work) const;
    void save(const Description& description, const Content& content, const Checkpoint& checkpoint,
              const Work& work) const;

    Result<std::shared_ptr<const Table>> keep_table(const Pattern& pattern,
                                                    const std::function<Result<Content>()>& open, const Work& work);

    bool is_doubted(const Pattern& pattern);

    using Kept = std::shared_ptr<const void>;
    using Key = std::pair<std::type_index, std::string>;
    struct Place {
        Kept kept;
        bool is_being_made = false;
        bool is_doubted = false;         // read to its end before it is used
        bool is_in_large_pages = false;  // a copy
        std::uint64_t nodes = 0;
    };
    Place& place_of(const Pattern& pattern) { return shelf_[{std::type_index(typeid(Table)), name_of(pattern)}]; }
    Result<Kept> keep(const Key& key, const std::function<Result<Kept>()>& make, const Work& work);

    TableSettings settings_;
    std::string held_folder_;
    Duration pace_;
    std::mutex mutex_;
    std::map<Key, Place> shelf_;  // a place once made stays where it is
    std::mutex copying_;          // one at a time
};

}  // namespace trundle

#include "explore/levels.h"

#include <algorithm>

#include "base/memory.h"
#include "base/parallel.h"

namespace trundle {
namespace {

static_assert(sizeof(PackedConfiguration) == Peers::parcel_bytes);

constexpr std::size_t group_size = 256;          // shelves that are sorted before they are written
constexpr std::size_t largest_round = 4 << 20;   // neighbours: 64 MB on each way
constexpr std::size_t smallest_round = 4 << 10;  // whatever the memory

Standing standing_of(Play play) { return play == Play::slice ? Standing::counted : Standing::ignored; }

Run empty_run(Shelves shelves) {
    Run run;
    run.shelves.resize(shelves.size());
    return run;
}

}  // namespace

Levels::Levels(const ExploreRequest& request, Peers& peers, const Work& work)
    : peers_(peers),
      work_(work),
      play_(request.play),
      neighbours_(request.play, standing_of(request.play)),
      mine_(Shelves::of(peers.rank(), peers.count())),
      memory_(room_to_grow(work)),
      round_(std::clamp<std::size_t>(memory_ / 16 / sizeof(PackedConfiguration), smallest_round, largest_round)) {
    if (!request.folder.empty()) folder_.emplace(request.folder, request.play);
}

// Whatever one of them cannot do, all leave off.
std::optional<Error> Levels::agree(std::optional<Error> mine) {
    if (!mine && work_.is_stopped()) mine = stopped_error("between two levels");
    enum : std::uint64_t { fine, stopped, failed };
    const std::uint64_t worst = peers_.most(!mine ? fine : mine->fault == Fault::stopped ? stopped : failed);
    if (mine || worst == fine) return mine;
    if (worst == stopped) return stopped_error("by another process");
    return Error{Fault::environment, "peer", "another process of the search could not go on"};
}

std::optional<Error> Levels::begin() {
    std::optional<Error> wrong;
    if (folder_ && peers_.rank() == 0) {
        Result<std::optional<FileLock>> lock = folder_->lock();
        if (!lock) wrong = lock.error();
        else if (!*lock) wrong = Error{Fault::environment, "checkpoint", "another search works in the folder"};
        else lock_.emplace(**std::move(lock));
    }
    if ((wrong = agree(std::move(wrong)))) return wrong;  // nobody reads what another search may be changing
    if (folder_) wrong = folder_->read();
    if (!wrong && lock_) folder_->tidy();
    if (!wrong && folder_ && !folder_->levels().empty()) {
        done_ = folder_->levels();
        Result<Run> before = folder_->open(depth() - 1, mine_, work_);
        Result<Run> here = folder_->open(depth(), mine_, work_);
        if (before && here) before_ = *std::move(before), here_ = *std::move(here);
        else wrong = before ? here.error() : before.error();
    }
    if ((wrong = agree(std::move(wrong)))) return wrong;
    if (!done_.empty()) return {};

    const PackedConfiguration solved = neighbours_.class_of({});
    if (const std::size_t shelf = shelf_of(solved); shelf >= mine_.first && shelf < mine_.end)
        incoming_.push_back(std::make_shared<PackedClasses>(1, solved));
    before_ = here_ = empty_run(mine_);
    ExploreLevel level;
    Result<Run> run = settle(level);
    if ((wrong = agree(run ? std::nullopt : std::optional(run.error())))) return wrong;
    return take_level(level, *std::move(run));
}

std::optional<Error> Levels::advance() {
    if (std::optional<Error> wrong = send_neighbours()) return wrong;
    ExploreLevel level{.depth = depth() + 1};
    Result<Run> run = settle(level);
    if (std::optional<Error> wrong = agree(run ? std::nullopt : std::optional(run.error()))) return wrong;
    return take_level(level, *std::move(run));
}

std::optional<Error> Levels::send_neighbours() {
    const std::size_t a_round = std::max<std::size_t>(round_ / neighbours_.each(), 1);  // classes
    const std::size_t rounds = peers_.most((here_.size() + a_round - 1) / a_round);
    std::size_t shelf = 0;
    std::size_t at = 0;  // of the shelf
    for (std::size_t round = 0; round < rounds; ++round) {
        std::vector<std::span<const PackedConfiguration>> pieces;
        for (std::size_t left = a_round; left > 0 && shelf < mine_.size();) {
            const std::span<const PackedConfiguration> rest = here_.shelves[shelf].subspan(at);
            const std::size_t count = std::min(rest.size(), left);
            if (count > 0) pieces.push_back(rest.first(count));
            left -= count;
            at += count;
            if (count == rest.size()) ++shelf, at = 0;
        }
        exchange(pieces);
        std::size_t bytes = 0;
        for (const auto& chunk : incoming_) bytes += chunk->size() * sizeof(PackedConfiguration);
        const bool is_full = folder_ && bytes > memory_ / 2;
        if (std::optional<Error> wrong = agree(is_full ? spill() : std::nullopt)) return wrong;
        work_.progress("depth " + std::to_string(depth() + 1),
                       0.7 * static_cast<double>(round + 1) / static_cast<double>(rounds));
    }
    return {};
}

void Levels::exchange(std::span<const std::span<const PackedConfiguration>> of) {
    std::vector<PackedClasses> found(of.size());
    parallel_for(work_.threads, of.size(), [&](std::size_t i) { neighbours_.append(of[i], found[i], work_); });
    PackedClasses outgoing;
    std::size_t total = 0;
    for (const PackedClasses& some : found) total += some.size();
    outgoing.reserve(total);
    for (PackedClasses& some : found) {
        outgoing.insert(outgoing.end(), some.begin(), some.end());
        some = {};
    }
    const auto count = static_cast<std::size_t>(peers_.count());
    const std::vector<std::size_t> begin = put_in_boxes(outgoing, count, [&](const PackedConfiguration& packed) {
        return Shelves::owner_of(shelf_of(packed), peers_.count());
    });
    std::vector<std::size_t> counts(count);
    for (std::size_t peer = 0; peer < count; ++peer) counts[peer] = begin[peer + 1] - begin[peer];

    const std::vector<std::size_t> to_come = peers_.announce(counts);
    total = 0;
    for (const std::size_t some : to_come) total += some;
    if (incoming_.empty() || incoming_.back()->size() > round_) {
        incoming_.push_back(std::make_shared<PackedClasses>());
        incoming_.back()->reserve(2 * round_);
    }
    PackedClasses& chunk = *incoming_.back();
    chunk.resize(chunk.size() + total);
    peers_.exchange(std::as_bytes(std::span(outgoing)), counts, std::as_writable_bytes(std::span(chunk).last(total)),
                    to_come);
}

void Levels::shelve_incoming() {
    const std::size_t first = next_.size();
    next_.resize(first + incoming_.size());
    parallel_for(work_.threads, incoming_.size(), [&](std::size_t i) {
        PackedClasses& chunk = *incoming_[i];
        const std::vector<std::size_t> begin = put_on_shelves(chunk);
        Run run = empty_run(mine_);
        for (std::size_t shelf = 0; shelf < mine_.size(); ++shelf) {
            const std::size_t at = begin[mine_.first + shelf];
            run.shelves[shelf] = std::span(chunk).subspan(at, begin[mine_.first + shelf + 1] - at);
        }
        run.keepers.push_back(incoming_[i]);
        next_[first + i] = std::move(run);
    });
    incoming_.clear();
}

// What came, each shelf sorted and without repetition; the new ones alone, or all. In the order of shelves.
std::optional<Error> Levels::gather(bool only_new, const Use& use) {
    shelve_incoming();
    for (std::size_t first = 0; first < mine_.size(); first += group_size) {
        Group group(std::min(group_size, mine_.size() - first));
        parallel_for(work_.threads, group.size(), [&](std::size_t i) {
            PackedClasses& shelf = group[i];
            for (const Run& run : next_)
                shelf.insert(shelf.end(), run.shelves[first + i].begin(), run.shelves[first + i].end());
            if (only_new) keep_new(shelf, {before_.shelves[first + i], here_.shelves[first + i]});
            else keep_new(shelf, {});
        });
        if (work_.is_stopped()) return stopped_error("while sorting");
        if (std::optional<Error> wrong = use(group)) return wrong;
        if (only_new && !done_.empty())
            work_.progress("depth " + std::to_string(depth() + 1),
                           0.7 + 0.3 * static_cast<double>(first) / static_cast<double>(mine_.size()));
    }
    return {};
}

std::optional<Error> Levels::spill() {
    std::vector<Run> in_files;
    in_files.swap(next_);
    const std::string path = folder_->spill_of(spilled_++, peers_.rank());
    const RunKind kind{play_, depth() + 1};
    Result<RunWriter> file = RunWriter::begin(path, kind, mine_);
    if (!file) return file.error();
    std::optional<Error> wrong = gather(false, [&](Group& group) -> std::optional<Error> {
        for (const PackedClasses& shelf : group)
            if (std::optional<Error> error = file->add(shelf, work_)) return error;
        return {};
    });
    if (!wrong) wrong = file->finish(work_);
    Run run = empty_run(mine_);
    if (!wrong) wrong = open_run(path, kind, mine_, run, work_);
    in_files.push_back(std::move(run));
    next_ = std::move(in_files);
    return wrong;
}

Result<Run> Levels::settle(ExploreLevel& level) {
    Run run;
    run.shelves.reserve(mine_.size());
    std::optional<RunWriter> file;
    const std::string path = folder_ ? folder_->path_of(level.depth, peers_.rank(), peers_.count()) : "";
    if (folder_) {
        Result<RunWriter> begun = RunWriter::begin(path, {play_, level.depth}, mine_);
        if (!begun) return begun.error();
        file.emplace(*std::move(begun));
    }
    std::optional<Error> wrong = gather(true, [&](Group& group) -> std::optional<Error> {
        const auto kept = std::make_shared<PackedClasses>();
        std::size_t total = 0;
        for (const PackedClasses& shelf : group) {
            level.states += neighbours_.states(shelf);
            total += shelf.size();
        }
        level.classes += total;
        kept->reserve(file ? 0 : total);
        for (const PackedClasses& shelf : group) {
            if (file) {
                if (std::optional<Error> error = file->add(shelf, work_)) return error;
                continue;
            }
            run.shelves.emplace_back(kept->data() + kept->size(), shelf.size());
            kept->insert(kept->end(), shelf.begin(), shelf.end());
        }
        run.keepers.push_back(kept);
        return {};
    });
    next_.clear();
    for (; spilled_ > 0; --spilled_) remove_file(folder_->spill_of(spilled_ - 1, peers_.rank()));
    if (wrong) return *std::move(wrong);
    if (!file) return run;
    if ((wrong = file->finish(work_))) return *std::move(wrong);
    run = empty_run(mine_);
    if ((wrong = open_run(path, {play_, level.depth}, mine_, run, work_))) return *std::move(wrong);
    return run;
}

// All have it: from now on it counts.
std::optional<Error> Levels::take_level(ExploreLevel level, Run run) {
    level.states = peers_.sum(level.states);
    level.classes = peers_.sum(level.classes);
    if (folder_) {
        folder_->add(level, peers_.count());
        std::optional<Error> wrong = peers_.rank() == 0 ? folder_->write(work_) : std::nullopt;
        if ((wrong = agree(std::move(wrong)))) return wrong;
        folder_->forget(level.depth - 2, peers_.rank(), peers_.count());
    }
    before_ = std::move(here_);
    here_ = std::move(run);
    done_.push_back(level);
    return {};
}

}  // namespace trundle

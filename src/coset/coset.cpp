// All cubes of a coset, depth by depth: words from the cube into H, then prepasses, then the rest one by one.
#include <trundle/coset.h>
#include <algorithm>

#include "base/memory.h"
#include "base/parallel.h"
#include "coset/finish/finish.h"
#include "coset/progress_file.h"

namespace trundle {
namespace {

constexpr int most_moves = 60;
constexpr int worth_signs = 21;  // words of so many moves take longer than the table of signs does
constexpr std::uint64_t least_memory = 1'000'000'000;  // for tables
constexpr std::size_t most_single = 10'000'000;        // cubes that are solved one by one

std::optional<Error> refusal(const CosetRequest& request) {
    if (request.play != Play::face && request.play != Play::quarter && request.play != Play::crawler)
        return Error{Fault::usage, "moves", "a coset is solved by face, quarter or crawler moves"};
    if (request.depth < 0 || request.depth > most_moves || request.within > most_moves)
        return Error{Fault::usage, "depth", "a depth is 0 .. " + std::to_string(most_moves)};
    if (request.more < 0 || request.more > 99)
        return Error{Fault::usage, "more", "0 .. 99 percent of the words of one more move can be searched"};
    if (request.more > 0 && request.within <= request.depth)
        return Error{Fault::usage, "more", "words of one more move are not within " + std::to_string(request.depth)};
    return {};
}

// Of the longest words that are searched, all or some.
int longest(const CosetRequest& request) { return request.depth + (request.more > 0 ? 1 : 0); }

// Kept for the next coset.
Result<std::shared_ptr<const Routes>> routes_of(const CosetRequest& request, TableStore& store, const Work& work) {
    const int depth = longest(request);
    const int length = NormalWords::length_for(request.play, depth);
    const int radius = std::min(depth, NearCosets::most_radius(request.play));
    if (work.memory != 0 && work.memory < least_memory && depth > radius)
        return Error{Fault::environment, "memory",
                     "words of more than " + std::to_string(radius) + " moves need about a gigabyte of memory"};
    const bool with_signs = depth >= worth_signs && (work.memory == 0 || work.memory >= 2 * least_memory);
    const auto make = [&]() -> Result<Routes> {
        Routes routes{
            request.play, NormalWords(request.play, length, work), NearCosets(request.play, radius, work), {}};
        if (work.is_stopped()) return stopped_error("before the search began");
        if (depth <= radius) return routes;
        Result<FarCosets> far = FarCosets::open(store, request.play, with_signs, work);
        if (!far) return far.error();
        routes.far = *std::move(far);
        return routes;
    };
    const std::string key = "coset " + std::string(name_of(request.play)) + " " + std::to_string(length) + " " +
                            std::to_string(radius) +
                            (with_signs       ? " signs"
                             : depth > radius ? " far"
                                              : "");
    return store.keep<Routes>(key, make, work);
}

// Depth by depth: few members one by one, then all of them as bits.
class CosetSolver {
public:
    CosetSolver(const CosetRequest& request, const Routes& routes, ProgressFile file, const Work& work,
                const CosetNews& news)
        : request_(request), routes_(routes), file_(std::move(file)), work_(work), news_(news) {
        for (const StayMove& move : stay_moves(request.play)) moves_.emplace_back(move);
    }

    Result<CosetAnswer> solve(Tables& tables) {
        if (const std::optional<Error> error = resume()) return *error;
        const int last = std::max(request_.depth, request_.within);
        while (depth() <= last) {
            const std::optional<Error> error = depth() <= longest(request_) ? search() : lengthen();
            if (error && error->fault != Fault::stopped) return *error;
            if (error || work_.is_stopped()) return answer(false);
            const ProgressFile::When when = depth() > last ? ProgressFile::When::now : ProgressFile::When::due;
            if (const std::optional<Error> unwritten = save(when)) return *unwritten;
        }
        CosetAnswer all = answer(true);
        if (const std::optional<Error> error = finish(all, tables)) return *error;
        return all;
    }

private:
    int depth() const { return static_cast<int>(progress_.depths.size()); }  // that comes next

    std::optional<Error> resume() {
        Result<std::optional<CosetProgress>> read = file_.read(few_, many_, work_);
        if (!read) return read.error();
        const int more = request_.more;
        if (*read) progress_ = **std::move(read);
        if (depth() > request_.depth + 1 && progress_.more != more)
            return Error{Fault::usage, "more", "the checkpoint was made for another --more"};
        progress_.more = more;
        for (const CosetDepth& done : progress_.depths) {
            if (done.is_exact != (done.depth <= request_.depth))
                return Error{Fault::usage, "depth", "the checkpoint was made for another --depth"};
            if (news_.on_depth) news_.on_depth(done);
        }
        if (const int most = std::max(request_.depth, request_.within); depth() > most + 1)
            return Error{Fault::usage, "within",
                         "the checkpoint is further, within " + std::to_string(depth() - 1) + " moves"};
        if (progress_.is_lengthened && depth() > longest(request_))
            return Error{Fault::usage, "depth", "the checkpoint was made for a larger --depth"};
        return {};
    }

    std::optional<Error> save(ProgressFile::When when = ProgressFile::When::due) {
        return file_.offer(progress_, few_, many_, work_, when);
    }

    void close_depth(std::uint64_t known, bool is_exact) {
        progress_.depths.push_back({depth(), known - progress_.known, is_exact});
        progress_.known = known;
        progress_.branches = 0;
        progress_.is_lengthened = false;
        if (news_.on_depth) news_.on_depth(progress_.depths.back());
    }

    std::optional<Error> close_depth_of_many(bool is_exact) {
        const std::uint64_t known = many_->count(work_);
        if (work_.is_stopped()) return stopped_error("while counting");
        close_depth(known, is_exact);
        return {};
    }

    // All words of one more move, or some of them.
    std::optional<Error> search() {
        const bool is_all = depth() <= request_.depth;
        const std::vector<Branch> branches =
            some_of(branches_of(routes_, request_.cube.cube(), depth()), is_all ? 100 : request_.more);
        if (!many_) {
            const auto take = [this](std::span<const MemberNumber> found) { few_.take(found); };
            descend_all(branches, 0, branches.size(), Endings::all, few_.has_enough(), take);
            if (work_.is_stopped()) return stopped_error("in the search");
            if (!is_all) lengthen_few(few_.depths(), stay_moves(request_.play), take);
            if (!few_.has_enough()) {
                few_.settle();
                close_depth(few_.count(), is_all);
                return {};
            }
            if (const std::optional<Error> error = become_many()) return error;
        }
        if (!progress_.is_lengthened && !many_->lengthen(moves_, work_)) return stopped_error("in the search");
        progress_.is_lengthened = true;
        if (progress_.branch_count != branches.size()) progress_.branches = 0;
        progress_.branch_count = branches.size();
        const std::atomic<bool> never = false;
        while (progress_.branches < branches.size()) {
            constexpr std::uint64_t at_once = 256;
            const std::uint64_t end = std::min<std::uint64_t>(progress_.branches + at_once, branches.size());
            descend_all(branches, progress_.branches, end, Endings::fresh, never,
                        [this](std::span<const MemberNumber> found) { many_->take(found); });
            if (work_.is_stopped()) return stopped_error("in the search");
            progress_.branches = end;
            if (const std::optional<Error> error = save()) return error;
        }
        return close_depth_of_many(is_all);
    }

    void descend_all(const std::vector<Branch>& branches, std::size_t begin, std::size_t end, Endings endings,
                     const std::atomic<bool>& enough, const TakeMembers& take) {
        const std::string what = "words of " + std::to_string(depth()) + " moves";
        std::mutex mutex;
        std::size_t done = begin;
        parallel_for(work_.threads, end - begin, [&](std::size_t i) {
            descend()(routes_, branches[begin + i], endings, take, work_, enough);
            const std::lock_guard lock(mutex);
            work_.progress(what, static_cast<double>(++done) / static_cast<double>(branches.size()));
        });
    }

    // One more move by prepasses alone.
    std::optional<Error> lengthen() {
        if (!many_) {
            const auto take = [this](std::span<const MemberNumber> found) { few_.take(found); };
            lengthen_few(few_.depths(), stay_moves(request_.play), take);
            if (!few_.has_enough()) {
                few_.settle();
                close_depth(few_.count(), false);
                return {};
            }
            if (const std::optional<Error> error = become_many()) return error;
        }
        if (!many_->lengthen(moves_, work_)) return stopped_error("in a prepass");
        return close_depth_of_many(false);
    }

    // Those of the last depth are not yet among those of the depth before.
    std::optional<Error> become_many() {
        few_.forget();
        Result<MemberBitmaps> bitmaps = MemberBitmaps::make(work_);
        if (!bitmaps) return bitmaps.error();
        for (const std::vector<MemberNumber>& found : few_.depths()) {
            bitmaps->take(found);
            if (&found != &few_.depths().back()) bitmaps->take_before(found);
        }
        many_.emplace(*std::move(bitmaps));
        few_.clear();
        return {};
    }

    CosetAnswer answer(bool is_complete) const {
        return {progress_.depths, coset_size - progress_.known, 0, {}, is_complete};
    }

    std::optional<Error> finish(CosetAnswer& all, Tables& tables) {
        if (!many_ || all.left > (request_.finish ? most_single : request_.list)) return {};
        const std::vector<MemberNumber> missing = many_->missing(work_);
        if (work_.is_stopped()) {
            all.is_complete = false;
            return {};
        }
        if (!request_.finish) {
            for (const MemberNumber member : missing) all.rest.push_back({cube_of_member(member, request_.cube), {}});
            return {};
        }
        many_.reset();
        Result<Singles> singles = solve_singly(request_, missing, tables, work_);
        if (!singles) return singles.error();
        all.finished = singles->solved;
        all.left -= all.finished;
        all.rest = std::move(singles->rest);
        all.is_complete = !work_.is_stopped();
        return {};
    }

    const CosetRequest& request_;
    const Routes& routes_;
    ProgressFile file_;
    const Work& work_;
    const CosetNews& news_;
    std::vector<PageMove> moves_;
    CosetProgress progress_;
    SparseMembers few_;
    std::optional<MemberBitmaps> many_;
};

}  // namespace

Result<CosetAnswer> solve_coset(const CosetRequest& request, Tables& tables, const Work& work, const CosetNews& news) {
    if (const std::optional<Error> error = refusal(request)) return *error;
    return unless_out_of_memory([&]() -> Result<CosetAnswer> {
        Result<ProgressFile> file = ProgressFile::open(request);
        if (!file) return file.error();
        const Result<std::shared_ptr<const Routes>> routes = routes_of(request, TableStore::of(tables), work);
        if (!routes) return routes.error();
        return CosetSolver(request, **routes, *std::move(file), work, news).solve(tables);
    });
}

}  // namespace trundle

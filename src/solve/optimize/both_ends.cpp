// The search of the path program's note: breadth first from the solved cube and from the target, in rounds, until
// classes of relabelings are known from both ends.
//
//   solved - move - relabeling - middle - relabeling - move - relabeling - target
//
// What is relabeled is as far from solved as before, since solved stays solved. So the two ends grow as classes; then
// real moves lead from the target home, always to classes that are near enough to solved.
#include "base/memory.h"
#include "moves/canonical.h"
#include "search/breadth.h"
#include "solve/ball/class_table.h"
#include "solve/optimize/findings.h"

namespace trundle {
namespace {

// All classes within some moves of the class it starts with.
class End {
public:
    End(Play play, Standing standing, const Configuration& start)
        : moves_(moves_of(play).size()), breadth_(play, standing, start) {
        keep();
    }

    int depth() const { return depth_; }
    OptimizeRound::End last() const { return {breadth_.states(), breadth_.classes()}; }
    const ClassTable& classes() const { return classes_; }

    // False if the work was stopped: then it can grow no more.
    bool grow(const Work& work) {
        if (!breadth_.advance(work)) return false;
        ++depth_;
        keep();
        return true;
    }

    // Mostly too high: neighbours before equal ones are merged, then the table with the new ones.
    std::uint64_t bytes_to_grow() const {
        const std::uint64_t neighbours = breadth_.classes() * moves_;
        return neighbours * sizeof(PackedConfiguration) * 3 / 2 + ClassTable::bytes_for(classes_.size() + neighbours);
    }

private:
    void keep() {
        classes_.reserve(classes_.size() + breadth_.classes());
        for (const auto& part : breadth_.parts())
            for (const PackedConfiguration& packed : part) classes_.insert(packed, depth_);
    }

    std::size_t moves_;
    Breadth breadth_;
    ClassTable classes_;
    int depth_ = 0;
};

class BothEnds {
public:
    BothEnds(const OptimizeRequest& request, const Work& work, const std::function<void(const Moves&)>& on_solution,
             const std::function<void(const OptimizeRound&)>& on_round)
        : work_(work),
          on_round_(on_round),
          found_(request, on_solution),
          standing_(Findings::standing_of(request)),
          moves_(moves_of(request.play)),
          canonical_(moves_),
          relabelings_(request.play),
          start_{request.target.cube.cube(), standing_ == Standing::counted
                                                 ? static_cast<std::uint8_t>(request.target.pose.rotation.id())
                                                 : std::uint8_t{0}},
          solved_(request.play, standing_, {}),
          target_(request.play, standing_, start_) {}

    Result<Optimum> run() {
        search_lengths();
        while (!is_done()) {
            OptimizeRound round{.depth = solved_.depth() + 1};
            if (!grow(solved_)) break;
            round.from_solved = solved_.last();
            search_lengths();
            if (!is_done() && grow(target_)) {
                round.from_target = target_.last();
                search_lengths();
            }
            round.met = met();
            found_.optimum.rounds.push_back(round);
            if (on_round_) on_round_(round);
        }
        return found_.finish(length_);
    }

private:
    bool is_done() const { return !found_.optimum.is_complete || found_.are_all(length_); }

    bool grow(End& end) {
        const std::uint64_t memory = room_to_grow(work_);
        const std::uint64_t known =
            ClassTable::bytes_for(solved_.classes().size()) + ClassTable::bytes_for(target_.classes().size());
        const bool is_far = solved_.depth() + target_.depth() >= ClassTable::max_distance;
        const bool has_room = !is_far && known + end.bytes_to_grow() <= memory;
        if (is_far)
            work_.note("both ends together go no farther than " + std::to_string(ClassTable::max_distance) + " moves");
        else if (!has_room)
            work_.note("round " + std::to_string(end.depth() + 1) + " needs about " +
                       told_size(known + end.bytes_to_grow()) + ", more than the " + told_size(memory) + " allowed");
        found_.optimum.nodes += end.last().classes * moves_.size();
        found_.optimum.is_complete = has_room && end.grow(work_);
        return found_.optimum.is_complete;
    }

    // Classes known from both ends.
    std::uint64_t met() const {
        std::uint64_t count = 0;
        target_.classes().for_each([&](const PackedConfiguration& key, int) {
            if (solved_.classes().distance_of(key, -1) >= 0) ++count;
        });
        return count;
    }

    // All lengths that the two ends together reach by now.
    void search_lengths() {
        for (; length_ <= solved_.depth() + target_.depth() && !is_done(); ++length_) {
            LengthCount count{length_, 0, 0};
            look_back();
            walk(start_, Canonical::start, length_, count);
            if (work_.is_stopped()) found_.optimum.is_complete = false;
            if (!found_.optimum.is_complete) return;
            if (found_.optimum.length) found_.optimum.counts.push_back(count);
        }
    }

    // From where the ends meet back to the target, through parents and siblings: how far from solved the classes are
    // that lie on a way of `length_` moves and that the other end has not reached.
    void look_back() {
        beyond_ = {};
        std::vector<PackedConfiguration> here;
        const int edge = solved_.depth();
        target_.classes().for_each([&](const PackedConfiguration& key, int from_target) {
            if (from_target <= length_ - edge && solved_.classes().distance_of(key, -1) == edge) here.push_back(key);
        });
        for (int distance = edge + 1; distance <= length_ && !here.empty() && !work_.is_stopped(); ++distance) {
            std::vector<PackedConfiguration> next;
            for (const PackedConfiguration& key : here)
                for (Move move : moves_) {
                    const PackedConfiguration to = relabelings_.representative(after(unpacked(key), move, standing_));
                    if (target_.classes().distance_of(to, length_) > length_ - distance || distance_of(to) <= distance)
                        continue;
                    beyond_.reserve(beyond_.size() + 1);
                    beyond_.insert(to, distance);
                    next.push_back(to);
                }
            here.swap(next);
        }
    }

    // From solved, as far as it matters: other classes are on no way of `length_` moves.
    int distance_of(const PackedConfiguration& key) const {
        const int distance = solved_.classes().distance_of(key, -1);
        return distance >= 0 ? distance : beyond_.distance_of(key, length_ + 1);
    }

    void walk(const Configuration& from, Canonical::State state, int left, LengthCount& count) {
        if (distance_of(relabelings_.representative(from)) > left) return;
        if (left == 0) return found_.add(backwards(), count);
        for (std::size_t move = 0; move < moves_.size() && !work_.is_stopped(); ++move) {
            const Canonical::State next = canonical_.next(state, move);
            if (next == Canonical::forbidden) continue;
            ++found_.optimum.nodes;
            path_.push_back(static_cast<std::uint8_t>(move));
            walk(after(from, moves_[move], standing_), next, left - 1, count);
            path_.pop_back();
        }
    }

    // The way from solved, with parallel moves in their order: first layers first, and two quarters clockwise.
    MoveIndices backwards() const {
        const auto inverse_of = [&](std::uint8_t index) {
            return static_cast<std::uint8_t>(std::find(moves_.begin(), moves_.end(), moves_[index].inverse()) -
                                             moves_.begin());
        };
        MoveIndices path;
        for (std::size_t i = path_.size(); i > 0; --i) path.push_back(inverse_of(path_[i - 1]));
        for (auto run = path.begin(); run != path.end();) {
            const auto end = std::find_if(
                run, path.end(), [&](std::uint8_t index) { return moves_[index].axis() != moves_[*run].axis(); });
            std::sort(run, end);
            for (auto next = run + 1; next < end; ++next)
                if (*next == *(next - 1)) *next = *(next - 1) = std::min(*next, inverse_of(*next));
            run = end;
        }
        return path;
    }

    const Work& work_;
    const std::function<void(const OptimizeRound&)>& on_round_;
    Findings found_;
    Standing standing_;
    std::span<const Move> moves_;
    Canonical canonical_;
    Relabelings relabelings_;
    Configuration start_;
    End solved_;
    End target_;
    int length_ = 0;      // searched next; all before is done
    ClassTable beyond_;   // classes on ways of `length_` moves that are farther from solved than solved_ knows
    MoveIndices path_{};  // from the target
};

}  // namespace

Result<Optimum> optimize_from_both_ends(const OptimizeRequest& request, const Work& work,
                                        const std::function<void(const Moves&)>& on_solution,
                                        const std::function<void(const OptimizeRound&)>& on_round) {
    if (std::optional<Error> error = Findings::check(request)) return *std::move(error);
    return BothEnds(request, work, on_solution, on_round).run();
}

}  // namespace trundle

// Shortest crawls for given turns, by meeting in the middle: one set of crawls from the start, one (walked backwards)
// from all ends. A crawl u to a meeting pose and the way back of a crawl v make u v', which is the turn t if u = t v.
#include "crawl/board/replay.h"
#include "crawl/theory/walks.h"

namespace trundle {
namespace {

class Meeting {
public:
    Meeting(const BoardPoses& poses, std::span<const Move> moves)
        : from_start_(poses, moves, std::vector{poses.start()}), from_ends_(poses, moves, poses.goals()) {}

    int length() const { return from_start_.depth() + from_ends_.depth(); }

    // One move longer, on the side where that is cheaper.
    void deepen() {
        const bool start_is_smaller =
            from_start_.level(from_start_.depth()).size() <= from_ends_.level(from_ends_.depth()).size();
        (start_is_smaller ? from_start_ : from_ends_).deepen();
    }

    // A crawl of just this length; there is none that is shorter if all shorter lengths were asked for.
    std::optional<Moves> crawl_for(const Cube& target) const {
        for (const Walks::Entry& end : from_ends_.level(from_ends_.depth())) {
            const Cube cube = end.cube();
            std::optional<Moves> crawl = from_start_.crawl_to(target * cube, end.pose());
            if (!crawl) continue;
            const std::optional<Moves> rest = from_ends_.crawl_to(cube, end.pose());
            for (const Move move : inverted(*rest)) crawl->push_back(move);
            return crawl;
        }
        return {};
    }

private:
    Walks from_start_, from_ends_;
};

}  // namespace

std::vector<Macro> macros(const Board& board, Pose start, const CrawlEnd& end, std::span<const Move> moves) {
    const BoardPoses poses(board, start, end, max_macro_length / 2);
    std::vector<Macro> result;
    for (const Move turn : MoveSet::face()) result.push_back({turn, {}});
    std::size_t missing = result.size();
    for (Meeting meeting(poses, moves);; meeting.deepen()) {
        for (Macro& macro : result) {
            if (macro.crawl) continue;
            macro.crawl = meeting.crawl_for(cube_of(macro.turn.turn()));
            if (!macro.crawl) continue;
            --missing;
            const CrawlTask task{SolvableCube().turned(macro.turn.turn()).inverse(), board, start, end};
            if (!solves(task, *macro.crawl)) macro.crawl.reset();
        }
        if (missing == 0 || meeting.length() == max_macro_length) return result;
    }
}

Result<Moves> shortest_way(const Board& board, Pose start, const CrawlEnd& end) {
    const CrawlTask task{{}, board, start, end};
    if (std::optional<Error> error = why_unsolvable(task)) return *std::move(error);
    const BoardPoses poses(board, start, end, max_macro_length / 2);
    for (Meeting meeting(poses, MoveSet::crawler());; meeting.deepen()) {
        if (std::optional<Moves> crawl = meeting.crawl_for(Cube()); crawl && solves(task, *crawl))
            return *std::move(crawl);
        if (meeting.length() == max_macro_length)
            return Error{Fault::none_exists,
                         "too_far",
                         "no crawl of up to " + std::to_string(max_macro_length) + " moves goes there",
                         {}};
    }
}

}  // namespace trundle

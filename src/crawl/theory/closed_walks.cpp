#include "crawl/theory/closed_walks.h"

#include "base/memory.h"
#include "crawl/theory/laws.h"

namespace trundle {

Result<WalkGroup> WalkGroup::on(const Board& given, Pose given_start, std::span<const Move> moves, const Work& work) {
    const Board board = given.is_unbounded() ? *Board::rectangle(3, 3) : given;
    const Pose start = given.is_unbounded() ? Pose{given_start.rotation, board.middle()} : given_start;
    const Result<BoardPoses> poses = BoardPoses::on({board, start, {}});
    if (!poses) return poses.error();
    constexpr std::size_t unseen = ~std::size_t{0};
    std::vector<std::size_t> visit_of(poses->count(), unseen);
    std::vector<BoardPoses::Number> numbers{poses->start()};
    WalkGroup walks;
    std::vector<Visit>& visits = walks.visits_;
    visits.push_back({start, Cube()});
    visit_of[poses->start()] = 0;

    for (std::size_t from = 0; from < visits.size(); ++from) {
        if (work.is_stopped()) return stopped_error("while finding out what can be solved on the board");
        for (std::size_t m = 0; m < moves.size(); ++m) {
            const BoardPoses::Number to = poses->next(numbers[from], m);
            if (to == BoardPoses::wall) continue;
            const Move move = moves[m];
            const Cube walk = visits[from].walk * cube_of(move.turn());
            std::size_t& seen = visit_of[to];
            if (seen == unseen) {
                seen = visits.size();
                visits.push_back({after(World{{}, visits[from].pose}, move).pose, walk});
                numbers.push_back(to);
            } else if (!walks.is_everything_) {
                walks.group_.add(permutation_of(walk * inverse(visits[seen].walk)));
                walks.is_everything_ = walks.group_.order() == all_cubes();
            }
        }
    }
    return walks;
}

Result<ClosedWalks> closed_walks(const Board& board, Pose start, std::span<const Move> moves, const Work& work) {
    const Result<WalkGroup> found = WalkGroup::on(board, start, moves, work);
    if (!found) return found.error();
    const WalkGroup& walks = *found;
    ClosedWalks result;
    result.order = walks.group().order().to_text();
    result.index = walks.group().index_in(all_cubes()).to_text();
    result.solves_everything = walks.is_everything();
    result.laws = laws_of(walks);

    // Ends whose walks differ by a closed walk solve the same cubes.
    std::vector<WalkGroup::Visit> kinds;
    for (const WalkGroup::Visit& visit : walks.visits()) {
        bool is_new = true;
        for (const WalkGroup::Visit& kind : kinds) is_new = is_new && !walks.solves(inverse(kind.walk), visit);
        if (is_new) kinds.push_back(visit);
        if (walks.is_everything()) break;
    }
    result.end_kinds = kinds.size();
    return result;
}

}  // namespace trundle

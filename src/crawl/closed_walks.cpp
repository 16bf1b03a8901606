#include "crawl/closed_walks.h"

#include <numeric>

#include "crawl/laws.h"

namespace trundle {

WalkGroup::WalkGroup(const Board& given, Pose given_start) : group_(movable_facelet_count) {
    const Board board = given.is_unbounded() ? *Board::rectangle(3, 3) : given;
    const Pose start = given.is_unbounded() ? Pose{given_start.rotation, board.middle()} : given_start;
    const PoseNumbers numbers(board, start.cell);
    constexpr std::size_t unseen = ~std::size_t{0};
    std::vector<std::size_t> visit_of(numbers.count(), unseen);
    visits_.push_back({start, Cube()});
    visit_of[numbers.number_of(start)] = 0;

    for (std::size_t from = 0; from < visits_.size(); ++from)
        for (const Move move : MoveSet::crawler()) {
            const Pose pose = visits_[from].pose;
            if (!may_move(board, pose, move)) continue;
            const Pose to = after(World{{}, pose}, move).pose;
            const Cube walk = visits_[from].walk * cube_of(move.turn());
            std::size_t& seen = visit_of[numbers.number_of(to)];
            if (seen == unseen) {
                seen = visits_.size();
                visits_.push_back({to, walk});
            } else if (!is_everything_) {
                group_.add(permutation_of(walk * inverse(visits_[seen].walk)));
                is_everything_ = group_.order() == all_cubes();
            }
        }
}

ClosedWalks closed_walks(const Board& board, Pose start) {
    const WalkGroup walks(board, start);
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

std::optional<Error> why_unsolvable(const CrawlTask& task) {
    const WalkGroup walks(task.board, task.start);
    if (task.board.is_unbounded()) return {};
    std::vector<WalkGroup::Visit> ends;
    for (const WalkGroup::Visit& visit : walks.visits())
        if (task.end.allows(visit.pose)) ends.push_back(visit);
    if (ends.empty())
        return Error{Fault::none_exists,
                     "unreachable_end",
                     "no crawl leads from the start to that end: walls are in between",
                     {}};
    for (const WalkGroup::Visit& end : ends)
        if (walks.solves(task.cube.cube(), end)) return {};
    return Error{Fault::none_exists,
                 "unsolvable_on_board",
                 "this cube cannot be solved on this board: " + obstacle(walks, ends, task.cube.cube()),
                 {}};
}

}  // namespace trundle

#include "crawl/theory/closed_walks.h"

#include <utility>

#include "crawl/theory/laws.h"

namespace trundle {

WalkGroup::WalkGroup(const Board& given, Pose given_start, std::span<const Move> moves)
    : group_(movable_facelet_count) {
    const Board board = given.is_unbounded() ? *Board::rectangle(3, 3) : given;
    const Pose start = given.is_unbounded() ? Pose{given_start.rotation, board.middle()} : given_start;
    const BoardPoses poses(board, start, {});
    constexpr std::size_t unseen = ~std::size_t{0};
    std::vector<std::size_t> visit_of(poses.count(), unseen);
    std::vector<BoardPoses::Number> numbers{poses.start()};
    visits_.push_back({start, Cube()});
    visit_of[poses.start()] = 0;

    for (std::size_t from = 0; from < visits_.size(); ++from)
        for (std::size_t m = 0; m < moves.size(); ++m) {
            const BoardPoses::Number to = poses.next(numbers[from], m);
            if (to == BoardPoses::wall) continue;
            const Move move = moves[m];
            const Cube walk = visits_[from].walk * cube_of(move.turn());
            std::size_t& seen = visit_of[to];
            if (seen == unseen) {
                seen = visits_.size();
                visits_.push_back({after(World{{}, visits_[from].pose}, move).pose, walk});
                numbers.push_back(to);
            } else if (!is_everything_) {
                group_.add(permutation_of(walk * inverse(visits_[seen].walk)));
                is_everything_ = group_.order() == all_cubes();
            }
        }
}

ClosedWalks closed_walks(const Board& board, Pose start, std::span<const Move> moves) {
    const WalkGroup walks(board, start, moves);
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

namespace {

// Whether the cells that can be reached hold a free 2x3 or 3x2 block, and the wanted end if there is one. Within such a
// block closed walks reach every cube (closed_walks says so), and whoever can walk there and back can do the same.
bool has_room(const CrawlTask& task) {
    const Board& board = task.board;
    const auto index_of = [&](Cell cell) { return static_cast<std::size_t>(cell.z * board.width() + cell.x); };
    std::vector<std::uint8_t> is_reached(static_cast<std::size_t>(board.width() * board.height()));
    std::vector<Cell> cells{task.start.cell};
    is_reached[index_of(task.start.cell)] = 1;
    bool has_block = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto is_free_block = [&, cell = cells[i]](int width, int height) {
            bool is_free = true;
            for (int z = 0; z < height; ++z)
                for (int x = 0; x < width; ++x) is_free = is_free && !board.is_blocked({cell.x + x, cell.z + z});
            return is_free;
        };
        has_block = has_block || is_free_block(2, 3) || is_free_block(3, 2);
        for (Face direction : {Face::R, Face::L, Face::F, Face::B}) {
            if (!board.may_step(cells[i], direction)) continue;
            const Cell next = neighbour(cells[i], direction);
            if (std::exchange(is_reached[index_of(next)], std::uint8_t{1}) == 0) cells.push_back(next);
        }
    }
    return has_block && (!task.end.cell || (board.contains(*task.end.cell) && is_reached[index_of(*task.end.cell)]));
}

}  // namespace

std::optional<Error> why_unsolvable(const CrawlTask& task) {
    if (task.board.is_unbounded() || has_room(task)) return {};
    const WalkGroup walks(task.board, task.start);
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

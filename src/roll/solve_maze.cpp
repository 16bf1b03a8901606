// From a maze to an answer: check the maze, search, walk the walk once more by other code; or say why there is none.
#include <trundle/maze.h>
#include <algorithm>

#include "roll/frontier.h"
#include "roll/wrong_with.h"

namespace trundle {
namespace {

std::optional<Error> wrong_with(const Maze& maze) {
    const auto& [labels, top, north, pass_targets, leave_start] = maze.rules;
    for (const std::optional<int>& label : {top, north})
        if (label && (*label < 1 || *label > 6))
            return input_error("label", "a label is 1 to 6, not " + std::to_string(*label));
    if (top && north && !die_showing(*top, *north))
        return input_error("die", "no die shows " + std::to_string(*top) + " on top and " + std::to_string(*north) +
                                      " to the north: opposite labels add up to 7");
    if (!maze.contains(maze.start))
        return input_error("off_board", "the start " + to_text(maze.start) + " is not on the board");
    if (maze.target_count() == 0) return input_error("no_target", "the maze has no target");
    if (maze.is_blocked(maze.start))
        return input_error("start_blocked", "the start " + to_text(maze.start) + " is blocked");
    return {};
}

// What a target must see, by the parity of its ways to stand.
using Goal = std::array<Ways, 2>;
Goal goal_of(const MazeRules& rules) {
    return {standing.showing(0, rules.top.value_or(0), rules.north.value_or(0)),
            standing.showing(1, rules.top.value_or(0), rules.north.value_or(0))};
}

std::string end_of(const MazeRules& rules) {
    std::string text;
    if (rules.top) text += " with " + std::to_string(*rules.top) + " on top";
    if (rules.north) text += (rules.top ? " and " : " with ") + std::to_string(*rules.north) + " to the north";
    return text;
}

// Why the search found nothing.
Error unsolvable(const Maze& maze, const Goal& goal, bool touched, std::uint64_t states) {
    const MazeIndex index(maze);
    bool right_parity = false;
    for (std::size_t i = 0; i < index.count(); ++i)
        if (index.is_target(i)) right_parity |= goal[parity_on(maze, index.square(i))] != 0;
    const std::string explored =
        " (" + std::to_string(states) + (states == 1 ? " position" : " positions") + " explored)";
    if (!right_parity)
        return none_error(
            "parity", "every roll is a quarter turn, so on a target the die can stand in 12 ways only, none of them" +
                          end_of(maze.rules));
    if (may_not_return(maze) && maze.target_count() == 1)
        return none_error("already_there",
                          "the die starts on a target, but not" + end_of(maze.rules) + ", and may not come back to it");
    if (!touched) return none_error("cut_off", "the die cannot come to any target" + explored);
    return none_error("never_shown", "the die comes to a target, but never" + end_of(maze.rules) + explored);
}

// The walk again, square by square, from the rules alone.
bool is_right(const Maze& maze, std::string_view path) {
    Square at = maze.start;
    Rotation die = maze.die;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Way way = way_of(path[i]).value_or(Way::N);
        if (i > 0 && maze.is_target(at) && !maze.rules.pass_targets) return false;
        if (maze.has_wall(at, way)) return false;
        const int before = top_of(die);
        at = neighbour(at, way);
        die = rolled(die, way);
        if (!maze.contains(at) || maze.is_blocked(at)) return false;
        const int shown = maze.rules.labels == MazeRules::Labels::before ? before : top_of(die);
        if (maze.label(at) != 0 && maze.label(at) != shown) return false;
    }
    if (!path.empty() && at == maze.start && may_not_return(maze)) return false;
    return maze.is_target(at) && maze.rules.top.value_or(top_of(die)) == top_of(die) &&
           maze.rules.north.value_or(north_of(die)) == north_of(die);
}

}  // namespace

Result<MazeAnswer> solve_maze(const Maze& maze, const Work& work, bool count) {
    if (std::optional<Error> error = wrong_with(maze)) return *std::move(error);
    const Goal goal = goal_of(maze.rules);
    const MazeIndex index(maze);
    Result<Frontier> frontier = Frontier::open(maze, work);
    if (!frontier) return frontier.error();
    bool touched = false;
    std::size_t visited = 0;
    while (!frontier->squares().empty()) {
        visited += frontier->squares().size();
        if (frontier->depth() % 64 == 0)
            work.progress("rolling", std::min(1.0, static_cast<double>(visited) / static_cast<double>(index.count())));
        for (const std::size_t square : frontier->squares()) {
            if (!index.is_target(square) || (frontier->depth() == 0 && maze.rules.leave_start)) continue;
            touched = touched || frontier->depth() > 0;
            const Ways right = frontier->ways(square) & goal[parity_on(maze, index.square(square))];
            if (right == 0) continue;
            MazeAnswer answer{frontier->path_to(square, right), frontier->count_seen()};
            if (!is_right(maze, answer.path))
                return Error{Fault::environment, "replay", "the walk found does not hold"};
            if (count)
                if (std::optional<Error> error = count_walks(maze, frontier->depth(), goal, work, answer))
                    return *std::move(error);
            return answer;
        }
        if (std::optional<Error> error = frontier->advance(work)) return *std::move(error);
    }
    return unsolvable(maze, goal, touched, frontier->count_seen());
}

Result<std::uint64_t> count_reachable(const Maze& maze, const Work& work) {
    if (!maze.contains(maze.start) || maze.is_blocked(maze.start)) return std::uint64_t{0};
    Result<Frontier> frontier = Frontier::open(maze, work);
    if (!frontier) return frontier.error();
    while (!frontier->squares().empty())
        if (std::optional<Error> error = frontier->advance(work)) return *std::move(error);
    return frontier->count_seen();
}

}  // namespace trundle

// From a maze to an answer: check the maze, search, walk the walk once more by other code; or say why there is none.
#include <trundle/maze.h>

#include "roll/count_walks.h"
#include "roll/frontier.h"

namespace trundle {
namespace {

std::string to_text(Square square) { return std::to_string(square.x) + "," + std::to_string(square.y); }

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
    if (maze.is_blocked(maze.start))
        return input_error("start_blocked", "the start " + to_text(maze.start) + " is blocked");
    return {};
}

// What a target must see, by the parity of its ways to stand.
struct Goal {
    std::array<Ways, 2> ways;

    explicit Goal(const MazeRules& rules)
        : ways{standing.showing(0, rules.top.value_or(0), rules.north.value_or(0)),
               standing.showing(1, rules.top.value_or(0), rules.north.value_or(0))} {}
};

std::string end_of(const MazeRules& rules) {
    std::string text;
    if (rules.top) text += " with " + std::to_string(*rules.top) + " on top";
    if (rules.north) text += (rules.top ? " and " : " with ") + std::to_string(*rules.north) + " to the north";
    return text;
}

// Why the search found nothing.
Error unsolvable(const Maze& maze, const Goal& goal, bool touched, std::uint64_t states) {
    const auto none = [](std::string_view code, std::string message) {
        return Error{Fault::none_exists, std::string(code), std::move(message)};
    };
    bool any_target = false;
    bool right_parity = false;
    for (std::size_t i = 0; i < maze.square_count(); ++i)
        if (maze.is_target(i)) {
            any_target = true;
            right_parity = right_parity || goal.ways[parity_on(maze, i)] != 0;
        }
    const std::string explored = " (" + std::to_string(states) + " positions explored)";
    if (!any_target) return none("no_target", "the maze has no target");
    if (!right_parity)
        return none("parity",
                    "every roll is a quarter turn, so on a target the die can stand in 12 ways only, none of them" +
                        end_of(maze.rules));
    if (maze.is_target(maze.index(maze.start)) && !maze.rules.pass_targets && !maze.rules.leave_start)
        return none("already_there",
                    "the die starts on a target, but not" + end_of(maze.rules) + ", and may not come back to it");
    if (!touched) return none("cut_off", "the die cannot come to any target" + explored);
    return none("never_shown", "the die comes to a target, but never" + end_of(maze.rules) + explored);
}

// The walk again, square by square, from the rules alone.
bool is_right(const Maze& maze, std::string_view path) {
    Square at = maze.start;
    Rotation die = maze.die;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Way way = way_of(path[i]).value_or(Way::N);
        if ((i > 0 || !maze.rules.leave_start) && maze.is_target(at) && !maze.rules.pass_targets) return false;
        if (maze.has_wall(at, way)) return false;
        const int before = top_of(die);
        at = neighbour(at, way);
        die = rolled(die, way);
        if (!maze.contains(at) || maze.is_blocked(at)) return false;
        const int shown = maze.rules.labels == MazeRules::Labels::before ? before : top_of(die);
        if (maze.label(at) != 0 && maze.label(at) != shown) return false;
    }
    return maze.is_target(at) && maze.rules.top.value_or(top_of(die)) == top_of(die) &&
           maze.rules.north.value_or(north_of(die)) == north_of(die);
}

}  // namespace

Result<MazeAnswer> solve_maze(const Maze& maze, const MazeOptions& options) {
    if (std::optional<Error> error = wrong_with(maze)) return *std::move(error);
    const Goal goal(maze.rules);
    Frontier frontier(maze);
    bool touched = false;
    for (; !frontier.squares().empty(); frontier.advance()) {
        if (options.stop != nullptr && *options.stop)
            return Error{Fault::stopped, "stopped",
                         "stopped after " + std::to_string(frontier.depth()) + " rolls without a walk"};
        if (options.progress && frontier.depth() % 64 == 0)
            options.progress(frontier.depth(), frontier.squares().size());
        if (frontier.depth() == 0 && maze.rules.leave_start) continue;
        for (const std::size_t square : frontier.squares()) {
            if (!maze.is_target(square)) continue;
            touched = true;
            const Ways right = frontier.ways(square) & goal.ways[parity_on(maze, square)];
            if (right == 0) continue;
            MazeAnswer answer{frontier.path_to(square, right), frontier.count_seen()};
            if (!is_right(maze, answer.path))
                return Error{Fault::environment, "internal", "the walk found does not hold"};
            if (options.count_walks) count_walks(maze, frontier.depth(), goal.ways, answer);
            return answer;
        }
    }
    return unsolvable(maze, goal, touched, frontier.count_seen());
}

std::uint64_t count_reachable(const Maze& maze) {
    if (wrong_with(maze)) return 0;
    Frontier frontier(maze);
    while (!frontier.squares().empty()) frontier.advance();
    return frontier.count_seen();
}

}  // namespace trundle

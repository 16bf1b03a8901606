// Random mazes. A spanning tree of corridors with some extra openings; then the solver's own search tells which squares
// and labels the die reaches after exactly the wanted number of rolls, and one of them becomes the target.
//
// The openings matter: in a tree the die turns back on every detour as it came, so only loops turn it. For the same
// reason a branch without a loop never helps: such false branches can be filled or left without changing the answer.
#include <trundle/maze.h>
#include <algorithm>
#include <bit>

#include "base/random.h"
#include "roll/frontier.h"

namespace trundle {
namespace {

constexpr int mazes_tried = 100;
constexpr int endings_tried = 10;

bool is_open(const Maze& maze, Square square) { return maze.contains(square) && !maze.is_blocked(square); }

int openings(const Maze& maze, Square square) {
    int count = 0;
    for (Way way : all_ways) count += is_open(maze, neighbour(square, way)) ? 1 : 0;
    return count;
}

template <class T>
const T& any_of(const std::vector<T>& choices, Random& random) {
    return choices[static_cast<std::size_t>(random.below(choices.size()))];
}

// Corridors run between squares with odd coordinates; each goes on from the newest one that still can.
Maze corridors(const MazeWish& wish, Random& random) {
    Maze maze = *Maze::rectangle(wish.rows, wish.columns);
    for (std::int64_t y = 1; y <= wish.rows; ++y)
        for (std::int64_t x = 1; x <= wish.columns; ++x) maze.block({x, y});
    const auto odd = [&](std::int64_t size) {
        return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(size + 1) / 2)) * 2 + 1;
    };
    maze.start = {odd(wish.columns), odd(wish.rows)};
    maze.clear(maze.start);
    for (std::vector<Square> trail{maze.start}; !trail.empty();) {
        std::vector<Way> ways;
        for (Way way : all_ways) {
            const Square to = neighbour(trail.back(), way, 2);
            if (maze.contains(to) && maze.is_blocked(to)) ways.push_back(way);
        }
        if (ways.empty()) {
            trail.pop_back();
            continue;
        }
        const Way way = any_of(ways, random);
        maze.clear(neighbour(trail.back(), way));
        maze.clear(neighbour(trail.back(), way, 2));
        trail.push_back(neighbour(trail.back(), way, 2));
    }
    return maze;
}

// About one extra opening for every 30 squares.
void open_loops(Maze& maze, Random& random) {
    for (std::int64_t i = 0; i < maze.rows() * maze.columns(); ++i)
        if (random.below(30) == 0)
            maze.clear({static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(maze.columns()))) + 1,
                        static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(maze.rows()))) + 1});
}

struct Ending {
    std::size_t square;
    int label;
};

// The first time each label is on top on each square: the endings that take exactly `length` rolls. The walk must not
// cross its target earlier, which holds for the first label of a square; for others the solver has the last word.
std::vector<Ending> endings_after(const Maze& maze, std::optional<std::int64_t> length) {
    std::vector<Ending> endings;
    std::vector<std::uint8_t> shown(maze.square_count());  // bit per label
    for (Frontier frontier(maze); !frontier.squares().empty(); frontier.advance()) {
        std::vector<Ending> fresh;
        for (const std::size_t square : frontier.squares())
            for (int label = 1; label <= 6; ++label) {
                const std::size_t parity = parity_on(maze, square);
                if ((frontier.ways(square) & standing.showing(parity, label)) == 0 || (shown[square] >> label & 1))
                    continue;
                shown[square] = static_cast<std::uint8_t>(shown[square] | 1 << label);
                fresh.push_back({square, label});
            }
        if (!fresh.empty() && (!length || frontier.depth() == *length)) endings = std::move(fresh);
        if (length && frontier.depth() >= *length) break;
    }
    return endings;
}

// Dead ends that are not the start or a target, followed back to where they branch off.
std::vector<std::vector<Square>> false_branches(Maze maze) {
    std::vector<std::vector<Square>> branches;
    const auto is_dead_end = [&](Square square) {
        return is_open(maze, square) && openings(maze, square) <= 1 && square != maze.start && !maze.is_target(square);
    };
    for (bool found = true; found;) {
        found = false;
        for (std::int64_t y = 1; y <= maze.rows(); ++y)
            for (std::int64_t x = 1; x <= maze.columns(); ++x) {
                if (!is_dead_end({x, y})) continue;
                std::vector<Square> branch;
                for (std::optional<Square> at = Square{x, y}; at;) {
                    branch.push_back(*at);
                    maze.block(*at);
                    std::optional<Square> next;
                    for (Way way : all_ways)
                        if (const Square to = neighbour(*at, way); is_dead_end(to)) next = to;
                    at = next;
                }
                branches.push_back(std::move(branch));
                found = true;
            }
    }
    return branches;
}

// Fills branches until `wanted` are left. A branch that grows from another one is found before it, so filling them in
// the order found never cuts one off.
void keep_branches(Maze& maze, std::int64_t wanted) {
    const std::vector<std::vector<Square>> branches = false_branches(maze);
    for (std::size_t i = 0; i + static_cast<std::size_t>(wanted) < branches.size(); ++i)
        for (const Square square : branches[i]) maze.block(square);
}

// The maze with this ending, if it keeps the promise.
std::optional<GeneratedMaze> finished(Maze maze, const Ending& ending, const MazeWish& wish) {
    maze.add_target(maze.square_at(ending.square));
    maze.rules.top = ending.label;
    if (wish.branches) keep_branches(maze, *wish.branches);
    const std::int64_t branches = std::ssize(false_branches(maze));
    if (wish.branches.value_or(branches) != branches) return {};
    const Result<MazeAnswer> answer = solve_maze(maze);
    if (!answer || wish.length.value_or(std::ssize(answer->path)) != std::ssize(answer->path)) return {};
    return GeneratedMaze{std::move(maze), std::ssize(answer->path), branches, answer->path};
}

}  // namespace

Result<GeneratedMaze> generate_maze(const MazeWish& wish) {
    const Result<Maze> size = Maze::rectangle(wish.rows, wish.columns);
    if (!size) return size.error();
    if (wish.length.value_or(1) < 1) return input_error("length", "the shortest walk must have at least one roll");
    if (wish.branches.value_or(0) < 0)
        return input_error("branches", "the number of false branches cannot be negative");
    Random random(wish.seed);
    for (int i = 0; i < mazes_tried; ++i) {
        Maze maze = corridors(wish, random);
        open_loops(maze, random);
        std::vector<Ending> endings = endings_after(maze, wish.length);
        for (int j = 0; j < endings_tried && !endings.empty(); ++j)
            if (std::optional<GeneratedMaze> result = finished(maze, any_of(endings, random), wish))
                return *std::move(result);
    }
    std::string what = std::to_string(wish.rows) + " x " + std::to_string(wish.columns) + " squares";
    if (wish.length) what += ", " + std::to_string(*wish.length) + " rolls";
    if (wish.branches) what += ", " + std::to_string(*wish.branches) + " false branches";
    return Error{Fault::none_exists, "no_such_maze",
                 "none of " + std::to_string(mazes_tried) + " random mazes has " + what +
                     ": ask for a shorter walk, fewer branches, or a larger board"};
}

}  // namespace trundle

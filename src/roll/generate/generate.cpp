// Random mazes. A spanning tree of corridors with some extra openings; then the solver's own search tells which squares
// and labels the die reaches after exactly the wanted number of rolls, and one of them becomes the target.
//
// The openings matter: in a tree the die turns back on every detour as it came, so only loops turn it. For the same
// reason a branch without a loop never helps: such false branches can be filled or left without changing the answer.
#include <trundle/maze.h>

#include "base/memory.h"
#include "base/random.h"
#include "roll/frontier.h"
#include "roll/generate/labelled.h"

namespace trundle {
namespace {

constexpr int mazes_tried = 100;
constexpr int endings_tried = 10;

Error stopped() { return stopped_error("before there was a maze"); }

// A copy whose memory was asked for.
Result<Maze> copied(const Maze& maze, const Work& work) {
    Result<Maze> copy = Maze::rectangle(maze.rows(), maze.columns(), work);
    if (copy) *copy = maze;
    return copy;
}

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
Result<Maze> corridors(const MazeWish& wish, Random& random, const Work& work) {
    Result<Maze> made = Maze::rectangle(wish.rows, wish.columns, work);
    if (!made) return made;
    Maze& maze = *made;
    for (std::int64_t y = 1; y <= wish.rows; ++y) {
        if (work.is_stopped()) return stopped();
        for (std::int64_t x = 1; x <= wish.columns; ++x) maze.block({x, y});
    }
    const auto odd = [&](std::int64_t size) {
        return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(size + 1) / 2)) * 2 + 1;
    };
    maze.start = {odd(wish.columns), odd(wish.rows)};
    maze.clear(maze.start);
    // The ways that led to `at`, so that it can go back.
    std::vector<Way> trail;
    const auto most = static_cast<std::size_t>((wish.rows + 1) / 2 * ((wish.columns + 1) / 2));
    if (std::optional<Error> error = reserve(trail, most, work)) return *std::move(error);
    std::vector<Way> ways;
    Square at = maze.start;
    for (std::uint64_t step = 0;; ++step) {
        if (step % 4096 == 0 && work.is_stopped()) return stopped();
        ways.clear();
        for (Way way : all_ways)
            if (const Square to = neighbour(at, way, 2); maze.contains(to) && maze.is_blocked(to)) ways.push_back(way);
        if (!ways.empty()) {
            trail.push_back(any_of(ways, random));
            maze.clear(neighbour(at, trail.back()));
            at = neighbour(at, trail.back(), 2);
            maze.clear(at);
        } else if (!trail.empty()) {
            at = neighbour(at, opposite(trail.back()), 2);
            trail.pop_back();
        } else return made;
    }
}

// About one extra opening for every 30 squares.
void open_loops(Maze& maze, Random& random, const Work& work) {
    for (std::int64_t i = 0; i < maze.rows() * maze.columns() && (i % 65536 > 0 || !work.is_stopped()); ++i)
        if (random.below(30) == 0)
            maze.clear({static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(maze.columns()))) + 1,
                        static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(maze.rows()))) + 1});
}

struct Ending {
    Square square;
    int label;
};

// The first time each label is on top on each square: the endings that take exactly `length` rolls. The walk must not
// cross its target earlier, which holds for the first label of a square; for others the solver has the last word.
Result<std::vector<Ending>> endings_after(const Maze& maze, std::optional<std::int64_t> length, const Work& work) {
    const MazeIndex index(maze);
    std::vector<Ending> endings;
    std::vector<std::uint8_t> shown;  // bit per label
    if (std::optional<Error> error = reserve(shown, index.count(), work)) return *std::move(error);
    shown.resize(index.count());
    Result<Frontier> frontier = Frontier::open(maze, work);
    if (!frontier) return frontier.error();
    while (!frontier->squares().empty() && frontier->depth() <= length.value_or(frontier->depth())) {
        std::vector<Ending> fresh;
        for (const std::size_t number : frontier->squares())
            for (int label = 1; label <= 6; ++label) {
                const Square square = index.square(number);
                const Ways showing = standing.showing(parity_on(maze, square), label);
                if ((frontier->ways(number) & showing) == 0 || (shown[number] >> label & 1)) continue;
                shown[number] = static_cast<std::uint8_t>(shown[number] | 1 << label);
                fresh.push_back({square, label});
            }
        if (!fresh.empty() && frontier->depth() == length.value_or(frontier->depth())) endings = std::move(fresh);
        if (std::optional<Error> error = frontier->advance(work)) return *std::move(error);
    }
    return endings;
}

// Dead ends that are not the start or a target, followed back to where they branch off.
Result<std::vector<std::vector<Square>>> false_branches(const Maze& drawn, const Work& work) {
    Result<Maze> copy = copied(drawn, work);
    if (!copy) return copy.error();
    Maze& maze = *copy;
    std::vector<std::vector<Square>> branches;
    const auto is_dead_end = [&](Square square) {
        return is_open(maze, square) && openings(maze, square) <= 1 && square != maze.start && !maze.is_target(square);
    };
    for (bool found = true; found;) {
        found = false;
        for (std::int64_t y = 1; y <= maze.rows(); ++y) {
            if (work.is_stopped()) return stopped();
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
    }
    return branches;
}

// Fills branches until `wanted` are left. A branch that grows from another one is found before it, so filling them in
// the order found never cuts one off.
std::optional<Error> keep_branches(Maze& maze, std::int64_t wanted, const Work& work) {
    const Result<std::vector<std::vector<Square>>> branches = false_branches(maze, work);
    if (!branches) return branches.error();
    for (std::size_t i = 0; i + static_cast<std::size_t>(wanted) < branches->size(); ++i)
        for (const Square square : (*branches)[i]) maze.block(square);
    return {};
}

// The maze with this ending; none_exists if it does not keep the promise.
Result<GeneratedMaze> finished(const Maze& corridors, const Ending& ending, const MazeWish& wish, const Work& work) {
    const Error broken{Fault::none_exists, "no_such_maze", ""};
    Result<Maze> maze = copied(corridors, work);
    if (!maze) return maze.error();
    maze->add_target(ending.square);
    maze->rules.top = ending.label;
    if (wish.branches)
        if (std::optional<Error> error = keep_branches(*maze, *wish.branches, work)) return *std::move(error);
    const Result<std::vector<std::vector<Square>>> branches =
        wish.labels ? std::vector<std::vector<Square>>{} : false_branches(*maze, work);
    if (!branches) return branches.error();
    if (wish.branches.value_or(std::ssize(*branches)) != std::ssize(*branches)) return broken;
    Result<MazeAnswer> answer = solve_maze(*maze, work, wish.is_unique);
    if (!answer) return answer.error();
    const std::int64_t length = std::ssize(answer->path);
    if (wish.length.value_or(length) != length || (wish.is_unique && answer->walks != 1)) return broken;
    return GeneratedMaze{*std::move(maze), length, std::ssize(*branches), std::move(answer->path)};
}

}  // namespace

Result<GeneratedMaze> generate_maze(const MazeWish& wish, const Work& work) {
    if (wish.length.value_or(1) < 1) return input_error("length", "the shortest walk must have at least one roll");
    if (wish.branches.value_or(0) < 0)
        return input_error("branches", "the number of false branches cannot be negative");
    if (wish.wild < 0 || wish.wild > 100) return input_error("wild", "of 100 squares 0 to 100 are wild");
    if (wish.labels && wish.branches)
        return usage_error("a maze of labelled squares has no corridors that could branch");
    Random random(wish.seed);
    for (int i = 0; i < mazes_tried; ++i) {
        Result<Maze> maze = wish.labels ? labelled(wish, random, work) : corridors(wish, random, work);
        if (!maze) return maze.error();
        if (!wish.labels) open_loops(*maze, random, work);
        const Result<std::vector<Ending>> endings = endings_after(*maze, wish.length, work);
        if (!endings) return endings.error();
        for (int j = 0; j < endings_tried && !endings->empty(); ++j) {
            Result<GeneratedMaze> result = finished(*maze, any_of(*endings, random), wish, work);
            if (result || result.error().fault != Fault::none_exists) return result;
        }
    }
    std::string what = std::to_string(wish.rows) + " x " + std::to_string(wish.columns) + " squares";
    if (wish.length) what += ", " + std::to_string(*wish.length) + " rolls";
    if (wish.is_unique) what += ", one shortest walk";
    if (wish.branches) what += ", " + std::to_string(*wish.branches) + " false branches";
    return none_error("no_such_maze", "none of " + std::to_string(mazes_tried) + " random mazes has " + what +
                                          ": ask for another length, fewer branches, or a larger board");
}

}  // namespace trundle

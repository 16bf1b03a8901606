// The rolling die: nanoseconds for a constant-time answer, and a maze explored beside a plain breadth-first search.
// CPU time of one thread, best of some rounds; both searches must reach the same number of states.
#include <trundle/maze.h>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "base/random.h"
#include "roll/maze_index.h"

namespace trundle {
namespace {

template <class Work>
double cpu_seconds(int rounds, Work work) {
    double best = 1e9;
    for (int i = 0; i < rounds; ++i) {
        const std::clock_t start = std::clock();
        work();
        best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    return best;
}

void constant_time() {
    constexpr int count = 1 << 16;
    for (const std::int64_t side : {9L, 1000L, 1'000'000'000'000'000'000L}) {
        Random random(1);
        const auto coordinate = [&] {
            return static_cast<std::int64_t>(1 + random.below(static_cast<std::uint64_t>(side)));
        };
        std::vector<Roll> rolls;
        for (int i = 0; i < count; ++i)
            rolls.push_back({side,
                             side,
                             {coordinate(), coordinate()},
                             {coordinate(), coordinate()},
                             static_cast<int>(1 + random.below(6))});
        std::uint64_t sum = 0;
        const double seconds = cpu_seconds(20, [&] {
            for (const Roll& roll : rolls)
                if (const Result<RollAnswer> answer = solve_roll(roll))
                    sum += static_cast<std::uint64_t>(answer->length) + answer->gps.size();
        });
        std::printf("constant time, board of side %-20ld %6.1f ns a query   (checksum %lu)\n", side,
                    seconds / count * 1e9, sum);
    }
}

// The baseline: one queue, one distance for each square and way to stand.
std::uint64_t plain_reachable(const Maze& maze) {
    const MazeIndex index(maze);
    std::array<std::array<std::uint8_t, 4>, 24> after{};
    for (std::size_t die = 0; die < 24; ++die)
        for (Way way : all_ways)
            after[die][static_cast<std::size_t>(way)] =
                static_cast<std::uint8_t>(rolled(Rotation::from_id(static_cast<int>(die)), way).id());
    std::vector<std::int32_t> distance(index.count() * 24, -1);
    std::vector<std::uint32_t> queue;
    const auto start = static_cast<std::uint32_t>(index.of(maze.start) * 24 + static_cast<std::size_t>(maze.die.id()));
    queue.push_back(start);
    distance[start] = 0;
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const std::uint32_t state = queue[head];
        for (std::size_t way = 0; way < 4; ++way) {
            const std::size_t square = state / 24 + index.step(all_ways[way]);
            if (index.label(square) == Maze::blocked) continue;
            const std::size_t next = square * 24 + after[state % 24][way];
            if (distance[next] >= 0) continue;
            distance[next] = distance[state] + 1;
            queue.push_back(static_cast<std::uint32_t>(next));
        }
    }
    return queue.size();
}

Maze random_maze(std::int64_t side, std::uint64_t blocked_percent) {
    Random random(7);
    Maze maze = *Maze::rectangle(side, side);
    for (std::int64_t y = 1; y <= side; ++y)
        for (std::int64_t x = 1; x <= side; ++x)
            if (random.below(100) < blocked_percent) maze.block({x, y});
    maze.start = {side / 2, side / 2};
    maze.clear(maze.start);
    return maze;
}

void mazes() {
    for (const std::uint64_t blocked : {0UL, 10UL, 30UL}) {
        const Maze maze = random_maze(1000, blocked);
        std::uint64_t states = 0;
        std::uint64_t plain_states = 0;
        const double seconds = cpu_seconds(5, [&] { states = *count_reachable(maze); });
        const double plain = cpu_seconds(3, [&] { plain_states = plain_reachable(maze); });
        std::printf("maze 1000 x 1000, %2lu %% blocked: %8lu states in %.3f s, plain search %.3f s, ratio %.1f%s\n",
                    blocked, states, seconds, plain, plain / seconds,
                    states == plain_states ? "" : "   THE NUMBERS OF STATES DIFFER");
    }
}

}  // namespace
}  // namespace trundle

int main() {
    trundle::constant_time();
    trundle::mazes();
}

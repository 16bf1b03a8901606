// Quick crawls: mean and greatest length by board and time, over seeded random cubes from the middle of the board. One
// thread is given processor time, several are given time on the clock. Every answer is replayed; and the nodes of a
// search that does not look at the time. Arguments: a folder for tables, cubes a row, cubes at 1000 ms, threads, and,
// if only one board is wanted, its name; then, if nodes are to be counted instead of time, how many a cube.
#include <trundle/crawl_solve.h>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

using namespace trundle;

namespace {

constexpr std::uint64_t all_tables = 500'000'000;

double cpu_milliseconds() { return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC; }
double milliseconds_now() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct Place {
    const char* name;
    Board board;
    bool home;
    std::array<int, 3> milliseconds;

    CrawlTask task(std::uint64_t seed) const {
        const Pose start{{}, board.is_unbounded() ? Cell{} : board.middle()};
        const CrawlEnd end = home ? CrawlEnd{start.cell, Face::F} : CrawlEnd{};
        return {SolvableCube::random(seed), {board, start, end}};
    }
};

bool is_right(const CrawlTask& task, std::span<const Move> crawl) {
    World world{task.cube, task.place.start};
    for (const Move move : crawl) {
        if (!may_move(task.place.board, world.pose, move)) return false;
        world = after(world, move);
    }
    return world.is_solved() && task.place.end.allows(world.pose);
}

Effort effort_of(int milliseconds, int threads) {
    return {.time = std::chrono::milliseconds(milliseconds), .counts_cpu = threads == 1};
}

void row(Tables& tables, const Place& place, const std::string& allowed, const Effort& effort, std::uint64_t cubes,
         int threads) {
    double length = 0, nodes = 0, most_used = 0;
    std::size_t greatest = 0;
    const double cpu_start = cpu_milliseconds(), start = milliseconds_now();
    for (std::uint64_t seed = 0; seed < cubes; ++seed) {
        const CrawlTask task = place.task(1000 + seed);
        const double begin = milliseconds_now();
        const Result<CrawlSolution> solution =
            solve_crawl({task, effort, {}}, tables, {.threads = threads, .memory = all_tables});
        most_used = std::max(most_used, milliseconds_now() - begin);
        if (!solution || !is_right(task, solution->moves)) {
            std::printf("WRONG: cube %d\n", static_cast<int>(seed));
            continue;
        }
        length += static_cast<double>(solution->moves.size());
        nodes += static_cast<double>(solution->nodes);
        greatest = std::max(greatest, solution->moves.size());
    }
    const auto count = static_cast<double>(cubes);
    std::printf("| %s | %s | %.1f | %.1f | %.1f | %.2f | %.2f | %zu |\n", place.name, allowed.c_str(),
                (cpu_milliseconds() - cpu_start) / count, (milliseconds_now() - start) / count, most_used,
                nodes / count * 1e-6, length / count, greatest);
    std::fflush(stdout);
}

std::uint64_t signature(Tables& tables, const Place& place) {
    std::uint64_t nodes = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Result<CrawlSolution> solution =
            solve_crawl({place.task(seed), {.nodes = 300'000}, {}}, tables, {.memory = all_tables});
        if (solution) nodes += solution->nodes;
    }
    return nodes;
}

}  // namespace

int main(int count, char** words) {
    Tables tables({count > 1 ? words[1] : "", true});
    const std::uint64_t cubes = count > 2 ? std::strtoull(words[2], nullptr, 10) : 200;
    const std::uint64_t long_cubes = count > 3 ? std::strtoull(words[3], nullptr, 10) : cubes;
    const int threads = count > 4 ? std::atoi(words[4]) : 1;
    const std::array<Place, 5> places{Place{"unbounded", Board::unbounded(), false, {10, 100, 1000}},
                                      {"8x8", *Board::rectangle(8, 8), false, {10, 100, 1000}},
                                      {"5x5", *Board::rectangle(5, 5), false, {10, 100, 1000}},
                                      {"3x3", *Board::rectangle(3, 3), false, {10, 100, 1000}},
                                      {"3x3-home", *Board::rectangle(3, 3), true, {100, 200, 1000}}};
    std::puts("| board | ms or nodes | CPU ms a cube | ms | at most | million nodes | mean length | greatest |");
    std::puts("|---|---|---|---|---|---|---|---|");
    std::uint64_t nodes = 0;
    for (const Place& place : places) {
        if (count > 5 && place.name != std::string_view(words[5])) continue;
        if (!solve_crawl({place.task(0)}, tables, {.threads = 2, .memory = all_tables})) return 1;  // makes the tables
        if (count > 6) row(tables, place, words[6], {.nodes = std::strtoull(words[6], nullptr, 10)}, cubes, 1);
        else
            for (const int milliseconds : place.milliseconds)
                if (const std::uint64_t n = milliseconds == 1000 ? long_cubes : cubes)
                    row(tables, place, std::to_string(milliseconds), effort_of(milliseconds, threads), n, threads);
        nodes += signature(tables, place);
    }
    std::printf("\nnodes: %llu\n", static_cast<unsigned long long>(nodes));
    return 0;
}

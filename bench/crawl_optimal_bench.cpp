// Shortest crawls for random cubes, proven: seeded, every answer replayed. Arguments: a folder for tables, cubes with
// room, cubes on 3x3.
#include <trundle/crawl_solve.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace trundle;

namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool is_right(const CrawlTask& task, const CrawlSolution& solution) {
    World world{task.cube, task.place.start};
    for (const Move move : solution.moves) {
        if (!may_move(task.place.board, world.pose, move)) return false;
        world = after(world, move);
    }
    return solution.is_optimal && world.is_solved();
}

constexpr std::uint64_t memory = 1'500'000'000;

void measure(const char* name, const std::string& folder, const Board& board, bool home, int cubes, int threads) {
    Tables tables({folder});
    const Pose start{{}, board.middle()};
    const CrawlPlace place{board, start, home ? CrawlEnd{start.cell, Face::F} : CrawlEnd{}};
    const SolvableCube easy = after(World{}, random_moves(MoveSet::crawler(), 20, 1)).cube;
    static_cast<void>(
        solve_crawl_optimally({{easy, place}}, tables, {.threads = 2, .memory = memory}));  // makes or opens the tables
    double cpu = 0, wall = 0, nodes = 0, length = 0;
    for (int i = 0; i < cubes; ++i) {
        const CrawlTask task{SolvableCube::random(static_cast<std::uint64_t>(1000 + i)), place};
        const double cpu_before = cpu_seconds(), wall_before = wall_seconds();
        const Result<CrawlSolution> solution =
            solve_crawl_optimally({task}, tables, {.threads = threads, .memory = memory});
        if (!solution || !is_right(task, *solution)) std::printf("WRONG: cube %d\n", 1000 + i);
        else length += static_cast<double>(solution->moves.size()), nodes += static_cast<double>(solution->nodes);
        cpu += cpu_seconds() - cpu_before;
        wall += wall_seconds() - wall_before;
        std::fprintf(stderr, "cube %d: %zu moves, %.1f CPU s so far\n", 1000 + i, solution->moves.size(), cpu);
    }
    std::printf("| %s | %d | %d | %.2f | %.1f | %.1f | %.1f |\n", name, cubes, threads, length / cubes,
                nodes / cubes * 1e-6, cpu / cubes, wall / cubes);
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** words) {
    const std::string folder = count > 1 ? words[1] : "";
    const int with_room = count > 2 ? std::atoi(words[2]) : 10;
    const int on_board = count > 3 ? std::atoi(words[3]) : 4;
    const int home = count > 4 ? std::atoi(words[4]) : 4;
    std::puts("| board | cubes | threads | mean length | million nodes | CPU seconds | seconds |");
    std::puts("|---|---|---|---|---|---|---|");
    for (const int threads : {2, 1}) {
        if (with_room > 0) measure("unbounded", folder, Board::unbounded(), false, with_room, threads);
        if (on_board > 0) measure("3x3", folder, *Board::rectangle(3, 3), false, on_board, threads);
        if (home > 0) measure("unbounded, ending home", folder, Board::unbounded(), true, home, threads);
    }
}

// Frame hopping: 1000 random paths of 20 face turns as crawls, processor time, every crawl replayed.
#include <trundle/crawl.h>
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace trundle;

namespace {

double cpu_ms() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void measure(const char* name, const Board& board, const CrawlEnd& end) {
    constexpr std::uint64_t paths = 1000;
    const Pose start{{}, board.middle()};
    double sum = 0, total = 0, slowest = 0;
    int slow = 0;
    std::size_t longest = 0;
    for (std::uint64_t seed = 0; seed < paths; ++seed) {
        const Moves path = random_moves(MoveSet::face(), 20, seed);
        const double before = cpu_ms();
        const Result<Moves> crawl = translate({path, {board, start, end}}, {});
        const double ms = cpu_ms() - before;
        const World world = crawl ? after(World{{}, start}, *crawl) : World{};
        if (!crawl || world.cube != after(World{}, path).cube || !end.allows(world.pose)) {
            std::printf("WRONG: path %d\n", static_cast<int>(seed));
            return;
        }
        sum += static_cast<double>(crawl->size());
        total += ms;
        slowest = std::max(slowest, ms);
        slow += ms > 10 ? 1 : 0;
        longest = std::max(longest, crawl->size());
    }
    std::printf("| %s | %.2f | %d | %.2f | %.1f | %d |\n", name, sum / paths, static_cast<int>(longest), total / paths,
                slowest, slow);
}

}  // namespace

int main() {
    const Board three = *Board::rectangle(3, 3);
    std::puts(
        "| board, from the middle | mean length | longest | CPU ms each | slowest | over 10 ms "
        "|\n|---|---|---|---|---|---|");
    measure("unbounded, end anywhere", Board::unbounded(), {});
    measure("3x3, end anywhere", three, {});
    measure("3x3, end home", three, {three.middle(), Face::F});
}

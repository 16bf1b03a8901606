// optimize beside the plain bidirectional search of the path program's note, by length, in one run; then longer random
// paths alone; then N of uniformly random configurations. Arguments: a folder for tables, how far the plain search goes
// (default 7 moves), how many configurations (default none: each takes minutes).
#include <trundle/optimize.h>
#include <trundle/solve.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "base/random.h"
#include "bidirectional.h"

namespace trundle::bench {
namespace {

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

World random_walk(int length, Random& random) {
    World world;
    const std::span<const Move> moves = MoveSet::slice();
    for (int i = 0; i < length; ++i) world = after(world, moves[random.below(moves.size())]);
    return world;
}

// Words of N and of N + 1 moves, all of them.
struct Words {
    int length = 0;
    std::uint64_t shortest = 0, longer = 0;
    friend bool operator==(const Words&, const Words&) = default;
};

Words plain(const World& target) {
    Bidirectional search(target);
    Words words;
    while ((words.shortest = search.words(words.length)) == 0) ++words.length;
    words.longer = search.words(words.length + 1);
    return words;
}

Words ours(const World& target, Tables& tables, std::uint64_t& nodes) {
    const Result<Optimum> optimum = optimize({.target = target}, tables, {});
    Words words{*optimum->length, optimum->counts[0].words, optimum->counts[1].words};
    for (const Moves& path : optimum->solutions)
        if (static_cast<int>(path.size()) == words.length) words.longer += split_words(path);
    nodes += optimum->nodes;
    return words;
}

int compare(int longest, Tables& tables) {
    std::puts("| random moves | paths | plain, CPU s each | optimize, CPU s each | factor |\n|---|---|---|---|---|");
    for (int length = 2; length <= longest; ++length) {
        constexpr int paths = 3;
        Random random(static_cast<std::uint64_t>(length));
        double plain_time = 0, our_time = 0;
        std::uint64_t nodes = 0;
        for (int i = 0; i < paths; ++i) {
            const World target = random_walk(length, random);
            const double start = cpu_seconds();
            const Words expected = plain(target);
            const double middle = cpu_seconds();
            const Words found = ours(target, tables, nodes);
            our_time += cpu_seconds() - middle;
            plain_time += middle - start;
            if (expected == found) continue;
            std::puts("the two searches disagree");
            return 1;
        }
        std::printf("| %d | %d | %.3f | %.3f | %.1f |\n", length, paths, plain_time / paths, our_time / paths,
                    plain_time / our_time);
    }
    return 0;
}

void measure(Tables& tables) {
    std::puts("\n| random moves | paths | CPU s, mean | CPU s, worst | nodes, mean | million nodes a second |");
    std::puts("|---|---|---|---|---|---|");
    for (int length : {6, 8, 10, 12}) {
        constexpr int paths = 20;
        Random random(100 + static_cast<std::uint64_t>(length));
        double sum = 0, worst = 0;
        std::uint64_t nodes = 0;
        for (int i = 0; i < paths; ++i) {
            const World target = random_walk(length, random);
            const double start = cpu_seconds();
            ours(target, tables, nodes);
            const double time = cpu_seconds() - start;
            sum += time;
            worst = std::max(worst, time);
        }
        std::printf("| %d | %d | %.3f | %.3f | %.0f | %.1f |\n", length, paths, sum / paths, worst,
                    static_cast<double>(nodes) / paths, static_cast<double>(nodes) / sum / 1e6);
    }
}

// The shortest length, proven, where it counts how the cube stands.
void prove(const std::string& folder, int configurations) {
    Tables tables({folder});
    std::puts("\n| configuration | N | CPU s | nodes by length |\n|---|---|---|---|");
    for (int i = 1; i <= configurations; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        const Rotation stands = Rotation::from_id(static_cast<int>(Random(seed).below(Rotation::count)));
        const World world{SolvableCube::random(seed), {stands, {}}};
        const double start = cpu_seconds();
        const Result<OptimalAnswer> answer = solve_optimally({.world = world, .play = Play::slice, .is_oriented = true},
                                                             tables, {.threads = 2, .memory = 4'000'000'000});
        if (!answer) return;
        std::printf("| %d | %d | %.0f |", i, answer->proven, cpu_seconds() - start);
        for (const SearchedLength& searched : answer->searched)
            std::printf(" %d: %llu", searched.length, static_cast<unsigned long long>(searched.nodes));
        std::puts(" |");
        std::fflush(stdout);
    }
}

}  // namespace
}  // namespace trundle::bench

int main(int count, char** words) {
    const std::string folder = count > 1 ? words[1] : "";
    trundle::Tables tables({folder});
    for (const char* name : {"face-corner-signposts", "slice-flips-exact"}) static_cast<void>(tables.build(name, {}));
    const int failed = trundle::bench::compare(count > 2 ? std::atoi(words[2]) : 7, tables);
    if (failed != 0) return failed;
    trundle::bench::measure(tables);
    if (count > 3) trundle::bench::prove(folder, std::atoi(words[3]));
}

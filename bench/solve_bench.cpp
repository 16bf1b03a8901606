// The quick solver's mean length by search time, and optimal solving split by length. Seeded positions, processor time,
// every answer replayed. Arguments: a folder for tables, cubes solved quickly, cubes solved optimally, GB for tables, a
// file of paths to cubes that are to be solved instead of random ones.
#include <trundle/engine.h>
#include <trundle/notation.h>
#include <trundle/solve.h>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>

using namespace trundle;

namespace {

constexpr std::uint64_t large = 700'000'000;
constexpr std::array<std::uint64_t, 5> memory_of_large_tables{1'400'000'000, 2'650'000'000, 5'100'000'000,
                                                              11'300'000'000, 22'400'000'000};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }
double wall_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

World random_world(std::uint64_t seed) { return {SolvableCube::random(seed), {}}; }

bool is_right(const Solution& solution, const World& world) {
    return is_solved(to_facelets(apply_algorithm(to_stickers(to_facelets(world)), solution.moves)));
}

std::uint64_t bytes_of(const std::vector<std::string>& tables, const std::string& folder) {
    std::uint64_t bytes = 0;
    for (const std::string& name : tables) bytes += std::filesystem::file_size(folder + "/" + name + ".table");
    return bytes;
}

// Paths that lead to cubes, one a line.
std::vector<World> worlds_in(const char* file) {
    std::vector<World> worlds;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);)
        if (const auto path = parse_notation(line)) worlds.push_back(after(World{}, *path));
    return worlds;
}

struct Row {
    double length = 0;
    double seconds = 0;  // of the processor
    double wall = 0;
    std::uint64_t nodes = 0;
    int count = 0;
};

// A first cube, not near solved, opens the tables before anything is measured.
Row quick(SolveRequest wanted, Tables& tables, const Work& work, int cubes) {
    if (!solve({random_world(1), wanted.play}, tables, {.threads = 2, .memory = work.memory})) return {};
    Row row;
    for (int i = 0; i < cubes; ++i) {
        wanted.world = random_world(static_cast<std::uint64_t>(1000 + i));
        const double start = cpu_seconds();
        const Result<Solution> solution = solve(wanted, tables, work);
        row.seconds += cpu_seconds() - start;
        if (!solution || !is_right(*solution, wanted.world)) std::printf("WRONG: cube %d\n", 1000 + i);
        else row.length += solution->length, row.nodes += solution->nodes, ++row.count;
    }
    return row;
}

// One thread by processor time, more of them by the clock.
void quick_table(Play play, const char* name, const std::string& folder, const Work& work, int cubes) {
    Tables tables({folder, true});
    const char* const size = work.memory == 0 ? "small" : "700 MB";
    const auto tell = [&](const std::string& allowed, const Row& row) {
        std::printf("| %s | %s | %d | %s | %.2f | %.2f | %.1f |\n", name, size, work.threads, allowed.c_str(),
                    row.seconds * 1e3 / row.count, row.length / row.count,
                    static_cast<double>(row.nodes) / row.seconds * 1e-6);
        std::fflush(stdout);
    };
    for (const int ms : {1, 10, 100}) {
        const Effort effort{.time = std::chrono::milliseconds(ms), .counts_cpu = work.threads == 1};
        const int count = ms == 100 && play != Play::face ? cubes / 10 : cubes;
        tell(std::to_string(ms), quick({{}, play, {}, effort}, tables, work, count));
    }
    if (play == Play::face && work.threads == 1) tell("to 21 moves", quick({{}, play, 21}, tables, work, cubes));
}

struct Metric {
    Play play;
    const char* name;
};

// Split by length: time grows thirteenfold with each move. A solver is told by table size times time, too: the one
// buys the other.
void optimal_table(const Metric& metric, const std::string& folder, std::uint64_t memory, int threads,
                   const std::vector<World>& worlds) {
    Tables tables({folder});
    std::map<int, Row> rows;
    std::uint64_t table_bytes = 0;
    for (const World& world : worlds) {
        const double start = cpu_seconds();
        const double began = wall_seconds();
        const Result<OptimalAnswer> answer =
            solve_optimally({world, metric.play}, tables, {.threads = threads, .memory = memory});
        if (!answer || answer->solutions.empty() || !is_right(answer->solutions[0], world)) {
            std::puts("WRONG");
            continue;
        }
        Row& row = rows[answer->solutions[0].length];
        row.seconds += cpu_seconds() - start;
        row.wall += wall_seconds() - began;
        row.nodes += answer->nodes();
        ++row.count;
        if (table_bytes == 0 && !answer->tables.empty()) table_bytes = bytes_of(answer->tables, folder);
    }
    const double gigabytes = static_cast<double>(table_bytes) * 1e-9;
    for (const auto& [length, row] : rows)
        std::printf("| %s | %.2f | %d | %d | %d | %.2f | %.2f | %.1f | %.1f |\n", metric.name, gigabytes, threads,
                    length, row.count, row.seconds / row.count, row.wall / row.count,
                    static_cast<double>(row.nodes) / row.count * 1e-6, gigabytes * row.wall / row.count);
    std::fflush(stdout);
}

void lengths_table(const std::string& folder, const World& world, std::uint64_t memory) {
    Tables tables({folder});
    std::puts("\n| length | nodes | CPU s |");
    std::puts("|---|---|---|");
    double start = cpu_seconds();
    const auto tell = [&](const SearchedLength& searched) {
        std::printf("| %d | %llu | %.3f |\n", searched.length, static_cast<unsigned long long>(searched.nodes),
                    cpu_seconds() - start);
        start = cpu_seconds();
    };
    if (!solve_optimally({world}, tables, {.memory = memory}, {tell, {}})) std::puts("WRONG");
}

// For each metric cubes of a length that takes seconds.
void optimal_tables(const std::string& folder, int proofs, std::uint64_t memory, const std::vector<World>& given) {
    std::puts(
        "\n| metric | GB | threads | length | cubes | CPU s a cube | wall s a cube | million nodes a cube | GB x s |");
    std::puts("|---|---|---|---|---|---|---|---|---|");
    const auto near = [&](Play play, std::size_t length) {
        std::vector<World> worlds;
        for (int seed = 1; seed <= std::min(proofs, 5); ++seed)
            worlds.push_back(after(World{}, random_moves(moves_of(play), length, static_cast<std::uint64_t>(seed))));
        return worlds;
    };
    std::vector<World> random;
    for (int i = 1; i <= proofs; ++i) random.push_back(random_world(static_cast<std::uint64_t>(i)));
    const Metric htm{Play::face, "htm"};
    optimal_table(htm, folder, large, 1, near(Play::face, 16));
    for (const std::uint64_t size : memory_of_large_tables) {
        if (size > memory) break;
        for (int threads : {1, 2}) {
            optimal_table(htm, folder, size, threads, near(Play::face, 16));
            optimal_table(htm, folder, size, threads, given.empty() ? random : given);
        }
        optimal_table({Play::quarter, "qtm"}, folder, size, 1, near(Play::quarter, 19));
        optimal_table({Play::slice, "stm"}, folder, size, 1, near(Play::slice, 14));
    }
    lengths_table(folder, random_world(3), std::min(memory, memory_of_large_tables.back()));
}

}  // namespace

int main(int count, char** words) {
    const std::string folder = count > 1 ? words[1] : "";
    const int cubes = count > 2 ? std::atoi(words[2]) : 1000;
    const int proofs = count > 3 ? std::atoi(words[3]) : 10;
    if (cubes > 0) {
        std::puts("| metric | tables | threads | ms allowed | CPU ms a cube | mean length | million nodes a second |");
        std::puts("|---|---|---|---|---|---|---|");
        for (const int threads : {1, 2})
            quick_table(Play::face, "htm", folder, {.threads = threads, .memory = large}, cubes);
        quick_table(Play::face, "htm", folder, {}, cubes);
        quick_table(Play::quarter, "qtm", folder, {}, cubes);
        quick_table(Play::slice, "stm", folder, {}, cubes);
        quick_table(Play::axial, "axial", folder, {}, cubes);
    }
    const double gigabytes = count > 4 ? std::atof(words[4]) : 1.4;
    const std::vector<World> given = count > 5 ? worlds_in(words[5]) : std::vector<World>();
    if (proofs > 0) optimal_tables(folder, proofs, static_cast<std::uint64_t>(gigabytes * 1e9), given);
}

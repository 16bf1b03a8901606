// scramble: a path to a random cube, or random moves.
#include "frame/input.h"
#include "frame/seed.h"
#include "solve/quick.h"

namespace trundle::cli {
namespace {

constexpr int short_enough = 22;  // for a person to do, and found at once

// A solution backwards leads from solved to the cube.
Result<Moves> path_to(const SolvableCube& cube, const Request& request) {
    const Result<Solution> solution = solve_quickly(request, {World{cube, {}}, Play::face, short_enough});
    if (!solution) return solution.error();
    return inverted(solution->moves);
}

Result<Answer> scramble(const Request& request) {
    const std::uint64_t seed = seed_of(request);
    const auto count = static_cast<std::size_t>(request.number("--moves", 0));
    const Result<Moves> path = request.has("--moves") ? random_moves(MoveSet::face(), count, seed)
                                                      : path_to(SolvableCube::random(seed), request);
    if (!path) return path.error();
    const Result<std::string> text = print(*path, *notation_of(request.value("--to", "wca")));
    if (!text) return text.error();
    Answer answer{*text + "\n", {{"path", *text}}};
    describe(answer.json, after(World{}, *path));
    return answer;
}

}  // namespace

Command scramble_command() {
    return {
        .name = "scramble",
        .summary = "a path to a random cube",
        .details =
            "Every solvable cube is equally likely. With --moves the path is random instead, and short ones do "
            "not reach every cube.",
        .options = {{"--moves", "N", "N random moves instead", 0, 1'000'000},
                    {"--to", "wca|path|apl", "its notation (default: wca)"},
                    seed_option},
        .examples = {{"scramble", "a path to a random cube"}, {"scramble --moves 5 --to path", "five random moves"}},
        .fields = std::string(cube_fields) + " path:string",
        .run = scramble,
    };
}

}  // namespace trundle::cli

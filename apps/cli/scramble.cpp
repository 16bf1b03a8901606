// scramble: a random path.
#include "commands.h"
#include "input.h"
#include "seed.h"

namespace trundle::cli {
namespace {

Result<Answer> scramble(const Request& request) {
    const Result<std::int64_t> count = request.number("--moves", 25, 0, 1'000'000);
    if (!count) return count.error();
    const Result<std::uint64_t> seed = read_seed(request);
    if (!seed) return seed.error();
    const Moves moves = random_moves(MoveSet::face(), static_cast<std::size_t>(*count), *seed);
    const Notation notation = *notation_of(request.value("--to", "wca"));
    const Result<std::string> text = print(moves, notation);
    if (!text) return text.error();
    Answer answer{*text, {{"path", *text}}};
    describe(answer.json, after(World{}, moves));
    return answer;
}

}  // namespace

Command scramble_command() {
    return {
        .name = "scramble",
        .arguments = "",
        .summary = "a random path",
        .details = "",
        .options = {{"--moves", "N", "its length"},
                    {"--to", "wca|path|apl", "its notation (default: wca)"},
                    seed_option},
        .examples = {{"scramble", "a path to a random cube"}, {"scramble --moves 5 --to path", "five random moves"}},
        .run = scramble,
    };
}

}  // namespace trundle::cli

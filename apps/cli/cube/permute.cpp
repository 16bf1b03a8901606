// permute: a path as the engine note has it: its moves, and where each of the 54 stickers goes. Works for any stickers,
// possible or not.
#include <trundle/engine.h>
#include <numeric>

#include "frame/input.h"

namespace trundle::cli {
namespace {

Result<Answer> permute(const Request& request) {
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    Stickers numbers{};
    std::iota(numbers.begin(), numbers.end(), std::uint8_t{0});
    Json moves = Json::array();
    for (Move move : path->moves) {
        const std::optional<SpelledMove> name = spelled(move);
        if (!name) return input_error("notation", "a move of this path has no name in the notation of the engine");
        constexpr std::array modifiers{"", "2", "'"};
        moves.push_back({{"base", std::string(1, name->base)},
                         {"modifier", modifiers[static_cast<std::size_t>(name->quarters - 1)]},
                         {"wide", name->is_wide}});
    }
    return Answer{"", {{"from", apply_algorithm(numbers, path->moves)}, {"moves", std::move(moves)}}};
}

}  // namespace

Command permute_command() {
    return {.name = "permute",
            .arguments = "PATH...",
            .summary = "the moves of a path, and where the sticker at each place came from",
            .options = {notation_option, apl_order_option},
            .examples = {},
            .fields = "from:array",
            .run = permute,
            .runs = in_module};
}

}  // namespace trundle::cli

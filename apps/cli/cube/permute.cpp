// permute: where each of the 54 stickers of the engine note goes. Works for any stickers, possible or not.
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
    return Answer{"", {{"from", apply_algorithm(numbers, path->moves)}}};
}

}  // namespace

Command permute_command() {
    return {.name = "permute",
            .arguments = "PATH...",
            .summary = "where the sticker at each place came from",
            .details = "",
            .options = {notation_option, apl_order_option},
            .examples = {},
            .fields = "from:array",
            .run = permute,
            .runs = in_module};
}

}  // namespace trundle::cli

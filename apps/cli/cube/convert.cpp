// convert: a path in another notation.
#include "frame/input.h"
#include "frame/request.h"

namespace trundle::cli {
namespace {

Result<Answer> convert(const Request& request) {
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    const std::string to = request.value("--to", name_of(path->notation));
    const Moves moves = request.has("--simplify") ? simplified(path->moves) : path->moves;
    const Result<std::string> text = print(moves, *notation_of(to));
    if (!text) return text.error();
    return Answer{*text, {{"path", *text}}};
}

}  // namespace

Command convert_command() {
    return {
        .name = "convert",
        .arguments = "PATH...",
        .summary = "say a path in another notation",
        .details = "What the other notation cannot say is an error: the crawler has no word for R.",
        .options = {{"--to", "wca|path|crawl|apl|roll", "the notation to write (default: as read)"},
                    {"--simplify", "", "merge and cancel moves of parallel layers first"},
                    notation_option,
                    apl_order_option},
        .examples = {{"convert \"[R, U]\" --to path", "r+u+r-u-"},
                     {"convert \"+x spin2 -z\" --to wca", "a crawl as ordinary moves"},
                     {"convert \"R L R' U U\" --simplify", "L U2"}},
        .fields = "path:string",
        .run = convert,
        .batch = true,
    };
}

}  // namespace trundle::cli

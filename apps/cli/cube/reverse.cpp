// reverse: the path that undoes a path.
#include "frame/input.h"

namespace trundle::cli {
namespace {

Result<Answer> reverse(const Request& request) {
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    const Result<std::string> text = print(inverted(path->moves), path->notation);
    if (!text) return text.error();
    return Answer{*text + "\n", {{"path", *text}}};
}

}  // namespace

Command reverse_command() {
    return {
        .name = "reverse",
        .arguments = "PATH...",
        .summary = "the inverse of a path",
        .options = {notation_option, apl_order_option},
        .examples = {{"reverse \"R U2 F'\"", "F U2 R'"}, {"reverse r+u-F", "Fu+r-"}},
        .fields = "path:string",
        .run = reverse,
        .batch = true,
    };
}

}  // namespace trundle::cli

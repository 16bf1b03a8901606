// period: how often a path must be repeated until everything is as before.
#include "frame/input.h"

namespace trundle::cli {
namespace {

Result<Answer> period(const Request& request) {
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    const int period = period_of(path->moves);
    return Answer{std::to_string(period), {{"period", period}}};
}

}  // namespace

Command period_command() {
    return {
        .name = "period",
        .arguments = "PATH...",
        .summary = "how often to repeat a path until the cube is as before",
        .details = "The orientation in space counts: M alone has period 4, and so has x. Cells of a board do not.",
        .options = {notation_option, apl_order_option},
        .examples = {{"period \"R U\"", "105"}, {"period l+m+d+Ur-f-", "2520, the largest there is"}},
        .fields = "period:integer",
        .run = period,
        .batch = true,
    };
}

}  // namespace trundle::cli

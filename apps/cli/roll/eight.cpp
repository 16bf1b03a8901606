// roll eight: eight dice and a gap on 3x3 squares.
#include <trundle/maze.h>

#include "frame/work.h"
#include "roll/input.h"

namespace trundle::cli {
namespace {

Result<Answer> count_states(const EightDice& from, const Work& work) {
    const Result<std::vector<std::uint64_t>> counts = count_eight(from, work);
    if (!counts) return counts.error();
    Answer answer;
    Json depths = Json::array();
    std::uint64_t sum = 0;
    for (std::size_t depth = 0; depth < counts->size(); ++depth) {
        depths.push_back({{"depth", depth}, {"states", (*counts)[depth]}});
        answer.text += std::to_string(depth) + " " + std::to_string((*counts)[depth]) + "\n";
        sum += (*counts)[depth];
    }
    answer.text += "all " + std::to_string(sum) + "\n";
    answer.json = {{"states", sum}, {"farthest", counts->size() - 1}, {"depths", std::move(depths)}};
    return answer;
}

Result<Answer> roll_eight(const Request& request) {
    const Result<EightDice> from = EightDice::parse(request.argument());
    if (!from) return from.error();
    const Result<EightDice> to = EightDice::parse(request.value("--to", "UUU U.U UUU"));
    if (!to) return about("--to:", to.error());
    const Work work = work_of(request);
    if (request.has("--count")) return count_states(*from, work);
    const Result<EightAnswer> found = trundle::roll_eight({*from, *to}, work);
    if (!found) return none_found(request, found.error());
    const std::size_t length = found->path.size();
    return Answer{found->path + "\n" + counted(length, "roll", "rolls"),
                  {{"length", length}, {"path", found->path}, {"states", found->states}, {"end", to->to_text()}}};
}

}  // namespace

Command roll_eight_command() {
    return {
        .name = "roll eight",
        .arguments = "STATE...",
        .summary = "eight dice and a gap on 3x3 squares: the fewest rolls",
        .details =
            "STATE says row by row from the north west where the marked face of each die looks: U up, D down, N E\n"
            "S W; a dot is the gap. A die beside the gap rolls into it; the path names the ways in which dice roll.\n"
            "Where the marks look is all that counts: 9 x 6^8 = 15,116,544 states.",
        .options = {{"--to", "STATE", "the state wanted (default: UUU U.U UUU)"},
                    {"--count", "", "how many states are 0, 1, 2, ... rolls away from STATE instead"}},
        .examples = {{"roll eight DDD D.D DDD", "all dice turned over: 36 rolls"},
                     {"roll eight \"UUU UW. UUU\"", "one roll"}},
        .fields = "length:integer? path:string? states:integer end:string? farthest:integer? depths:array?",
        .run = roll_eight,
        .batch = true,
        .is_long = true,
    };
}

}  // namespace trundle::cli

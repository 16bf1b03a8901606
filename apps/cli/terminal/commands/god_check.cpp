// god check: whether a plan and its results prove a bound.
#include <trundle/god.h>
#include <algorithm>

#include "frame/request.h"
#include "frame/words.h"
#include "frame/work.h"
#include "solve/bars.h"

namespace trundle::cli {
namespace {

std::string numbered(const std::vector<int>& lines) {
    std::string text = lines.size() == 1 ? "line" : "lines";
    for (const int line : lines) text += " " + std::to_string(line);
    return text;
}

std::vector<int> without_result(const GodPlan& plan, const std::vector<GodResult>& results) {
    std::vector<int> lines;
    for (int line = 1; line <= static_cast<int>(plan.centres.size()); ++line)
        if (std::none_of(results.begin(), results.end(), [&](const GodResult& one) { return one.line == line; }))
            lines.push_back(line);
    return lines;
}

// Nothing is proven.
Answer unproven(const GodBound& found) {
    std::string text;
    if (found.uncovered > 0) text += "the balls leave " + counted(found.uncovered, "coset", "cosets") + " uncovered\n";
    if (!found.open.empty()) text += "there is no result without cubes left for " + numbered(found.open) + "\n";
    return {text,
            {{"proven", false},
             {"bound", Json()},
             {"within", Json()},
             {"uncovered", found.uncovered},
             {"open", found.open}},
            1};
}

// The cubes of all centres, by what they need.
std::string picture_of(const GodBound& found) {
    std::vector<DepthBar> bars;
    for (std::size_t depth = 0; depth < found.counts.size(); ++depth)
        bars.push_back({static_cast<int>(depth), found.counts[depth], static_cast<int>(depth) <= found.depth});
    return bars_svg("cubes of the centres by crawls", bars);
}

Result<Answer> god_check(const Request& request) {
    const Result<std::string> text = request.read_file(request.arguments()[0]);
    if (!text) return text.error();
    const Result<GodPlan> plan = parse_god_plan(*text);
    if (!plan) return plan.error();
    const Result<std::string> lines = request.read_file(request.arguments()[1]);
    if (!lines) return lines.error();
    const Result<std::vector<GodResult>> results = parse_god_results(*plan, *lines);
    if (!results) return results.error();
    // Half a minute before the rest is known.
    if (const std::vector<int> missing = without_result(*plan, *results); !missing.empty() && !request.has("--json"))
        note("there is no result for " + numbered(missing) + " of the plan");
    const Result<GodBound> found = check_cover(*plan, *results, work_of(request));
    if (!found) return found.error();
    Answer answer = found->is_proven() ? Answer{} : unproven(*found);
    answer.json["centres"] = plan->centres.size();
    answer.json["radius"] = found->radius;
    if (!found->is_proven()) return answer;
    answer.json["within"] = found->within;
    Json depths = Json::array();
    for (const std::uint64_t count : found->counts) depths.push_back({{"depth", depths.size()}, {"count", count}});
    answer.json["depths"] = std::move(depths);
    answer.json["proven"] = true;
    answer.json["bound"] = found->bound();
    answer.text = "every cube is solved in at most " + std::to_string(found->bound()) +
                  " crawls: " + counted(plan->centres.size(), "centre", "centres") + " within " +
                  std::to_string(found->within) + ", every coset within " + std::to_string(found->radius) + " of one";
    if (request.value("--as", "text") == "svg") answer.text = picture_of(*found);
    return answer;
}

}  // namespace

Command god_check_command() {
    return {
        .name = "god check",
        .arguments = "PLAN RESULTS",
        .summary = "check a plan and its results, and say what bound they prove",
        .details =
            "The cover is checked by a search of its own over all cosets one by one (half a minute, 900 MB), every\n"
            "result for its checksum, its centre and its sums. A damaged line is named (exit code 3). If cosets are "
            "not\n"
            "covered, or lines have no result, it says which: nothing is proven then (exit code 1).",
        .options = {bars_option},
        .examples = {{"god check one.plan one.results --json", "bound, centres, radius, within"},
                     {"god check one.plan one.results --as svg > one.svg", "how far the cubes of its centres are"}},
        .fields =
            "proven:boolean bound:integer? centres:integer radius:integer within:integer? uncovered:integer? "
            "open:array? depths:array?",
        .run = god_check,
        .runs = on_terminal,
        .is_long = true,
    };
}

}  // namespace trundle::cli

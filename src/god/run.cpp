// A line of a plan: the coset of its centre, solved, and its result kept.
#include <trundle/god.h>

#include "base/memory.h"
#include "coset/progress_file.h"
#include "tables/files/disk.h"

namespace trundle {

Result<GodResult> solve_line(const GodPlan& plan, const GodLineRequest& request, Tables& tables, const Work& work,
                             const CosetNews& news) {
    if (request.line < 1 || static_cast<std::size_t>(request.line) > plan.centres.size())
        return Error{Fault::usage, "line", "the plan has no line " + std::to_string(request.line)};
    const CosetRequest wanted{.cube = plan.centres[static_cast<std::size_t>(request.line - 1)],
                              .play = Play::crawler,
                              .depth = request.depth,
                              .more = request.more,
                              .within = request.within,
                              .finish = request.depth < request.within,
                              .checkpoint = request.checkpoint,
                              .list = 0};
    const Result<CosetAnswer> answer = solve_coset(wanted, tables, work, news);
    if (!answer) return answer.error();
    if (!answer->is_complete) return stopped_error("in line " + std::to_string(request.line));
    GodResult result{.line = request.line,
                     .depth = request.depth,
                     .more = request.more,
                     .singly = answer->finished,
                     .left = answer->left,
                     .plan = checksum_of(plan)};
    for (const CosetDepth& depth : answer->depths) result.counts.push_back(depth.count);
    while (!result.counts.empty() && result.counts.back() == 0) result.counts.pop_back();
    const bool is_by_words = result.singly == 0 && result.left == 0;
    result.within = is_by_words ? static_cast<int>(result.counts.size()) - 1 : request.within;
    return result;
}

bool is_done(std::span<const GodResult> results, const GodLineRequest& request) {
    return std::any_of(results.begin(), results.end(), [&](const GodResult& result) {
        const bool is_shown = result.left == 0 && result.within <= request.within;
        const bool is_tried = result.left > 0 &&
                              std::pair(result.depth, result.more) >= std::pair(request.depth, request.more) &&
                              result.within >= request.within;
        return result.line == request.line && (is_shown || is_tried);
    });
}

Result<std::vector<GodResult>> read_god_results(const GodPlan& plan, const std::string& file) {
    const Result<std::optional<std::string>> text = read_lines(file);
    if (!text) return text.error();
    return parse_god_results(plan, text->value_or(""));
}

Result<std::optional<GodResult>> settle_line(const GodPlan& plan, const GodLineRequest& request,
                                             const std::string& file, Tables& tables, const Work& work,
                                             const CosetNews& news) {
    const Result<std::vector<GodResult>> before = read_god_results(plan, file);
    if (!before) return before.error();
    if (is_done(*before, request)) return std::optional<GodResult>();
    if (const auto error = append_line(file, "")) return *error;  // before an hour's work, not after it
    const Result<GodResult> result = solve_line(plan, request, tables, work, news);
    if (!result) return result.error();
    if (const auto error = append_line(file, to_text(*result, plan))) return *error;
    if (!request.checkpoint.empty()) remove_checkpoint(request.checkpoint);
    return std::optional(*result);
}

}  // namespace trundle

// god run: the centres of a plan, solved one by one.
#include <filesystem>

#include "frame/share.h"
#include "frame/words.h"
#include "frame/work.h"
#include "terminal/commands/god_told.h"

namespace trundle::cli {
namespace {

constexpr int usual_more = 40;  // percent: leaves next to nothing within 34

Result<GodLineRequest> read_line_request(const Request& request) {
    GodLineRequest wanted;
    wanted.depth = static_cast<int>(request.number("--depth", wanted.depth));
    wanted.within = static_cast<int>(request.number("--within", std::max(wanted.within, wanted.depth)));
    const bool is_usual = !request.has("--depth") && wanted.within > wanted.depth;
    wanted.more = static_cast<int>(request.number("--more", is_usual ? usual_more : 0));
    if (wanted.within < wanted.depth) return usage_error("--within is at least --depth");
    return wanted;
}

Result<Answer> god_run(const Request& request) {
    const std::optional<std::string> file = request.value("--results");
    if (!file) return usage_error("god run needs --results FILE");
    const Result<Share> share = read_share(request);
    if (!share) return share.error();
    Result<GodLineRequest> line = read_line_request(request);
    if (!line) return line.error();
    const Result<std::string> text = request.read_file(request.argument());
    if (!text) return text.error();
    const Result<GodPlan> plan = parse_god_plan(*text);
    if (!plan) return plan.error();

    const std::optional<std::string> folder = request.value("--checkpoint");
    if (std::error_code failure; folder && !std::filesystem::is_directory(*folder, failure))
        if (std::filesystem::create_directories(*folder, failure); failure)
            return Error{Fault::environment, "disk", "cannot make the folder " + *folder + ": " + failure.message()};

    Json results = Json::array();
    std::size_t skipped = 0;
    for (line->line = 1; line->line <= static_cast<int>(plan->centres.size()); ++line->line) {
        if (!share->has(static_cast<std::size_t>(line->line))) continue;
        if (folder) line->checkpoint = *folder + "/line-" + std::to_string(line->line);
        const CosetNews news{.on_depth = [&](const CosetDepth& depth) {
            if (depth.count > 0)
                note("line " + std::to_string(line->line) + ", depth " + std::to_string(depth.depth) + ": " +
                     counted(depth.count, "cube", "cubes"));
        }};
        const Result<std::optional<GodResult>> result =
            settle_line(*plan, *line, *file, tables_of(request), work_of(request), news);
        if (!result) return result.error();
        if (!*result) {
            ++skipped;
            continue;
        }
        if (!request.has("--json")) emit(told(**result));
        results.push_back({{"line", (*result)->line}, {"within", (*result)->within}, {"left", (*result)->left}});
    }
    const Result<std::vector<GodResult>> all = read_god_results(*plan, *file);
    if (!all) return all.error();
    std::size_t unproven = 0;
    for (int i = 1; i <= static_cast<int>(plan->centres.size()); ++i)
        if (share->has(static_cast<std::size_t>(i)) &&
            std::none_of(all->begin(), all->end(),
                         [i](const GodResult& one) { return one.line == i && one.left == 0; }))
            ++unproven;
    if (skipped > 0 && !request.has("--json")) note(counted(skipped, "line was done before", "lines were done before"));
    if (unproven > 0 && !request.has("--json")) note(told_unproven(unproven));
    Answer answer{
        .text = "", .json = {{"results", std::move(results)}, {"skipped", skipped}}, .exit = unproven > 0 ? 1 : 0};
    if (unproven > 0) answer.json["unproven"] = unproven;
    return answer;
}

}  // namespace

Command god_run_command() {
    return {
        .name = "god run",
        .arguments = "PLAN",
        .summary = "solve the centres of a plan, each a coset of 19,508,428,800 cubes",
        .details =
            "Appends a line to FILE for each line of the plan: how far its cubes are from solved, at most. Lines that\n"
            "are there are skipped, so whoever was killed goes on by the same command; and any number of processes,\n"
            "on machines that share the file, may write to it. Each takes its --part, and needs about 8 GB of memory\n"
            "unless the depth is small. A coset is searched for all words of up to --depth crawls; longer ones end\n"
            "with turns that keep the coset; what is then left is solved cube by cube, within --within. If cubes are\n"
            "left all the same, the line says how many (exit code 1).",
        .options = {part_option,
                    {"--results", "FILE", "where results are appended"},
                    {"--depth", "D", "search all words of up to D crawls (default: 26)", 0, 40},
                    {"--more", "P", "and P percent of those of D + 1 (default: 40; with --depth: 0)", 0, 99},
                    {"--within", "N", "show that N crawls are enough (default: 34)", 0, 60},
                    {"--checkpoint", "DIR", "leave there how far the coset is, for who goes on after a kill"}},
        .examples = {{"god run one.plan --results one.results --checkpoint begun", "one process, and again if killed"},
                     {"god run few.plan --results few.results --part 2/4", "the second of four"}},
        .fields = "results:array skipped:integer unproven:integer?",
        .run = god_run,
        .runs = on_terminal | on_ranks,
        .is_long = true,
    };
}

}  // namespace trundle::cli

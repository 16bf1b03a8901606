// god plan: centres of balls that cover all cosets.
#include <trundle/god.h>

#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<GodPlanRequest> read_cover(const Request& request) {
    GodPlanRequest wanted;
    if (request.value("--moves", "crawler") != "crawler") return usage_error("a cover is one by the crawler's moves");
    if (!request.has("--radius") && !request.has("--centres")) return usage_error("a plan needs --radius or --centres");
    if (const auto file = request.value("--keep")) {
        const Result<std::string> text = request.read_file(*file);
        if (!text) return text.error();
        const Result<GodPlan> plan = parse_god_plan(*text);
        if (!plan) return plan.error();
        wanted.keep = plan->centres;
        if (request.has("--centres") && static_cast<long long>(wanted.keep.size()) > request.number("--centres", 1))
            return usage_error("--keep has more centres than --centres allows");
    }
    if (request.has("--radius")) wanted.radius = static_cast<int>(request.number("--radius", 20));
    if (request.has("--centres")) wanted.centres = static_cast<int>(request.number("--centres", 1));
    wanted.seed = static_cast<std::uint64_t>(request.number("--seed", 1));
    wanted.candidates = static_cast<int>(request.number("--candidates", 3));
    wanted.tries = static_cast<int>(request.number("--tries", 10));
    return wanted;
}

Result<Answer> god_plan(const Request& request) {
    const Result<GodPlanRequest> wanted = read_cover(request);
    if (!wanted) return wanted.error();
    const std::optional<std::string> file = request.value("--out");
    if (const auto error = request.wrong_with_output("--out")) return *error;
    const GodPlanNews news{.on_centre = [](int radius, std::size_t centres, std::uint64_t left) {
        note("radius " + std::to_string(radius) + ": " + counted(centres, "centre leaves ", "centres leave ") +
             counted(left, "coset", "cosets"));
    }};
    const Work work = work_of(request);
    const Result<GodPlan> plan = plan_cover(*wanted, work, news);
    if (!plan) return plan.error();
    const std::string text = to_text(*plan);
    Answer answer{text, {{"radius", plan->radius}, {"centres", plan->centres.size()}}};
    if (work.is_stopped()) answer.but = stopped_at_best;
    if (!file) {
        answer.json["plan"] = text;
        return answer;
    }
    if (const auto error = request.write_file(*file, text)) return *error;
    answer.text = counted(plan->centres.size(), "centre", "centres") + " of radius " + std::to_string(plan->radius);
    return answer;
}

}  // namespace

Command god_plan_command() {
    return {
        .name = "god plan",
        .summary = "cover all cosets by balls around a few, to bound the crawler's God's number",
        .details =
            "Cubes with the same twists, flips and places of the middle layer's edges are a coset; crawls lead from\n"
            "coset to coset. If every cube of a centre is within D, then every cube of a coset that is within R\n"
            "crawls of it, or of one of its 16 images, is within D + R. A plan is a list of centres whose balls of\n"
            "radius R cover all 2,217,093,120 cosets: 'god run' solves them, 'god check' trusts nobody.\n"
            "--radius alone takes as many centres as it needs; --centres alone finds the smallest radius that it\n"
            "can; both: tries until it has one. With one centre it may prove that there is none (exit code 1).",
        .options = {{"--moves", "crawler", "by which moves"},
                    {"--radius", "R", "of the balls; of smaller ones it takes more than anybody could solve", 8, 20},
                    {"--centres", "N", "at most so many", 1, 1000},
                    {"--keep", "PLAN", "begin with its centres: results for them hold in the new plan, too"},
                    {"--candidates", "K", "take the best of K centres each time (default: 3)", 1, 1000},
                    {"--tries", "T", "begin anew T times if there are too many centres (default: 10)", 1, 1'000'000},
                    {"--seed", "S", "another number finds another plan (default: 1)", 0, INT64_MAX},
                    {"--out", "PLAN", "the file to write (default: standard output)"}},
        .examples = {{"god plan --radius 15 --centres 1 --out one.plan", "one centre for everything"},
                     {"god plan --radius 13 --out few.plan", "as many as it takes"},
                     {"god plan --radius 14 --keep one.plan --out two.plan", "more centres for a smaller radius"},
                     {"god plan --centres 4 --tries 50 --timeout 600", "the best that four can do"}},
        .fields = "radius:integer centres:integer plan:string?",
        .run = god_plan,
        .runs = on_terminal,
        .is_long = true,
    };
}

}  // namespace trundle::cli

// A plan as text:
//
//   trundle god plan
//   moves crawler
//   radius 13
//   centres 2
//   checksum 5a0c6d0f4f8b2c11       of all lines but this one
//   1 UBLRURFLR...                  line 1: the centre's facelets
//   2 ...
#include <trundle/god.h>
#include <trundle/view.h>

#include "base/checksum.h"
#include "base/text.h"
#include "god/line.h"

namespace trundle {
namespace {

constexpr std::string_view title = "trundle god plan";
constexpr std::size_t most_centres = 1'000'000;

std::string head_of(const GodPlan& plan) {
    return std::string(title) + "\nmoves " + std::string(name_of(Play::crawler)) + "\nradius " +
           std::to_string(plan.radius) + "\ncentres " + std::to_string(plan.centres.size()) + "\n";
}

std::string body_of(const GodPlan& plan) {
    std::string body;
    for (std::size_t i = 0; i < plan.centres.size(); ++i)
        body += std::to_string(i + 1) + " " + facelet_text(plan.centres[i]) + "\n";
    return body;
}

Error damaged(std::size_t line, const std::string& what) {
    return input_error("damaged_plan", "line " + std::to_string(line) + " of the plan: " + what);
}

}  // namespace

std::uint64_t checksum_of(const GodPlan& plan) { return checksum_of(head_of(plan) + body_of(plan)); }

std::string to_text(const GodPlan& plan) {
    return head_of(plan) + "checksum " + hexadecimal(checksum_of(plan)) + "\n" + body_of(plan);
}

Result<GodPlan> parse_god_plan(std::string_view text) {
    LineReader lines(text);
    if (lines.next() != title) return damaged(1, "it must be '" + std::string(title) + "'");
    if (lines.next() != "moves crawler") return damaged(2, "it must be 'moves crawler'");
    const auto number = [&](std::string_view name, std::uint64_t most) -> Result<std::uint64_t> {
        WordReader words(lines.next());
        const std::optional<std::uint64_t> value = words.expect(name) ? words.number(most) : std::nullopt;
        if (!value || !words.at_end())
            return damaged(lines.number(), "it must be '" + std::string(name) + "' and a number");
        return *value;
    };
    const Result<std::uint64_t> radius = number("radius", 20);
    if (!radius) return radius.error();
    const Result<std::uint64_t> count = number("centres", most_centres);
    if (!count) return count.error();
    GodPlan plan{static_cast<int>(*radius), {}};
    WordReader sum(lines.next());
    const std::optional<std::uint64_t> wanted = sum.expect("checksum") ? sum.hexadecimal() : std::nullopt;
    if (!wanted || !sum.at_end()) return damaged(lines.number(), "it must be 'checksum' and sixteen digits");
    for (std::uint64_t i = 1; i <= *count; ++i) {
        WordReader words(lines.next());
        if (words.number(most_centres) != i) return damaged(lines.number(), "it must be centre " + std::to_string(i));
        const Result<SolvableCube> cube = cube_of_facelets(words.word());
        if (!cube) return damaged(lines.number(), cube.error().message);
        if (!words.at_end()) return damaged(lines.number(), "there is more than a centre");
        plan.centres.push_back(*cube);
    }
    if (!lines.at_end()) return damaged(lines.number() + 1, "there are more lines than centres");
    if (checksum_of(plan) != *wanted) return damaged(5, "the checksum is another: the plan was changed");
    return plan;
}

}  // namespace trundle

// A result as a line of text: which line of a plan and which centre, what was shown, the plan that it was solved for,
// and a checksum of all before it. It holds for any plan that has that centre in that line.
//
//   3 UBLRURFLR... within 33 depth 26 more 50 counts 0 0 ... 17 singly 5 left 0 plan 5a0c6d0f4f8b2c11 sum 0f...
//
// "more" is there only if some words of one more move were searched.
#include <trundle/god.h>

#include "god/line.h"

namespace trundle {
namespace {

constexpr std::string_view before_sum = " sum ";
constexpr std::uint64_t deepest = 60;

std::string unsummed(const GodResult& result, const GodPlan& plan) {
    const std::string more = result.more == 0 ? "" : " more " + std::to_string(result.more);
    std::string counts;
    for (const std::uint64_t count : result.counts) counts += " " + std::to_string(count);
    return std::to_string(result.line) + " " + facelet_text(plan.centres[static_cast<std::size_t>(result.line - 1)]) +
           " within " + std::to_string(result.within) + " depth " + std::to_string(result.depth) + more + " counts" +
           counts + " singly " + std::to_string(result.singly) + " left " + std::to_string(result.left) + " plan " +
           hexadecimal(result.plan);
}

// Everything but the cube, which who writes the line again puts there.
std::optional<GodResult> read_result(std::string_view line, const GodPlan& plan) {
    WordReader words(line);
    GodResult result;
    bool is_whole = true;
    const auto number = [&](std::string_view name, std::uint64_t most) {
        const std::optional<std::uint64_t> value =
            name.empty() || words.expect(name) ? words.number(most) : std::nullopt;
        is_whole = is_whole && value.has_value();
        return value.value_or(0);
    };
    result.line = static_cast<int>(number("", plan.centres.size()));
    words.word();
    result.within = static_cast<int>(number("within", deepest));
    result.depth = static_cast<int>(number("depth", deepest));
    std::string_view counts = words.word();
    if (counts == "more") {
        result.more = static_cast<int>(number("", 99));
        counts = words.word();
    }
    is_whole = is_whole && result.line > 0 && counts == "counts";
    std::string_view next = is_whole ? words.word() : "singly";
    for (; is_whole && next != "singly" && result.counts.size() <= deepest; next = words.word()) {
        const std::optional<std::uint64_t> count = WordReader(next).number(coset_size);
        is_whole = count.has_value();
        result.counts.push_back(count.value_or(0));
    }
    is_whole = is_whole && next == "singly";
    result.singly = number("", coset_size);
    result.left = number("left", coset_size);
    const std::optional<std::uint64_t> sum = words.expect("plan") ? words.hexadecimal() : std::nullopt;
    result.plan = sum.value_or(0);
    return is_whole && sum ? std::optional(result) : std::nullopt;
}

// Nothing if every cube of the coset is accounted for.
std::string_view wrong_with(const GodResult& result) {
    std::uint64_t sum = result.singly + result.left;
    for (const std::uint64_t count : result.counts) sum += count;
    if (sum != coset_size) return "the counts do not add up to the 19508428800 cubes of a coset";
    if (result.counts.size() > static_cast<std::size_t>(result.within) + 1)
        return "there are counts of more moves than it says are enough";
    return {};
}

}  // namespace

std::string to_text(const GodResult& result, const GodPlan& plan) {
    const std::string text = unsummed(result, plan);
    return text + std::string(before_sum) + hexadecimal(checksum_of(text));
}

Result<std::vector<GodResult>> parse_god_results(const GodPlan& plan, std::string_view text) {
    std::vector<GodResult> results;
    for (LineReader lines(text); !lines.at_end();) {
        const std::string_view line = lines.next();
        const auto damaged = [&](std::string_view what) {
            return input_error("damaged_result",
                               "line " + std::to_string(lines.number()) + " of the results: " + std::string(what));
        };
        const std::size_t end = line.rfind(before_sum);
        if (end == line.npos) return damaged("it is no result, or a part of one");
        if (WordReader(line.substr(end + before_sum.size())).hexadecimal() != checksum_of(line.substr(0, end)))
            return damaged("it is damaged: its checksum is another");
        const std::optional<GodResult> result = read_result(line, plan);
        if (!result || to_text(*result, plan) != line) return damaged("it is no result of this plan");
        if (const std::string_view wrong = wrong_with(*result); !wrong.empty()) return damaged(wrong);
        results.push_back(*result);
    }
    return results;
}

}  // namespace trundle

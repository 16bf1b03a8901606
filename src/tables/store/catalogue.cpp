#include "tables/store/catalogue.h"

#include <algorithm>

#include "base/memory.h"

namespace trundle {
namespace {

constexpr std::uint64_t default_memory = 150'000'000;

Pattern exact_flips(Play play) {
    return {play, Pattern::Major::flips, Pattern::Minor::nothing, false, Pattern::Coding::exact};
}
Pattern capped_flips(Play play, Pattern::Minor minor) {
    return {play, Pattern::Major::flips, minor, false, Pattern::Coding::capped};
}

// From small to large.
std::vector<TableSet> sets_of(Play play, bool standing) {
    const Pattern corners{standing ? Play::face : play, Pattern::Major::corners, Pattern::Minor::nothing};
    if (play == Play::crawler || play == Play::crawler6) {
        const Pattern flips{play, Pattern::Major::flips, Pattern::Minor::nothing};
        return {TableSet{corners, flips, {}}};
    }
    const TableSet small{corners, exact_flips(play), {}};
    if (!standing) return {small};
    return {small, TableSet{corners, exact_flips(play), capped_flips(play, Pattern::Minor::rotation)}};
}

std::uint64_t bytes_of(const TableSet& set, bool standing) {
    constexpr std::size_t signpost_bytes = 4;
    const Layout corners(set.corners);
    return (standing ? corners.entry_count() * signpost_bytes : corners.byte_count()) + Layout(set.flips).byte_count() +
           (set.large ? Layout(*set.large).byte_count() : 0);
}

}  // namespace

Error too_little_memory(std::string_view what, std::uint64_t needed) {
    return {Fault::environment,
            "memory",
            std::string(what) + " needs tables of " + told_size(needed) + ", more than the memory allowed",
            {}};
}

Pattern large_pattern(Play play, Pattern::Minor minor) { return capped_flips(play, minor); }

std::vector<Pattern> all_patterns() {
    std::vector<Pattern> patterns;
    const auto add = [&](const Pattern& pattern) {
        if (std::find(patterns.begin(), patterns.end(), pattern) == patterns.end()) patterns.push_back(pattern);
    };
    for (Play play : all_plays)
        for (bool standing : {false, true}) {
            if (standing && play != Play::slice) continue;  // no other play's search counts rotations
            for (const TableSet& set : sets_of(play, standing)) {
                add(set.corners), add(set.flips);
                if (set.large) add(*set.large);
            }
        }
    for (Play play : {Play::face, Play::quarter, Play::slice, Play::axial}) {
        add({play, Pattern::Major::flips, Pattern::Minor::nothing});
        for (const LargeTable& table : large_tables) add(large_pattern(play, table.minor));
    }
    add({Play::crawler, Pattern::Major::flips, Pattern::Minor::nothing, true});
    for (Pattern::Minor minor : {Pattern::Minor::nothing, Pattern::Minor::parity})
        for (bool side : {false, true}) add({Play::crawler, Pattern::Major::flips, minor, side, Pattern::Coding::far});
    add({Play::crawler, Pattern::Major::edges, Pattern::Minor::nothing});
    return patterns;
}

std::string about(const Pattern& pattern) {
    std::string text = pattern.major == Pattern::Major::corners ? "all corners"
                       : pattern.major == Pattern::Major::flips ? "corner twists, edge flips and slice edges"
                                                                : "the edges of the top and the bottom";
    if (pattern.minor == Pattern::Minor::parity) text += ", and the parity of the corners";
    if (pattern.minor == Pattern::Minor::rotation) text += ", and how the cube stands";
    if (pattern.minor == Pattern::Minor::slice) text += ", and where the slice edges are";
    if (const auto large = large_minor_of(pattern.minor)) {
        text += large->groups == CornerGroups::layers      ? ", and which corners belong to top and bottom"
                : large->groups == CornerGroups::diagonals ? ", and which corners lie across their layer"
                                                           : ", and how the corners of top and bottom are split";
        if (large->has_parity) text += ", with the parity of the slice edges";
    }
    if (pattern.side) text += ", seen from the side";
    return text + ", by " + std::string(name_of(pattern.play)) + " moves";
}

Result<TableSet> table_set(Play play, bool standing, std::uint64_t memory) {
    const auto sets = sets_of(play, standing);
    const std::uint64_t limit = memory == 0 ? default_memory : memory;
    for (auto set = sets.rbegin(); set != sets.rend(); ++set)
        if (bytes_of(*set, standing) <= limit) return *set;
    return Error{Fault::environment, "memory",
                 "the smallest tables for " + std::string(name_of(play)) + " moves need " +
                     told_size(bytes_of(sets[0], standing)) + ", more than the memory allowed"};
}

}  // namespace trundle

// Which tables there are, and which of them a search takes for the memory it may use.
#pragma once

#include <trundle/result.h>
#include <optional>
#include <span>

#include "tables/coordinates/pattern.h"

namespace trundle {

// The tables of one lower bound: one of the corners and one of the flips, or two of them.
struct TableSet {
    Pattern corners;
    Pattern flips;
    std::optional<Pattern> large;  // knows more than the flips, but nothing near solved
};

// The large tables of face, quarter and slice turns, and from how many bytes on proofs take them: each besides 70 MB of
// exact distances and what the quick search needs. From the largest on.
struct LargeTable {
    Pattern::Minor minor;
    std::uint64_t memory;
};
inline constexpr std::array<LargeTable, 5> large_tables{{
    {Pattern::Minor::diagonals_parity, 22'400'000'000},
    {Pattern::Minor::diagonals, 11'300'000'000},
    {Pattern::Minor::layers_parity, 5'100'000'000},
    {Pattern::Minor::split_parity, 2'650'000'000},
    {Pattern::Minor::split, 1'400'000'000},
}};
Pattern large_pattern(Play play, Pattern::Minor minor);

// Every pattern a search may ask for.
std::vector<Pattern> all_patterns();
std::string about(const Pattern& pattern);

// The largest set within `memory` bytes; 0 stands for the small default. `standing`: whether it counts how the cube
// stands; then signposts are made of the corners.
Result<TableSet> table_set(Play play, bool standing, std::uint64_t memory);

// From how many bytes on solvers take which tables besides.
struct SolveMemory {
    static constexpr std::uint64_t quick = 92'000'000;       // both phases of the quick search; with less, small parts
    static constexpr std::uint64_t parts = 180'000'000;      // parts of a cube: five pieces at once; with less, four
    static constexpr std::uint64_t signposts = 650'000'000;  // face turns: signposts, and the second phase
};

// From how many bytes on the crawler's searches take which tables.
struct CrawlMemory {
    static constexpr std::uint64_t small = 30'000'000;    // corners, cubes nearby, and what is made in a moment
    static constexpr std::uint64_t large = 211'000'000;   // all tables of the quick search
    static constexpr std::uint64_t proof = 260'000'000;   // small ones, and the twists and flips of a proof
    static constexpr std::uint64_t parity = 700'000'000;  // all, those of a proof with the parity
};

Error too_little_memory(std::string_view what, std::uint64_t needed);

}  // namespace trundle

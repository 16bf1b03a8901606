// What the tests of several rooms say in the same words.
#pragma once

#include <trundle/engine.h>
#include <trundle/move.h>
#include <trundle/tables.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace trundle {

inline constexpr std::array metrics{Play::face, Play::quarter, Play::slice};

// Whether the exhaustive tiers are wanted: ./test --slow.
inline bool is_slow_wanted() { return std::getenv("TRUNDLE_SLOW") != nullptr; }
// As many as minutes allow, or as hours do.
template <class Count>
Count in_tier(Count usual, Count slow) {
    return is_slow_wanted() ? slow : usual;
}

// Those whose cosets are solved. Quarter turns bring a table of their own, which takes longer to make than the tests
// that use it.
inline std::span<const Play> coset_plays() {
    static constexpr std::array plays{Play::face, Play::crawler, Play::quarter};
    return std::span(plays).first(in_tier(2u, 3u));
}

// Kept in the folder of the build, so that each table is made once.
inline Tables& tables() {
    static Tables made({TEST_TABLES});
    return made;
}

inline World world_after(std::string_view path) { return after(World{}, *parse_notation(path)); }
inline Moves crawl_of(std::string_view text) { return *parse(text, Notation::crawl); }

}  // namespace trundle

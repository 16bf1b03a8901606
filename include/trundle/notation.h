// Text <-> moves, in five notations. Whatever is read becomes a flat list of moves; whatever can be said is printed.
#pragma once

#include <trundle/move.h>
#include <trundle/result.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trundle {

enum class Notation : std::uint8_t {
    wca,    // R U2 M' Rw x (R U)3 [A, B] [A: B]
    path,   // r+u-F
    crawl,  // +x -z spin1 spin2'
    apl,    // L C R B H F U M D X Y Z of Peelle's paper
    roll,   // N E S W, (E){3}
};

std::string_view name_of(Notation notation);
std::optional<Notation> notation_of(std::string_view name);

// Longer results are refused: (((R)999)999)999 is an error, not a full memory.
inline constexpr std::size_t max_moves = 10'000'000;

Result<Moves> parse(std::string_view text, Notation notation);

struct Reading {
    Moves moves;
    Notation notation;
};
// Finds the notation: path if the text is one and has a sign, crawl if every word is a crawler's, else wca.
Result<Reading> parse(std::string_view text);

// An APL expression applies its functions right to left: B F L R does R first.
Result<Moves> parse_apl_expression(std::string_view text);

// Says what the moves do to a cube that stands upright at first, move by move where there are words for it, else a run
// of parallel moves at once: F B' is +x. Only crawl and roll say where the cube goes. An error where the notation
// cannot say it: the crawler has no word for R.
Result<std::string> print(std::span<const Move> moves, Notation notation);

// Merges and cancels moves of parallel layers: R L R' becomes L, in as few words of the notation as will do.
// Steps are kept: +x +x +x is not -x.
Moves simplified(std::span<const Move> moves, Notation notation = Notation::wca);

}  // namespace trundle

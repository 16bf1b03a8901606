// What every fuzz target asks of the library.
#pragma once

#include <trundle/notation.h>
#include <trundle/result.h>
#include <nlohmann/json.hpp>

namespace trundle::fuzz {

// Ends the run; libFuzzer then keeps the input.
inline void require(bool holds) {
    if (!holds) __builtin_trap();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// An error lies inside the text and says something that is proper UTF-8, whatever the text was: dump() throws if not.
inline void check_error(const Error& error, std::string_view text) {
    require(error.fault == Fault::input && !error.code.empty() && !error.message.empty());
    require(!error.at || *error.at <= text.size());
    require(!nlohmann::json(error.message).dump().empty());
}

// What the moves do to the cube and how it stands in the end; the cell is left out.
inline World effect(std::span<const Move> moves) {
    World world = after(World{}, moves);
    world.pose.cell = {};
    return world;
}

// What was read prints and reads back as the same moves; in another notation, and simplified, it does the same.
inline void check_moves(const Moves& moves, Notation notation) {
    if (moves.size() > 10'000) return;  // more of the same, slowly
    const Result<std::string> printed = print(moves, notation);
    require(printed.has_value());
    const Result<Moves> again = parse(*printed, notation);
    require(again.has_value() && *again == moves);

    const World end = after(World{}, moves);
    require(after(World{}, simplified(moves, notation)) == end);
    for (const Notation other : {Notation::wca, Notation::path, Notation::crawl, Notation::apl, Notation::roll}) {
        const Result<std::string> said = print(moves, other);
        if (said) require(effect(*parse(*said, other)) == effect(moves));
        else require(said.error().code == "cannot_say");
    }
}

inline void check_parser(std::string_view text, Notation notation) {
    const Result<Moves> moves = parse(text, notation);
    if (moves) check_moves(*moves, notation);
    else check_error(moves.error(), text);
}

}  // namespace trundle::fuzz

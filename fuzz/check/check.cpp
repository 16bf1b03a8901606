#include "check/check.h"

#include <nlohmann/json.hpp>

namespace trundle::fuzz {

void check_error(const Error& error, std::string_view text) {
    require(error.fault == Fault::input && !error.code.empty() && !error.message.empty());
    require(!error.at || *error.at <= text.size());
    // dump() throws at what is no UTF-8.
    require(!nlohmann::json(error.message).dump().empty());
}

World effect(std::span<const Move> moves) {
    World world = after(World{}, moves);
    world.pose.cell = {};
    return world;
}

void check_moves(const Moves& moves, Notation notation) {
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

void check_parser(std::string_view text, Notation notation) {
    const Result<Moves> moves = parse(text, notation);
    if (moves) check_moves(*moves, notation);
    else check_error(moves.error(), text);
}

}  // namespace trundle::fuzz

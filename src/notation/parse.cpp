// Which notation is it? Names, dispatch, and errors that point to the notation that was probably meant.
#include <trundle/gps.h>
#include <trundle/notation.h>
#include <algorithm>
#include <array>

#include "notation/wca.h"
#include "notation/words.h"

namespace trundle {
namespace {

constexpr std::array<std::string_view, 5> notation_names{"wca", "path", "crawl", "apl", "roll"};
constexpr std::array notations{Notation::wca, Notation::path, Notation::crawl, Notation::apl, Notation::roll};

// An error of wca, with a hint if another notation can read the text.
Error with_hint(Error error, std::string_view text) {
    if (error.code == "too_long") return error;
    for (Notation other : {Notation::path, Notation::crawl, Notation::apl, Notation::roll})
        if (parse(text, other)) {
            const std::string name(name_of(other));
            error.message += " (this reads as " + name + " notation: --notation " + name + ")";
            break;
        }
    return error;
}

// Letters, or letters with counts, as in (E){3}N.
Result<Moves> parse_roll(std::string_view text) {
    if (text.find('(') == std::string_view::npos) return parse_words(text, Notation::roll);
    const Result<Gps> gps = Gps::parse(text);
    if (!gps) return gps.error();
    for (const Gps::Term& term : gps->terms())
        if (term.count && term.count->base != Gps::Count::Base::none)
            return input_error("no_distance", "Δx and Δy are distances on a board: write numbers here, as in (E){3}",
                               std::min(text.find('D'), text.find("Δ")));
    const Result<std::string> rolls = gps->expand({}, max_moves);
    if (!rolls) return rolls.error();
    return parse_words(*rolls, Notation::roll);
}

}  // namespace

std::string_view name_of(Notation notation) { return notation_names[static_cast<std::size_t>(notation)]; }

std::optional<Notation> notation_of(std::string_view name) {
    for (Notation notation : notations)
        if (name_of(notation) == name) return notation;
    return {};
}

Result<Moves> parse(std::string_view text, Notation notation) {
    if (notation == Notation::roll) return parse_roll(text);
    if (notation != Notation::wca) return parse_words(text, notation);
    Result<Moves> moves = parse_wca(text);
    if (!moves) return with_hint(moves.error(), text);
    return moves;
}

// If no notation can read the text, the one that came furthest explains the error.
Result<Reading> parse(std::string_view text) {
    Result<Moves> path = parse_words(text, Notation::path);
    const auto is_quarter = [](Move move) { return move.quarters() != 2; };  // only these are written with a sign
    if (path && std::ranges::any_of(*path, is_quarter)) return Reading{*std::move(path), Notation::path};
    Result<Moves> crawl = parse_words(text, Notation::crawl);
    if (crawl && !crawl->empty()) return Reading{*std::move(crawl), Notation::crawl};
    Result<Moves> wca = parse(text, Notation::wca);
    if (wca) return Reading{*std::move(wca), Notation::wca};

    const auto came_further = [&](const Result<Moves>& other) { return !other && other.error().at > wca.error().at; };
    if (came_further(path)) return path.error();
    if (came_further(crawl)) return crawl.error();
    return wca.error();
}

Result<Moves> parse_apl_expression(std::string_view text) {
    Result<Moves> moves = parse_words(text, Notation::apl);
    if (moves) std::ranges::reverse(*moves);
    return moves;
}

}  // namespace trundle

// The move sets by name and by metric, each with its symmetries.
#include <trundle/move.h>
#include <algorithm>

#include "moves/symmetries.h"

namespace trundle {
namespace {

constexpr std::array<std::string_view, all_plays.size()> names{"face",  "quarter", "slice",
                                                               "axial", "crawler", "crawler6"};
constexpr std::array<std::string_view, 4> metrics{"htm", "qtm", "stm", "axial"};

template <std::size_t N>
std::optional<Play> find(const std::array<std::string_view, N>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return {};
    return all_plays[static_cast<std::size_t>(found - words.begin())];
}

Moves in_cube_frame(std::span<const Move> moves) {
    Moves result;
    for (Move m : moves) result.push_back(m.laid(m.axis(), false, 1, Frame::cube));
    return result;
}

}  // namespace

std::string_view name_of(Play play) { return names[static_cast<std::size_t>(play)]; }
std::optional<Play> play_of(std::string_view name) { return find(names, name); }
std::optional<Play> play_of_metric(std::string_view metric) { return find(metrics, metric); }

std::span<const Move> moves_of(Play play) {
    static const std::array<Moves, all_plays.size()> moves{
        in_cube_frame(MoveSet::face()),  in_cube_frame(MoveSet::quarter()), in_cube_frame(MoveSet::slice()),
        in_cube_frame(MoveSet::axial()), in_cube_frame(MoveSet::crawler()), in_cube_frame(MoveSet::crawler6())};
    return moves[static_cast<std::size_t>(play)];
}

std::vector<Symmetry> symmetries_of(Play play) {
    const std::span<const Move> moves = moves_of(play);
    const auto has = [&](Turn turn) {
        return std::any_of(moves.begin(), moves.end(), [&](Move move) { return move.turn() == turn; });
    };
    std::vector<Symmetry> result;
    for (int id = 0; id < Symmetry::count; ++id) {
        const Symmetry s = Symmetry::from_id(id);
        if (std::all_of(moves.begin(), moves.end(), [&](Move move) { return has(conjugated(move.turn(), s)); }))
            result.push_back(s);
    }
    return result;
}

}  // namespace trundle

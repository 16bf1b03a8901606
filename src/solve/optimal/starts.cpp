#include "solve/optimal/starts.h"

#include <algorithm>

namespace trundle {
namespace {

// Moves about one axis commute, and only one order of them is searched: a symmetry makes runs of runs, but not words of
// words. A run is the sum of its turns. The last one may go on and does not count.
std::vector<Turn> whole_runs(const MoveIndices& path, std::span<const Move> moves) {
    std::vector<Turn> runs;
    for (const std::uint8_t move : path) {
        const Turn turn = moves[move].turn();
        if (runs.empty() || runs.back().axis() != turn.axis()) runs.push_back(turn);
        else
            runs.back() = {turn.axis(), runs.back().positive() + turn.positive(),
                           runs.back().negative() + turn.negative()};
    }
    if (!runs.empty()) runs.pop_back();
    return runs;
}

}  // namespace

Starts::Starts(const Cube& cube, std::span<const Move> moves) : moves_(moves) {
    for (int id = 0; id < Symmetry::count; ++id)
        if (conjugated(cube, Symmetry::from_id(id)) == cube) symmetries_.push_back(Symmetry::from_id(id));
}

bool Starts::need(const MoveIndices& path) const {
    const std::vector<Turn> runs = whole_runs(path, moves_);
    const auto comes_first = [](Turn a, Turn b) { return a.id() < b.id(); };
    return std::none_of(symmetries_.begin(), symmetries_.end(), [&](Symmetry symmetry) {
        std::vector<Turn> image;
        for (const Turn run : runs) image.push_back(conjugated(run, symmetry));
        return std::lexicographical_compare(image.begin(), image.end(), runs.begin(), runs.end(), comes_first);
    });
}

}  // namespace trundle

#include "tables/phases/small_phases.h"

#include "tables/fill/distances.h"

namespace trundle {

SmallPhaseOne::SmallPhaseOne(Play play) {
    const std::span<const Move> moves = moves_of(play);
    const MoveTables& tables = move_tables();
    const View home = view_of(Cube());
    const auto one = [](std::size_t) { return 1; };
    flips_ = distances(
        flip_slice_count, home.flip_slice(), moves.size(),
        [&](std::size_t value, std::size_t move) { return tables.flip_slice_after(value, moves[move].turn()); }, one);
    twists_ = distances(
        twist_count * slice_count, home.slice * twist_count + home.twist, moves.size(),
        [&](std::size_t value, std::size_t move) {
            const Turn turn = moves[move].turn();
            return tables.slice.after(value / twist_count, turn) * twist_count +
                   tables.twist.after(value % twist_count, turn);
        },
        one);
}

SmallPhaseTwo::SmallPhaseTwo(const PhaseTwoMoves& moves) {
    const auto length = [&](std::size_t move) { return moves.length(move); };
    const auto part = [&](std::size_t count, std::uint16_t PhaseTwoCube::*permutation) {
        return distances(
            count * slice_permutation_count, 0, moves.count(),
            [&, permutation](std::size_t value, std::size_t move) {
                PhaseTwoCube cube;
                cube.*permutation = static_cast<std::uint16_t>(value / slice_permutation_count);
                cube.slice = static_cast<std::uint8_t>(value % slice_permutation_count);
                cube = moves.after(cube, move);
                return std::size_t{cube.*permutation} * slice_permutation_count + cube.slice;
            },
            length);
    };
    corners_ = part(corner_permutation_count, &PhaseTwoCube::corners);
    edges_ = part(edge_permutation_count, &PhaseTwoCube::edges);
}

}  // namespace trundle

#include "tables/small_phases.h"

#include <algorithm>

namespace trundle {
namespace {

// How far each value is from `home`: `next(value, move)` is where a move leads, `length(move)` what it costs.
template <class Next, class Length>
std::vector<std::uint8_t> distances(std::size_t count, std::size_t home, std::size_t moves, Next next, Length length) {
    std::vector<std::uint8_t> distance(count, 0xff);
    distance[home] = 0;
    std::size_t known = 1;
    for (int now = 0; known < count; ++now)
        for (std::size_t value = 0; value < count; ++value) {
            if (distance[value] != now) continue;
            for (std::size_t move = 0; move < moves; ++move) {
                std::uint8_t& there = distance[next(value, move)];
                known += there == 0xff ? 1 : 0;
                there = std::min(there, static_cast<std::uint8_t>(now + length(move)));
            }
        }
    return distance;
}

}  // namespace

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

#include "coset/stay_moves.h"

#include "coset/near_cosets.h"

namespace trundle {

std::vector<StayMove> stay_moves(Play play) {
    std::vector<StayMove> result;
    const auto stays = [](const Cube& cube) { return view_of(cube) == view_of(Cube()); };
    const auto is_new = [&](const Cube& cube) {
        for (const StayMove& move : result)
            if (move.cube == cube) return false;
        return true;
    };
    for (const Move move : moves_of(play))
        if (const Cube& cube = cube_of(move.turn()); stays(cube)) result.push_back({cube, 1});
    for (const Move move : moves_of(play)) {
        const Cube& cube = cube_of(move.turn());
        if (!stays(cube) && stays(cube * cube) && is_new(cube * cube)) result.push_back({cube * cube, 2});
    }
    return result;
}

}  // namespace trundle

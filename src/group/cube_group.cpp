#include "group/cube_group.h"

namespace trundle {

Permutation permutation_of(const Cube& cube) {
    std::vector<Permutation::Point> images(movable_facelet_count);
    for (int place = 0; place < corner_count; ++place)
        for (int k = 0; k < 3; ++k) {
            const Piece piece = cube.corner(place);
            images[corner_facelet(piece.id, k)] =
                static_cast<Permutation::Point>(corner_facelet(place, (k + piece.orientation) % 3));
        }
    for (int place = 0; place < edge_count; ++place)
        for (int k = 0; k < 2; ++k) {
            const Piece piece = cube.edge(place);
            images[edge_facelet(piece.id, k)] =
                static_cast<Permutation::Point>(edge_facelet(place, (k + piece.orientation) % 2));
        }
    return Permutation(std::move(images));
}

// All places and orientations; then one corner's twist, one edge's flip and the parity are forced.
Natural all_cubes() {
    Natural count = 1;
    for (std::uint32_t i = 1; i <= corner_count; ++i) (count *= i) *= 3;
    for (std::uint32_t i = 1; i <= edge_count; ++i) (count *= i) *= 2;
    return count /= 3 * 2 * 2;
}

}  // namespace trundle

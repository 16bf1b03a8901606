#include "coset/group/coset_number.h"

#include <trundle/coset.h>

namespace trundle {

SolvableCube cube_of_coset(std::uint64_t coset) {
    const std::uint64_t flip_slice = coset % flip_slice_count;
    Cube cube = cube_with_twist(coset / flip_slice_count) *
                (cube_with_slice(flip_slice / flip_count) * cube_with_flip(flip_slice % flip_count));
    if (const Result<SolvableCube> even = SolvableCube::validate(cube)) return *even;
    const Piece first = cube.corner(0);
    cube.set_corner(0, {cube.corner(1).id, first.orientation});
    cube.set_corner(1, {first.id, cube.corner(1).orientation});
    return *SolvableCube::validate(cube);
}

std::uint64_t coset_of(const SolvableCube& cube) { return coset_number(view_of(cube.cube())); }

}  // namespace trundle

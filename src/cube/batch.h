// Work on cubes in bulk, by the best instructions this machine has. The choice is made once a call, not once a turn.
#pragma once

#include <trundle/cube.h>
#include <span>

namespace trundle {

struct CubeBatch {
    Cube (*turned)(const Cube& cube, std::span<const Turn> turns);  // one cube, turned again and again
    void (*turn_all)(std::span<Cube> cubes, Turn turn);             // many cubes, each turned alike
    void (*invert_all)(std::span<Cube> cubes);
    // products[i] = a[i] * b[i]; the three are equally long.
    void (*multiply_all)(std::span<const Cube::Bytes> a, std::span<const Cube::Bytes> b,
                         std::span<Cube::Bytes> products);
};

const CubeBatch& portable_batch();
const CubeBatch* avx2_batch();  // none if it was not compiled in; it may be called only where has_avx2()
const CubeBatch* neon_batch();  // none but on 64-bit ARM, where it may always be called

const CubeBatch& batch();  // the best of them here

}  // namespace trundle

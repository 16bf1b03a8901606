// Many turns or many cubes in one call, for a machine M (see portable_kernel.h).
#pragma once

#include "cube/batch.h"
#include "cube/turns.h"

namespace trundle {

template <class M>
struct BatchOn {
    static Cube turned(const Cube& cube, std::span<const Turn> turns) {
        auto result = M::load(cube);
        for (Turn turn : turns) result = M::product(result, turn_of(turn));
        return M::store(result);
    }

    static void turn_all(std::span<Cube> cubes, Turn turn) {
        const auto by = turn_of(turn);
        for (Cube& cube : cubes) cube = M::store(M::product(M::load(cube), by));
    }

    static void invert_all(std::span<Cube> cubes) {
        for (Cube& cube : cubes) cube = M::store(M::inverse(M::load(cube)));
    }

    static void multiply_all(std::span<const Cube::Bytes> a, std::span<const Cube::Bytes> b,
                             std::span<Cube::Bytes> products) {
        for (std::size_t i = 0; i < products.size(); ++i)
            products[i] =
                M::store(M::product(M::load(Cube::from_bytes(a[i])), M::load(Cube::from_bytes(b[i])))).bytes();
    }

    static constexpr CubeBatch functions{turned, turn_all, invert_all, multiply_all};

private:
    static auto turn_of(Turn turn) { return M::load(turn_cubes[static_cast<std::size_t>(turn.id())]); }
};

}  // namespace trundle

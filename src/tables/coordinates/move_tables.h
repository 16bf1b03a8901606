// How turns change the coordinates. Made once, in milliseconds, and shared by all tables.
#pragma once

#include <cstdint>
#include <vector>

#include "tables/coordinates/coordinates.h"

namespace trundle {

// The turns of one value lie beside each other: 64 bytes, one line of the cache. Two layers that do not turn alike are
// turned one after the other.
class MoveTable {
public:
    using CubeWith = Cube (*)(std::size_t);
    using ValueOf = std::size_t (*)(const Cube&);

    MoveTable(std::size_t count, CubeWith cube_with, ValueOf value_of);

    std::uint16_t after(std::size_t value, std::size_t turn_id) const {
        if (turn_id < Turn::alike_count) return after_[value * row + turn_id];
        const auto& [first, second] = layers_of[turn_id - Turn::alike_count];
        return after_[after_[value * row + first] * row + second];
    }
    std::uint16_t after(std::size_t value, Turn turn) const {
        return after(value, static_cast<std::size_t>(turn.id()));
    }
    std::size_t count() const { return after_.size() / row; }

private:
    static constexpr std::size_t row = 32;
    static_assert(row >= Turn::alike_count);

    using Layers = std::array<std::uint8_t, 2>;  // ids of the turns of each
    static constexpr std::array<Layers, Turn::count - Turn::alike_count> layers_of = [] {
        std::array<Layers, Turn::count - Turn::alike_count> result{};
        for (int id = Turn::alike_count; id < Turn::count; ++id) {
            const Turn turn = Turn::from_id(id);
            result[static_cast<std::size_t>(id - Turn::alike_count)] = {
                static_cast<std::uint8_t>(Turn(turn.axis(), turn.positive(), 0).id()),
                static_cast<std::uint8_t>(Turn(turn.axis(), 0, turn.negative()).id())};
        }
        return result;
    }();

    std::vector<std::uint16_t> after_;
};

struct MoveTables {
    MoveTable twist{twist_count, cube_with_twist, twist_of};
    MoveTable flip{flip_count, cube_with_flip, flip_of};
    MoveTable slice{slice_count, cube_with_slice, slice_of};
    MoveTable corner_permutation{corner_permutation_count, cube_with_corner_permutation, corner_permutation_of};
    MoveTable four_edges{four_edges_count, cube_with_up_edges, up_edges_of};  // the same for any four

    std::size_t flip_slice_after(std::size_t flip_slice, Turn turn) const {
        return slice.after(flip_slice / flip_count, turn) * flip_count + flip.after(flip_slice % flip_count, turn);
    }
};

const MoveTables& move_tables();

}  // namespace trundle

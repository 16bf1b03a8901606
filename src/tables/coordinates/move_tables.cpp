#include "tables/coordinates/move_tables.h"

namespace trundle {

// Only the quarters of the six layers are turned on cubes; every other turn is some of these, one after another.
MoveTable::MoveTable(std::size_t count, CubeWith cube_with, ValueOf value_of) : after_(count * row) {
    const auto id_of = [](Axis axis, bool positive, bool negative, int quarters) {
        return static_cast<std::size_t>(Turn(axis, positive, negative, quarters).id());
    };
    for (std::size_t value = 0; value < count; ++value) {
        const Cube cube = cube_with(value);
        after_[value * row] = static_cast<std::uint16_t>(value);
        for (Axis axis : all_axes)
            for (bool positive : {true, false}) {
                const Turn quarter(axis, positive, !positive, 1);
                after_[value * row + static_cast<std::size_t>(quarter.id())] =
                    static_cast<std::uint16_t>(value_of(cube * cube_of(quarter)));
            }
    }
    for (std::size_t value = 0; value < count; ++value)
        for (Axis axis : all_axes) {
            std::array<std::size_t, 4> turned{0, value, value, value};  // by the sets of layers 1 .. 3
            for (int quarters = 1; quarters < 4; ++quarters)
                for (std::size_t layers = 1; layers < 4; ++layers) {
                    std::size_t& at = turned[layers];
                    if (layers & 1) at = after(at, id_of(axis, true, false, 1));
                    if (layers & 2) at = after(at, id_of(axis, false, true, 1));
                    after_[value * row + id_of(axis, (layers & 1) != 0, (layers & 2) != 0, quarters)] =
                        static_cast<std::uint16_t>(at);
                }
        }
}

const MoveTables& move_tables() {
    static const MoveTables tables;
    return tables;
}

}  // namespace trundle

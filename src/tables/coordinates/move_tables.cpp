#include "tables/coordinates/move_tables.h"

#include "cube/batch.h"

namespace trundle {

// Only the quarters of the six layers are turned on cubes; every other turn is some of these, one after another.
MoveTable::MoveTable(std::size_t count, CubeWith cube_with, ValueOf value_of) : after_(count * row) {
    const auto id_of = [](Axis axis, int positive, int negative) {
        return static_cast<std::size_t>(Turn(axis, positive, negative).id());
    };
    for (std::size_t value = 0; value < count; ++value) {
        const Cube cube = cube_with(value);
        after_[value * row] = static_cast<std::uint16_t>(value);
        for (Axis axis : all_axes)
            for (const Turn quarter : {Turn(axis, 1, 0), Turn(axis, 0, 1)})
                after_[value * row + static_cast<std::size_t>(quarter.id())] =
                    static_cast<std::uint16_t>(value_of(batch().turned(cube, {&quarter, 1})));
    }
    for (std::size_t value = 0; value < count; ++value)
        for (Axis axis : all_axes) {
            std::array<std::size_t, 4> turned{0, value, value, value};  // by the sets of layers 1 .. 3
            for (int quarters = 1; quarters < 4; ++quarters)
                for (int layers = 1; layers < 4; ++layers) {
                    std::size_t& at = turned[static_cast<std::size_t>(layers)];
                    if (layers & 1) at = after(at, id_of(axis, 1, 0));
                    if (layers & 2) at = after(at, id_of(axis, 0, 1));
                    after_[value * row + id_of(axis, layers & 1 ? quarters : 0, layers & 2 ? quarters : 0)] =
                        static_cast<std::uint16_t>(at);
                }
        }
}

const MoveTables& move_tables() {
    static const MoveTables tables;
    return tables;
}

}  // namespace trundle

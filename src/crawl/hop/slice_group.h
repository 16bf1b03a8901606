// The slice group <U D', F B', R L'>: 768 cubes that the wheels and the lazy susan alone can make. In a slice-turned
// cube, spin1 and spin2 turn what lies on top and at the bottom now. If all nine pieces of a face f lie on top, spin1
// is the face turn f, and spin2 the turn of the opposite face: such a cube is a frame.
#pragma once

#include <trundle/move.h>
#include <map>

namespace trundle {

class SliceGroup {
public:
    using Element = std::uint16_t;
    static constexpr std::size_t size = 768;
    static constexpr std::size_t crawl_count = 4;  // of MoveSet::crawler(): they come first

    SliceGroup() {
        std::map<Cube::Bytes, Element> numbers;
        const auto number_of = [&](const Cube& cube) {
            const auto [found, is_new] = numbers.try_emplace(cube.bytes(), static_cast<Element>(numbers.size()));
            if (is_new) cubes_[found->second] = cube;
            return found->second;
        };
        number_of(Cube());
        for (std::size_t s = 0; s < numbers.size(); ++s)
            for (Axis axis : all_axes) number_of(cubes_[s] * cube_of(slice(axis, 1)));

        for (std::size_t s = 0; s < size; ++s) {
            const Cube& cube = cubes_[s];
            for (std::size_t move = 0; move < 4; ++move)
                crawled_[s][move] = number_of(cube * cube_of(MoveSet::crawler()[move].turn()));
            for (int quarters = 0; quarters < 4; ++quarters) {
                const auto q = static_cast<std::size_t>(quarters);
                susan_[s][q] = number_of(cube * cube_of(slice(Axis::y, quarters)));
                for (Axis axis : all_axes)
                    after_slice_[s][static_cast<std::size_t>(axis)][q] =
                        number_of(cube_of(slice(axis, quarters)) * cube);
            }
            const Cube spin = cube * cube_of(Turn::face(Face::U, 1)) * inverse(cube);
            for (Face face : all_faces)
                if (spin == cube_of(Turn::face(face, 1))) top_[s] = face;
        }
    }

    const Cube& cube(Element s) const { return cubes_[s]; }

    // s and then a crawl: a number in MoveSet::crawler(), 0 .. 3.
    Element crawled(Element s, std::size_t move) const { return crawled_[s][move]; }
    // The slice of an axis, clockwise as R L' or U D' or F B' by some quarters, and then s.
    Element after_slice(Axis axis, int quarters, Element s) const {
        return after_slice_[s][static_cast<std::size_t>(axis)][static_cast<std::size_t>(quarters & 3)];
    }
    // s and then U D' by some quarters.
    Element susan(Element s, int quarters) const { return susan_[s][static_cast<std::size_t>(quarters & 3)]; }

    // The face that spin1 turns.
    std::optional<Face> top(Element s) const { return top_[s]; }

private:
    static constexpr Turn slice(Axis axis, int quarters) { return {axis, quarters, quarters}; }

    std::array<Cube, size> cubes_;
    std::array<std::array<Element, 4>, size> crawled_{};
    std::array<std::array<std::array<Element, 4>, 3>, size> after_slice_{};
    std::array<std::array<Element, 4>, size> susan_{};
    std::array<std::optional<Face>, size> top_{};
};

inline const SliceGroup& slice_group() {
    static const SliceGroup group;
    return group;
}

}  // namespace trundle

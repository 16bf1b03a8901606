// The slice group <U D', F B', R L'>: 768 cubes that the wheels and the lazy susan alone can make. In a slice-turned
// cube, spin1 and spin2 turn what lies on top and at the bottom now. If all nine pieces of a face f lie on top, spin1
// is the face turn f, and spin2 the turn of the opposite face: such a cube is a frame.
#pragma once

#include <trundle/move.h>

namespace trundle {

class SliceGroup {
public:
    using Element = std::uint16_t;
    static constexpr std::size_t size = 768;
    static constexpr std::size_t crawl_count = 4;  // of MoveSet::crawler(): they come first

    SliceGroup();

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
    std::array<Cube, size> cubes_;
    std::array<std::array<Element, 4>, size> crawled_{};
    std::array<std::array<std::array<Element, 4>, 3>, size> after_slice_{};
    std::array<std::array<Element, 4>, size> susan_{};
    std::array<std::optional<Face>, size> top_{};
};

const SliceGroup& slice_group();

}  // namespace trundle

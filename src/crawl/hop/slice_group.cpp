#include "crawl/hop/slice_group.h"

#include <map>

namespace trundle {
namespace {

constexpr Turn slice(Axis axis, int quarters) { return {axis, quarters, quarters}; }

}  // namespace

SliceGroup::SliceGroup() {
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
                after_slice_[s][static_cast<std::size_t>(axis)][q] = number_of(cube_of(slice(axis, quarters)) * cube);
        }
        const Cube spin = cube * cube_of(Turn::face(Face::U, 1)) * inverse(cube);
        for (Face face : all_faces)
            if (spin == cube_of(Turn::face(face, 1))) top_[s] = face;
    }
}

const SliceGroup& slice_group() {
    static const SliceGroup group;
    return group;
}

}  // namespace trundle

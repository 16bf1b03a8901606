#include "crawl/crawl_bound.h"

namespace trundle {
CrawlBound::CrawlBound(const CrawlTables& tables, const BoardPoses& poses)
    : moves_(move_tables()),
      tables_(tables),
      corner_classes_(tables.corners->layout().classes()),
      flip_classes_(tables.flips->layout().classes()),
      side_classes_(tables.side->layout().classes()),
      edge_classes_(tables.edges->layout().classes()),
      has_slice_(tables.corners->layout().pattern().minor == Pattern::Minor::slice),
      steps_home_(poses.steps_home()) {
    for (std::size_t k = 0; k < side_count; ++k)
        for (int id = 0; id < Turn::count; ++id)
            turn_through_[k][static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>(conjugated(Turn::from_id(id), side_views[k]).id());
}

CrawlBound::State CrawlBound::start(const Cube& cube, BoardPoses::Number pose) const {
    State state;
    state.corners = static_cast<std::uint16_t>(corner_permutation_of(cube));
    state.twist = static_cast<std::uint16_t>(twist_of(cube));
    state.flip = static_cast<std::uint16_t>(flip_of(cube));
    state.up = static_cast<std::uint16_t>(up_edges_of(cube));
    state.down = static_cast<std::uint16_t>(down_edges_of(cube));
    state.middle = static_cast<std::uint16_t>(middle_edges_of(cube));
    state.steps_home = steps_home_[pose];
    state.bound[0] = static_cast<std::uint8_t>(tables_.corners->distance_of(cube, Rotation()));
    state.bound[1] = static_cast<std::uint8_t>(tables_.flips->distance_of(cube, Rotation()));
    state.bound[2] = static_cast<std::uint8_t>(tables_.edges->distance_of(cube, Rotation()));
    for (std::size_t k = 0; k < side_count; ++k) {
        const Cube seen = conjugated(cube, side_views[k]);
        state.views[k] = {static_cast<std::uint16_t>(twist_of(seen)), static_cast<std::uint16_t>(flip_of(seen)),
                          static_cast<std::uint16_t>(slice_of(seen))};
        state.bound[3 + k] = static_cast<std::uint8_t>(tables_.side->distance_of(seen, Rotation()));
    }
    return state;
}

Cube CrawlBound::cube_of(const State& state) const {
    const Cube up = cube_with_up_edges(state.up);
    const Cube down = cube_with_down_edges(state.down);
    const Cube middle = cube_with_middle_edges(state.middle);
    const Cube corners = cube_with_corner_permutation(state.corners);
    const Cube twists = cube_with_twist(state.twist);
    Cube cube;
    for (int place = 0; place < corner_count; ++place)
        cube.set_corner(place, {corners.corner(place).id, twists.corner(place).orientation});
    for (int place = 0; place < edge_count; ++place) {
        const std::uint8_t from_up = up.edge(place).id;
        const std::uint8_t from_down = down.edge(place).id;
        const bool is_down = from_down >= 4 && from_down < 8;
        const std::uint8_t id = from_up < 4 ? from_up : is_down ? from_down : middle.edge(place).id;
        cube.set_edge(place, {id, static_cast<std::uint8_t>(flip_mask_of(state.flip) >> place & 1)});
    }
    return cube;
}

}  // namespace trundle

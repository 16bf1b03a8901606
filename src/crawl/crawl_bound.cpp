#include "crawl/crawl_bound.h"

#include "tables/catalogue.h"

namespace trundle {
namespace {

// Both lay U to the right; one puts F on top, the other (turned about the spins' axis) R at the bottom.
constexpr std::array<Symmetry, CrawlBound::side_count> views{side_view, Symmetry::from_images(Face::R, Face::F)};

}  // namespace

Result<CrawlTables> CrawlTables::open(TableStore& store, const Work& work) {
    const Result<TableSet> set = table_set(Play::crawler, false, store.settings().memory);
    if (!set) return set.error();
    CrawlTables tables;
    const Pattern side{Play::crawler, Pattern::Major::flips, Pattern::Minor::nothing, true};
    const Pattern edges{Play::crawler, Pattern::Major::edges, Pattern::Minor::nothing};
    for (const auto& [pattern, table] : {std::pair{set->corners, &tables.corners},
                                         {set->flips, &tables.flips},
                                         {side, &tables.side},
                                         {edges, &tables.edges}}) {
        const Result<std::shared_ptr<const Table>> opened = store.open(pattern, work);
        if (!opened) return opened.error();
        *table = *opened;
    }
    return tables;
}

CrawlBound::CrawlBound(const CrawlTables& tables, const BoardPoses& poses)
    : moves_(move_tables()),
      tables_(tables),
      corner_classes_(tables.corners->layout().classes()),
      flip_classes_(tables.flips->layout().classes()),
      side_classes_(tables.side->layout().classes()),
      edge_classes_(tables.edges->layout().classes()),
      has_slice_(tables.corners->layout().pattern().minor == Pattern::Minor::slice) {
    for (std::size_t k = 0; k < side_count; ++k)
        for (int id = 0; id < Turn::count; ++id)
            turn_through_[k][static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>(conjugated(Turn::from_id(id), views[k]).id());

    constexpr std::uint8_t far = 0xff;
    steps_home_.assign(poses.count(), far);
    std::vector<BoardPoses::Number> queue = poses.goals();
    for (const BoardPoses::Number goal : queue) steps_home_[goal] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)  // every move has an inverse, so ways back are ways there
        for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
            const BoardPoses::Number to = poses.next(queue[i], move);
            if (to == BoardPoses::wall || steps_home_[to] != far) continue;
            steps_home_[to] = static_cast<std::uint8_t>(std::min(steps_home_[queue[i]] + 1, far - 1));
            queue.push_back(to);
        }
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
        const Cube seen = conjugated(cube, views[k]);
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

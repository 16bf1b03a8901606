// What four pruning tables know of a crawler's cube: all corners; twists, flips and slice edges, seen from above and
// from two sides; where the edges of top and bottom are. And how far a pose is from the poses in which the crawl may
// end.
#pragma once

#include <algorithm>

#include "crawl/board_poses.h"
#include "crawl/crawl_tables.h"
#include "search/deepening_kernel.h"

namespace trundle {

class CrawlBound {
public:
    static constexpr int stage_count = 2;
    static constexpr std::size_t side_count = 2;
    static constexpr std::size_t table_count = 3 + side_count;  // look-ups: the side is seen twice

    struct View {
        std::uint16_t twist = 0, flip = 0, slice = 0;
    };

    // Coordinates that say all of a cube, the distances that the tables give it, and where they are written.
    struct State {
        std::array<View, side_count> views;
        std::uint16_t corners = 0, twist = 0, flip = 0, up = 0, down = 0, middle = 0;
        std::array<std::uint8_t, table_count> bound{};
        std::array<std::uint8_t, table_count> shift{};
        std::array<const std::uint8_t*, table_count> address{};
        std::uint8_t steps_home = 0;

        int lower_bound() const { return std::max(*std::max_element(bound.begin(), bound.end()), steps_home); }
        std::uint64_t hash() const {
            const std::uint64_t a = std::uint64_t{corners} << 32 | std::uint64_t{twist} << 16 | flip;
            const std::uint64_t b = std::uint64_t{up} << 32 | std::uint64_t{down} << 16 | middle;
            std::uint64_t h = a * 0x9e3779b97f4a7c15 ^ b * 0xd6e8feb86659fd93;
            h = (h ^ h >> 32) * 0xbf58476d1ce4e5b9;
            return h ^ h >> 29;
        }
    };

    CrawlBound(const CrawlTables& tables, const BoardPoses& poses);

    State start(const Cube& cube, BoardPoses::Number pose) const;
    State in_pose(State state, BoardPoses::Number pose) const {
        state.steps_home = steps_home_[pose];
        return state;
    }
    Cube cube_of(const State& state) const;

    template <int Stage>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        if constexpr (Stage == 0) {
            child.corners = moves_.corner_permutation.after(parent.corners, step.turn);
            child.twist = moves_.twist.after(parent.twist, step.turn);
            child.middle = moves_.four_edges.after(parent.middle, step.turn);
            child.steps_home = steps_home_[pose];
            const std::uint16_t minor =
                has_slice_ ? static_cast<std::uint16_t>(child.middle / four_orders) : std::uint16_t{0};
            locate(*tables_.corners, child, 0, {corner_classes_.place_of(child.corners), child.twist, minor});
        } else {
            child.flip = moves_.flip.after(parent.flip, step.turn);
            child.up = moves_.four_edges.after(parent.up, step.turn);
            child.down = moves_.four_edges.after(parent.down, step.turn);
            const std::size_t flip_slice = child.middle / four_orders * flip_count + child.flip;
            locate(*tables_.flips, child, 1, {flip_classes_.place_of(flip_slice), child.twist, 0});
            locate(*tables_.edges, child, 2, {edge_classes_.place_of(flip_slice), child.up, child.down});
            for (std::size_t k = 0; k < side_count; ++k) {
                const std::uint8_t turn = turn_through_[k][step.turn];
                View& view = child.views[k];
                view.twist = moves_.twist.after(parent.views[k].twist, turn);
                view.flip = moves_.flip.after(parent.views[k].flip, turn);
                view.slice = moves_.slice.after(parent.views[k].slice, turn);
                locate(*tables_.side, child, 3 + k,
                       {side_classes_.place_of(view.slice * flip_count + view.flip), view.twist, 0});
            }
        }
    }

    template <int Stage>
    bool admits(const State& parent, State& child, int room) const {
        if constexpr (Stage == 0) return child.steps_home <= room && read(parent, child, 0) <= room;
        int worst = 0;
        for (std::size_t i = 1; i < table_count; ++i) worst = std::max(worst, read(parent, child, i));
        return worst <= room;
    }

private:
    static void locate(const Table& table, State& state, std::size_t i, const Key& key) {
        const std::size_t entry = table.layout().entry_in_row(key);
        state.address[i] = table.codes().data() + Layout::row_of(key) * table.layout().row_bytes() + entry / 4;
        state.shift[i] = static_cast<std::uint8_t>(entry % 4 * 2);
        __builtin_prefetch(state.address[i]);
    }
    static int read(const State& parent, State& child, std::size_t i) {
        const int distance = near_distance(parent.bound[i], *child.address[i] >> child.shift[i] & 3u);
        child.bound[i] = static_cast<std::uint8_t>(distance);
        return distance;
    }

    const MoveTables& moves_;
    CrawlTables tables_;
    const Classes& corner_classes_;
    const Classes& flip_classes_;
    const Classes& side_classes_;
    const Classes& edge_classes_;
    bool has_slice_;  // whether the corners' table also knows where the slice edges are
    std::array<std::array<std::uint8_t, Turn::count>, side_count> turn_through_{};
    std::vector<std::uint8_t> steps_home_;  // from each pose to the nearest end, whatever the cube
};

static_assert(LowerBound<CrawlBound>);

}  // namespace trundle

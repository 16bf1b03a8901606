#include "crawl/middle_edges.h"

#include <trundle/move.h>
#include <span>

namespace trundle {
namespace {

bool is_middle(const Cube& cube, int place) { return (slice_places >> cube.edge(place).id & 1) != 0; }

Cube cube_with_belt(std::size_t belt) {
    Cube cube = cube_with_slice(belt / 16);
    std::size_t flips = belt % 16;
    for (int place = 0; place < edge_count; ++place) {
        if (!is_middle(cube, place)) continue;
        cube.set_edge(place, {cube.edge(place).id, static_cast<std::uint8_t>(flips & 1)});
        flips >>= 1;
    }
    return cube;
}

}  // namespace

std::uint16_t MiddleEdges::belt_of(const Cube& cube) {
    std::size_t flips = 0;
    std::size_t bit = 1;
    for (int place = 0; place < edge_count; ++place) {
        if (!is_middle(cube, place)) continue;
        if (cube.edge(place).orientation != 0) flips |= bit;
        bit <<= 1;
    }
    return static_cast<std::uint16_t>(slice_of(cube) * 16 + flips);
}

MiddleEdges::MiddleEdges() {
    const std::span<const Move> moves = MoveSet::crawler();
    for (std::size_t belt = 0; belt < belt_count; ++belt) {
        const Cube cube = cube_with_belt(belt);
        Brood::Row& row = rows_.emplace_back();
        for (std::size_t move = 0; move < moves.size(); ++move) row[move] = belt_of(cube * cube_of(moves[move].turn()));
    }

    constexpr std::uint8_t far = 0xff;
    struct State {
        std::uint16_t belt, middle;
    };
    distances_.assign(belt_count * four_orders, far);
    const auto at = [&](const State& state) -> std::uint8_t& {
        return distances_[state.belt * four_orders + state.middle % four_orders];
    };
    std::vector<State> queue{{belt_of(Cube()), static_cast<std::uint16_t>(middle_edges_of(Cube()))}};
    at(queue[0]) = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const State from = queue[i];
            const State to{rows_[from.belt][move], move_tables().four_edges.after(from.middle, moves[move].turn())};
            if (at(to) != far) continue;
            at(to) = static_cast<std::uint8_t>(at(from) + 1);
            queue.push_back(to);
        }
}

}  // namespace trundle

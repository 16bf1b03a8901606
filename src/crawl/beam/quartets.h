// The edges of one layer alone, four of them: how many crawls they need. Small enough to be made when needed. They see
// what the large tables do not, the order of the middle edges; and where there is no room for large tables, all edges.
#pragma once

#include <trundle/move.h>
#include <span>

#include "crawl/beam/crawl_cube.h"

namespace trundle {

class Quartets {
public:
    static constexpr std::size_t count = Coordinates::quartet_count;
    static constexpr std::size_t belt_count = slice_count * 16;

    // All of them, or all from this one on.
    explicit Quartets(std::size_t first) {
        const std::span<const Move> moves = MoveSet::crawler();
        for (std::size_t belt = 0; belt < belt_count; ++belt) {
            const Cube cube = cube_with_belt(belt);
            Successors::Row& row = rows_.emplace_back();  // the same for any four edges
            for (std::size_t move = 0; move < moves.size(); ++move)
                row[move] = belt_of(cube * cube_of(moves[move].turn()), middle);
        }

        constexpr std::uint8_t far = 0xff;
        struct State {
            std::uint16_t belt, edges;
        };
        for (std::size_t quartet = first; quartet < count; ++quartet) {
            std::vector<std::uint8_t>& distances = distances_[quartet];
            distances.assign(belt_count * four_orders, far);
            const auto at = [&](const State& state) -> std::uint8_t& {
                return distances[state.belt * four_orders + state.edges % four_orders];
            };
            std::vector<State> queue{{belt_of(Cube(), quartet), coordinates_of(Cube()).edges[quartet]}};
            at(queue[0]) = 0;
            for (std::size_t i = 0; i < queue.size(); ++i)
                for (std::size_t move = 0; move < moves.size(); ++move) {
                    const State from = queue[i];
                    const State to{rows_[from.belt][move],
                                   move_tables().four_edges.after(from.edges, moves[move].turn())};
                    if (at(to) != far) continue;
                    at(to) = static_cast<std::uint8_t>(at(from) + 1);
                    queue.push_back(to);
                }
        }
    }

    // Which places the edges of a layer hold, and which of them are flipped, in order of their places:
    // slice * 16 + flips.
    static std::uint16_t belt_of(const Cube& cube, std::size_t quartet) {
        unsigned places = 0;
        std::size_t flips = 0;
        std::size_t bit = 1;
        for (int place = 0; place < edge_count; ++place) {
            if (!belongs(cube.edge(place), quartet)) continue;
            places |= 1u << place;
            if (cube.edge(place).orientation != 0) flips |= bit;
            bit <<= 1;
        }
        return static_cast<std::uint16_t>(slice_of_mask(places) * 16 + flips);
    }

    const Successors::Row& after(std::size_t belt) const { return rows_[belt]; }
    // `edges`: where these edges are in the same cube.
    std::uint8_t distance(std::size_t quartet, std::size_t belt, std::size_t edges) const {
        return distances_[quartet][belt * four_orders + edges % four_orders];
    }

private:
    static constexpr std::size_t middle = Coordinates::middle;

    // Edges of up have the numbers 0 .. 3, those of down 4 .. 7, those between them 8 .. 11.
    static bool belongs(Piece edge, std::size_t quartet) { return edge.id / 4u == quartet; }

    static Cube cube_with_belt(std::size_t belt) {
        Cube cube = cube_with_slice(belt / 16);
        std::size_t flips = belt % 16;
        for (int place = 0; place < edge_count; ++place) {
            if (!belongs(cube.edge(place), middle)) continue;
            cube.set_edge(place, {cube.edge(place).id, static_cast<std::uint8_t>(flips & 1)});
            flips >>= 1;
        }
        return cube;
    }

    std::vector<Successors::Row> rows_;
    std::array<std::vector<std::uint8_t>, count> distances_;
};

}  // namespace trundle

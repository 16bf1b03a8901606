// A permutation of the facelets as cycles of stickers and of pieces.
#include <trundle/engine.h>

#include "view/location.h"
#include "view/net.h"

namespace trundle {
namespace {

// Follows the places from each one on, as long as they are new and not fixed.
template <class Next>
std::vector<std::vector<int>> cycles_along(Next next) {
    std::vector<std::vector<int>> cycles;
    std::array<bool, facelet_count> seen{};
    for (int first = 0; first < static_cast<int>(facelet_count); ++first) {
        std::vector<int> cycle;
        for (int at = first; !seen[static_cast<std::size_t>(at)]; at = next(at)) {
            seen[static_cast<std::size_t>(at)] = true;
            cycle.push_back(at);
        }
        if (cycle.size() > 1) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

// The cycles of places that have N facelets each: corners, edges or centres.
template <std::size_t N, std::size_t Count>
std::vector<std::string> piece_cycles(const std::array<std::array<Face, N>, Count>& places, const FaceletMap& map) {
    std::array<bool, facelet_count> seen{};
    std::vector<std::string> result;
    for (const auto& place : places) {
        std::array<std::size_t, N> start{};
        for (std::size_t k = 0; k < N; ++k) start[k] = facelet_of(location_of(place, k));
        std::string names;
        auto at = start;
        while (!seen[at[0]]) {
            names += names.empty() ? "" : " ";
            for (std::size_t& facelet : at) {
                seen[facelet] = true;
                names += letter_of(all_faces[facelet / 9]);
                facelet = map[facelet];
            }
        }
        if (names.size() == N && at == start) continue;
        const std::string_view turned = at == start ? "" : at[0] == start[1 % N] ? "+" : "-";
        if (!names.empty()) result.push_back("(" + names + ")" + std::string(turned));
    }
    return result;
}

constexpr auto centre_faces = [] {
    std::array<std::array<Face, 1>, all_faces.size()> places{};
    for (std::size_t i = 0; i < places.size(); ++i) places[i] = {all_faces[i]};
    return places;
}();

FaceletMap map_of(std::span<const Move> moves) {
    FaceletMap map{};
    for (std::size_t i = 0; i < facelet_count; ++i) map[i] = static_cast<std::uint8_t>(i);
    for (Move move : moves)
        for (std::uint8_t& place : map) place = facelet_map(move)[place];
    return map;
}

}  // namespace

std::string net_of_indices(std::span<const Move> moves) {
    FaceletMap now{};  // which facelet is at each place
    const FaceletMap map = map_of(moves);
    for (std::size_t i = 0; i < facelet_count; ++i) now[map[i]] = static_cast<std::uint8_t>(i);
    return unfolded(8, "  ", [&](Face face, std::size_t row) {
        std::string text;
        for (std::size_t column = 0; column < 3; ++column) {
            const std::size_t number = sticker_of_facelet(now[static_cast<std::size_t>(face) * 9 + row * 3 + column]);
            text += (column == 0 ? "" : " ") + std::string(number < 10 ? " " : "") + std::to_string(number);
        }
        return text;
    });
}

Cycles cycles_of(std::span<const Move> moves) {
    const FaceletMap map = map_of(moves);
    const auto next = [&](int sticker) {
        return static_cast<int>(sticker_of_facelet(map[sticker_of_facelet(static_cast<std::size_t>(sticker))]));
    };
    return {cycles_along(next), piece_cycles(corner_faces, map), piece_cycles(edge_faces, map),
            piece_cycles(centre_faces, map)};
}

const std::vector<MoveCycles>& move_cycles() {
    static const std::vector<MoveCycles> table = [] {
        std::vector<MoveCycles> result;
        for (const char* name :
             {"U", "D", "R", "L", "F", "B", "M", "E", "S", "Uw", "Dw", "Rw", "Lw", "Fw", "Bw", "x", "y", "z"}) {
            MoveCycles& entry = result.emplace_back(MoveCycles{name, {}});
            for (const std::vector<int>& cycle : cycles_of(*parse_notation(name)).stickers)
                entry.cycles.push_back({static_cast<std::uint8_t>(cycle[0]), static_cast<std::uint8_t>(cycle[1]),
                                        static_cast<std::uint8_t>(cycle[2]), static_cast<std::uint8_t>(cycle[3])});
        }
        return result;
    }();
    return table;
}

}  // namespace trundle

// Where a symmetry of space carries the facelets of each place.
#pragma once

#include <trundle/cube.h>

namespace trundle {

// A facelet: which place, and which of its two or three facelets.
struct Slot {
    int place = 0;
    int facelet = 0;
};

template <std::size_t N>
constexpr bool touches(const std::array<Face, N>& faces, Face face) {
    for (Face f : faces)
        if (f == face) return true;
    return false;
}

// The place whose faces are the images of the given faces, and the facelet there that is the image of `facelet`.
template <std::size_t Places, std::size_t N>
constexpr Slot image_slot(const std::array<std::array<Face, N>, Places>& places, Symmetry s, int place, int facelet) {
    const std::array<Face, N>& from = places[static_cast<std::size_t>(place)];
    const Face target = s(from[static_cast<std::size_t>(facelet)]);
    for (std::size_t to = 0; to < Places; ++to) {
        bool same = true;
        for (Face face : from) same = same && touches(places[to], s(face));
        if (!same) continue;
        for (std::size_t k = 0; k < N; ++k)
            if (places[to][k] == target) return {static_cast<int>(to), static_cast<int>(k)};
    }
    return {};
}

constexpr Slot corner_slot(Symmetry s, int place, int facelet) { return image_slot(corner_faces, s, place, facelet); }
constexpr Slot edge_slot(Symmetry s, int place, int facelet) { return image_slot(edge_faces, s, place, facelet); }

}  // namespace trundle

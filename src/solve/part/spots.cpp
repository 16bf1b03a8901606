#include "solve/part/spots.h"

#include "cube/places.h"

namespace trundle {
namespace {

template <std::size_t N>
std::uint8_t spot_of(Slot slot, const std::array<Face, N>&) {
    return static_cast<std::uint8_t>(slot.place * static_cast<int>(N) + slot.facelet);
}

// Pieces whose place lies in a layer of the move go with it.
template <std::size_t Places, std::size_t N>
SpotMap spots_after(Move move, const std::array<std::array<Face, N>, Places>& places) {
    const Face up = positive_face(move.axis());
    SpotMap map{};
    for (std::size_t place = 0; place < Places; ++place) {
        const int layer = touches(places[place], up)             ? Move::positive
                          : touches(places[place], opposite(up)) ? Move::negative
                                                                 : Move::middle;
        const Rotation rotation(move.axis(), move.quarters_of(layer));
        for (std::size_t facelet = 0; facelet < N; ++facelet) {
            const Slot slot{static_cast<int>(place), static_cast<int>(facelet)};
            map[spot_of(slot, places[place])] =
                spot_of(image_slot(places, rotation, slot.place, slot.facelet), places[place]);
        }
    }
    return map;
}

}  // namespace

SpotMove spot_move(Move move) {
    SpotMap rotations{};
    for (std::size_t id = 0; id < spot_count; ++id)
        rotations[id] = static_cast<std::uint8_t>((Rotation::from_id(static_cast<int>(id)) * move.rotation()).id());
    return {{spots_after(move, corner_faces), spots_after(move, edge_faces), rotations}};
}

Spots spots_of(const Cube& cube, Rotation rotation) {
    Spots spots{};
    for (int place = 0; place < corner_count; ++place) {
        const Piece piece = cube.corner(place);
        spots[piece.id] = spot_of(corner_slot(rotation, place, piece.orientation), corner_faces[0]);
    }
    for (int place = 0; place < edge_count; ++place) {
        const Piece piece = cube.edge(place);
        spots[first_edge + piece.id] = spot_of(edge_slot(rotation, place, piece.orientation), edge_faces[0]);
    }
    spots[centres] = static_cast<std::uint8_t>(rotation.id());
    return spots;
}

}  // namespace trundle

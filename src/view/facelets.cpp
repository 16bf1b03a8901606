// Cube <-> 54 facelets, and what is wrong with 54 facelets that are no cube.
#include <algorithm>
#include <optional>

#include "view/location.h"

namespace trundle {
namespace {

// Colour number 0 is the colour of the piece's first facelet; orientation o moves it o facelets on.
template <std::size_t N>
void draw_piece(Facelets& facelets, const std::array<Face, N>& place, const std::array<Face, N>& colours,
                std::size_t orientation, Rotation rotation) {
    for (std::size_t k = 0; k < N; ++k)
        facelets[facelet_of(moved(location_of(place, (k + orientation) % N), rotation))] = colours[k];
}

// The piece whose colours are those seen at a place, and its orientation.
template <std::size_t N, std::size_t Count>
std::optional<Piece> find_piece(const std::array<std::array<Face, N>, Count>& pieces, const std::array<Face, N>& seen) {
    for (std::size_t id = 0; id < Count; ++id)
        for (std::size_t orientation = 0; orientation < N; ++orientation) {
            bool same = true;
            for (std::size_t k = 0; k < N; ++k) same = same && seen[(k + orientation) % N] == pieces[id][k];
            if (same) return Piece{static_cast<std::uint8_t>(id), static_cast<std::uint8_t>(orientation)};
        }
    return {};
}

template <std::size_t N>
std::array<Face, N> colours_at(const Facelets& facelets, const std::array<Face, N>& place, Rotation rotation) {
    std::array<Face, N> seen{};
    for (std::size_t k = 0; k < N; ++k) seen[k] = facelets[facelet_of(moved(location_of(place, k), rotation))];
    return seen;
}

template <std::size_t N>
std::string letters(const std::array<Face, N>& faces) {
    std::string text;
    for (Face face : faces) text += letter_of(face);
    return text;
}

template <std::size_t N>
Error impossible_piece(std::string_view kind, const std::array<Face, N>& place, const std::array<Face, N>& seen,
                       Rotation rotation) {
    std::array<Face, N> shown{};
    for (std::size_t k = 0; k < N; ++k) shown[k] = rotation(place[k]);
    return input_error(
        "impossible_piece",
        "no " + std::string(kind) + " has the colours " + letters(seen) + " (the one at " + letters(shown) + ")",
        facelet_of(moved(location_of(place, 0), rotation)));
}

std::optional<Error> wrong_counts(const Facelets& facelets) {
    for (Face face : all_faces) {
        const auto count = std::count(facelets.begin(), facelets.end(), face);
        if (count != 9)
            return input_error("colour_count", std::string("the colour ") + letter_of(face) + " is there " +
                                                   std::to_string(count) + " times, it must be 9");
    }
    return {};
}

// How the cube stands, from its six centres.
Result<Rotation> rotation_of_centres(const Facelets& facelets) {
    std::array<Face, 6> direction{};
    std::array<bool, 6> seen{};
    for (Face face : all_faces) {
        const auto centre = static_cast<std::size_t>(facelets[static_cast<std::size_t>(face) * 9 + 4]);
        if (seen[centre])
            return input_error("centres", std::string("two centres have the colour ") + letter_of(all_faces[centre]));
        seen[centre] = true;
        direction[centre] = face;
    }
    const auto points = [&](Face face) { return direction[static_cast<std::size_t>(face)]; };
    for (Face face : {Face::U, Face::R, Face::F})
        if (points(opposite(face)) != opposite(points(face)))
            return input_error("centres", std::string("the centres ") + letter_of(face) + " and " +
                                              letter_of(opposite(face)) + " must be on opposite sides");
    if (points(Face::R) != cross(points(Face::U), points(Face::F)))
        return input_error("mirrored_centres", "the centres are those of a mirrored cube: exchange two opposite ones");
    return Rotation::from_images(points(Face::U), points(Face::F));
}

}  // namespace

Facelets to_facelets(const World& world) {
    Facelets facelets{};
    const Rotation rotation = world.pose.rotation;
    const Cube& cube = world.cube.cube();
    for (Face face : all_faces) facelets[static_cast<std::size_t>(rotation(face)) * 9 + 4] = face;
    for (std::size_t p = 0; p < corner_count; ++p) {
        const Piece piece = cube.corner(static_cast<int>(p));
        draw_piece(facelets, corner_faces[p], corner_faces[piece.id], piece.orientation, rotation);
    }
    for (std::size_t p = 0; p < edge_count; ++p) {
        const Piece piece = cube.edge(static_cast<int>(p));
        draw_piece(facelets, edge_faces[p], edge_faces[piece.id], piece.orientation, rotation);
    }
    return facelets;
}

Result<World> from_facelets(const Facelets& facelets) {
    if (auto error = wrong_counts(facelets)) return *error;
    const Result<Rotation> rotation = rotation_of_centres(facelets);
    if (!rotation) return rotation.error();

    Cube cube;
    for (std::size_t p = 0; p < corner_count; ++p) {
        const auto seen = colours_at(facelets, corner_faces[p], *rotation);
        const auto piece = find_piece(corner_faces, seen);
        if (!piece) return impossible_piece("corner", corner_faces[p], seen, *rotation);
        cube.set_corner(static_cast<int>(p), *piece);
    }
    for (std::size_t p = 0; p < edge_count; ++p) {
        const auto seen = colours_at(facelets, edge_faces[p], *rotation);
        const auto piece = find_piece(edge_faces, seen);
        if (!piece) return impossible_piece("edge", edge_faces[p], seen, *rotation);
        cube.set_edge(static_cast<int>(p), *piece);
    }
    const Result<SolvableCube> solvable = SolvableCube::validate(cube);
    if (!solvable) return solvable.error();
    return World{*solvable, {*rotation, {}}};
}

namespace {

FaceletMap map_by_geometry(Move move) {
    FaceletMap map{};
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const Location place = location_of(i);
        const int layer = along(place.at, positive_face(move.axis()));  // 1, 0, -1
        const Symmetry rotation = Rotation(move.axis(), move.quarters_of(1 << (1 - layer)));
        map[i] = static_cast<std::uint8_t>(facelet_of(moved(place, rotation)));
    }
    return map;
}

}  // namespace

// Every answer is replayed: all 192 maps are made once.
const FaceletMap& facelet_map(Move move) {
    constexpr int sums = 64;
    static const std::vector<FaceletMap> maps = [] {
        std::vector<FaceletMap> all;
        for (Axis axis : all_axes)
            for (int sum = 0; sum < sums; ++sum) all.push_back(map_by_geometry(Move::of_sum(axis, sum)));
        return all;
    }();
    return maps[static_cast<std::size_t>(static_cast<int>(move.axis()) * sums + move.sum())];
}

Facelets after(const Facelets& facelets, Move move) {
    const FaceletMap& map = facelet_map(move);
    Facelets result{};
    for (std::size_t i = 0; i < facelet_count; ++i) result[map[i]] = facelets[i];
    return result;
}

Facelets after(Facelets facelets, std::span<const Move> moves) {
    for (const Move move : moves) facelets = after(facelets, move);
    return facelets;
}

bool is_solved(const Facelets& facelets) {
    for (std::size_t i = 0; i < facelet_count; ++i)
        if (facelets[i] != facelets[i / 9 * 9]) return false;
    return true;
}

}  // namespace trundle

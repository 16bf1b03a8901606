// A cube: where its twenty movable pieces are and how they are turned, in the frame of its own centres.
#pragma once

#include <trundle/face.h>
#include <trundle/result.h>
#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace trundle {

// A turn: what a move does to the pieces, seen in the frame of the cube's own centres. The two outer layers of an axis
// turn: R (one of them), R L' (both the same way in space, as when the cube crawls or a slice moves), or R L2 (at
// once).
class Turn {
public:
    static constexpr int count = 46;        // none, and 3 axes x 15: each layer by 0 .. 3 quarters, not both by 0
    static constexpr int alike_count = 28;  // those before turn one layer or both alike: all that most plays need

    constexpr Turn() = default;  // none: nothing turns

    // Quarters of the R, U or F layer and of the L, D or B layer, taken modulo 4. They count clockwise as seen from R,
    // U or F, for both layers: L clockwise is -1 quarter of the negative layer.
    constexpr Turn(Axis axis, int positive, int negative) {
        const int way = (positive & 3) | (negative & 3) << 2;
        if (way == 0) return;
        const int number = numbers[static_cast<std::size_t>(way)];
        const int a = static_cast<int>(axis);
        id_ = static_cast<std::uint8_t>(number < alike ? 1 + a * alike + number
                                                       : alike_count + a * (way_count - alike) + number - alike);
    }

    // `quarters` of one face, clockwise as seen from outside: face_turn(Face::L, 1) is L.
    static constexpr Turn face(Face face, int quarters) {
        return is_positive(face) ? Turn(axis_of(face), quarters, 0) : Turn(axis_of(face), 0, -quarters);
    }

    static constexpr Turn from_id(int id) {
        Turn turn;
        turn.id_ = static_cast<std::uint8_t>(id);
        return turn;
    }

    constexpr int id() const { return id_; }  // 0 .. 45
    constexpr bool is_none() const { return id_ == 0; }
    constexpr Axis axis() const {
        if (is_none()) return Axis::x;
        return static_cast<Axis>(id_ < alike_count ? (id_ - 1) / alike : (id_ - alike_count) / (way_count - alike));
    }
    constexpr int positive() const { return way() & 3; }         // 0 .. 3 quarters
    constexpr int negative() const { return way() >> 2; }        // 0 .. 3
    constexpr bool is_half() const { return (way() & 5) == 0; }  // no layer by a quarter
    constexpr Turn inverse() const { return {axis(), -positive(), -negative()}; }

    friend constexpr bool operator==(Turn, Turn) = default;

private:
    static constexpr int way_count = 15;
    static constexpr int alike = 9;
    // How the layers of an axis may turn, positive | negative << 2: one of them, both alike, both otherwise.
    static constexpr std::array<std::uint8_t, way_count> ways{0x1, 0x2, 0x3, 0x4, 0x8, 0xc, 0x5, 0xa,
                                                              0xf, 0x9, 0xd, 0x6, 0xe, 0x7, 0xb};

    static constexpr std::array<std::uint8_t, 16> numbers = [] {
        std::array<std::uint8_t, 16> result{};
        for (std::uint8_t number = 0; number < way_count; ++number) result[ways[number]] = number;
        return result;
    }();

    constexpr int way() const {
        if (is_none()) return 0;
        return ways[static_cast<std::size_t>(id_ < alike_count ? (id_ - 1) % alike
                                                               : alike + (id_ - alike_count) % (way_count - alike))];
    }

    std::uint8_t id_ = 0;
};

inline constexpr int corner_count = 8;
inline constexpr int edge_count = 12;

// A piece and its orientation. Orientation o: the piece's facelet k lies where the place's facelet k + o is.
struct Piece {
    std::uint8_t id = 0;           // 0 .. 7 for corners, 0 .. 11 for edges, in the order of corner_faces, edge_faces
    std::uint8_t orientation = 0;  // 0 .. 2 for corners, 0 .. 1 for edges

    friend constexpr bool operator==(Piece, Piece) = default;
};

// The facelets of each piece, which name it: clockwise for corners, U or D (else F or B) first.
inline constexpr std::array<std::array<Face, 3>, corner_count> corner_faces{{
    {Face::U, Face::R, Face::F},
    {Face::U, Face::F, Face::L},
    {Face::U, Face::L, Face::B},
    {Face::U, Face::B, Face::R},
    {Face::D, Face::F, Face::R},
    {Face::D, Face::L, Face::F},
    {Face::D, Face::B, Face::L},
    {Face::D, Face::R, Face::B},
}};
inline constexpr std::array<std::array<Face, 2>, edge_count> edge_faces{{
    {Face::U, Face::R},
    {Face::U, Face::F},
    {Face::U, Face::L},
    {Face::U, Face::B},
    {Face::D, Face::R},
    {Face::D, Face::F},
    {Face::D, Face::L},
    {Face::D, Face::B},
    {Face::F, Face::R},
    {Face::F, Face::L},
    {Face::B, Face::L},
    {Face::B, Face::R},
}};

std::string corner_name(int corner);  // "URF"
std::string edge_name(int edge);      // "UR"

// Any assembly of the twenty pieces, possible or not. 32 bytes, laid out for one AVX2 register:
//
//   byte   0 .. 11   the edge at each place:    id | orientation << 4
//   byte  16 .. 23   the corner at each place:  id | orientation << 4
//   the other bytes are fixed, each its own index within its half
class alignas(32) Cube {
public:
    using Bytes = std::array<std::uint8_t, 32>;

    constexpr Cube() {
        for (std::size_t i = 0; i < 32; ++i) bytes_[i] = static_cast<std::uint8_t>(i % 16);
    }

    constexpr Piece corner(int place) const { return unpack(bytes_[corner_byte(place)]); }
    constexpr Piece edge(int place) const { return unpack(bytes_[edge_byte(place)]); }
    constexpr void set_corner(int place, Piece piece) { bytes_[corner_byte(place)] = pack(piece); }
    constexpr void set_edge(int place, Piece piece) { bytes_[edge_byte(place)] = pack(piece); }

    constexpr const Bytes& bytes() const { return bytes_; }
    static constexpr Cube from_bytes(const Bytes& bytes) {
        Cube cube;
        cube.bytes_ = bytes;
        return cube;
    }

    constexpr bool is_solved() const { return *this == Cube(); }

    friend constexpr bool operator==(const Cube& a, const Cube& b) { return a.bytes_ == b.bytes_; }

private:
    static constexpr std::size_t edge_byte(int place) { return static_cast<std::size_t>(place); }
    static constexpr std::size_t corner_byte(int place) { return static_cast<std::size_t>(place) + 16; }
    static constexpr std::uint8_t pack(Piece p) { return static_cast<std::uint8_t>(p.id | p.orientation << 4); }
    static constexpr Piece unpack(std::uint8_t byte) {
        return {static_cast<std::uint8_t>(byte & 15), static_cast<std::uint8_t>(byte >> 4)};
    }

    Bytes bytes_{};
};

// The product a * b: first a, then b.
//
// The piece that b brings to a place comes from place `from`; there a had put some piece. Orientations add, modulo 3
// for corners and 2 for edges. Subtracting the modulus from a smaller number wraps round to a large one, so the
// smaller of both is the remainder.
constexpr Cube operator*(const Cube& a, const Cube& b) {
    Cube::Bytes product = Cube().bytes();
    const auto combine = [&](std::size_t half, std::size_t count, std::uint8_t modulus) {
        for (std::size_t i = half; i < half + count; ++i) product[i] = a.bytes()[half + (b.bytes()[i] & 15)];
        for (std::size_t i = half; i < half + 16; ++i) {
            const auto sum = static_cast<std::uint8_t>(product[i] + (b.bytes()[i] & 0x30));
            const auto reduced = static_cast<std::uint8_t>(sum - modulus);
            product[i] = sum < reduced ? sum : reduced;
        }
    };
    combine(0, edge_count, 2 << 4);
    combine(16, corner_count, 3 << 4);
    return Cube::from_bytes(product);
}

// products[i] = a[i] * b[i], many at once, on cubes that may lie anywhere in memory. Stops at the end of the shortest.
void multiply_all(std::span<const Cube::Bytes> a, std::span<const Cube::Bytes> b, std::span<Cube::Bytes> products);

Cube inverse(const Cube& cube);

// How often the cube must be done to come back to solved: 1 .. 1260.
int order_of(const Cube& cube);

// 1 if the permutation of the corners, and with it that of the edges, is odd.
std::size_t parity_of(const Cube& cube);

const Cube& cube_of(Turn turn);

// The cube seen through a symmetry: places and pieces renamed alike. conjugated(cube_of(R), mirror in x) is L'.
Cube conjugated(const Cube& cube, Symmetry symmetry);
Turn conjugated(Turn turn, Symmetry symmetry);

// A cube that turning can solve. Only turning, composing, chance and validation make one, so a solver that takes a
// SolvableCube never meets an impossible one.
class SolvableCube {
public:
    SolvableCube() = default;

    static Result<SolvableCube> validate(const Cube& cube);
    static SolvableCube random(std::uint64_t seed);  // every solvable cube is equally likely

    SolvableCube turned(Turn turn) const { return SolvableCube(cube_ * cube_of(turn)); }
    SolvableCube inverse() const { return SolvableCube(trundle::inverse(cube_)); }
    SolvableCube conjugated(Symmetry symmetry) const { return SolvableCube(trundle::conjugated(cube_, symmetry)); }
    friend SolvableCube operator*(const SolvableCube& a, const SolvableCube& b) {
        return SolvableCube(a.cube_ * b.cube_);
    }

    const Cube& cube() const { return cube_; }
    bool is_solved() const { return cube_.is_solved(); }

    friend bool operator==(const SolvableCube&, const SolvableCube&) = default;

private:
    explicit SolvableCube(const Cube& cube) : cube_(cube) {}

    Cube cube_;
};

}  // namespace trundle

// Configurations up to symmetry. Relabeling a configuration (turning or mirroring the whole and renaming the faces
// alike) keeps its distance from solved, so of all relabelings one is kept: the smallest.
#pragma once

#include <trundle/move.h>
#include <array>
#include <cstdint>
#include <vector>

namespace trundle {

// A cube and how it stands; where that does not count, the rotation is none.
struct Configuration {
    Cube cube;
    std::uint8_t rotation = 0;  // Rotation::id()
};

// Whether it counts how the cube stands.
enum class Standing : std::uint8_t { ignored, counted };

Configuration after(const Configuration& from, Move move, Standing standing);  // a move in the frame of the cube

// The same in 16 bytes: five bits a piece, in the order of places. The numbers that go with a class fill what is left.
struct PackedConfiguration {
    std::uint64_t corners = 0;  // 8 x 5 bits, 5 bits of the rotation; from bit 48 how many relabelings change nothing
    std::uint64_t edges = 0;    // 12 x 5 bits

    friend constexpr bool operator==(const PackedConfiguration&, const PackedConfiguration&) = default;
    friend constexpr bool operator<(const PackedConfiguration& a, const PackedConfiguration& b) {
        return a.corners != b.corners ? a.corners < b.corners : a.edges < b.edges;
    }
    int stabiliser() const { return static_cast<int>(corners >> 48); }  // 1 .. 48
    std::uint64_t hash() const {
        std::uint64_t h = (corners ^ edges >> 29) * 0x9e3779b97f4a7c15 ^ edges;
        h = (h ^ h >> 32) * 0xd6e8feb86659fd93;
        return h ^ h >> 32;
    }
};

Configuration unpacked(const PackedConfiguration& packed);

class Relabelings {
public:
    explicit Relabelings(Play play);

    PackedConfiguration representative(const Configuration& configuration) const;

    std::size_t count() const { return symmetries_.size(); }

private:
    // What a symmetry makes of the byte at a place: which old place to look at, and its new value for each old one.
    template <std::size_t Values>
    struct Image {
        std::uint8_t from = 0;
        std::array<std::uint8_t, Values> value{};
    };
    struct Symmetric {
        std::array<Image<40>, corner_count> corners;
        std::array<Image<28>, edge_count> edges;
        std::array<std::uint8_t, Rotation::count> rotation{};
    };
    template <class SlotOf, class Images>
    static void fill(Symmetry symmetry, SlotOf slot_of, std::size_t first_byte, int facelets, Images& images);
    // The new value at position 0 .. 20: the corners, the rotation, the edges.
    static std::uint8_t value_at(const Symmetric& symmetry, const Configuration& configuration, std::size_t position);

    std::vector<Symmetric> symmetries_;
};

}  // namespace trundle

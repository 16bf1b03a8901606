#include "search/configuration.h"

#include <algorithm>

#include "cube/places.h"
#include "moves/symmetries.h"

namespace trundle {
namespace {

constexpr std::size_t positions = corner_count + 1 + edge_count;

// By their numbers: the first, then the second.
constexpr auto rotation_products = [] {
    std::array<std::array<std::uint8_t, Rotation::count>, Rotation::count> products{};
    for (int a = 0; a < Rotation::count; ++a)
        for (int b = 0; b < Rotation::count; ++b)
            products[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] =
                static_cast<std::uint8_t>((Rotation::from_id(a) * Rotation::from_id(b)).id());
    return products;
}();

}  // namespace

Configuration after(const Configuration& from, Move move, Standing standing) {
    Configuration to{from.cube * cube_of(move.turn()), 0};
    if (standing == Standing::counted)
        to.rotation = rotation_products[static_cast<std::size_t>(move.rotation().id())][from.rotation];
    return to;
}

Configuration unpacked(const PackedConfiguration& packed) {
    Configuration result;
    result.rotation = packed.corners & 31;
    for (int place = 0; place < corner_count; ++place) {
        const auto bits = static_cast<std::uint8_t>(packed.corners >> 5 * (corner_count - place) & 31);
        result.cube.set_corner(place, {static_cast<std::uint8_t>(bits & 7), static_cast<std::uint8_t>(bits >> 3)});
    }
    for (int place = 0; place < edge_count; ++place) {
        const auto bits = static_cast<std::uint8_t>(packed.edges >> 5 * (edge_count - 1 - place) & 31);
        result.cube.set_edge(place, {static_cast<std::uint8_t>(bits & 15), static_cast<std::uint8_t>(bits >> 4)});
    }
    return result;
}

// Five bits a piece: the orientation of a corner is packed above three bits of its id, that of an edge above four.
template <class SlotOf, class Images>
void Relabelings::fill(Symmetry symmetry, SlotOf slot_of, std::size_t first_byte, int facelets, Images& images) {
    const int count = static_cast<int>(images.size());
    const int id_bits = facelets == 3 ? 3 : 4;
    for (int place = 0; place < count; ++place)
        for (int orientation = 0; orientation < facelets; ++orientation) {
            const Slot here = slot_of(symmetry, place, orientation);
            auto& image = images[static_cast<std::size_t>(here.place)];
            image.from = static_cast<std::uint8_t>(first_byte + static_cast<std::size_t>(place));
            for (int id = 0; id < count; ++id) {
                const Slot home = slot_of(symmetry, id, 0);
                const int turned = (here.facelet - home.facelet + facelets) % facelets;
                image.value[static_cast<std::size_t>(id | orientation << 4)] =
                    static_cast<std::uint8_t>(home.place | turned << id_bits);
            }
        }
}

Relabelings::Relabelings(Play play) {
    for (const Symmetry s : symmetries_of(play)) {
        Symmetric& images = symmetries_.emplace_back();
        fill(s, corner_slot, 16, 3, images.corners);
        fill(s, edge_slot, 0, 2, images.edges);
        for (int id = 0; id < Rotation::count; ++id)
            images.rotation[static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>((s.inverse() * Symmetry::from_id(id) * s).id());
    }
}

std::uint8_t Relabelings::value_at(const Symmetric& symmetry, const Configuration& configuration,
                                   std::size_t position) {
    const Cube::Bytes& bytes = configuration.cube.bytes();
    if (position < corner_count) {
        const Image<40>& image = symmetry.corners[position];
        return image.value[bytes[image.from]];
    }
    if (position == corner_count) return symmetry.rotation[configuration.rotation];
    const Image<28>& image = symmetry.edges[position - corner_count - 1];
    return image.value[bytes[image.from]];
}

// Position by position, only the symmetries with the smallest value so far stay. Mostly one is left after two or three.
PackedConfiguration Relabelings::representative(const Configuration& configuration) const {
    std::array<std::uint8_t, Symmetry::count> left{};
    std::size_t count = symmetries_.size();
    for (std::size_t i = 0; i < count; ++i) left[i] = static_cast<std::uint8_t>(i);
    for (std::size_t position = 0; position < positions && count > 1; ++position) {
        std::uint8_t smallest = 0xff;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint8_t value = value_at(symmetries_[left[i]], configuration, position);
            if (value > smallest) continue;
            if (value < smallest) kept = 0;
            smallest = value;
            left[kept++] = left[i];
        }
        count = kept;
    }
    const Symmetric& best = symmetries_[left[0]];
    PackedConfiguration result;
    for (std::size_t i = 0; i <= corner_count; ++i)
        result.corners = result.corners << 5 | value_at(best, configuration, i);
    result.corners |= static_cast<std::uint64_t>(count) << 48;
    for (std::size_t i = corner_count + 1; i < positions; ++i)
        result.edges = result.edges << 5 | value_at(best, configuration, i);
    return result;
}

}  // namespace trundle

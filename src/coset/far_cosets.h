// How far any coset is from H, from the table of twists, flips and slice edges. For the crawler, where a search is
// worth it, a table of signs is made of that: a coset's own entry then says of each move whether it leads nearer or
// farther, and one look into memory judges all neighbours.
//
//   bits 0 .. 4      the distance; 7 and less count as 7
//   bits 8 .. 15     the moves that lead nearer, as the entry's class sees them
//   bits 16 .. 23    those that lead farther
#pragma once

#include "moves/normal_words.h"
#include "tables/coordinates/axes.h"
#include "tables/files/large_pages.h"
#include "tables/store/store.h"

namespace trundle {

class FarCosets {
public:
    static Result<FarCosets> open(TableStore& store, Play play, bool with_signs, const Work& work);
    static constexpr std::uint64_t sign_bytes = 564'000'000;

    // A neighbour. Only the play's own moves are tabulated: 75 kB for the crawler, which a cache keeps.
    View after(const View& view, std::size_t move) const {
        return {twist_after_[view.twist * move_count_ + move], flip_after_[view.flip * move_count_ + move],
                slice_after_[view.slice * move_count_ + move]};
    }

    // To be asked for first, then found, then read.
    struct Spot {
        const std::uint8_t* address = nullptr;
        std::uint8_t shift = 0;
        std::uint8_t symmetry = 0;
    };
    void ask_for_class(const View& view) const { __builtin_prefetch(classes_->address_of(view.flip_slice())); }
    Spot spot_of(const View& view) const {
        const std::uint32_t place = classes_->place_of(view.flip_slice());
        const std::size_t symmetry = Classes::symmetry_of(place);
        const std::size_t entry = reduction_->twist_seen(symmetry, view.twist);
        const std::size_t row = Classes::row_of(place);
        if (signs_ != nullptr)
            return {reinterpret_cast<const std::uint8_t*>(signs_ + row * twist_count + entry), 0,
                    static_cast<std::uint8_t>(symmetry)};
        const EntrySpot spot = table_->spot_of(row, entry);
        return {spot.address, spot.shift, static_cast<std::uint8_t>(symmetry)};
    }
    void ask_for(const Spot& spot) const { __builtin_prefetch(spot.address); }

    // Never too much; exact where it is more than Table::far_base.
    int distance(const View& view) const {
        const auto code = static_cast<int>(table_->code_of({classes_->place_of(view.flip_slice()), view.twist, 0}));
        return code == 0 ? 0 : base_ + code;
    }

    // Moves that may lead into H with so many moves left, the next one included: none if it is too far. Without signs
    // the neighbours must be asked themselves.
    MoveMask worth_trying(const Spot& spot, int room) const {
        if (signs_ == nullptr) {
            const int code = *spot.address >> spot.shift & 15;
            return code == 0 || base_ + code <= room ? every_move : 0;
        }
        const std::uint32_t sign = *reinterpret_cast<const std::uint32_t*>(spot.address);
        const int distance = sign & 31;
        if (distance + 1 < room) return every_move;
        if (distance > room) return 0;
        const std::array<std::uint8_t, 256>& seen = moves_seen_[spot.symmetry];
        return distance == room ? MoveMask{seen[sign >> 8 & 255]} : ~MoveMask{seen[sign >> 16 & 255]};
    }

private:
    FarCosets(std::shared_ptr<const Table> table, int base);
    std::optional<Error> make_signs(const Work& work);

    std::shared_ptr<const Table> table_;
    const Reduction* reduction_;
    const Classes* classes_;
    int base_;
    std::size_t move_count_;
    std::vector<std::uint16_t> twist_after_, flip_after_, slice_after_;
    const std::uint32_t* signs_ = nullptr;
    std::shared_ptr<void> keeper_;
    std::array<std::array<std::uint8_t, 256>, 16> moves_seen_{};  // [symmetry][moves as the class sees them]
};

}  // namespace trundle

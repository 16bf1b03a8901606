// The cosets around H, numbered as they are found: for each its distance, where each move leads, and which moves lead
// nearer. A search that has few moves left walks there from number to number.
#pragma once

#include <trundle/work.h>
#include <vector>

#include "coset/words.h"
#include "tables/coordinates/axes.h"

namespace trundle {

// twist x flip x slice as one number
inline std::uint32_t coset_number(const View& view) {
    return static_cast<std::uint32_t>(view.twist * flip_slice_count + view.flip_slice());
}

class NearCosets {
public:
    using Number = std::uint32_t;
    static constexpr Number home = 0;  // H itself
    static constexpr Number outside = ~Number{0};

    // So far they stay in the processor's caches: 66,956 for the crawler, 95,039 for face turns.
    static int most_radius(Play play) { return play == Play::crawler ? 8 : 5; }

    NearCosets(Play play, int radius, const Work& work);

    int radius() const { return radius_; }
    std::size_t count() const { return signs_.size(); }
    Number find(std::uint32_t coset) const;  // outside: it is farther
    void ask_for(std::uint32_t coset) const { __builtin_prefetch(&slots_[slot_of(coset)]); }
    Number next(Number from, std::size_t move) const { return next_[from * stride_ + move]; }
    int distance(Number number) const { return signs_[number].distance; }
    // The moves after which H is at most so many moves away; it is at most one more from here.
    MoveMask within(Number number, int room) const {
        const Sign& sign = signs_[number];
        return sign.distance < room ? ~MoveMask{0} : sign.distance == room ? sign.not_farther : sign.nearer;
    }

private:
    struct Sign {
        MoveMask nearer = 0;
        MoveMask not_farther = 0;
        std::int32_t distance = 0;
    };
    struct Slot {
        std::uint32_t coset = 0;
        Number number = outside;
    };

    std::size_t slot_of(std::uint32_t coset) const { return coset * 0x9e3779b97f4a7c15u >> shift_; }
    Number add(std::uint32_t coset);

    std::size_t stride_, taken_ = 0;
    int radius_ = 0;
    int shift_;
    std::vector<Slot> slots_;
    std::vector<Number> next_;
    std::vector<Sign> signs_;
};

}  // namespace trundle

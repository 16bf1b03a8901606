// The cosets around H, numbered as they are found: for each its distance, where each move leads, and which moves lead
// nearer. A search that has few moves left walks there from number to number.
#pragma once

#include <trundle/work.h>
#include <vector>

#include "coset/group/coset_number.h"
#include "moves/normal_words.h"

namespace trundle {

// Which words are searched.
enum class Endings : std::uint8_t {
    all,
    fresh,  // not those that end with a move, or with one move twice, that stays in H: a prepass makes these
};

class NearCosets {
public:
    using Number = std::uint32_t;
    static constexpr Number home = 0;  // H itself
    static constexpr Number outside = ~Number{0};

    // So far they stay in the processor's caches: 66,956 for the crawler, 95,039 for face turns.
    static constexpr int farthest = 8;
    static int most_radius(Play play) { return play == Play::crawler ? farthest : 5; }

    NearCosets(Play play, int radius, const Work& work);

    int radius() const { return radius_; }
    std::size_t count() const { return distances_.size(); }
    Number find(std::uint32_t coset) const;  // outside: it is farther
    void ask_for(std::uint32_t coset) const { __builtin_prefetch(&slots_[slot_of(coset)]); }
    void ask_for_moves(Endings endings, int room, Number number) const {
        __builtin_prefetch(&worth_[static_cast<std::size_t>(endings)][static_cast<std::size_t>(room)][number]);
        __builtin_prefetch(&next_[number * stride_]);
    }
    Number next(Number from, std::size_t move) const { return next_[from * stride_ + move]; }
    int distance(Number number) const { return distances_[number]; }
    // The moves with which words of exactly so many moves may begin that lead into H with such an ending; the coset is
    // within so many moves.
    MoveMask worth_trying(Endings endings, int room, Number number) const {
        return worth_[static_cast<std::size_t>(endings)][static_cast<std::size_t>(room)][number];
    }

private:
    struct Slot {
        std::uint32_t coset = 0;
        Number number = outside;
    };

    std::size_t slot_of(std::uint32_t coset) const { return coset * 0x9e3779b97f4a7c15u >> shift_; }
    Number add(std::uint32_t coset);
    void look_ahead(Endings endings);

    std::size_t stride_, taken_ = 0;
    int radius_ = 0;
    int shift_;
    std::vector<Slot> slots_;
    std::vector<Number> next_;
    std::vector<std::uint8_t> distances_;
    // [endings][room][number]: of those within so many moves alone, that caches have room for the nearest.
    std::array<std::vector<std::vector<MoveMask>>, 2> worth_;
};

}  // namespace trundle

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
    Number next(Number from, std::size_t move) const { return next_[from * stride_ + move]; }
    int distance(Number number) const { return distances_[number]; }
    // The moves with which words of exactly so many moves may begin that lead into H with such an ending; the coset is
    // within so many moves.
    MoveMask worth_trying(Endings endings, int room, Number number) const {
        return worth_[static_cast<std::size_t>(endings)][static_cast<std::size_t>(room)][number];
    }

    // The same for two moves at once, as NormalWords has them, and for an even number of moves.
    bool goes_by_pairs() const { return stride_ <= NormalWords::most_paired; }
    std::uint64_t pairs_worth_trying(Endings endings, int room, Number number) const {
        return pairs_[static_cast<std::size_t>(endings)][static_cast<std::size_t>(room)][number];
    }
    // What a walk of as many moves as the radius is begins with.
    void ask_for_moves(Endings endings, Number number) const {
        const auto& first = goes_by_pairs() && radius_ % 2 == 0 ? pairs_ : worth_;
        __builtin_prefetch(&first[static_cast<std::size_t>(endings)].back()[number]);
        __builtin_prefetch(&next_[number * stride_]);
    }

private:
    struct Slot {
        std::uint32_t coset = 0;
        Number number = outside;
    };

    std::size_t slot_of(std::uint32_t coset) const { return coset * 0x9e3779b97f4a7c15u >> shift_; }
    Number add(std::uint32_t coset);
    void look_ahead(Endings endings);
    void look_ahead_by_pairs(Endings endings);

    std::size_t stride_, taken_ = 0;
    int radius_ = 0;
    int shift_;
    std::vector<Slot> slots_;
    std::vector<Number> next_;
    std::vector<std::uint8_t> distances_;
    // [endings][room][number]: of those within so many moves alone, that caches have room for the nearest.
    std::array<std::vector<std::vector<MoveMask>>, 2> worth_, pairs_;
};

}  // namespace trundle

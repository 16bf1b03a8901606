#include "coset/near_cosets.h"

#include <algorithm>
#include <bit>

namespace trundle {
namespace {

constexpr int slot_bits = 19;  // one in five is taken

View view_of_coset(std::uint32_t coset) {
    const std::size_t flip_slice = coset % flip_slice_count;
    return {static_cast<std::uint16_t>(coset / flip_slice_count), static_cast<std::uint16_t>(flip_slice % flip_count),
            static_cast<std::uint16_t>(flip_slice / flip_count)};
}

}  // namespace

NearCosets::NearCosets(Play play, int radius, const Work& work)
    : stride_(moves_of(play).size()), shift_(64 - slot_bits), slots_(std::size_t{1} << slot_bits) {
    const MoveTables& moves = move_tables();
    std::vector<std::uint32_t> cosets{coset_number(view_of(Cube()))};
    add(cosets[0]);
    distances_.push_back(0);
    // A level that is not gone through yet has no neighbours known: the last one only looks for those it has.
    const auto expand = [&](std::size_t begin, std::size_t end, bool adds) {
        for (std::size_t i = begin; i < end; ++i) {
            if (i % 1024 == 0 && work.is_stopped()) return;
            for (const Move move : moves_of(play)) {
                const View view = turned(moves, view_of_coset(cosets[i]), static_cast<std::size_t>(move.turn().id()));
                const std::uint32_t coset = coset_number(view);
                Number number = find(coset);
                if (number == outside && adds) {
                    number = add(coset);
                    cosets.push_back(coset);
                    distances_.push_back(static_cast<std::uint8_t>(distances_[i] + 1));
                }
                next_.push_back(number);
            }
        }
    };
    std::size_t begin = 0;
    for (; radius_ < radius; ++radius_) {
        const std::size_t end = cosets.size();
        expand(begin, end, true);
        begin = end;
    }
    expand(begin, cosets.size(), false);
    next_.resize(cosets.size() * stride_, outside);  // stopped: some are missing

    for (const Endings endings : {Endings::all, Endings::fresh}) look_ahead(endings);
}

// From the end of the words to their beginning.
void NearCosets::look_ahead(Endings endings) {
    std::vector<std::vector<MoveMask>>& worth = worth_[static_cast<std::size_t>(endings)];
    worth.resize(static_cast<std::size_t>(radius_) + 1);
    const bool is_fresh = endings == Endings::fresh;
    for (std::size_t room = 1; room < worth.size(); ++room) {
        const auto within = std::ranges::upper_bound(distances_, static_cast<std::uint8_t>(room)) - distances_.begin();
        for (Number number = 0; number < static_cast<Number>(within); ++number) {
            MoveMask moves = 0;
            for (std::size_t move = 0; move < stride_; ++move) {
                const MoveMask bit = MoveMask{1} << move;
                const Number to = next(number, move);
                const bool leads_on = room == 1 ? to == home && (!is_fresh || number != home)
                                                : to < worth[room - 1].size() &&
                                                      (worth[room - 1][to] & ~(room == 2 && is_fresh ? bit : 0)) != 0;
                if (leads_on) moves |= bit;
            }
            worth[room].push_back(moves);
        }
    }
    if (goes_by_pairs()) look_ahead_by_pairs(endings);
}

void NearCosets::look_ahead_by_pairs(Endings endings) {
    const std::vector<std::vector<MoveMask>>& worth = worth_[static_cast<std::size_t>(endings)];
    std::vector<std::vector<std::uint64_t>>& pairs = pairs_[static_cast<std::size_t>(endings)];
    pairs.resize(worth.size());
    for (std::size_t room = 2; room < worth.size(); room += 2)
        for (Number number = 0; number < worth[room].size(); ++number) {
            std::uint64_t all = 0;
            for (MoveMask rest = worth[room][number]; rest != 0; rest &= rest - 1) {
                const auto move = static_cast<std::size_t>(std::countr_zero(rest));
                MoveMask then = worth[room - 1][next(number, move)];
                if (room == 2 && endings == Endings::fresh) then &= ~(MoveMask{1} << move);
                all |= then << NormalWords::most_paired * move;
            }
            pairs[room].push_back(all);
        }
}

NearCosets::Number NearCosets::find(std::uint32_t coset) const {
    for (std::size_t at = slot_of(coset);; at = (at + 1) % slots_.size())
        if (slots_[at].number == outside || slots_[at].coset == coset) return slots_[at].number;
}

NearCosets::Number NearCosets::add(std::uint32_t coset) {
    std::size_t at = slot_of(coset);
    while (slots_[at].number != outside) at = (at + 1) % slots_.size();
    slots_[at] = {coset, static_cast<Number>(taken_++)};
    return slots_[at].number;
}

}  // namespace trundle

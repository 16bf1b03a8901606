#include "coset/page_move.h"

#include <bit>
#include <cstring>

namespace trundle {
namespace {

constexpr std::size_t bit_sets = std::size_t{1} << used_bits;
constexpr int parity_shift = 16;

template <std::size_t N>
std::array<std::uint8_t, N> after(const std::array<std::uint8_t, N>& order, const std::array<std::uint8_t, N>& from) {
    std::array<std::uint8_t, N> result{};
    for (std::size_t i = 0; i < N; ++i) result[i] = order[from[i]];
    return result;
}

}  // namespace

PageMove::PageMove(const StayMove& move) : cost_(move.cost()), bits_after_(2 * bit_sets) {
    const Members& all = members();
    const Cube back = inverse(move.cube);
    std::array<std::uint8_t, 8> corners{}, edges{};
    std::array<std::uint8_t, 4> slice{};
    for (int i = 0; i < 8; ++i) {
        corners[static_cast<std::size_t>(i)] = back.corner(i).id;
        edges[static_cast<std::size_t>(i)] = back.edge(i).id;
    }
    for (int i = 0; i < 4; ++i)
        slice[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(move.cube.edge(8 + i).id - 8);
    for (std::size_t n = 0; n < eight_orders; ++n) {
        page_before_.push_back(static_cast<std::uint16_t>(all.number_of(after(all.permutation(n), corners))));
        const std::size_t before = all.number_of(after(all.permutation(n), edges));
        const std::uint32_t odd = all.is_odd(before) ? 1u << parity_shift : 0;
        group_before_.push_back(static_cast<std::uint32_t>(before) | odd);
    }
    bool keeps_slice = true;
    for (std::size_t parity = 0; parity < 2; ++parity)
        for (std::size_t bit = 0; bit < used_bits; ++bit) {
            const std::size_t to = all.slice_bit(after(all.slice(parity, bit), slice));
            keeps_slice = keeps_slice && to == bit;
            for (std::size_t bits = 0; bits < bit_sets; ++bits)
                if (bits >> bit & 1) bits_after_[parity * bit_sets + bits] |= static_cast<std::uint16_t>(1u << to);
        }
    if (!keeps_slice) return;

    const auto before = [&](std::size_t group) { return group_before_[group] & 0xffff; };
    bool is_blocks = true;
    for (std::size_t n = 0; n < eight_orders; ++n)
        is_blocks = is_blocks && before(n) == before(n - n % last_orders) + n % last_orders;
    const std::size_t steps = (4 - before(0)) % 4;  // so far the groups go on
    bool is_rotated = before(0) < 4;
    for (std::size_t n = 0; n < eight_orders; ++n)
        is_rotated = is_rotated && before(n) == n - n % 4 + (n + 4 - steps) % 4;
    rotation_ = static_cast<unsigned>(steps * group_bits);
    kind_ = is_blocks ? Kind::blocks : is_rotated ? Kind::rotated : Kind::any;
}

void PageMove::add(std::size_t page, PageGroups before, PageRoom after) const {
    if (kind_ == Kind::blocks) return add_blocks(before, after);
    if (kind_ == Kind::rotated) return add_rotated(before, after);
    add_any(page, before, after);
}

void PageMove::add_blocks(PageGroups before, PageRoom after) const {
    for (std::size_t block = 0; block < eight_orders; block += last_orders) {
        const std::uint16_t* const from = &before[group_before_[block] & 0xffff];
        std::uint16_t* const to = &after[block];
        for (std::size_t i = 0; i < last_orders; ++i) to[i] = static_cast<std::uint16_t>(to[i] | from[i]);
    }
}

void PageMove::add_rotated(PageGroups before, PageRoom after) const {
    for (std::size_t four = 0; four < eight_orders; four += 4) {
        std::uint64_t from = 0;
        std::uint64_t to = 0;
        std::memcpy(&from, &before[four], sizeof from);
        std::memcpy(&to, &after[four], sizeof to);
        to |= from << rotation_ | from >> (64 - rotation_);
        std::memcpy(&after[four], &to, sizeof to);
    }
}

void PageMove::add_any(std::size_t page, PageGroups before, PageRoom after) const {
    const std::uint16_t* const bits = bits_after_.data();
    const std::uint32_t odd_page = members().is_odd(page_before_[page]) ? 1u << parity_shift : 0;
    for (std::size_t n = 0; n < eight_orders; ++n) {
        const std::uint32_t from = group_before_[n];
        const std::size_t parity = (from ^ odd_page) >> parity_shift;
        after[n] = static_cast<std::uint16_t>(after[n] | bits[parity * bit_sets + before[from & 0xffff]]);
    }
}

}  // namespace trundle

#include "coset/bitmap.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

#include "base/machine.h"
#include "base/memory.h"
#include "base/parallel.h"

namespace trundle {
namespace {

constexpr std::size_t page_count = eight_orders;
constexpr std::size_t page_groups = eight_orders;
constexpr unsigned all_used = (1u << used_bits) - 1;

// Who comes from memory is asked for some members ahead.
void set(std::uint16_t* groups, std::span<const MemberNumber> found) {
    constexpr std::size_t ahead = 24;
    for (std::size_t i = 0; i < std::min(ahead, found.size()); ++i)
        __builtin_prefetch(&groups[found[i] / group_bits], 1);
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (i + ahead < found.size()) __builtin_prefetch(&groups[found[i + ahead] / group_bits], 1);
        std::uint16_t& group = groups[found[i] / group_bits];
        const auto bit = static_cast<std::uint16_t>(1u << found[i] % group_bits);
        if ((__atomic_load_n(&group, __ATOMIC_RELAXED) & bit) == 0) __atomic_fetch_or(&group, bit, __ATOMIC_RELAXED);
    }
}

// Pages that moves of cost 2 make of each other: they are made anew together.
std::vector<std::vector<std::size_t>> families_of(std::span<const PageMove> moves) {
    std::vector<std::vector<std::size_t>> families;
    std::vector<bool> is_known(page_count);
    for (std::size_t first = 0; first < page_count; ++first) {
        if (is_known[first]) continue;
        std::vector<std::size_t> family{first};
        is_known[first] = true;
        for (std::size_t i = 0; i < family.size(); ++i)
            for (const PageMove& move : moves)
                if (const std::size_t from = move.page_before(family[i]); move.cost() == 2 && !is_known[from]) {
                    is_known[from] = true;
                    family.push_back(from);
                }
        families.push_back(std::move(family));
    }
    return families;
}

}  // namespace

Result<MemberBitmaps> MemberBitmaps::make(const Work& work) {
    constexpr std::uint64_t usual = 8'000'000'000;
    constexpr std::uint64_t needed = byte_count + FarCosets::sign_bytes;  // the signs are there already
    const bool is_allowed = (work.memory == 0 ? usual : work.memory) >= needed;
    const std::uint64_t here = free_memory();
    if (!is_allowed || (here != 0 && here < byte_count) || byte_count > std::numeric_limits<std::size_t>::max())
        return Error{Fault::environment, "memory",
                     "all cubes of a coset need " + told_size(needed) + ", more than the memory " +
                         (is_allowed ? "that is free" : "allowed")};
    Result<LargeArray> array = large_array(static_cast<std::size_t>(byte_count));
    if (!array) return array.error();
    MemberBitmaps bitmaps(*std::move(array));
    constexpr std::size_t step = 32 << 20;
    const std::span<std::uint8_t> bytes = bitmaps.bytes();
    parallel_for(work.threads, (bytes.size() + step - 1) / step, [&](std::size_t i) {
        if (!work.is_stopped()) std::memset(&bytes[i * step], 0, std::min(step, bytes.size() - i * step));
    });
    if (work.is_stopped()) return stopped_error("while memory was made ready");
    return bitmaps;
}

void MemberBitmaps::take(std::span<const MemberNumber> found) const { set(last(), found); }
void MemberBitmaps::take_before(std::span<const MemberNumber> found) const { set(before(), found); }

bool MemberBitmaps::lengthen(std::span<const PageMove> moves, const Work& work) {
    const std::vector<std::vector<std::size_t>> families = families_of(moves);
    const auto page_of = [](std::uint16_t* groups, std::size_t page) {
        return PageRoom(groups + page * page_groups, page_groups);
    };
    std::mutex mutex;
    std::size_t done = 0;
    parallel_for(work.threads, families.size(), [&](std::size_t i) {
        if (work.is_stopped()) return;
        const std::vector<std::size_t>& family = families[i];
        std::vector<std::uint16_t> made(family.size() * page_groups);
        for (std::size_t k = 0; k < family.size(); ++k) {
            const PageRoom room = page_of(made.data(), k);
            std::ranges::copy(page_of(last(), family[k]), room.begin());
            for (const PageMove& move : moves)
                move.add(family[k], page_of(move.cost() == 1 ? last() : before(), move.page_before(family[k])), room);
        }
        for (std::size_t k = 0; k < family.size(); ++k)
            std::ranges::copy(page_of(made.data(), k), page_of(before(), family[k]).begin());
        const std::lock_guard lock(mutex);
        if (++done % 256 == 0)
            work.progress("lengthening", static_cast<double>(done) / static_cast<double>(families.size()));
    });
    if (work.is_stopped()) return false;
    is_swapped_ = !is_swapped_;
    return true;
}

std::uint64_t MemberBitmaps::count(const Work& work) const {
    std::atomic<std::uint64_t> sum = 0;
    parallel_for(work.threads, page_count, [&](std::size_t page) {
        if (work.is_stopped()) return;
        std::uint64_t here = 0;
        for (std::size_t at = 0; at < page_groups; at += 4) {
            std::uint64_t four = 0;
            std::memcpy(&four, last() + page * page_groups + at, sizeof four);
            here += static_cast<std::uint64_t>(std::popcount(four));
        }
        sum += here;
    });
    return sum;
}

std::vector<MemberNumber> MemberBitmaps::missing(const Work& work) const {
    std::vector<MemberNumber> result;
    for (std::size_t group = 0; group < group_count; ++group) {
        if (group % page_groups == 0 && work.is_stopped()) return result;
        for (unsigned gaps = ~unsigned{last()[group]} & all_used; gaps != 0; gaps &= gaps - 1)
            result.push_back(group * group_bits + static_cast<unsigned>(std::countr_zero(gaps)));
    }
    return result;
}

}  // namespace trundle

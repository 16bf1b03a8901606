#include "coset/sparse_members.h"

#include <algorithm>
#include <iterator>

namespace trundle {
namespace {

void merge_equal(std::vector<MemberNumber>& numbers) {
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

}  // namespace

void SparseMembers::take(std::span<const MemberNumber> found) {
    const std::lock_guard lock(mutex_);
    if (has_enough_) return;
    found_.insert(found_.end(), found.begin(), found.end());
    if (found_.size() >= most) has_enough_ = true;
}

void SparseMembers::forget() {
    found_ = {};
    has_enough_ = false;
}

void SparseMembers::clear() {
    forget();
    known_ = {};
    depths_ = {};
}

void SparseMembers::settle() {
    merge_equal(found_);
    std::vector<MemberNumber> fresh;
    std::set_difference(found_.begin(), found_.end(), known_.begin(), known_.end(), std::back_inserter(fresh));
    found_.clear();
    std::vector<MemberNumber> all;
    all.reserve(known_.size() + fresh.size());
    std::merge(known_.begin(), known_.end(), fresh.begin(), fresh.end(), std::back_inserter(all));
    known_ = std::move(all);
    depths_.push_back(std::move(fresh));
}

void lengthen_few(std::span<const std::vector<MemberNumber>> depths, std::span<const StayMove> moves,
                  const TakeMembers& take) {
    const std::size_t next = depths.size();
    for (const StayMove& move : moves) {
        const auto cost = static_cast<std::size_t>(move.cost());
        if (cost > next) continue;
        std::vector<MemberNumber> made;
        for (const MemberNumber number : depths[next - cost])
            made.push_back(members().number_of(members().cube_of(number) * move.cube));
        take(made);
    }
}

}  // namespace trundle

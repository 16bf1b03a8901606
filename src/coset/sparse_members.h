// Members of H one by one, as long as they are few: sorted, a list for each depth.
#pragma once

#include <mutex>

#include "coset/descent.h"
#include "coset/group/stay_moves.h"

namespace trundle {

class SparseMembers {
public:
    static constexpr std::size_t most = 1 << 24;  // found at one depth, before equal ones are merged

    // What a search of one more depth finds, from any of its threads.
    void take(std::span<const MemberNumber> found);
    const std::atomic<bool>& has_enough() const { return has_enough_; }  // they are too many: all are to be forgotten
    void forget();
    void clear();  // of all depths
    // The next depth has those that are new.
    void settle();

    std::span<const std::vector<MemberNumber>> depths() const { return depths_; }
    std::size_t count() const { return known_.size(); }

private:
    std::mutex mutex_;
    std::atomic<bool> has_enough_ = false;
    std::vector<MemberNumber> found_, known_;
    std::vector<std::vector<MemberNumber>> depths_;
};

// What moves that stay in H make of members one depth on, by the depth of each.
void lengthen_few(std::span<const std::vector<MemberNumber>> depths, std::span<const StayMove> moves,
                  const TakeMembers& take);

}  // namespace trundle

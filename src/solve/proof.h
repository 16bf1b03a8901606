// All solutions of a length along signposts, on all threads.
#pragma once

#include "search/deepening.h"
#include "search/proof_kernel.h"
#include "solve/signpost_rules.h"
#include "tables/store.h"

namespace trundle {

class Proof {
public:
    static constexpr std::uint64_t memory_needed = SignpostRules::memory_needed;

    static Result<Proof> open(TableStore& store, const Work& work);

    void use_large_pages() { rules_->signposts.use_large_pages(); }
    int lower_bound(const Cube& cube) const;

    // Ends early when `enough` is set, which `found` may do. `found` is called by one thread at a time. If one solution
    // is as good as another, those that symmetries of the cube make of others are left out.
    DepthReport search(const Cube& cube, int length, const Work& work, const std::atomic<bool>& enough,
                       const std::function<void(std::span<const Turn>)>& found, bool one_will_do = false) const;

private:
    explicit Proof(Content content);

    std::unique_ptr<SignpostRules> rules_;
    ProofKernel::Knowledge knowledge_;
};

}  // namespace trundle

// All solutions of a length, on all threads: along signposts, or, for who has the memory, by the table of split
// corners.
#pragma once

#include <mutex>

#include "base/parallel.h"
#include "search/deepening.h"
#include "solve/optimal/proof_kernel.h"
#include "solve/optimal/split_kernel.h"
#include "search/signpost_rules.h"
#include "solve/optimal/starts.h"
#include "tables/store/store.h"

namespace trundle {

class SignpostProof {
public:
    using Kernel = ProofKernel;
    static constexpr std::uint64_t memory_needed = SignpostRules::memory_needed;

    static Result<SignpostProof> open(TableStore& store, const Work& work);

    void use_large_pages(const Work& work) { rules_->signposts.use_large_pages(work); }
    std::vector<std::string> table_names() const { return {"face-signposts"}; }
    int lower_bound(const Cube& cube) const;
    const Kernel::Knowledge& knowledge() const { return knowledge_; }

private:
    explicit SignpostProof(Content content);

    std::unique_ptr<SignpostRules> rules_;
    Kernel::Knowledge knowledge_;
};

class SplitProof {
public:
    using Kernel = SplitKernel;
    static constexpr std::uint64_t memory_needed = 1'400'000'000;  // bytes, with the tables of the quick solver

    static Result<SplitProof> open(TableStore& store, const Work& work);

    void use_large_pages(const Work& work);
    std::vector<std::string> table_names() const;
    int lower_bound(const Cube& cube) const;
    Kernel::Knowledge knowledge() const {
        return {*split_, *flips_, *rows_, sequences_, may_follow_, turn_ids_, about_};
    }

private:
    SplitProof(std::shared_ptr<const Table> split, std::shared_ptr<const Table> flips);

    std::shared_ptr<const Table> split_, flips_;
    std::shared_ptr<const FaceRows> rows_;
    Canonical sequences_{moves_of(Play::face)};
    std::vector<TurnSet> may_follow_ = turns_that_may_follow(sequences_);
    std::array<std::uint8_t, FaceRows::move_count> turn_ids_{};
    std::array<TurnSet, axis_count> about_{};
};

// Ends early when `enough` is set, which `found` may do. `found` is called by one thread at a time. If one solution
// is as good as another, those that symmetries of the cube make of others are left out. The tree is cut after the first
// two moves; short lengths are not worth it.
template <class Proof>
DepthReport search_length(const Proof& proof, const Cube& cube, int length, const Work& work,
                          const std::atomic<bool>& enough, const std::function<void(std::span<const Turn>)>& found,
                          bool one_will_do) {
    constexpr std::size_t turns = 18;
    const std::vector<std::size_t> starts = starts_of(cube, one_will_do);
    const std::size_t pieces = length < 10 ? 1 : starts.size();
    const std::string what = "searching " + std::to_string(length) + " moves";
    const auto& knowledge = proof.knowledge();
    DepthReport report;
    std::mutex mutex;
    std::size_t done = 0;
    parallel_for(work.threads, pieces, [&](std::size_t piece) {
        const std::optional<Deadline> none;
        const std::atomic<bool> has_answer = true;
        Watch watch(work.stop, enough, none, has_answer);
        typename Proof::Kernel kernel(knowledge, watch);
        const auto keep = [&](std::span<const Turn> path) {
            const std::lock_guard lock(mutex);
            found(path);
        };
        std::array<TurnSet, 2> first{Signposts::all_turns, Signposts::all_turns};
        if (pieces > 1) first = {TurnSet{1} << starts[piece] / turns, TurnSet{1} << starts[piece] % turns};
        kernel.search(cube, length, first, keep);
        const std::lock_guard lock(mutex);
        report.nodes += kernel.nodes();
        report.is_complete = report.is_complete && !watch.is_over();
        work.progress(what, static_cast<double>(++done) / static_cast<double>(pieces));
    });
    return report;
}

}  // namespace trundle

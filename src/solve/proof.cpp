#include "solve/proof.h"

#include <mutex>

#include "base/parallel.h"
#include "solve/starts.h"
#include "tables/recipes.h"

namespace trundle {

Proof::Proof(Content content)
    : rules_(std::make_unique<SignpostRules>(std::move(content))),
      knowledge_{rules_->signposts, rules_->layout.classes(), rules_->sequences, rules_->may_follow, {}} {
    for (std::size_t move = 0; move < knowledge_.turns.size(); ++move)
        knowledge_.turns[move] = moves_of(Play::face)[move].turn();
}

Result<Proof> Proof::open(TableStore& store, const Work& work) {
    Result<Content> content = store.open(signposts_recipe(Pattern::Major::flips), work);
    if (!content) return content.error();
    return Proof(*std::move(content));
}

int Proof::lower_bound(const Cube& cube) const {
    int bound = 0;
    for (const Symmetry axis : axes_seen)
        bound = std::max(bound, ProofKernel::distance_of(knowledge_, view_of(conjugated(cube, axis))));
    return bound;
}

// Cut after the first two moves; short lengths are not worth it.
DepthReport Proof::search(const Cube& cube, int length, const Work& work, const std::atomic<bool>& enough,
                          const std::function<void(std::span<const Turn>)>& found, bool one_will_do) const {
    const std::size_t turns = knowledge_.turns.size();
    const std::vector<std::size_t> starts = starts_of(cube, one_will_do);
    const std::size_t pieces = length < 10 ? 1 : starts.size();
    const std::string what = "searching " + std::to_string(length) + " moves";
    DepthReport report;
    std::mutex mutex;
    std::size_t done = 0;
    parallel_for(work.threads, pieces, [&](std::size_t piece) {
        const std::optional<Deadline> none;
        const std::atomic<bool> has_answer = true;
        Watch watch(work.stop, enough, none, has_answer);
        ProofKernel kernel(knowledge_, watch);
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

#include "solve/optimal/proof.h"

#include "search/flips_bound.h"
#include "tables/files/large_pages.h"
#include "tables/store/recipes.h"

namespace trundle {

SignpostProof::SignpostProof(Content content)
    : rules_(std::make_unique<SignpostRules>(std::move(content))),
      knowledge_{rules_->signposts, rules_->layout.classes(), rules_->sequences, rules_->may_follow, {}} {
    for (std::size_t move = 0; move < knowledge_.turns.size(); ++move)
        knowledge_.turns[move] = moves_of(Play::face)[move].turn();
}

Result<SignpostProof> SignpostProof::open(TableStore& store, const Work& work) {
    Result<Content> content = store.open(signposts_recipe(Pattern::Major::flips), work);
    if (!content) return content.error();
    return SignpostProof(*std::move(content));
}

int SignpostProof::lower_bound(const Cube& cube) const {
    int bound = 0;
    for (const Symmetry axis : axes_seen)
        bound = std::max(bound, ProofKernel::distance_of(knowledge_, view_of(conjugated(cube, axis))));
    return bound;
}

SplitProof::SplitProof(std::shared_ptr<const Table> split, std::shared_ptr<const Table> flips)
    : split_(std::move(split)), flips_(std::move(flips)), rows_(std::make_shared<const FaceRows>(split_->layout())) {
    for (std::size_t move = 0; move < turn_ids_.size(); ++move) {
        const Turn turn = moves_of(Play::face)[move].turn();
        turn_ids_[move] = static_cast<std::uint8_t>(turn.id());
        for (std::size_t k = 0; k < axis_count; ++k)
            if (conjugated(turn, axes_seen[k]).axis() == Axis::y) about_[k] |= 1u << move;
    }
}

Result<SplitProof> SplitProof::open(TableStore& store, const Work& work) {
    const Result<TableSet> set = table_set(Play::face, false, memory_needed);
    if (!set) return set.error();
    Result<std::shared_ptr<const Table>> flips = store.open(set->flips, work);
    if (!flips) return flips.error();
    Result<std::shared_ptr<const Table>> split = store.open(*set->large, work);
    if (!split) return split.error();
    return SplitProof(*std::move(split), *std::move(flips));
}

void SplitProof::use_large_pages(const Work& work) { split_ = in_large_pages(*split_, work); }

std::vector<std::string> SplitProof::table_names() const {
    return {name_of(flips_->layout().pattern()), name_of(split_->layout().pattern())};
}

int SplitProof::lower_bound(const Cube& cube) const { return FlipsBound(flips_, split_).lower_bound(cube, Rotation()); }

}  // namespace trundle

#include "search/rules.h"

namespace trundle {

template <class Sequences>
Rules::Rules(std::span<const Move> moves, const Sequences& sequences, Poses poses,
             const std::vector<Poses::State>& goals)
    : move_count_(moves.size()), poses_(std::move(poses)), is_goal_(poses_.count()), open_(poses_.count()) {
    for (const Poses::State goal : goals) is_goal_[goal] = 1;
    for (std::size_t pose = 0; pose < open_.size(); ++pose)
        for (std::size_t move = 0; move < moves.size(); ++move)
            if (poses_.next(static_cast<Poses::State>(pose), move) != Poses::wall) open_[pose] |= MoveMask{1} << move;
    may_follow_.resize(sequences.state_count());
    for (std::size_t state = 0; state < sequences.state_count(); ++state)
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const Canonical::State next = sequences.next(static_cast<Canonical::State>(state), move);
            steps_.push_back(
                {static_cast<std::uint8_t>(move), static_cast<std::uint8_t>(moves[move].turn().id()), next});
            if (next != Canonical::forbidden) may_follow_[state] |= MoveMask{1} << move;
        }
}

template Rules::Rules(std::span<const Move>, const Canonical&, Poses, const std::vector<Poses::State>&);
template Rules::Rules(std::span<const Move>, const NormalWords&, Poses, const std::vector<Poses::State>&);

}  // namespace trundle

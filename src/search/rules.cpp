#include "search/rules.h"

namespace trundle {

Rules::Rules(std::span<const Move> moves, Poses poses, const std::vector<Poses::State>& goals, Cells cells)
    : poses_(std::move(poses)), is_goal_(poses_.count()) {
    const Canonical canonical(moves, cells);
    for (const Poses::State goal : goals) is_goal_[goal] = 1;
    for (std::size_t state = 0; state < canonical.state_count(); ++state) {
        begin_.push_back(static_cast<std::uint32_t>(steps_.size()));
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const Canonical::State next = canonical.next(static_cast<Canonical::State>(state), move);
            if (next == Canonical::forbidden) continue;
            steps_.push_back(
                {static_cast<std::uint8_t>(move), static_cast<std::uint8_t>(moves[move].turn().id()), next});
        }
    }
    begin_.push_back(static_cast<std::uint32_t>(steps_.size()));
}

}  // namespace trundle

// What a search must obey: which moves may follow, where they lead, and where to end. It knows no notation and no
// board.
#pragma once

#include <array>
#include <vector>

#include "moves/canonical.h"
#include "search/poses.h"

namespace trundle {

// A move that may follow, and the state of the sequence after it.
struct Step {
    std::uint8_t move = 0;
    std::uint8_t turn = 0;  // its Turn::id()
    Canonical::State next = Canonical::start;
};

class Rules {
public:
    static constexpr std::size_t max_moves = 27;

    // `goals`: the poses in which a solved cube may end.
    Rules(Play play, Poses poses, const std::vector<Poses::State>& goals, Cells cells = Cells::ignored)
        : Rules(moves_of(play), std::move(poses), goals, cells) {}
    Rules(std::span<const Move> moves, Poses poses, const std::vector<Poses::State>& goals, Cells cells);

    const Poses& poses() const { return poses_; }
    bool is_goal(Poses::State pose) const { return is_goal_[pose] != 0; }

    std::span<const Step> steps(Canonical::State state) const {
        return std::span(steps_).subspan(begin_[state], begin_[state + 1u] - begin_[state]);
    }

private:
    Poses poses_;
    std::vector<std::uint8_t> is_goal_;
    std::vector<Step> steps_;
    std::vector<std::uint32_t> begin_;  // of each state's steps
};

}  // namespace trundle

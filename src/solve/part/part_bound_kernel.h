// A lower bound from a few tables of parts of a cube. Where all of them say 0, the goal is reached.
#pragma once

#include <algorithm>

#include "search/deepening_kernel.h"
#include "solve/part/part_table.h"

namespace trundle {

class PartBound {
public:
    static constexpr int stage_count = 1;
    static constexpr std::size_t max_tables = 5;  // all 20 pieces by four

    struct State {
        Spots spots{};
        std::array<const std::uint8_t*, max_tables> distance{};  // where the tables say it
    };

    PartBound(std::span<const PartTable> tables, std::span<const SpotMove> moves) : tables_(tables), moves_(moves) {}

    State start(const Spots& spots) const {
        State state{spots, {}};
        locate(state);
        return state;
    }
    int lower_bound(const State& state) const {
        int bound = 0;
        for (std::size_t i = 0; i < tables_.size(); ++i) bound = std::max<int>(bound, *state.distance[i]);
        return bound;
    }
    // Small for cubes that look near their goal: a piece group far away weighs more than several not quite home.
    int score_of(const State& state) const {
        int score = 0;
        for (std::size_t i = 0; i < tables_.size(); ++i) score += *state.distance[i] * *state.distance[i];
        return score;
    }

    template <int>
    void prepare(const State& parent, const Step& step, Poses::State, State& child) const {
        child.spots = moves_[step.move](parent.spots);
        locate(child);
    }
    template <int>
    bool admits(const State&, const State& child, int room) const {
        return lower_bound(child) <= room;
    }

private:
    void locate(State& state) const {
        for (std::size_t i = 0; i < tables_.size(); ++i) {
            state.distance[i] = tables_[i].address_of(state.spots);
            __builtin_prefetch(state.distance[i]);
        }
    }

    std::span<const PartTable> tables_;
    std::span<const SpotMove> moves_;
};

static_assert(LowerBound<PartBound>);

}  // namespace trundle

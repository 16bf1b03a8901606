// A path of turns as runs of parallel turns, and what the crawler pays for a run.
#pragma once

#include "crawl/hop/slice_group.h"

namespace trundle {

// Parallel turns: the positive face of the axis by so many quarters clockwise, its opposite likewise.
struct TurnRun {
    Axis axis;
    std::array<int, 2> quarters;  // 0 .. 3

    bool is_slice() const { return (quarters[0] + quarters[1]) % 4 == 0; }
    int of(Face face) const { return quarters[is_positive(face) ? 0 : 1]; }
};

// spin1 a times and spin2 b times, each the shorter way round.
constexpr int cost_of_spins(int a, int b) { return (a == 3 ? 1 : a) + (b == 3 ? 1 : b); }

// A run that is a slice costs nothing: it is another element of the slice group.
inline SliceGroup::Element after_slice_run(const TurnRun& run, SliceGroup::Element s) {
    return slice_group().after_slice(run.axis, -run.quarters[0], s);
}

// The ways to do a run by spins in a frame: calls way(a, b, slice element after).
template <class Way>
void for_each_way(const TurnRun& run, SliceGroup::Element s, Way way) {
    const std::optional<Face> top = slice_group().top(s);
    if (!top || axis_of(*top) != run.axis) return;
    for (int a = 0; a < 4; ++a) {
        const int left = a - run.of(*top);  // of the top face, and as much of its opposite the other way
        way(a, (run.quarters[0] + run.quarters[1] - a) & 3,
            slice_group().after_slice(run.axis, is_positive(*top) ? left : -left, s));
    }
}

inline std::vector<TurnRun> runs_of(std::span<const Move> path) {
    std::vector<TurnRun> runs;
    Rotation rotation;
    for (const Move move : path) {
        const Turn turn = in_frame(move, Frame::cube, rotation).turn();
        rotation = rotation * in_frame(move, Frame::world, rotation).rotation();
        if (turn.is_none()) continue;
        if (runs.empty() || runs.back().axis != turn.axis()) runs.push_back({turn.axis(), {}});
        std::array<int, 2>& quarters = runs.back().quarters;
        quarters[0] = (quarters[0] + turn.positive()) & 3;
        quarters[1] = (quarters[1] - turn.negative()) & 3;
        if (quarters[0] == 0 && quarters[1] == 0) runs.pop_back();
    }
    return runs;
}

}  // namespace trundle

#include "moves/canonical.h"

#include <algorithm>
#include <array>

namespace trundle {
namespace {

// How far each layer of an axis has turned, and whether (and which way) the cube has been stepping.
struct LayerRun {
    Axis axis = Axis::x;
    std::array<int, 3> quarters{};
    int stepping = 0;  // -1, 0, 1; one way of stepping may go on for ever, so its length does not count

    friend bool operator==(const LayerRun&, const LayerRun&) = default;
};

LayerRun extended(LayerRun run, Move move, Cells cells) {
    if (cells != Cells::ignored && move.steps()) {
        const int way = move.quarters() == 1 ? 1 : -1;
        run.stepping = run.stepping == -way && cells == Cells::counted ? 0 : way;
        return run;
    }
    for (std::size_t layer = 0; layer < 3; ++layer)
        run.quarters[layer] = (run.quarters[layer] + move.quarters_of(1 << layer)) & 3;
    return run;
}

}  // namespace

Canonical::Canonical(std::span<const Move> moves, Cells cells) : move_count_(moves.size()) {
    std::vector<LayerRun> runs{LayerRun{}};  // the state's run; state 0 is the start
    const auto add = [&](const LayerRun& run) {
        runs.push_back(run);
        return static_cast<State>(runs.size() - 1);
    };
    const auto state_of = [&](const LayerRun& run) {
        return static_cast<std::size_t>(std::find(runs.begin() + 1, runs.end(), run) - runs.begin());
    };
    const auto is_known = [&](const LayerRun& run) {
        const bool empty = run.quarters == std::array<int, 3>{} && run.stepping == 0;
        return empty || state_of(run) < runs.size();
    };

    // Breadth first: a sum is met first by the first of its shortest runs.
    for (std::size_t state = 0; state < runs.size(); ++state) {
        for (const Move move : moves) {
            State& to = next_.emplace_back(forbidden);
            const LayerRun here = runs[state];
            if (state != start && move.axis() != here.axis) continue;
            const LayerRun run = extended(state == start ? LayerRun{move.axis(), {}, 0} : here, move, cells);
            if (!is_known(run)) to = add(run);
            else if (run.stepping != 0 && (run == here || cells == Cells::visited))
                to = static_cast<State>(state_of(run));
        }
    }

    for (std::size_t state = 1; state < runs.size(); ++state)
        for (std::size_t move = 0; move < move_count_; ++move)
            if (moves[move].axis() != runs[state].axis) next_[state * move_count_ + move] = next_[move];
}

}  // namespace trundle

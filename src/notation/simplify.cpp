// Moves made shorter: runs of parallel moves are summed and said again in the fewest words.
#include <cstdlib>

#include "notation/vocabulary.h"

namespace trundle {
namespace {

struct AxisRun {
    Axis axis = Axis::x;
    Frame frame = Frame::world;
    LayerSum sum;    // of the moves that do not step
    int crawls = 0;  // steps on the two outer layers; +x and -x cancel, but +x +x +x is not -x
    int rolls = 0;   // steps with all three layers

    void add(Move move) {
        if (!move.steps()) sum = sum + LayerSum(move);
        else (move.layers() == Move::all ? rolls : crawls) += move.quarters() == 1 ? 1 : -1;
    }
    bool is_none() const { return sum.is_none() && crawls == 0 && rolls == 0; }
};

}  // namespace

Moves simplified(std::span<const Move> moves, Notation notation) {
    std::vector<AxisRun>
        runs;  // neighbours differ in axis or frame; one that comes to nothing lets its neighbours meet
    for (Move move : moves) {
        if (runs.empty() || runs.back().axis != move.axis() || runs.back().frame != move.frame())
            runs.push_back({move.axis(), move.frame(), {}});
        runs.back().add(move);
        if (runs.back().is_none()) runs.pop_back();
    }

    Moves result;
    for (const AxisRun& run : runs) {
        const auto step = [&](int layers, int count) {
            result.insert(result.end(), static_cast<std::size_t>(std::abs(count)),
                          Move(run.axis, layers, count > 0 ? 1 : 3, run.frame, true));
        };
        step(Move::positive | Move::negative, run.crawls);
        step(Move::all, run.rolls);
        const auto& words = vocabulary_of(notation).spelling(run.axis, run.sum);
        const auto& said = words ? words : vocabulary_of(Notation::wca).spelling(run.axis, run.sum);
        for (Move move : said->moves) result.emplace_back(run.axis, move.layers(), move.quarters(), run.frame);
    }
    return result;
}

}  // namespace trundle

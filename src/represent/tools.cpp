// The paper's tools, with the bars restored that the scanned text has lost (docs/ERRATA.md tells how).
#include <trundle/represent.h>

#include "base/random.h"

namespace trundle {

std::span<const Tool> tools() {
    static constexpr std::array<Tool, 7> list{{
        {"SWITCH", "F'D'FDRDR'", "exchanges the two bottom-front corners; the other corners stay in their places"},
        {"TWIST", "RDDR'D'RD'R'DD", "turns three bottom corners by 120 degrees clockwise, and no other corner"},
        {"SNAP", "F'MFM'", "moves the back-right edge to up-front, and no corner"},
        {"LIFT", "CDC'D'", "moves the down-right edge to up-front, and no corner"},
        {"CYCLE", "MLLM'LL", "cycles three edges of the middle layer: front-right, back-left, front-left"},
        {"CYCLE'", "M'LLMLL", "the other reading of CYCLE: front-left, back-left, back-right"},
        {"FLIP", "MRMRMRRM'RM'RM'RR", "flips both edges of the middle layer on the right side, and nothing else"},
    }};
    return list;
}

std::vector<LetterMove> random_of(std::span<const LetterMove> from, std::size_t count, std::uint64_t seed) {
    Random random(seed);
    std::vector<LetterMove> result(count);
    for (LetterMove& move : result) move = from[random.below(from.size())];
    return result;
}

std::vector<LetterMove> scramble(std::uint64_t seed, std::size_t count) {
    std::vector<LetterMove> faces;
    for (Letter letter : {Letter::U, Letter::D, Letter::B, Letter::F, Letter::L, Letter::R})
        for (bool inverse : {false, true}) faces.push_back({letter, inverse});
    return random_of(faces, count, seed);
}

}  // namespace trundle

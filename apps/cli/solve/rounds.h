// The search from both ends as the path program's note tells it: its rounds, and the relabelings on the way.
#pragma once

#include <trundle/optimize.h>

#include "frame/input.h"
#include "frame/words.h"

namespace trundle::cli {

// Solved - move - relabeling - ... - move - relabeling - target: each configuration on the way is its class's
// representative, and the moves are seen as it sees them. A relabeling says what the faces URFDLB become.
struct Link {
    Move move;
    std::string relabeling;
};

inline std::string found(const OptimizeRound::End& end) {
    return std::to_string(end.configurations) + " configurations in " + counted(end.classes, "class", "classes");
}

inline Json to_json(const OptimizeRound::End& end) {
    return {{"configurations", end.configurations}, {"classes", end.classes}};
}

inline std::string to_text(const OptimizeRound& round) {
    const std::string depth = std::to_string(round.depth);
    std::string text = "round " + depth + ": " + found(round.from_solved) + " at depth " + depth + " from solved";
    if (round.from_target) text += ", " + found(*round.from_target) + " at depth " + depth + " from the target";
    return text + (round.met == 0 ? "" : "; the ends have met in " + counted(round.met, "class", "classes"));
}

inline Json to_json(const OptimizeRound& round) {
    Json json{{"depth", round.depth}, {"from_solved", to_json(round.from_solved)}};
    if (round.from_target) json["from_target"] = to_json(*round.from_target);
    json["met"] = round.met;
    return json;
}

inline std::vector<Link> chain_of(std::span<const Move> path) {
    std::vector<Link> chain;
    Symmetry before;
    for (std::size_t i = 0; i < path.size(); ++i) {
        // The target is meant as it is.
        const Symmetry here = i + 1 == path.size() ? Symmetry() : canonical_relabeling(path.first(i + 1)).symmetry;
        const Symmetry relabeling = before.inverse() * here;
        Link& link = chain.emplace_back(conjugated(path[i], before), "");
        for (Face face : all_faces) link.relabeling += letter_of(relabeling(face));
        before = here;
    }
    return chain;
}

}  // namespace trundle::cli

// crawl commutators: the library of plans, and what each of its crawls does.
#include <trundle/engine.h>

#include "crawl/answer.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

// As layers of the world turn, from an upright cube on.
Moves in_world(const Moves& crawl) {
    Moves moves;
    World world;
    for (const Move move : crawl) {
        moves.push_back(in_frame(move, Frame::world, world.pose.rotation));
        world = after(world, move);
    }
    return moves;
}

std::string named(const Commutator& commutator) {
    return "[" + print(commutator.a, Notation::crawl).value_or("") + ", " +
           print(commutator.b, Notation::crawl).value_or("") + "]";
}

Result<Answer> crawl_commutators(const Request& request) {
    const std::string only = request.value("--only", "all");
    Answer answer;
    Json list = Json::array();
    for (const Commutator& commutator : commutators()) {
        const Cycles cycles = cycles_of(in_world(commutator.moves));
        const std::string_view kind = cycles.corners.empty() ? "edges" : cycles.edges.empty() ? "corners" : "single";
        if (only != "all" && only != kind) continue;
        const int order = period_of(commutator.moves);
        list.push_back({{"commutator", named(commutator)},
                        {"moves", words_of(commutator.moves, Notation::crawl).value_or({})},
                        {"length", commutator.moves.size()},
                        {"corners", cycles.corners},
                        {"edges", cycles.edges},
                        {"order", order}});
        answer.text += padded(std::to_string(commutator.moves.size()), 4) + padded(std::to_string(order), 4) +
                       padded(named(commutator), 46) + joined(cycles.corners) +
                       (cycles.corners.empty() || cycles.edges.empty() ? "" : "  ") + joined(cycles.edges) + "\n";
    }
    answer.json["commutators"] = std::move(list);
    return answer;
}

}  // namespace

Command crawl_commutators_command() {
    return {
        .name = "crawl commutators",
        .summary = "commutators of crawls: length, order and cycles of each",
        .details =
            "[a, b] is a b a' b'. Those here come back to their cell and heading. First all of two single moves.\n"
            "[+x, spin1] is [F B', U]: two cycles of three corners and two of three edges. Its corner cycles close\n"
            "twisted, the first clockwise (+), the second counter-clockwise (-): done three times it still twists\n"
            "six corners in their places, and its order is 9. (The crawler note prints the cycles of [spin1, -x],\n"
            "which is [U, F' B].) Then the library of 'crawl solve --method commutator': the shortest that cycle\n"
            "three corners or three edges and do nothing else.\n"
            "A line: length, order, commutator, and the cycles that it makes of corners and edges.",
        .options = {{"--only", "all|single|corners|edges", "of two single moves, or that cycle only three of a kind"}},
        .examples = {{"crawl commutators --only single", "four moves each"},
                     {"crawl commutators --only edges --json", "as data"}},
        .fields = "commutators:array",
        .run = crawl_commutators,
    };
}

}  // namespace trundle::cli

// optimize: every shortest path to a configuration, and those a little longer.
#include <trundle/optimize.h>

#include "frame/input.h"
#include "frame/words.h"
#include "frame/work.h"
#include "solve/rounds.h"

namespace trundle::cli {
namespace {

std::string summary(const Optimum& optimum) {
    std::string text;
    for (const LengthCount& count : optimum.counts)
        text += (text.empty() ? "" : "\n") + counted_moves(count.length) + ": " +
                counted(count.classes, "class", "classes") + " of paths, " + counted(count.words, "word", "words");
    return text;
}

// One of the paths, as the search came by it.
Result<Answer> with_chain(Answer answer, const Moves& path, Notation notation, bool is_json) {
    std::string text = "solved";
    answer.json["chain"] = Json::array();
    for (const Link& link : chain_of(path)) {
        const Result<std::string> move = print({&link.move, 1}, notation);
        if (!move) return move.error();
        text += " - " + *move + " - " + link.relabeling;
        answer.json["chain"].push_back({{"move", *move}, {"relabeling", link.relabeling}});
    }
    if (!is_json) note(text + " - target");
    return answer;
}

Result<Answer> optimize(const Request& request) {
    const Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    const OptimizeRequest wanted{.target = cube->world,
                                 .play = *play_of_metric(request.value("--metric", "stm")),
                                 .slack = static_cast<int>(request.number("--slack", 1)),
                                 .any_orientation = request.has("--any-orientation")};
    const Notation read = cube->path.notation;
    const bool speaks_layers = !cube->path.moves.empty() && (read == Notation::wca || read == Notation::apl);
    const Notation notation = *notation_of(request.value("--to", name_of(speaks_layers ? read : Notation::path)));

    const bool is_traced = request.has("--trace");
    const std::string method = request.value("--method", is_traced ? "bidirectional" : "deepening");

    Answer answer;
    Json solutions = Json::array();
    std::optional<Error> unspeakable;
    const auto on_solution = [&](const Moves& path) {
        const Result<std::string> text = print(path, notation);
        if (!text) {
            unspeakable = text.error();
            return;
        }
        if (!request.has("--json") || is_followed())
            emit(is_seen() ? *text + "   (" + counted_moves(path.size()) + ")" : *text);
        if (request.has("--json")) solutions.push_back({{"path", *text}, {"length", path.size()}});
    };
    const auto on_round = [&](const OptimizeRound& round) {
        if (is_traced && (!request.has("--json") || is_followed())) note(to_text(round));
    };
    const Result<Optimum> optimum = method == "bidirectional"
                                        ? optimize_from_both_ends(wanted, work_of(request), on_solution, on_round)
                                        : trundle::optimize(wanted, tables_of(request), work_of(request), on_solution);
    if (!optimum) return optimum.error();
    if (unspeakable) return *unspeakable;

    if (!request.has("--json") && !optimum->counts.empty()) note(summary(*optimum));
    Json counts = Json::array();
    for (const LengthCount& count : optimum->counts)
        counts.push_back({{"length", count.length}, {"classes", count.classes}, {"words", count.words}});
    answer.json = {{"length", optimum->length ? Json(*optimum->length) : Json()},
                   {"solutions", std::move(solutions)},
                   {"counts", std::move(counts)},
                   {"complete", optimum->is_complete},
                   {"proven", optimum->proven},
                   {"nodes", optimum->nodes}};
    const std::string known = "no path shorter than " + std::to_string(optimum->proven) + " exists";
    if (!optimum->is_complete && work_of(request).is_stopped())
        answer.but = {Fault::stopped, "stopped", "stopped: " + known};
    else if (!optimum->is_complete)
        answer.but = {Fault::environment, "memory", "this method can go no farther here: " + known};
    if (!is_traced) return answer;
    answer.json["rounds"] = Json::array();
    for (const OptimizeRound& round : optimum->rounds) answer.json["rounds"].push_back(to_json(round));
    if (optimum->solutions.empty()) return answer;
    return with_chain(std::move(answer), optimum->solutions.front(), notation, request.has("--json"));
}

}  // namespace

Command optimize_command() {
    return {
        .name = "optimize",
        .arguments = "PATH...",
        .summary = "every shortest path to the same configuration, and those one move longer",
        .details =
            "How the cube stands in the end counts: the whole cube turned is another configuration. A move is a layer\n"
            "of a face or a slice, by a quarter or a half. Of paths that differ only in the order of moves on "
            "parallel\n"
            "layers one is printed; 'words' counts all of them. With --metric htm, qtm or axial only faces turn.\n"
            "Long searches build pruning tables once; --memory 2G allows larger ones, which are faster.\n"
            "--method bidirectional needs none: it goes in rounds, one move deeper from the solved cube and from the\n"
            "target, keeps one of all 48 relabelings of a configuration, and stops where both ends have met. --trace\n"
            "tells each round, and one path as a chain of moves and relabelings (what URFDLB become).",
        .options = {{"--slack", "K", "also paths of up to K moves more than the shortest (default: 1)", 0, max_slack},
                    {"--metric", "stm|htm|qtm|axial",
                     "moves: layers (default), face turns, quarter turns of faces, or opposite faces at once"},
                    {"--any-orientation", "", "however the cube stands in the end"},
                    {"--method", "deepening|bidirectional", "how to search (default: deepening)"},
                    {"--trace", "", "tell the rounds of --method bidirectional, which it chooses"},
                    notation_option,
                    apl_order_option,
                    {"--to", "wca|path|apl", "notation of the answer (default: as read)"}},
        .rules = {{"--trace", Rule::not_with, "--method=deepening", "it tells the rounds of the other one"}},
        .examples = {{"optimize LRUDFB --notation path", "MES and its five siblings: 3 moves"},
                     {"optimize \"R U R' U' R' F R2 U' R' U' R U R' F'\" --slack 0",
                      "the 20 shortest T-perms: 11 moves"},
                     {"optimize r+u+r-u- --trace", "round by round from both ends"},
                     {"optimize --metric htm \"M2\" --any-orientation", "two face turns"}},
        .fields = "length:integer solutions:array counts:array complete:boolean",
        .run = optimize,
        .batch = true,
        .is_long = true,
    };
}

}  // namespace trundle::cli

// apl: the expressions of Peelle's paper, applied to the solved cube.
#include <trundle/represent.h>
#include <algorithm>

#include "cube/shown.h"
#include "frame/seed.h"
#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Moves to_moves(std::span<const LetterMove> letters) {
    Moves moves;
    for (LetterMove letter : letters) moves.push_back(to_move(letter));
    return moves;
}

// What a misspelt name may have meant.
Error with_guess(Error error, std::string_view text) {
    if (error.code != "unknown_name") return error;
    std::vector<std::string_view> names{"DO", "INVERSE", "RANDOM", "SCRAMBLE", "CUBE"};
    for (const Tool& tool : tools()) names.push_back(tool.name);
    const std::size_t end = std::min(text.find_first_of(" \n'", *error.at), text.size());
    std::string name(text.substr(*error.at, end - *error.at));
    for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (name.size() > 2) error.message += did_you_mean(name, names);
    error.message += " ('trundle apl --help' lists them)";
    return error;
}

Result<Answer> apl(const Request& request) {
    const auto on = request.value("--on");
    const Result<AplValue> value = evaluate_apl({.text = request.argument(),
                                                 .on = on ? form_of(*on) : std::nullopt,
                                                 .count = static_cast<std::size_t>(request.number("--moves", 17)),
                                                 .seed = seed_of(request)},
                                                work_of(request));
    if (!value) return with_guess(value.error(), request.argument());
    const Moves moves = to_moves(value->moves);
    const Result<std::string> letters = print(moves, Notation::apl);
    if (!letters) return letters.error();
    const bool is_shown_as_array = on && !request.has("--as");
    Result<Answer> answer =
        shown(is_shown_as_array ? request.with_option("--as", *on) : request, World{}, {moves, Notation::apl});
    if (answer) answer->text = *letters + "\n\n" + answer->text;
    return answer;
}

const std::string& details() {
    static const std::string text = [] {
        std::string list = "The tools, in the paper's letters from left to right (' is an inverse):\n\n";
        for (const Tool& tool : tools()) {
            std::string line = "  " + std::string(tool.name);
            line.resize(10, ' ');
            line += tool.letters;
            line.resize(30, ' ');
            list += line + std::string(tool.does) + "\n";
        }
        return list +
               "  CUBE DO 'LETTERS'           does them, from left to right\n"
               "  INVERSE 'LETTERS'           the letters that undo them\n"
               "  17 RANDOM 'LETTERS'         17 (--moves) of them, each chosen by chance\n"
               "  SCRAMBLE CUBE               17 (--moves) random quarter-turns of faces\n\n"
               "An expression is evaluated from right to left, as in APL: B F L R CUBE does R first. Statements are\n"
               "lines, or stand between ⋄; the value of the last one is shown. CUBE←R CUBE (or <-) keeps a value;\n"
               "NAME: R D ω defines a function of the cube ω (or w) on its right, and α (or a) is what is on its "
               "left.\n"
               "An inverse has an overbar or an apostrophe. A text in ' goes on to the last ' of its statement, one "
               "in\n"
               "\" to the next. Without CUBE a list of functions is done from left to right, and letters need no\n"
               "quotes: apl SWITCH TWIST, apl DO \"F'D'FD\".\n\n"
               "L C R turn a layer the way of X (the top comes to the front), B H F the way of Y (the right side\n"
               "comes to the top), U M D the way of Z (the right side comes to the front).";
    }();
    return text;
}

}  // namespace

Command apl_command() {
    return {
        .name = "apl",
        .arguments = "EXPRESSION...",
        .summary = "evaluate an expression of Peelle's paper and draw the cube",
        .details = details(),
        .options = {{"--on", "numeric|local|composite|visual|vector|4d|nested", "the array that does it"},
                    as_option,
                    trace_option,
                    {"--moves", "N", "for RANDOM and SCRAMBLE (default: 17)", 0, std::int64_t{max_apl_moves}},
                    seed_option},
        .examples = {{"apl SWITCH", "its letters, and the cube after it"},
                     {"apl SWITCH TWIST", "both, one after the other"},
                     {"apl \"CUBE←B F L R CUBE\" --on nested", "R, then L, F and B, by the nested array"},
                     {"apl \"TRIO: ω DO 'RUR' ⋄ TRIO' TRIO CUBE\"", "a definition, done and undone"},
                     {"apl FLIP --as nested", "the same as one of the seven arrays"},
                     {"apl DO \"F'D'FDRDR'\" --as composite", "any letters"},
                     {"apl SCRAMBLE --seed 1984 --as visual", "a random cube, seen from above"}},
        .fields = std::string(cube_fields) + " moves:array",
        .run = apl,
        .batch = true,
        .is_long = true,
    };
}

}  // namespace trundle::cli

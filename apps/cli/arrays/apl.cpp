// apl: the tools of the APL paper, applied to the solved cube.
#include <trundle/represent.h>
#include <algorithm>

#include "cube/shown.h"
#include "frame/request.h"
#include "frame/seed.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

Moves to_moves(std::span<const LetterMove> letters) {
    Moves moves;
    for (LetterMove letter : letters) moves.push_back(to_move(letter));
    return moves;
}

// "SCRAMBLE", "DO F'D'FD", "INVERSE RU": the moves that the tool does.
Result<Moves> moves_of(const Request& request) {
    const std::string& argument = request.argument();
    const std::size_t space = std::min(argument.find(' '), argument.size());
    std::string name = argument.substr(0, space);
    for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const std::string_view rest = std::string_view(argument).substr(space);

    std::vector<std::string_view> names{"DO", "INVERSE", "RANDOM", "SCRAMBLE"};
    for (const Tool& tool : tools()) {
        if (tool.name == name) return parse(tool.letters, Notation::apl);
        names.push_back(tool.name);
    }
    if (std::find(names.begin(), names.end(), name) == names.end())
        return usage_error("there is no tool '" + name + "'" + did_you_mean(name, names) +
                           " ('trundle apl --help' lists them)");

    Result<Moves> letters = parse(rest, Notation::apl);
    if (!letters) {
        Error error = letters.error();
        if (error.at) *error.at += space;
        return error;
    }
    if (name == "DO") return letters;
    if (name == "INVERSE") return inverted(*letters);

    const Result<std::int64_t> count = request.number("--moves", 17, 0, 1'000'000);
    if (!count) return count.error();
    const Result<std::uint64_t> seed = read_seed(request);
    if (!seed) return seed.error();
    if (name == "SCRAMBLE") return to_moves(scramble(*seed, static_cast<std::size_t>(*count)));
    if (letters->empty()) return usage_error("RANDOM needs letters to choose from, such as RANDOM LCR");
    return random_moves(*letters, static_cast<std::size_t>(*count), *seed);
}

Result<Answer> apl(const Request& request) {
    const Result<Moves> moves = moves_of(request);
    if (!moves) return moves.error();
    const Result<std::string> letters = print(*moves, Notation::apl);
    if (!letters) return letters.error();
    Result<Answer> answer = shown(request, World{}, {*moves, Notation::apl});
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
               "  DO LETTERS                  does them\n"
               "  INVERSE LETTERS             undoes them\n"
               "  RANDOM LETTERS              does 17 (--moves) of them, each chosen by chance\n"
               "  SCRAMBLE                    17 (--moves) random quarter-turns of faces\n\n"
               "L C R turn a layer the way of X (the top comes to the front), B H F the way of Y (the right side\n"
               "comes to the top), U M D the way of Z (the right side comes to the front).";
    }();
    return text;
}

}  // namespace

Command apl_command() {
    return {
        .name = "apl",
        .arguments = "TOOL...",
        .summary = "do a tool of the APL paper and draw the cube",
        .details = details(),
        .options = {as_option, trace_option, {"--moves", "N", "for RANDOM and SCRAMBLE (default: 17)"}, seed_option},
        .examples = {{"apl SWITCH", "its letters, and the cube after it"},
                     {"apl FLIP --as nested", "the same as one of the seven arrays"},
                     {"apl DO \"F'D'FDRDR'\" --as composite", "any letters"},
                     {"apl SCRAMBLE --seed 1984 --as visual", "a random cube, seen from above"}},
        .run = apl,
        .batch = true,
    };
}

}  // namespace trundle::cli

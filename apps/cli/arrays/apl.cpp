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

// What "DO F'D'FD", "INVERSE RU", "RANDOM LCR" or "SCRAMBLE" does; `letters` are those behind the name.
Result<Moves> moves_of(const Request& request, std::string_view name, const Moves& letters) {
    if (name == "DO") return letters;
    if (name == "INVERSE") return inverted(letters);
    const Result<std::int64_t> count = request.number("--moves", 17, 0, 1'000'000);
    if (!count) return count.error();
    const Result<std::uint64_t> seed = read_seed(request);
    if (!seed) return seed.error();
    if (name == "SCRAMBLE") return to_moves(scramble(*seed, static_cast<std::size_t>(*count)));
    if (letters.empty()) return usage_error("RANDOM needs letters to choose from, such as RANDOM LCR");
    return random_moves(letters, static_cast<std::size_t>(*count), *seed);
}

// Tools one after another: "SWITCH TWIST". Letters go up to the end.
Result<Moves> moves_of(const Request& request) {
    const std::string& argument = request.argument();
    std::vector<std::string_view> names{"DO", "INVERSE", "RANDOM", "SCRAMBLE"};
    for (const Tool& tool : tools()) names.push_back(tool.name);
    Moves moves;
    for (std::size_t at = 0, end = 0; at < argument.size() || end == 0; at = end + 1) {
        end = std::min(argument.find(' ', at), argument.size());
        std::string name = argument.substr(at, end - at);
        for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        const auto known = std::find(names.begin(), names.end(), name);
        if (known == names.end())
            return usage_error("there is no tool '" + name + "'" + did_you_mean(name, names) +
                               " ('trundle apl --help' lists them)");
        const bool takes_letters = known - names.begin() < 3;
        Result<Moves> done = Moves{};
        if (takes_letters) {
            done = parse(std::string_view(argument).substr(end), Notation::apl);
            if (!done) return input_error(done.error().code, done.error().message, done.error().at.value_or(0) + end);
            end = argument.size();
        }
        const auto tool =
            std::find_if(tools().begin(), tools().end(), [&](const Tool& row) { return row.name == name; });
        done = tool != tools().end() ? parse(tool->letters, Notation::apl) : moves_of(request, name, *done);
        if (!done) return done.error();
        moves.insert(moves.end(), done->begin(), done->end());
    }
    return moves;
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
                     {"apl SWITCH TWIST", "both, one after the other"},
                     {"apl FLIP --as nested", "the same as one of the seven arrays"},
                     {"apl DO \"F'D'FDRDR'\" --as composite", "any letters"},
                     {"apl SCRAMBLE --seed 1984 --as visual", "a random cube, seen from above"}},
        .fields = std::string(cube_fields) + " moves:array",
        .run = apl,
        .batch = true,
    };
}

}  // namespace trundle::cli

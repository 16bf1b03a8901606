// coset: all cubes with the same twists, flips and slice places, solved at once.
#include <trundle/coset.h>
#include <trundle/notation.h>
#include <trundle/view.h>

#include "frame/input.h"
#include "frame/words.h"
#include "frame/work.h"
#include "solve/bars.h"

namespace trundle::cli {
namespace {

Result<CosetRequest> read_coset(const Request& request) {
    const Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    CosetRequest wanted{.cube = cube->world.cube, .play = *play_of(request.value("--moves", "face"))};
    wanted.depth = static_cast<int>(request.number("--depth", wanted.play == Play::crawler ? 18 : 10));
    wanted.more = static_cast<int>(request.number("--more", 0));
    wanted.within = static_cast<int>(request.number("--within", wanted.depth + (wanted.more > 0 ? 1 : 0)));
    if (wanted.within < wanted.depth) return usage_error("--within is at least --depth");
    wanted.finish = request.has("--finish");
    wanted.checkpoint = request.value("--checkpoint", "");
    if (!wanted.checkpoint.empty() && host().place != on_terminal) return usage_error("--checkpoint is for terminals");
    return wanted;
}

// Those left, a line each: the cube and, if it was solved, its solution.
Result<std::string> said(const CosetRest& one, Play play) {
    const std::string line = to_text(to_facelets({one.cube, {}}));
    if (!one.moves) return line;
    const Result<std::string> moves = print(*one.moves, play == Play::crawler ? Notation::crawl : Notation::wca);
    if (!moves) return moves.error();
    return line + " " + *moves;
}

Result<Answer> coset(const Request& request) {
    const Result<CosetRequest> wanted = read_coset(request);
    if (!wanted) return wanted.error();

    const bool speaks = !request.has("--json") && request.value("--as", "text") == "text";
    const CosetNews news{.on_depth = [&](const CosetDepth& done) {
        if (speaks)
            emit(std::to_string(done.depth) + " " + std::to_string(done.count) +
                 (done.is_exact ? "" : " in at most " + counted_moves(done.depth)) + bar_text(done.count));
    }};
    const Result<CosetAnswer> solved = solve_coset(*wanted, tables_of(request), work_of(request), news);
    if (!solved) return solved.error();

    Answer answer;
    if (!solved->is_complete)
        answer.but =
            stopped_error(solved->depths.empty() ? "before the first depth"
                                                 : "after depth " + std::to_string(solved->depths.back().depth));
    else if (wanted->finish && solved->left > 0)
        answer.but =
            none_error("left", solved->finished > 0
                                   ? "those left are farther than --within"
                                   : "too many are left to be solved one by one: --within or --depth must be larger");
    std::vector<DepthBar> bars;
    Json depths = Json::array();
    for (const CosetDepth& done : solved->depths) {
        bars.push_back({done.depth, done.count, done.is_exact});
        depths.push_back({{"depth", done.depth}, {"count", done.count}, {"exact", done.is_exact}});
    }
    Json rest = Json::array();
    for (const CosetRest& one : solved->rest) {
        const Result<std::string> line = said(one, wanted->play);
        if (!line) return line.error();
        rest.push_back(*line);
        answer.text += *line + "\n";
    }
    answer.text += std::to_string(solved->left) + " left";
    if (request.value("--as", "text") == "svg")
        answer.text = bars_svg("cubes of a coset by " + std::string(name_of(wanted->play)) + " moves", bars);
    answer.json = {{"depths", std::move(depths)},
                   {"left", solved->left},
                   {"finished", solved->finished},
                   {"rest", std::move(rest)},
                   {"complete", !answer.but}};
    return answer;
}

}  // namespace

Command coset_command() {
    return {
        .name = "coset",
        .arguments = "CUBE",
        .summary = "solve all cubes with the same twists, flips and slice places at once",
        .details =
            "19,508,428,800 cubes have their corners twisted, their edges flipped and the four edges of the middle\n"
            "layer placed as CUBE has. A line for each depth: how many of them need so many moves, as far as all\n"
            "words are searched (--depth). Beyond that (--within) words are only lengthened by moves that keep\n"
            "twists, flips and places: each count is then of cubes that need at most so many. --more adds a part of\n"
            "the words of one more move, where all would take too long. In the end it says how many are left, and\n"
            "which ones if they are at most a hundred; --finish solves them one by one.\n"
            "Millions of cubes need 8 GB of memory. A --checkpoint is a file of nearly that size, twice that while it\n"
            "is written, and with --finish a text FILE.singles beside it: a run that was stopped or killed goes on\n"
            "from there with the same command. They stay.",
        .options = {{"--moves", "face|quarter|crawler", "which moves (default: face)"},
                    {"--depth", "D", "search all words of up to D moves (default: 10; crawler: 18)", 0, 60},
                    {"--more", "P", "and P percent of those of D + 1 (default: 0)", 0, 99},
                    {"--within", "N", "then lengthen them to N (default: D)", 0, 60},
                    {"--finish", "", "solve what is left then, cube by cube"},
                    {"--checkpoint", "FILE", "leave behind what is done from time to time, and go on from there"},
                    bars_option},
        .examples = {{"coset R --depth 6", "cubes that look like R, within six turns"},
                     {"coset R --depth 6 --as svg", "the same as a picture"}},
        .fields = "depths:array left:integer finished:integer rest:array complete:boolean",
        .run = coset,
        .runs = on_terminal | on_server,
        .is_long = true,
    };
}

}  // namespace trundle::cli

// represent: the seven arrays side by side, and how fast each turns, beside the ranks that the paper gave them.
#include <trundle/represent.h>
#include <algorithm>
#include <cstdio>

#include "frame/answer.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

constexpr std::size_t form_count = all_forms.size();
constexpr int wanted_rounds = 15;

// Rows of text with their columns lined up, numbers to the right.
std::string lined_up(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths(rows[0].size());
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string padding(widths[i] - row[i].size(), ' ');
            const bool right = i > 0 && rows[1][i].find_first_not_of("0123456789.") == std::string::npos;
            text += (i == 0 ? "" : "  ") + (right ? padding + row[i] : row[i] + padding);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += "\n";
    }
    return text;
}

std::string shape_text(const std::vector<int>& shape) {
    std::string text;
    for (int extent : shape) text += (text.empty() ? "" : "x") + std::to_string(extent);
    return text;
}

// 1 for the smallest of the seven values; equal ones share a rank.
template <class ValueOf>
std::array<int, form_count> ranks_of(ValueOf value_of) {
    std::array<int, form_count> ranks{};
    for (std::size_t i = 0; i < form_count; ++i) {
        ranks[i] = 1;
        for (std::size_t other = 0; other < form_count; ++other) ranks[i] += value_of(other) < value_of(i) ? 1 : 0;
    }
    return ranks;
}

struct Bench {
    std::array<double, form_count> nanoseconds{};  // for one quarter-turn
    double engine = 0;
    bool agree = true;  // whether all have come to the same cube
    int rounds = 0;
};

// All in turn, several times, and of each the best time: what disturbs the machine disturbs all of them alike. Fewer
// times if the work is stopped.
Bench measured(const Work& work) {
    constexpr std::size_t count = 100'000;
    const std::vector<LetterMove> moves = trundle::scramble(1984, count);
    std::vector<Turn> turns;
    for (LetterMove move : moves) turns.push_back(to_move(move).turn());

    const auto timed = [](auto turn_all, double& best) {
        const Stopwatch watch;
        const Facelets facelets = turn_all();
        const double time = watch.seconds() * 1e9 / count;
        best = best == 0 ? time : std::min(best, time);
        return facelets;
    };
    Bench bench;
    for (; bench.rounds < wanted_rounds && !work.is_stopped(); ++bench.rounds) {
        work.progress("turning", static_cast<double>(bench.rounds) / wanted_rounds);
        const Facelets expected = timed([&] { return turned_by_pieces(turns); }, bench.engine);
        for (std::size_t i = 0; i < form_count; ++i)
            bench.agree &= timed([&] { return turned(all_forms[i], moves); }, bench.nanoseconds[i]) == expected;
    }
    return bench;
}

std::string rounded(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", number);
    return text.data();
}

Json json_of(Form form, const Features& features) {
    const PaperRanks& p = features.paper;
    Json moves = Json::array();
    for (char letter : features.moves) moves.push_back(std::string(1, letter));
    return {{"name", name_of(form)},
            {"shape", features.shape},
            {"cells", features.cells},
            {"bytes", features.bytes},
            {"missing", features.missing},
            {"duplicated", features.duplicated},
            {"blank", features.blank},
            {"moves", moves},
            {"lines", features.lines},
            {"paper",
             {{"complete", p.complete},
              {"general", p.general},
              {"simple", p.simple},
              {"concise", p.concise},
              {"display", p.display},
              {"insight", p.insight},
              {"space", p.space},
              {"speed", p.speed}}}};
}

// Cubes of another size: drawn after the turns, with their period and whether the inverse undoes them.
Result<Answer> sized(const Request& request) {
    const int n = static_cast<int>(request.number("--size", 3));
    const Result<std::vector<LayerMove>> moves = parse_layers(request.value("--turn", "R U"), n);
    if (!moves) return about("--turn:", moves.error());
    const Work work = work_of(request);
    Answer answer;
    Json list = Json::array();
    std::string facelets;
    std::string stops;
    for (const Form form : all_forms) {
        const Result<SizedArray> solved = SizedArray::solved(form, n);
        if (!solved) {
            stops += std::string(name_of(form)) + ": " + solved.error().message + "\n";
            continue;
        }
        SizedArray array = *solved;
        for (const LayerMove move : *moves) array.turn(move);
        if (!facelets.empty() && facelets != array.facelets())
            return Error{Fault::environment, "disagreement", "the representations came to different cubes"};
        facelets = array.facelets();
        const std::string drawing = to_text(array.draw());
        const Result<std::int64_t> period = period_of(*solved, *moves, work);
        if (!period) return period.error();
        for (std::size_t i = moves->size(); i-- > 0;)
            array.turn({(*moves)[i].whole, (*moves)[i].layer, !(*moves)[i].inverse});
        const bool is_undone = array == *solved;
        answer.text += std::string(name_of(form)) + ", " + shape_text(solved->shape()) + ", period " +
                       std::to_string(*period) + (is_undone ? "" : ", not undone by the inverse") + "\n\n" + drawing +
                       "\n";
        list.push_back({{"name", name_of(form)},
                        {"shape", solved->shape()},
                        {"drawing", drawing},
                        {"period", *period},
                        {"inverse", is_undone}});
    }
    answer.text += stops;
    answer.json = {{"size", n}, {"facelets", facelets}, {"representations", std::move(list)}};
    return answer;
}

using AllFeatures = std::array<Features, form_count>;

std::string number(int value) { return std::to_string(value); }

Answer compared(const AllFeatures& features) {
    Json list = Json::array();
    std::vector<std::vector<std::string>> shapes{
        {"", "shape", "cells", "bytes", "missing", "twice", "blank", "moves", "lines"}};
    std::vector<std::vector<std::string>> ranks{
        {"", "complete", "general", "simple", "concise", "display", "insight", "space", "speed"}};
    for (std::size_t i = 0; i < form_count; ++i) {
        const Features& f = features[i];
        const PaperRanks& p = f.paper;
        const std::string name(name_of(all_forms[i]));
        list.push_back(json_of(all_forms[i], f));
        shapes.push_back({name, shape_text(f.shape), number(f.cells), number(f.bytes), number(f.missing),
                          number(f.duplicated), number(f.blank), f.moves, number(f.lines)});
        ranks.push_back({name});
        for (int rank : {p.complete, p.general, p.simple, p.concise, p.display, p.insight, p.space, p.speed})
            ranks.back().push_back(number(rank));
    }
    return {lined_up(shapes) + "\nThe paper's ranks in 1984, 1 is best:\n\n" + lined_up(ranks),
            {{"representations", std::move(list)}}};
}

Result<Answer> benched(const AllFeatures& features, const Work& work) {
    const Bench bench = measured(work);
    if (bench.rounds == 0) return stopped_error("before each had turned once");
    if (!bench.agree) return Error{Fault::environment, "disagreement", "the representations came to different cubes"};
    const auto speed = ranks_of([&](std::size_t i) { return bench.nanoseconds[i]; });
    const auto space = ranks_of([&](std::size_t i) { return features[i].bytes; });
    const auto concise = ranks_of([&](std::size_t i) { return features[i].lines; });
    std::vector<std::vector<std::string>> rows{
        {"", "ns/turn", "speed", "in 1984", "bytes", "space", "in 1984", "lines", "concise", "in 1984"}};
    Json list = Json::array();
    for (std::size_t i = 0; i < form_count; ++i) {
        const Features& f = features[i];
        rows.push_back({std::string(name_of(all_forms[i])), rounded(bench.nanoseconds[i]), number(speed[i]),
                        number(f.paper.speed), number(f.bytes), number(space[i]), number(f.paper.space),
                        number(f.lines), number(concise[i]), number(f.paper.concise)});
        Json entry = json_of(all_forms[i], f);
        entry["nanoseconds"] = bench.nanoseconds[i];
        entry["rank"] = {{"speed", speed[i]}, {"space", space[i]}, {"concise", concise[i]}};
        list.push_back(std::move(entry));
    }
    rows.push_back({"engine", rounded(bench.engine), "", "", number(sizeof(Cube))});
    return Answer{
        lined_up(rows),
        {{"representations", std::move(list)}, {"engine", {{"nanoseconds", bench.engine}, {"bytes", sizeof(Cube)}}}},
        bench.rounds < wanted_rounds ? exit_code(Fault::stopped) : 0};
}

Result<Answer> represent(const Request& request) {
    if (request.has("--size") || request.has("--turn")) {
        if (request.has("--bench")) return usage_error("--bench measures cubes of 3x3x3: it does not go with --size");
        return sized(request);
    }
    std::array<Features, form_count> features;
    std::transform(all_forms.begin(), all_forms.end(), features.begin(), features_of);
    return request.has("--bench") ? benched(features, work_of(request)) : compared(features);
}

}  // namespace

Command represent_command() {
    return {
        .name = "represent",
        .summary = "the seven arrays of Peelle's paper, compared",
        .details =
            "Missing: facelets that no cell shows. Twice: cells that repeat another one. Moves: the paper's\n"
            "letters that the array can do; each has its inverse. Lines: of its definition in C++, the APL in\n"
            "its comments included.\n"
            "--size: numeric, vector, 4d and nested for cubes of other sizes, after --turn (L, 2L for the layer\n"
            "beside it, C in the middle of odd sizes, X for all, ' for an inverse); their period and inverse are\n"
            "checked.",
        .options = {{"--bench", "", "measure a quarter-turn of each, and of the engine; ranks beside the paper's"},
                    {"--size", "N", "cubes of N x N x N instead, 2 to 9", 2, 9},
                    {"--turn", "LAYERS", "--size: what to do to them (default: R U)"}},
        .examples = {{"represent", "shapes, sizes, what is missing, the paper's ranks"},
                     {"represent --bench", "which ranks of 1984 hold today"},
                     {"represent --size 4 --turn \"R 2R U'\"", "Rubik's Revenge"},
                     {"show \"R U\" --as nested", "look at one of them"}},
        .fields = "representations:array",
        .run = represent,
        .is_long = true,
    };
}

}  // namespace trundle::cli

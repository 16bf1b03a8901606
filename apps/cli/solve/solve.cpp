// solve: a short way home for any cube, or a shortest one with proof.
#include <trundle/solve.h>
#include <algorithm>

#include "frame/answer.h"
#include "frame/input.h"
#include "frame/share.h"
#include "frame/words.h"
#include "frame/work.h"
#include "solve/certificate.h"
#include "solve/quick.h"

namespace trundle::cli {
namespace {

constexpr std::int64_t solve_time_ms = 50;
constexpr std::int64_t default_part_time_ms = 1000;
constexpr int every_solution = 1'000'000;

constexpr std::string_view proof_options = "--optimal --solutions --slack --certificate --oriented";

bool wants_proof(const Request& request) {
    return std::ranges::any_of(split(proof_options, ' '), [&](std::string_view option) { return request.has(option); });
}

bool is_part(const Request& request) { return request.has("--moves") || request.has("--goal"); }

Result<SolveRequest> read_limits(const Request& request, const World& world, Play play) {
    SolveRequest wanted{world, play};
    const bool is_bounded = request.has("--max-length");
    if (is_bounded) wanted.max_length = static_cast<int>(request.number("--max-length", 0));
    wanted.effort = effort_of(request, is_bounded ? std::nullopt : std::optional(solve_time_ms));
    const auto text = request.value("--cost");
    if (!text) return wanted;
    const Result<TurnCosts> costs = parse_costs(*text);
    if (!costs) return Error{Fault::usage, "cost", "--cost: " + costs.error().message};
    wanted.costs = *costs;
    return wanted;
}

// As the cube was said; a crawler has no words for face turns.
Result<std::string> said(const Solution& solution, const CubeReading& cube, Play play) {
    const Notation notation = cube.path.notation == Notation::crawl ? Notation::wca : cube.path.notation;
    return print(play == Play::quarter ? simplified(solution.moves, notation) : solution.moves, notation);
}

Result<Answer> answer_of(const Solution& solution, const CubeReading& cube, const std::string& metric,
                         const Stopwatch& stopwatch) {
    const Result<std::string> text = said(solution, cube, *play_of_metric(metric));
    if (!text) return text.error();
    Answer answer{*text + "\n",
                  {{"path", *text},
                   {"length", solution.length},
                   {"optimal", solution.is_optimal},
                   {"metric", metric},
                   {"seconds", stopwatch.seconds()},
                   {"nodes", solution.nodes},
                   {"tables", solution.tables}}};
    if (solution.cost != 0) answer.json["cost"] = static_cast<double>(solution.cost) / TurnCosts::one;
    return answer;
}

// Better and better solutions, in case that the work is stopped.
std::function<void(const Solution&)> keeper(const Request& request, const CubeReading& cube, const std::string& metric,
                                            const Stopwatch& stopwatch) {
    if (request.is_line()) return {};
    return [&, json = request.has("--json")](const Solution& solution) {
        Result<Answer> answer = answer_of(solution, cube, metric, stopwatch);
        if (!answer) return;
        answer->but = stopped_at_best;
        lay_aside(json ? to_json(answer).dump() : answer->text);
    };
}

Error longer_than_asked(int max_length) {
    return {Fault::stopped, "stopped",
            "stopped: this is longer than --max-length " + std::to_string(max_length) +
                ", and whether there is one that short is not known"};
}

Result<Answer> solve_quick(const Request& request, const CubeReading& cube, const std::string& metric) {
    const Result<SolveRequest> wanted = read_limits(request, cube.world, *play_of_metric(metric));
    if (!wanted) return wanted.error();
    const Stopwatch stopwatch;
    const Result<Solution> solution = solve_quickly(request, *wanted, keeper(request, cube, metric, stopwatch));
    if (!solution) return solution.error();
    Result<Answer> answer = answer_of(*solution, cube, metric, stopwatch);
    if (answer && work_of(request).is_stopped()) answer->but = stopped_at_best;
    if (answer && solution->length > wanted->max_length.value_or(solution->length))
        answer->but = longer_than_asked(*wanted->max_length);
    return answer;
}

OptimalNews news_for(const Request& request, const CubeReading& cube, const std::string& metric,
                     const Stopwatch& stopwatch) {
    OptimalNews news{{}, keeper(request, cube, metric, stopwatch)};
    if (wants_proof(request) && !request.is_line())
        news.on_length = [work = work_of(request)](const SearchedLength& searched) {
            note(counted_moves(searched.length) + ": " +
                 (searched.is_complete ? "searched"
                  : work.is_stopped()  ? "stopped"
                                       : "found") +
                 ", " + std::to_string(searched.nodes) + " nodes");
        };
    return news;
}

struct Wanted {
    int solutions = 1;
    int slack = 0;
};

Wanted wanted_of(const Request& request) {
    const bool wants_all = request.has("--slack") && !request.has("--solutions");
    return {static_cast<int>(request.number("--solutions", wants_all ? every_solution : 1)),
            static_cast<int>(request.number("--slack", 0))};
}

Result<Answer> answer_of(const Request& request, const OptimalAnswer& found, const CubeReading& cube,
                         const std::string& metric, const Stopwatch& stopwatch) {
    const std::string bound = found.proven == 0 ? "stopped before anything was proven"
                                                : "stopped; no solution is shorter than " + counted_moves(found.proven);
    if (found.solutions.empty()) return Error{Fault::stopped, "stopped", bound};
    Answer answer;
    Json solutions = Json::array();
    for (const Solution& solution : found.solutions) {
        const Result<std::string> text = said(solution, cube, *play_of_metric(metric));
        if (!text) return text.error();
        answer.text += *text + "\n";
        solutions.push_back({{"path", *text}, {"length", solution.length}});
    }
    Json lengths = Json::array();
    for (const SearchedLength& searched : found.searched)
        lengths.push_back({{"length", searched.length}, {"nodes", searched.nodes}, {"complete", searched.is_complete}});
    const Solution& best = found.solutions.front();
    answer.json = {{"path", *solutions.items().front().find("path")},
                   {"length", best.length},
                   {"optimal", best.is_optimal},
                   {"metric", metric},
                   {"seconds", stopwatch.seconds()},
                   {"nodes", found.nodes()},
                   {"tables", found.tables},
                   {"proven", found.proven},
                   {"solutions", solutions},
                   {"searched", lengths}};
    if (!found.is_complete) answer.but = Error{Fault::stopped, "stopped", bound};
    else if (found.solutions.size() < static_cast<std::size_t>(request.number("--solutions", 1)))
        note("that is all: longer solutions are found with a larger --slack");
    return answer;
}

Result<Answer> solve_optimal(const Request& request, const CubeReading& cube, const std::string& metric) {
    if (const auto error = request.wrong_with_output("--certificate")) return *error;
    const auto [solutions, slack] = wanted_of(request);
    OptimalRequest wanted{cube.world, *play_of_metric(metric), request.has("--oriented"), solutions, slack};
    wanted.max_length = static_cast<int>(request.number("--max-length", wanted.max_length));
    const Stopwatch stopwatch;
    const OptimalNews news = news_for(request, cube, metric, stopwatch);
    Result<OptimalAnswer> optimal = solve_optimally(wanted, tables_of(request), work_of(request), news);
    if (!optimal) return optimal.error();
    const int most = wanted.max_length;
    if (optimal->proven > most)
        return none_error("too_long", "no solution has " + std::to_string(most) + " or fewer moves: at least " +
                                          std::to_string(optimal->proven) + " are needed");
    const auto is_longer = [&](const Solution& one) { return one.length > most; };
    const bool is_open = !optimal->solutions.empty() && is_longer(optimal->solutions.front());
    if (!is_open) std::erase_if(optimal->solutions, is_longer);
    Result<Answer> answer = answer_of(request, *optimal, cube, metric, stopwatch);
    if (!answer) return answer;
    if (is_open) answer->but = longer_than_asked(most);
    if (!request.has("--certificate")) return answer;
    if (!is_open && optimal->solutions.front().is_optimal) {
        if (auto error = write_certificate(request, cube.world, metric, *optimal)) answer->but = std::move(error);
    } else if (answer->but) answer->but->message += "; no certificate is written";
    return answer;
}

Result<PartRequest> read_part(const Request& request, const World& world, Play play) {
    PartRequest wanted{.world = world, .moves = Moves(moves_of(play).begin(), moves_of(play).end())};
    if (const auto goal = request.value("--goal")) {
        const Result<Part> part = parse_part(*goal);
        if (!part) return part.error();
        wanted.part = *part;
    }
    if (const auto choice = request.value("--moves")) {
        Result<Moves> moves = parse_move_choice(*choice, play);
        if (!moves) return moves.error();
        wanted.moves = *std::move(moves);
    }
    const auto [solutions, slack] = wanted_of(request);
    wanted.solutions = solutions;
    wanted.slack = slack;
    if (!wants_proof(request)) wanted.effort = effort_of(request, default_part_time_ms);
    return wanted;
}

Result<Answer> solve_part(const Request& request, const CubeReading& cube, const std::string& metric) {
    const Stopwatch stopwatch;
    const Result<PartRequest> wanted = read_part(request, cube.world, *play_of_metric(metric));
    if (!wanted) return wanted.error();
    const OptimalNews news = news_for(request, cube, metric, stopwatch);
    const Result<OptimalAnswer> found = trundle::solve_part(*wanted, tables_of(request), work_of(request), news);
    if (!found) return found.error();
    return answer_of(request, *found, cube, metric, stopwatch);
}

// A path from one cube to another is one that solves the first as the second sees it.
Result<CubeReading> read_cube_to_solve(const Request& request) {
    Result<CubeReading> cube = read_cube(request, request.argument());
    if (cube && request.value("--frame") == "cube") cube->world.pose.rotation = Rotation();
    const auto text = request.value("--to");
    if (!cube || !text) return cube;
    const Result<CubeReading> target = read_cube(request, *text);
    if (!target)
        return usage_error(
            "--to is a cube to solve to, as a path (in one of the notations wca, path, crawl, apl, roll), "
            "54 letters or 54 numbers: " +
            target.error().message);
    cube->world.cube = target->world.cube.inverse() * cube->world.cube;
    return cube;
}

// Face turns, unless it is said otherwise or slices are among the moves to choose from.
std::string metric_of(const Request& request) {
    const auto choice = request.value("--moves");
    const bool has_slices =
        choice && !parse_move_choice(*choice, Play::face) && parse_move_choice(*choice, Play::slice);
    return request.value("--metric", has_slices ? "stm" : "htm");
}

Result<Answer> solve(const Request& request) {
    const Result<CubeReading> cube = read_cube_to_solve(request);
    if (!cube) return cube.error();
    const std::string metric = metric_of(request);
    if (is_part(request)) return solve_part(request, *cube, metric);
    return wants_proof(request) ? solve_optimal(request, *cube, metric) : solve_quick(request, *cube, metric);
}

}  // namespace

Command solve_command() {
    return {
        .name = "solve",
        .arguments = "CUBE...",
        .summary = "solve a cube: a short way at once, or a shortest one with proof",
        .details =
            "CUBE is a path that leads to it, 54 letters URFDLB, or 54 sticker numbers [0,0,...]. The solution is to "
            "be\ndone to the cube as it stands after the path; it may end in any orientation. With --frame cube it "
            "is\nfor the cube held with its own U centre up and its F centre in front.\n\n"
            "--metric axial is for who can turn opposite faces at the same time, as robots do: (U D2) is one move.\n\n"
            "--cost tells what turns cost: of a face (F=2), of every half or quarter turn (half=1.5), which multiply, "
            "or "
            "of one\nturn (R'=3), which stands alone. The answer is the cheapest found in --time, with R R for R2 "
            "where that\ncosts less; JSON says its cost.\n\n"
            "With --memory 700M face turns are solved along a table of 564 MB, made once in about a minute: shorter "
            "answers\nin the same time, and proofs many times faster. With --memory 1400M a table of 1.2 GB, two "
            "minutes to\nmake, proves two to four times faster still, in every metric; with --memory 2650M, 5100M, "
            "11300M or "
            "22400M one\nof 2.5, 4.9, 11 or 22 GB serves. A table that is "
            "there is "
            "taken without\nbeing asked for if half of the free memory is enough for it, or if 'tables hold' keeps "
            "it.\n\n"
            "--moves chooses from layers: U,R,F2,M allows U and R by any amount, F by half turns, and the slice M; "
            "wide moves\nare written Rw or r. Each move counts one. A cube that they cannot solve is told at once "
            "(exit code 1).\n\n"
            "--goal solves only a part of the cube as it stands, with all moves or those chosen:\n"
            "  cross, first-layer   the edges at the bottom; the corners there too\n"
            "  corners, edges       all of them\n"
            "  eo                   every edge turned so that U D R L F2 B2 can bring it home\n"
            "  UF,UR,URF            these pieces, by their places; names and pieces may be joined: cross,DFR,FR\n"
            "  MASK                 54 characters in the order of facelets (U R F D L B): a face's letter where the "
            "sticker must\n                       be home, '.' where anything will do; a piece has all its stickers "
            "or none\n"
            "With --moves or --goal the answer is a shortest one if that can be proven in --time; --optimal takes "
            "all the\ntime it needs.",
        .options = {{"--metric", "htm|qtm|stm|axial",
                     "what counts as one move: any face turn (default), a quarter turn, any face or slice turn, or "
                     "opposite faces at once"},
                    {"--time", "MS", "go on looking for shorter solutions for that long (default: 50; for parts 1000)",
                     0, longest_ms},
                    nodes_option,
                    {"--max-length", "N", "end as soon as a solution has at most N moves", 0, 100},
                    {"--cost", "COSTS", "look for a cheap solution: what turns cost, such as F=2,R'=3,half=1.5"},
                    {"--optimal", "", "prove that no solution is shorter"},
                    {"--solutions", "K", "K different solutions, shortest first (implies --optimal)", 1,
                     every_solution},
                    {"--slack", "K", "also all solutions that are up to K longer (implies --optimal)", 0, 20},
                    {"--moves", "SET", "only these turns, such as U,R,F2,M"},
                    {"--goal", "PART", "only a part: cross, first-layer, corners, edges, eo, pieces, or a mask"},
                    {"--to", "CUBE", "solve to this cube instead of the solved one"},
                    {"--frame", "world|cube", "name faces as the cube stands (default), or by its own centres"},
                    {"--oriented", "", "the cube must end upright (for stm; implies --optimal)"},
                    {"--certificate", "FILE", "write down the proof, for 'trundle check' (implies --optimal)"},
                    notation_option,
                    apl_order_option,
                    part_option},
        .rules = {{"--part", Rule::only_with, "-"},
                  {"--certificate", Rule::not_with, "-", "every line would write the same file"},
                  {"--certificate --oriented --max-length", Rule::not_with, "--moves --goal"},
                  {"--certificate", Rule::not_with, "--oriented", "it is about a cube in any orientation"},
                  {"--oriented", Rule::only_with, "--metric=stm", "face turns never change how the cube stands"},
                  {"--cost", Rule::not_with, "--moves --goal", "costs are of quick solutions of a whole cube"},
                  {"--cost", Rule::not_with, proof_options, "no proof knows of costs"},
                  {"--cost", Rule::not_with, "--metric=qtm --metric=stm --metric=axial --max-length",
                   "it looks for the cheapest face turns"},
                  {"--time --nodes", Rule::not_with, proof_options,
                   "a proof takes as long as it needs, or until --timeout"}},
        .examples = {{"solve \"R U R' U'\"", "U R U' R'"},
                     {"solve DRLUUBFBRBLURRLRUBLRDDFDLFUFUFFDBRDUBRUFLLFDDBFLUBLRBD", "a cube by its stickers"},
                     {"solve \"F R U R' U' F'\" --optimal --metric qtm", "proven shortest in quarter turns"},
                     {"solve \"R L F2 B\" --metric axial", "(F2 B') (R' L'): two moves of opposite faces at once"},
                     {"solve \"F B2 U\" --cost F=3,B=3,half=1.5 --json", "how hard a solution is to turn"},
                     {"solve \"R L' U2\" --slack 1", "every solution of 3 and of 4 moves"},
                     {"solve \"R U\" --to \"U R\" --optimal", "from one cube to another"},
                     {"solve \"R U2 R' U' R U' R'\" --moves U,R", "with two faces alone"},
                     {"solve \"F\" --moves U,R", "they cannot: exit code 1"},
                     {"solve \"D2 R F' U L\" --goal cross --solutions 3", "three shortest ways to the cross"},
                     {"solve \"D2 R F' U L\" --goal cross,DFR,FR", "the cross and one pair"},
                     {"solve \"R F\" --goal ...........................DDDDDD.....................",
                      "a mask that asks "
                      "for half a piece: exit code 2"},
                     {"solve \"spin2 +x spin1\" --notation crawl --frame cube",
                      "a crawl undone by face turns in place"},
                     {"solve - --max-length 21", "many cubes, one a line of standard input, on all cores"}},
        .fields = "path:string length:integer optimal:boolean metric:string seconds:number nodes:integer cost:number?",
        .run = solve,
        .batch = true,
        .parallel = true,
        .runs = on_terminal | on_server | in_module | on_ranks,
        .is_long = true,
    };
}

}  // namespace trundle::cli

// roll run: a path string executed on an empty board.
#include "roll/input.h"

namespace trundle::cli {
namespace {

Result<Answer> roll_run(const Request& request) {
    const Result<Gps> gps = Gps::parse(request.arguments()[0]);
    if (!gps) return gps.error();
    const Result<RollBoard> read = read_roll_board(request, 1);
    if (!read) return read.error();
    const RollBoard& board = *read;
    const Result<std::int64_t> limit = number_of(request, "--expand-limit", 10'000);
    if (!limit) return limit.error();
    const Result<RollRun> run = run_gps(*gps, board);
    if (!run) return run.error();

    const bool is_legal = run->wrong.empty();
    Answer answer;
    answer.exit = is_legal ? 0 : exit_code(Fault::none_exists);
    answer.json = {{"legal", is_legal}, {"end", {run->end.x, run->end.y}}, {"top", run->top}, {"length", run->length}};
    if (!is_legal) answer.json["wrong"] = run->wrong;
    answer.text = rolls(run->length) + " to " + std::to_string(run->end.x) + "," + std::to_string(run->end.y) +
                  " with " + std::to_string(run->top) +
                  " on top: " + (is_legal ? "legal" : "not legal, " + run->wrong) + "\n";
    const Deltas deltas = deltas_between(board.from, board.to.value_or(board.from));
    const Result<std::string> path = gps->expand(deltas, *limit);
    if (!path) return answer;
    answer.json["path"] = *path;
    const std::string form = request.value("--as", "picture");
    if (form == "path") answer.text = *path;
    else if (form == "svg" || (board.rows <= max_picture_side && board.columns <= max_picture_side / 3)) {
        const Result<std::string> picture = board_drawn(
            board, std::string_view(*path).substr(0, static_cast<std::size_t>(run->length)), form, request.colour());
        if (!picture) return picture.error();
        answer.text = form == "svg" ? *picture : *path + "\n" + answer.text + "\n" + *picture;
    }
    return answer;
}

}  // namespace

Command roll_run_command() {
    return {
        .name = "roll run",
        .arguments = "GPS M N",
        .summary = "roll a die along a path string on an empty board of M rows and N columns",
        .details =
            "GPS is rolls N E S W (I for none) and repetitions (moves){count}, where a count is a number, Δx, Δy,\n"
            "Δx-2 and so on (Dx and Δ_x as well): what 'roll' prints. With --to the walk must end there and not\n"
            "come there earlier. Counts up to 10^18 take no longer. Exit code 1: not legal, and why.",
        .options = {{"--from", "X,Y", "the first square (default: 1,1)"},
                    {"--to", "X,Y", "the last square; needed for Δx and Δy"},
                    {"--as", "picture|path|svg", "what to print (default: picture)"},
                    expand_option},
        .examples = {{"roll run \"N(E){Δx}N\" 3 4 --to 4,3", "five rolls, drawn, with 6 on top at the end"},
                     {"roll run NEESW 3 3 --from 2,2", "leaves the board: exit code 1"},
                     {"roll run \"(E){999999999999}(N){4}\" 9 1000000000000 --json", "a long one"}},
        .fields = "legal:boolean end:array top:integer path:string?",
        .run = roll_run,
    };
}

}  // namespace trundle::cli

// roll: the constant-time solver, for one board or for a file of them.
#include "roll/input.h"

namespace trundle::cli {
namespace {

Result<Roll> read_roll(const Request& request) {
    const Result<RollBoard> board = read_roll_board(request, 0);
    if (!board) return board.error();
    const Result<std::int64_t> label = number_of(request, "--label", 1);
    if (!label) return label.error();
    if (*label < 1 || *label > 6) return input_error("label", "a label is 1 to 6, not " + std::to_string(*label));
    return Roll{board->rows, board->columns, board->from, *board->to, static_cast<int>(*label)};
}

Result<Answer> roll_once(const Request& request) {
    const Result<Roll> roll = read_roll(request);
    if (!roll) return roll.error();
    const Result<std::int64_t> limit = number_of(request, "--expand-limit", 10'000);
    if (!limit) return limit.error();
    const Result<RollAnswer> found = solve_roll(*roll);
    if (!found) return none_found(request, found.error());

    Answer answer;
    const std::string gps(found->gps);
    answer.json = {{"solvable", true}, {"length", found->length}, {"gps", gps}, {"row", found->row}};
    const Result<std::string> path = Gps::parse(gps)->expand(deltas_of(*roll), *limit);
    if (path) answer.json["path"] = *path;

    const RollBoard board{roll->rows, roll->columns, roll->from, roll->to};
    const std::string form = request.value("--as", "all");
    if (form == "gps") answer.text = gps;
    else if (form == "all") {
        answer.text = gps + "\n" + rolls(found->length) + (path && !path->empty() ? ": " + *path : "") + "\nrow " +
                      std::string(found->row) + " of the table in docs/ROLL.md\n";
        if (path && roll->rows <= max_picture_side && roll->columns <= max_picture_side / 3)
            answer.text += "\n" + board_drawn(board, *path, "picture", request.colour()).value_or("");
    } else {
        const Result<std::string> text =
            form == "path" || !path ? path : board_drawn(board, *path, form, request.colour());
        if (!text) return text.error();
        answer.text = *text;
    }
    return answer;
}

Result<Answer> roll(const Request& request) {
    const bool from_input = request.arguments().size() == 1 && request.argument() == "-";
    if (from_input || request.has("--batch")) {
        if (host().roll_batch == nullptr) return usage_error("batches are for terminals: one call for each board");
        const Result<std::int64_t> limit = number_of(request, "--expand-limit", 10'000);
        if (!limit) return limit.error();
        const std::string file = from_input ? "-" : request.value("--batch", "-");
        const Result<int> exit = host().roll_batch(file, request.has("--json"), *limit);
        if (!exit) return exit.error();
        return Answer{"", {}, *exit};
    }
    if (request.arguments().size() != 2)
        return usage_error("roll needs M N, or --batch FILE ('trundle roll --help' shows examples)");
    if (!request.has("--to")) return usage_error("roll needs --to X,Y, the last square");
    return roll_once(request);
}

}  // namespace

Command roll_command() {
    return {
        .name = "roll",
        .arguments = "[M] [N]",
        .summary = "roll a die over an empty board of M rows and N columns, in the fewest rolls",
        .details =
            "The die starts with 1 on top, 4 to the north and 5 to the east, and must end on the last square with\n"
            "the wanted label on top, visiting it only at the end. Squares are X,Y, 1,1 at the bottom left; sizes\n"
            "and coordinates go up to 10^18. The answer is a GPS: (E){Δx-2} means E, Δx-2 times, where Δx and Δy\n"
            "are the deltas from start to end. 'False' and exit code 1: there is no such walk.\n"
            "A batch has lines of seven numbers, m n xi yi xf yf l, and prints length and GPS for each.",
        .options = {{"--from", "X,Y", "the first square (default: 1,1)"},
                    {"--to", "X,Y", "the last square"},
                    {"--label", "L", "the label on top at the end, 1 to 6 (default: 1)"},
                    {"--as", "all|gps|path|picture|svg", "what to print (default: all)"},
                    {"--batch", "FILE", "a file of instances, one a line; - is standard input"},
                    expand_option},
        .examples = {{"roll 3 4 --from 1,1 --to 4,3 --label 6", "N(E){Δx}N, five rolls, and a picture"},
                     {"roll 1000000000000 9 --to 9,999999999999 --label 2 --as gps", "a far end takes no longer"},
                     {"roll 5 8 --to 8,2 --label 5 --as svg > walk.svg", "a picture"},
                     {"roll 1 4 --to 4,1 --label 1", "False, and why: exit code 1"},
                     {"roll --batch - <<< '3 4 1 1 4 3 6'", "5 N(E){Δx}N"}},
        .fields = "solvable:boolean length:integer? gps:string? path:string?",
        .run = roll,
    };
}

}  // namespace trundle::cli

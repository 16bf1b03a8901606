// crawl run: crawler moves carried out on a board.
#include <algorithm>

#include "crawl/place.h"
#include "crawl/show.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

// Where the n-th word of a text starts.
std::size_t word_start(std::string_view text, std::size_t n) {
    std::size_t at = text.find_first_not_of(" \t\r\n");
    for (; n > 0; --n) at = text.find_first_not_of(" \t\r\n", text.find_first_of(" \t\r\n", at));
    return at;
}

// People write lists of moves with commas and semicolons too.
std::string with_spaces(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == ',' || c == ';'; }, ' ');
    return text;
}

Result<Answer> crawl_run(const Request& request) {
    const std::string text = with_spaces(request.argument());
    const Result<Moves> moves = parse(text, Notation::crawl);
    if (!moves) return moves.error();
    if (std::optional<Error> error = wrong_with_trace(request, *moves)) return *std::move(error);
    const Result<CrawlPlace> place = read_place(request);
    if (!place) return place.error();
    const Result<World> cube = read_start_cube(request);
    if (!cube) return cube.error();
    World world{cube->cube, place->start};

    Json steps = Json::array();
    for (std::size_t i = 0; i < moves->size(); ++i) {
        const Move move = (*moves)[i];
        const World next = after(world, move);
        if (!may_move(place->board, world.pose, move)) {
            const Result<std::string> word = print({&move, 1}, Notation::crawl);
            return input_error("illegal_move",
                               "move " + std::to_string(i + 1) + ", " + word.value_or("") + ", would go from " +
                                   to_text(world.pose.cell) + " to " + to_text(next.pose.cell) +
                                   (place->board.contains(next.pose.cell) ? ", which is blocked" : ", off the board"),
                               word_start(text, i));
        }
        if (request.has("--trace")) {
            Json step{{"move", print({&move, 1}, Notation::crawl).value_or("")}};
            describe(step, move, world.pose.rotation);
            describe(step, next);
            step["end"] = to_json(next.pose);
            steps.push_back(std::move(step));
        }
        world = next;
    }

    Answer answer;
    describe(answer.json, world);
    answer.json["end"] = to_json(world.pose);
    answer.json["cells"] = cells_json(request, place->start, *moves);
    answer.json["solved"] = world.is_solved();
    if (request.has("--trace")) answer.json["steps"] = std::move(steps);
    answer.text = net(to_facelets(world), request.colour()) + "\nends on " + to_text(world.pose.cell) + ", F faces " +
                  std::string(heading_name(world.pose.rotation(Face::F))) +
                  (world.is_solved() ? ", solved" : ", not solved");
    return with_pictures(std::move(answer), request, place->board, {cube->cube, place->start}, *moves);
}

}  // namespace

Command crawl_run_command() {
    return {
        .name = "crawl run",
        .arguments = "MOVES...",
        .summary = "crawl over a board, and say which move is illegal and why",
        .details =
            "Moves: +x -x +z -z crawl toward where the cube's own R and F centres point (or away from it);\n"
            "spin1 spin1' turn the top layer, spin2 spin2' the top two, which turns the heading.",
        .options = {board_option,
                    walls_option,
                    at_option,
                    heading_option,
                    cube_option,
                    {"--trace", "", "JSON: the cube and its place after every move"},
                    walk_option,
                    draw_option,
                    animate_option,
                    speed_option},
        .examples = {{"crawl run +x spin2 +x", "on 3x3, from the middle"},
                     {"crawl run \"+x +x +x +x\" --board 5x1 --at 0,0", "four steps leave the cube as it was"},
                     {"crawl run \"+x spin2 +x\" --draw", "with the board"},
                     {"crawl run +z +z --board 3x3", "the second move leaves the board: exit code 3"}},
        .fields = std::string(cube_fields) + " end:object solved:boolean",
        .run = crawl_run,
        .batch = true,
    };
}

}  // namespace trundle::cli

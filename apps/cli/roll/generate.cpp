// roll generate: a random maze that can be solved.
#include "frame/seed.h"
#include "frame/work.h"
#include "roll/input.h"

namespace trundle::cli {
namespace {

Result<Answer> roll_generate(const Request& request) {
    const std::uint64_t seed = seed_of(request);
    const auto sides = read_sides(request, 0);
    if (!sides) return sides.error();
    MazeWish wish{.rows = sides->first, .columns = sides->second, .seed = seed};
    for (const auto& [option, number] : {std::pair{"--length", &wish.length}, {"--branches", &wish.branches}}) {
        if (!request.has(option)) continue;
        const Result<std::int64_t> given = number_of(request, option, 0);
        if (!given) return given.error();
        *number = *given;
    }

    if (request.has("--labels") || request.has("--rule") || request.has("--wild"))
        wish.labels =
            request.value("--rule", "before") == "after" ? MazeRules::Labels::after : MazeRules::Labels::before;
    wish.wild = static_cast<int>(request.number("--wild", wish.wild));
    wish.is_unique = request.has("--unique");

    const Work work = work_of(request);
    const Result<GeneratedMaze> made = generate_maze(wish, work);
    if (!made) return made.error();
    Result<std::string> squares = made->maze.to_text(work);
    if (!squares) return squares.error();
    const std::string ways =
        wish.labels ? std::string(wish.is_unique ? "one shortest walk" : "labelled squares")
                    : counted(static_cast<std::uint64_t>(made->branches), "false branch", "false branches");
    const std::string text =
        "; " + rolls(made->length) + ", " + ways + ", seed " + std::to_string(seed) + "\n" + *std::move(squares);
    Answer answer{text,
                  {{"maze", text},
                   {"length", made->length},
                   {"branches", made->branches},
                   {"label", made->maze.rules.top.value_or(0)},
                   {"path", made->path},
                   {"seed", seed}}};
    const std::string form = request.value("--as", "maze");
    if (form == "maze") return answer;
    const Result<std::string> picture =
        drawn(made->maze, request.has("--solution") ? made->path : "", form, request.colour());
    if (!picture) return picture.error();
    answer.text = *picture;
    return answer;
}

}  // namespace

Command roll_generate_command() {
    return {
        .name = "roll generate",
        .arguments = "M N",
        .summary = "a random maze of M rows and N columns that can be solved",
        .details =
            "What it prints can be read by 'roll maze'. Loops turn the die; false branches lead nowhere.\n"
            "With --labels there are no corridors: a square with a label may be entered only if the die shows it\n"
            "on top, before the roll or after it as --rule says; squares without a label are wild.",
        .options = {{"--length", "L", "rolls of the shortest walk (default: as many as the maze allows)"},
                    {"--branches", "K", "number of false branches (default: as they come)"},
                    {"--labels", "", "labelled squares on an open board instead of corridors"},
                    {"--rule", "before|after", "when the label of a square must be on top (default: before)"},
                    {"--wild", "PERCENT", "squares without a label (default: 15)", 0, 100},
                    {"--unique", "", "only one walk is as short as the shortest"},
                    {"--as", "maze|picture|svg", "what to print (default: maze)"},
                    {"--solution", "", "draw the walk into the picture"},
                    seed_option},
        .examples = {{"roll generate 9 15 --seed 7", "a maze as text"},
                     {"roll generate 9 15 --length 30 --branches 4 --seed 7 --as picture --solution",
                      "drawn, with its walk"},
                     {"roll generate 6 8 --labels --rule after --unique --seed 3", "labelled, with one shortest walk"}},
        .fields = "maze:string length:integer",
        .run = roll_generate,
        .is_long = true,
    };
}

}  // namespace trundle::cli

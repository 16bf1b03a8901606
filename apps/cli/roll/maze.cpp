// roll maze: mazes of blocked and labelled squares and walls, by search.
#include "frame/answer.h"
#include "frame/work.h"
#include "roll/input.h"

namespace trundle::cli {
namespace {

// The input of UVa 810 has six numbers in its second line.
bool looks_dicey(std::string_view text) {
    const std::size_t line = text.find('\n');
    if (line == std::string_view::npos) return false;
    const std::string_view second = text.substr(line + 1, text.find('\n', line + 1) - line - 1);
    return !second.empty() && second.find_first_not_of("0123456789 \t\r") == std::string_view::npos &&
           second.find(' ') != std::string_view::npos;
}

// The place is in the file, not in the argument.
Error in_file(const Error& error, const std::string& path) {
    return error.fault == Fault::input ? about(path == "-" ? "standard input," : path + ",", error) : error;
}

std::optional<Error> change_rules(const Request& request, MazeRules& rules) {
    for (const auto& [option, label] : {std::pair{"--label", &rules.top}, {"--north", &rules.north}}) {
        const std::string text = request.value(option, "any");
        if (!request.has(option)) continue;
        label->reset();
        if (text == "any") continue;
        const Result<std::int64_t> number = parse_number(text, option);
        if (!number) return number.error();
        if (*number < 1 || *number > 6) return input_error("label", "a label is 1 to 6, not " + text);
        *label = static_cast<int>(*number);
    }
    if (request.has("--rule"))
        rules.labels = request.value("--rule", "") == "after" ? MazeRules::Labels::after : MazeRules::Labels::before;
    if (request.has("--pass")) rules.pass_targets = true;
    if (request.has("--leave")) rules.leave_start = true;
    return {};
}

void describe(Json& json, const Result<MazeAnswer>& found, bool count) {
    json["solvable"] = found.has_value();
    if (!found) {
        json["error"] = *to_json(found.error()).find("error");
        return;
    }
    json["length"] = found->path.size();
    json["path"] = found->path;
    json["states"] = found->states;
    if (count) json["walks"] = found->walks;
    if (count && found->more_walks) json["more_walks"] = true;
}

// As the problem wants it: positions by row from the top and column, nine on a line.
std::string dicey_text(const Maze& maze, const Result<MazeAnswer>& found) {
    std::string text = maze.name + "\n";
    if (!found) return text + "  No Solution Possible\n";
    Square at = maze.start;
    for (std::size_t i = 0;; ++i) {
        text += (i % 9 == 0 ? "  (" : "(") + std::to_string(maze.rows() + 1 - at.y) + "," + std::to_string(at.x) + ")";
        if (i == found->path.size()) return text + "\n";
        text += i % 9 == 8 ? ",\n" : ",";
        at = neighbour(at, way_of(found->path[i]).value_or(Way::N));
    }
}

Result<Answer> solve_dicey(const Request& request, std::string_view text, const Work& work) {
    Result<std::vector<Maze>> mazes = parse_dicey(text, work);
    if (!mazes) return in_file(mazes.error(), request.argument());
    Answer answer;
    answer.json["mazes"] = Json::array();
    for (Maze& maze : *mazes) {
        if (const std::optional<Error> error = change_rules(request, maze.rules)) return *error;
        const Result<MazeAnswer> found = solve_maze(maze, work, request.has("--count"));
        if (!found && found.error().fault != Fault::none_exists) return found.error();
        if (!found) answer.exit = 1;
        answer.text += dicey_text(maze, found);
        Json json = Json::object();
        json["name"] = maze.name;
        describe(json, found, request.has("--count"));
        answer.json["mazes"].push_back(std::move(json));
    }
    return answer;
}

Result<Answer> roll_maze(const Request& request) {
    const Result<std::string> text = request.read_file(request.argument());
    if (!text) return text.error();
    const Work work = work_of(request);
    const std::string format = request.value("--format", "auto");
    if (format == "dicey" || (format == "auto" && looks_dicey(*text))) return solve_dicey(request, *text, work);
    Result<Maze> maze = Maze::parse(*text, work);
    if (!maze) return in_file(maze.error(), request.argument());
    if (const std::optional<Error> error = change_rules(request, maze->rules)) return *error;

    const bool count = request.has("--count");
    const Result<MazeAnswer> found = solve_maze(*maze, work, count);
    if (!found) return none_found(request, found.error());
    Answer answer;
    describe(answer.json, found, count);
    const std::string form = request.value("--as", "all");
    if (form == "path") answer.text = found->path;
    else if (form == "all") {
        answer.text = found->path + "\n" + counted(found->path.size(), "roll", "rolls");
        if (count)
            answer.text += std::string(found->more_walks ? ", more than " : ", ") +
                           counted(found->walks, "walk", "walks") + " as short";
        if (maze->columns() <= max_picture_side / 3)
            answer.text += "\n\n" + picture(*maze, found->path, request.colour());
    } else {
        const Result<std::string> picture = drawn(*maze, found->path, form, request.colour());
        if (!picture) return picture.error();
        answer.text = *picture;
    }
    return answer;
}

}  // namespace

Command roll_maze_command() {
    return {
        .name = "roll maze",
        .arguments = "FILE",
        .summary = "roll a die through a maze, in the fewest rolls",
        .details =
            "FILE is plain text, one character a square, - for standard input:\n"
            "  .  free    #  blocked    1 to 6  labelled    S  start    T  target    @  start and target\n"
            "or a drawing, squares at every second place and walls between them:\n"
            "  +-+-+-+\n"
            "  |S . 3|\n"
            "  + +-+ +\n"
            "  |. # T|\n"
            "  +-+-+-+\n"
            "Lines above it may say (defaults first):\n"
            "  rule: before|after   when a square's label must be on top of the die that rolls onto it\n"
            "  die: 1 4             the labels on top and to the north at the start\n"
            "  goal: any            the label on top at the end; goal: 5 3 also the one to the north\n"
            "  pass: no|yes         whether the die may cross a target and go on\n"
            "  leave: no|yes        whether there must be a roll even if the start is a target\n"
            "  start: X,Y  target: X,Y  name: ...   1,1 is the bottom left;  ; begins a comment\n"
            "The input of \"A Dicey Problem\" (UVa 810) is read as well and answered as that problem wants it.",
        .options = {{"--label", "L", "the label on top at the end, or any, instead of the file's goal"},
                    {"--north", "L", "the label to the north at the end, or any"},
                    {"--rule", "before|after", "when labels of squares must be on top"},
                    {"--pass", "", "the die may cross targets"},
                    {"--leave", "", "at least one roll"},
                    {"--count", "", "also count all shortest walks"},
                    {"--format", "auto|grid|dicey", "what the file is (default: auto)"},
                    {"--as", "all|path|picture|svg", "what to print (default: all)"}},
        .examples = {{"roll generate 5 7 --seed 1 > maze.txt", "make a maze"},
                     {"roll maze maze.txt", "solve it"},
                     {"roll maze maze.txt --label any --count", "any label will do; how many walks are as short"},
                     {"roll maze maze.txt --as svg > maze.svg", "a picture"}},
        .fields = "solvable:boolean length:integer? path:string?",
        .run = roll_maze,
        .is_long = true,
    };
}

}  // namespace trundle::cli

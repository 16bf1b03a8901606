// convert: a path in another notation.
#include "frame/console.h"
#include "frame/input.h"

namespace trundle::cli {
namespace {

// Whoever knows faces by their centres must know where these are.
void add_frame(Answer& answer, Rotation stands, bool is_json) {
    std::string letters;
    answer.json["frame"] = Json::object();
    for (Face face : all_faces) {
        letters += letter_of(stands(face));
        answer.json["frame"][std::string(1, letter_of(face))] = std::string(1, letter_of(stands(face)));
    }
    if (!is_json) note("the centres URFDLB are now at " + letters);
}

Result<Answer> convert(const Request& request) {
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    const bool is_by_centres = request.value("--frame") == "cube";
    Moves moves = is_by_centres ? turns_in(path->moves) : path->moves;
    if (request.has("--simplify")) moves = simplified(moves);
    const Notation read = is_by_centres && path->notation == Notation::crawl ? Notation::wca : path->notation;
    const Result<std::string> text = print(moves, *notation_of(request.value("--to", name_of(read))));
    if (!text) return text.error();
    Answer answer{*text + "\n", {{"path", *text}}};
    if (is_by_centres) add_frame(answer, after(World{}, path->moves).pose.rotation, request.has("--json"));
    return answer;
}

}  // namespace

Command convert_command() {
    return {
        .name = "convert",
        .arguments = "PATH...",
        .summary = "say a path in another notation",
        .details =
            "What the other notation cannot say is an error: the crawler has no word for R.\n"
            "--frame cube names face turns by the cube's own centres, so that rotations and steps vanish: a crawl "
            "becomes\n"
            "what every solver reads. It also says where the centres are in the end: a solution that names centre F "
            "is\n"
            "done with the face that stands where F is now.",
        .options = {{"--to", "wca|path|crawl|apl|roll", "the notation to write (default: as read)"},
                    {"--frame", "world|cube", "name layers as the cube stands (default), or faces by its centres"},
                    {"--simplify", "", "merge and cancel moves of parallel layers first"},
                    notation_option,
                    apl_order_option},
        .examples = {{"convert \"[R, U]\" --to path", "r+u+r-u-"},
                     {"convert \"+x spin2 -z\" --to wca", "a crawl as ordinary moves"},
                     {"convert \"spin2 +x spin1\" --frame cube", "D F B' U, and where the centres are then"},
                     {"convert \"R L R' U U\" --simplify", "L U2"}},
        .fields = "path:string",
        .run = convert,
        .batch = true,
    };
}

}  // namespace trundle::cli

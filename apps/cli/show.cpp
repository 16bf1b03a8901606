// show: what a path does to the solved cube.
#include "commands.h"
#include "input.h"

namespace trundle::cli {
namespace {

std::string drawn(const World& world, std::string_view form, bool colour) {
    const Facelets facelets = to_facelets(world);
    if (form == "facelets") return to_text(facelets) + "\n";
    if (form == "stickers") return to_text(to_stickers(facelets)) + "\n";
    if (form == "svg") return svg(facelets);
    return net(facelets, colour);
}

Result<Answer> show(const Request& request) {
    Result<CubeReading> cube = read_cube(request, request.argument());
    if (!cube) return cube.error();
    const Result<World> start = read_start_cube(request);
    if (!start) return start.error();
    if (request.has("--cube")) cube->world = after(*start, cube->path.moves);
    const Result<std::vector<std::string>> words = words_of(cube->path.moves, cube->path.notation);
    if (!words) return words.error();
    const std::string form = request.value("--as", "net");

    Answer answer;
    describe(answer.json, cube->world);
    answer.json["moves"] = *words;
    if (request.has("--trace")) {
        World world = *start;
        Json steps = Json::array();
        for (std::size_t i = 0; i < words->size(); ++i) {
            Json step{{"move", (*words)[i]}};
            describe(step, cube->path.moves[i], world.pose.rotation);
            world = after(world, cube->path.moves[i]);
            describe(step, world);
            steps.push_back(std::move(step));
            answer.text += (*words)[i] + "\n" + drawn(world, form, request.colour());
        }
        answer.json["steps"] = std::move(steps);
    }
    if (answer.text.empty()) answer.text = drawn(cube->world, form, request.colour());
    return answer;
}

}  // namespace

Command show_command() {
    return {
        .name = "show",
        .arguments = "PATH...",
        .summary = "apply a path to the solved cube and draw it",
        .details = "PATH may also be a cube: 54 letters URFDLB or 54 sticker numbers [0,0,...].",
        .options = {{"--as", "net|facelets|stickers|svg", "what to draw (default: net)"},
                    {"--trace", "", "draw the cube after every move"},
                    cube_option,
                    notation_option,
                    apl_order_option},
        .examples = {{"show \"R U R' U'\"", "the net of the cube, in colours on a terminal"},
                     {"show \"[R, U] M2\" --as svg > cube.svg", "a picture"},
                     {"show r+u-F --trace", "path notation, every step"},
                     {"show \"+x spin2 -z\" --as facelets", "a crawl, as 54 letters"}},
        .run = show,
        .batch = true,
    };
}

}  // namespace trundle::cli

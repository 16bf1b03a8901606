// show: what a path does to the solved cube.
#include "cube/shown.h"

namespace trundle::cli {
namespace {

Result<Answer> show(const Request& request) {
    std::string_view text = request.argument();
    if (text.ends_with(" t")) {  // as the path program's note writes it
        text.remove_suffix(2);
        if (!request.has("--trace")) return show(request.with_option("--trace"));
    }
    const Result<CubeReading> cube = read_cube(request, text);
    if (!cube) return cube.error();
    Result<World> start = read_start_cube(request);
    if (!start) return start.error();
    if (!request.has("--cube") && cube->path.moves.empty()) start = cube->world;
    return shown(request, *start, cube->path);
}

}  // namespace

Command show_command() {
    return {
        .name = "show",
        .arguments = "PATH...",
        .summary = "apply a path to the solved cube and draw it",
        .details =
            "PATH may also be a cube: 54 letters URFDLB, 54 sticker numbers [0,0,...], or one of the seven arrays\n"
            "of Peelle's paper as --as draws it.\n"
            "cycles: where stickers (0 to 53) and pieces go, (URF UFL) that the first goes to the second's place; +\n"
            "and - mark a cycle that closes turned clockwise or counter-clockwise, + a flipped edge. indices: the\n"
            "net with the number of each sticker, where it is now.\n"
            "The forms numeric to nested are the seven arrays of Peelle's paper, each turned by its own array\n"
            "operations; 'trundle represent' compares them. ragged is nested without its jots.\n"
            "--view and --only make a picture in perspective. --only names sides of the world, kinds of pieces, or\n"
            "both; sides that are not named are open, and one looks through them.",
        .options = {as_option, layout_option, view_option, only_option, trace_option, cube_option, notation_option,
                    apl_order_option},
        .examples = {{"show \"R U R' U'\"", "the net of the cube, in colours on a terminal"},
                     {"show \"[R, U] M2\" --as svg > cube.svg", "a picture"},
                     {"show \"R U\" --as svg --view 30,-45 --only U,F,corners > part.svg",
                      "some of it, seen from the left"},
                     {"show \"R U\" --as local --layout side", "six faces in a row"},
                     {"show r+u-F --trace", "path notation, every step; 'show r+u-F t' is the same"},
                     {"show \"R U R' U'\" --as cycles", "what it does to stickers and pieces"},
                     {"show \"$(trundle show R --as vector)\" --as nested", "one array as another"},
                     {"show \"+x spin2 -z\" --as facelets", "a crawl, as 54 letters"},
                     {"show \"B F L R\" --notation apl --apl-order expression --as visual",
                      "an APL expression (R first), as a pyramid seen from above"}},
        .fields = std::string(cube_fields) + " moves:array steps:array? array:array? shape:array?",
        .run = show,
        .batch = true,
    };
}

}  // namespace trundle::cli

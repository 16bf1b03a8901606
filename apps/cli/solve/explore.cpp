// explore: how many configurations there are at each distance from solved.
#include <trundle/solve.h>

#include "frame/request.h"
#include "frame/work.h"
#include "solve/bars.h"

namespace trundle::cli {
namespace {

Result<Answer> explore(const Request& request) {
    const Result<std::int64_t> depth = request.number("--depth", 5, 0, 30);
    if (!depth) return depth.error();
    const ExploreRequest wanted{.play = *play_of(request.value("--moves", "slice")), .depth = static_cast<int>(*depth)};

    const bool is_picture = request.value("--as", "text") == "svg";
    std::vector<DepthBar> bars;
    Json depths = Json::array();
    const Result<Exploration> exploration = trundle::explore(wanted, work_of(request), [&](const ExploreLevel& level) {
        if (!request.has("--json") && !is_picture)
            emit(std::to_string(level.depth) + " " + std::to_string(level.states) + " " +
                 std::to_string(level.classes) + bar_text(level.states));
        bars.push_back({level.depth, level.states});
        depths.push_back({{"depth", level.depth}, {"states", level.states}, {"classes", level.classes}});
    });
    if (!exploration) return exploration.error();
    return Answer{is_picture ? bars_svg("configurations by " + std::string(name_of(wanted.play)) + " moves", bars) : "",
                  {{"depths", std::move(depths)}, {"complete", exploration->is_complete}},
                  exploration->is_complete ? 0 : 4};
}

}  // namespace

Command explore_command() {
    return {
        .name = "explore",
        .arguments = "",
        .summary = "count the configurations at each distance from solved",
        .details =
            "A line for each depth: depth, states, and classes of states under the symmetries of the moves.\n"
            "For slice it counts how the cube stands; for the others only the cube does. It needs memory for\n"
            "the two deepest levels and says before it starts if --memory (default 2G) will not do.",
        .options = {{"--moves", "face|quarter|slice|axial|crawler|crawler6", "which moves (default: slice)"},
                    {"--depth", "D", "how deep (default: 5)"},
                    bars_option},
        .examples = {{"explore --moves slice --depth 4", "1, 27, 564, 11542, 231740 configurations"},
                     {"explore --moves crawler --depth 6", "what eight crawler moves reach"}},
        .fields = "depths:array",
        .run = explore,
        .runs = on_terminal | on_server,
        .is_long = true,
    };
}

}  // namespace trundle::cli

// explore: how many configurations there are at each distance from solved.
#include <trundle/explore.h>

#include "frame/work.h"
#include "solve/bars.h"

namespace trundle::cli {
namespace {

Result<Answer> explore(const Request& request) {
    const ExploreRequest wanted{.play = *play_of(request.value("--moves", "slice")),
                                .depth = static_cast<int>(request.number("--depth", 5)),
                                .folder = request.value("--checkpoint", "")};
    if (!wanted.folder.empty() && host().write_file == nullptr)
        return Error{Fault::environment, "no_disk", "there is no disk here to leave levels on"};

    const bool is_picture = request.value("--as", "text") == "svg";
    std::vector<DepthBar> bars;
    Json depths = Json::array();
    const auto on_level = [&](const ExploreLevel& level) {
        if (!request.has("--json") && !is_picture)
            emit(std::to_string(level.depth) + " " + std::to_string(level.states) + " " +
                 std::to_string(level.classes) + bar_text(level.states));
        bars.push_back({level.depth, level.states});
        depths.push_back({{"depth", level.depth}, {"states", level.states}, {"classes", level.classes}});
    };
    const Work work = work_of(request);
    const Result<Exploration> exploration = host().peers != nullptr
                                                ? trundle::explore(wanted, *host().peers, work, on_level)
                                                : trundle::explore(wanted, work, on_level);
    if (!exploration) return exploration.error();
    if (bars.empty()) return stopped_error("before anything was counted");
    Answer answer{is_picture ? bars_svg("configurations by " + std::string(name_of(wanted.play)) + " moves", bars) : "",
                  {{"depths", std::move(depths)}, {"complete", exploration->is_complete}}};
    if (!exploration->is_complete) answer.but = stopped_error("after depth " + std::to_string(bars.back().depth));
    return answer;
}

}  // namespace

Command explore_command() {
    return {
        .name = "explore",
        .summary = "count the configurations at each distance from solved",
        .details =
            "A line for each depth: depth, states, and classes of states under the symmetries of the moves.\n"
            "For slice it counts how the cube stands; for the others only the cube does. It needs memory for\n"
            "the two deepest levels and says before it starts if --memory (default 2G) will not do.\n"
            "With --checkpoint it leaves every level in a folder: a run that was killed goes on after its last\n"
            "level, and what is more than half of the memory goes to the disk.",
        .options = {{"--moves", "face|quarter|slice|axial|crawler|crawler6", "which moves (default: slice)"},
                    {"--depth", "D", "how deep (default: 5)", 0, 30},
                    {"--checkpoint", "DIR", "a folder for the levels: go on there, and need less memory"},
                    bars_option},
        .examples = {{"explore --moves slice --depth 4", "1, 27, 564, 11542, 231740 configurations"},
                     {"explore --moves crawler --depth 6", "what eight crawler moves reach"}},
        .fields = "depths:array complete:boolean",
        .run = explore,
        .runs = on_terminal | on_server | on_ranks,
        .is_long = true,
    };
}

}  // namespace trundle::cli

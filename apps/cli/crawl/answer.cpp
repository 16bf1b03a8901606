#include "crawl/answer.h"

#include "frame/words.h"

namespace trundle::cli {

Result<CrawlEnd> read_end(const Request& request, Pose home, std::string_view cell_default,
                          std::string_view heading_default) {
    CrawlEnd end;
    const std::string cell = request.value("--end", cell_default);
    if (cell == "home") end.cell = home.cell;
    else if (cell != "any") {
        const Result<Cell> given = parse_cell(cell);
        if (!given) return usage_error("--end is any, home or a cell X,Z such as 1,1, not '" + cell + "'");
        end.cell = *given;
    }
    const std::string heading = request.value("--end-heading", heading_default);
    if (heading == "home") end.heading = home.rotation(Face::F);
    else end.heading = parse_heading(heading);
    return end;
}

Result<Answer> tell(const Request& request, const Start& start, const SolvableCube& cube, const Told& told) {
    Result<std::vector<std::string>> words = words_of(told.moves, Notation::crawl);
    if (!words) return words.error();
    World world{{}, start.pose};
    Json cells = Json::array({{world.pose.cell.x, world.pose.cell.z}});
    for (const Move move : told.moves) {
        world = after(world, move);
        if (move.steps()) cells.push_back({world.pose.cell.x, world.pose.cell.z});
    }
    Answer answer;
    answer.text = joined(*words);
    answer.json = {{"moves", *words},
                   {"length", told.moves.size()},
                   {"optimal", told.optimal},
                   {"start", to_json(start.pose)},
                   {"end", to_json(world.pose)},
                   {"cells", std::move(cells)},
                   {"seconds", told.seconds},
                   {"nodes", told.nodes}};
    return with_pictures(std::move(answer), request, start.board, {cube, start.pose}, told.moves);
}

}  // namespace trundle::cli

#include "crawl/answer.h"

#include "frame/words.h"

namespace trundle::cli {

Result<Answer> tell(const Request& request, const CrawlPlace& place, const SolvableCube& cube, const Told& told) {
    Result<std::vector<std::string>> words = words_of(told.moves, Notation::crawl);
    if (!words) return words.error();
    World world{{}, place.start};
    Json cells = Json::array({{world.pose.cell.x, world.pose.cell.z}});
    for (const Move move : told.moves) {
        world = after(world, move);
        if (move.steps() && request.has("--json")) cells.push_back({world.pose.cell.x, world.pose.cell.z});
    }
    Answer answer;
    answer.text = joined(*words);
    answer.json = {{"moves", *words},
                   {"length", told.moves.size()},
                   {"optimal", told.is_optimal},
                   {"start", to_json(place.start)},
                   {"end", to_json(world.pose)},
                   {"cells", std::move(cells)},
                   {"seconds", told.seconds},
                   {"nodes", told.nodes}};
    return with_pictures(std::move(answer), request, place.board, {cube, place.start}, told.moves);
}

}  // namespace trundle::cli

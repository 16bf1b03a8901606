#include "crawl/answer.h"

#include "frame/words.h"

namespace trundle::cli {

Result<Answer> tell(const Request& request, const CrawlPlace& place, const SolvableCube& cube, const Told& told) {
    Result<std::vector<std::string>> words = words_of(told.moves, Notation::crawl);
    if (!words) return words.error();
    Answer answer{joined(*words) + "\n",
                  {{"moves", *words},
                   {"length", told.moves.size()},
                   {"optimal", told.is_optimal},
                   {"start", to_json(place.start)},
                   {"end", to_json(after(World{{}, place.start}, told.moves).pose)},
                   {"cells", cells_json(request, place.start, told.moves)},
                   {"seconds", told.seconds},
                   {"nodes", told.nodes}}};
    return with_pictures(std::move(answer), request, place.board, {cube, place.start}, told.moves);
}

}  // namespace trundle::cli

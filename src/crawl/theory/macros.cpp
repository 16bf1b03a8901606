// Crawls between given ends, found by meeting half way: what does the same as one face turn, and the way home.
#include "crawl/board/verify.h"
#include "crawl/theory/meeting.h"

namespace trundle {

Result<Macros> macros(const MacroRequest& request, const Work& work) {
    const Result<BoardPoses> poses = BoardPoses::on(request.place, max_macro_length / 2);
    if (!poses) return poses.error();
    Macros result;
    for (const Move turn : MoveSet::face()) result.all.push_back({turn});
    std::size_t missing = result.all.size();
    for (Meeting meeting(*poses, request.moves);;) {
        for (Macro& macro : result.all) {
            if (macro.crawl) continue;
            std::optional<Moves> crawl = meeting.crawl_for(cube_of(macro.turn.turn()), work);
            if (!crawl) continue;
            const CrawlTask task{SolvableCube().turned(macro.turn.turn()).inverse(), request.place};
            Result<Moves> sure = verified(task, *std::move(crawl));
            if (!sure) return sure.error();
            macro.crawl = *std::move(sure);
            --missing;
        }
        if (work.is_stopped()) return result;
        result.searched = meeting.length();
        result.is_complete = missing == 0 || meeting.length() == max_macro_length;
        if (result.is_complete) return result;
        if (std::optional<Error> error = meeting.deepen(work)) {
            if (error->fault == Fault::stopped) return result;
            return *std::move(error);
        }
    }
}

Result<Moves> shortest_way(const CrawlPlace& place, const Work& work) {
    const CrawlTask task{{}, place};
    if (std::optional<Error> error = why_unsolvable(task, work)) return *std::move(error);
    const Result<BoardPoses> poses = BoardPoses::on(place, max_macro_length / 2);
    if (!poses) return poses.error();
    for (Meeting meeting(*poses, MoveSet::crawler());;) {
        if (std::optional<Moves> crawl = meeting.crawl_for(Cube(), work)) return verified(task, *std::move(crawl));
        if (work.is_stopped()) return stopped_error("before a crawl was found");
        if (meeting.length() == max_macro_length)
            return none_error("too_far", "no crawl of up to " + std::to_string(max_macro_length) + " moves goes there");
        if (std::optional<Error> error = meeting.deepen(work)) return *std::move(error);
    }
}

}  // namespace trundle

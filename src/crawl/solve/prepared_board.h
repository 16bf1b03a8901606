// What searches need to know of a board, a start and an end, made once for all cubes that are solved there.
#pragma once

#include <deque>
#include <mutex>

#include "crawl/board/board_poses.h"
#include "crawl/theory/solvability.h"
#include "search/rules.h"
#include "tables/store/store.h"

namespace trundle {

struct PreparedBoard {
    PreparedBoard(const CrawlPlace& where, Solvability solvable, const BoardPoses& all_poses);

    CrawlPlace place;
    Solvability solvability;
    BoardPoses poses;
    BoardPoses back;  // the same way backwards, from the ends to the start: not if every cell must be visited
    Rules rules, rules_back;
    Rules rules_free;  // as if there were no board
    BoardPoses::Steps moves_home, moves_back, moves_free;
};

// The boards that were asked for last.
class PreparedBoards {
public:
    static Result<std::shared_ptr<const PreparedBoard>> on(const CrawlPlace& place, TableStore& store,
                                                           const Work& work);

private:
    static constexpr std::size_t max_kept = 8;

    std::shared_ptr<const PreparedBoard> find(const CrawlPlace& place);
    void keep(std::shared_ptr<const PreparedBoard> board);

    std::mutex mutex_;
    std::deque<std::shared_ptr<const PreparedBoard>> boards_;  // the newest first
};

// The board of a task; a cube that cannot be solved there is an error.
Result<std::shared_ptr<const PreparedBoard>> board_for(const CrawlTask& task, TableStore& store, const Work& work);

}  // namespace trundle

// What searches need to know of a board, a start and an end, made once for all cubes that are solved there.
#pragma once

#include <deque>
#include <mutex>

#include "crawl/board/board_poses.h"
#include "crawl/theory/solvability.h"
#include "search/rules.h"
#include "tables/store/store.h"

namespace trundle {

inline Cells cells_of(const BoardPoses& poses, bool visits_all) {
    return visits_all ? Cells::visited : poses.count() == 1 ? Cells::ignored : Cells::counted;
}
inline Rules rules_on(const BoardPoses& poses, bool visits_all) {
    return {Play::crawler, poses.automaton(), poses.goals(), cells_of(poses, visits_all)};
}

struct PreparedBoard {
    PreparedBoard(const CrawlPlace& where, Solvability solvable, const BoardPoses& all_poses)
        : place(where),
          solvability(std::move(solvable)),
          poses(all_poses),
          back(poses.reversed()),
          rules(rules_on(poses, where.end.visits_all)),
          rules_back(rules_on(back, where.end.visits_all)),
          rules_free(Play::crawler, Poses::ignored(Play::crawler), {0}),
          moves_home(poses.moves_home()),
          moves_back(back.moves_home()),
          moves_free{0} {}

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
                                                           const Work& work) {
        using Shelf = std::unique_ptr<PreparedBoards>;
        const auto shelf = store.keep<Shelf>(
            "", []() -> Result<Shelf> { return std::make_unique<PreparedBoards>(); }, work);
        if (!shelf) return shelf.error();
        if (std::shared_ptr<const PreparedBoard> board = (**shelf)->find(place)) return board;
        Result<Solvability> solvability = Solvability::of(place, work);
        if (!solvability) return solvability.error();
        const Result<BoardPoses> poses = place.end.visits_all ? BoardPoses::visiting(place) : BoardPoses::on(place);
        if (!poses) return poses.error();
        auto board = std::make_shared<const PreparedBoard>(place, *std::move(solvability), *poses);
        (**shelf)->keep(board);
        return std::shared_ptr<const PreparedBoard>(std::move(board));
    }

private:
    static constexpr std::size_t max_kept = 8;

    std::shared_ptr<const PreparedBoard> find(const CrawlPlace& place) {
        const std::lock_guard lock(mutex_);
        for (const auto& board : boards_)
            if (board->place == place) return board;
        return nullptr;
    }
    void keep(std::shared_ptr<const PreparedBoard> board) {
        const std::lock_guard lock(mutex_);
        boards_.push_front(std::move(board));
        if (boards_.size() > max_kept) boards_.pop_back();
    }

    std::mutex mutex_;
    std::deque<std::shared_ptr<const PreparedBoard>> boards_;  // the newest first
};

// The board of a task; a cube that cannot be solved there is an error.
inline Result<std::shared_ptr<const PreparedBoard>> board_for(const CrawlTask& task, TableStore& store,
                                                              const Work& work) {
    Result<std::shared_ptr<const PreparedBoard>> board = PreparedBoards::on(task.place, store, work);
    if (board)
        if (std::optional<Error> error = (*board)->solvability.objection_to(task.cube.cube())) return *std::move(error);
    return board;
}

}  // namespace trundle

#include "crawl/solve/ground.h"

#include "crawl/solve/proof_bound.h"

namespace trundle {
namespace {

Poses automaton(const BoardPoses& poses) {
    Poses result(poses.count(), BoardPoses::move_count);
    for (std::size_t pose = 0; pose < poses.count(); ++pose)
        for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
            const auto from = static_cast<BoardPoses::Number>(pose);
            if (poses.next(from, move) != BoardPoses::wall) result.connect(from, move, poses.next(from, move));
        }
    return result;
}
static_assert(BoardPoses::wall == Poses::wall);

Rules rules_on(const BoardPoses& poses) {
    return {Play::crawler, automaton(poses), poses.goals(), poses.count() == 1 ? Cells::ignored : Cells::counted};
}

}  // namespace

CrawlSolver::Ground::Ground(const CrawlTask& task, const CrawlTables& tables)
    : board(task.board),
      start(task.start),
      end(task.end),
      poses(task.board, task.start, task.end),
      back(poses.reversed()),
      rules(rules_on(poses)),
      rules_back(rules_on(back)),
      rules_free(rules_on({Board::unbounded(), {}, {}})),
      steps_home(poses.steps_home()),
      steps_back(back.steps_home()),
      steps_free{0},
      sense(tables) {}

CrawlSolver::CrawlSolver(Tables& tables) : tables_(tables) {}
CrawlSolver::~CrawlSolver() = default;

std::optional<Error> CrawlSolver::prepare(const CrawlTask& task, const Work& work) {
    const Result<Ground*> ground = ground_for(task, work);
    return ground ? std::nullopt : std::optional(ground.error());
}

Result<CrawlSolver::Ground*> CrawlSolver::ground_for(const CrawlTask& task, const Work& work) {
    if (std::optional<Error> error = why_unsolvable(task)) return *std::move(error);
    if (!ground_ || !ground_->serves(task)) {
        const Result<CrawlTables> tables = CrawlTables::open(TableStore::of(tables_), work);
        if (!tables) return tables.error();
        ground_ = std::make_unique<Ground>(task, *tables);
    }
    return ground_.get();
}

}  // namespace trundle

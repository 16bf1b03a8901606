#include "crawl/solve/easiest.h"

#include "crawl/beam/beam.h"
#include "crawl/board/verify.h"
#include "crawl/solve/prepared_board.h"

namespace trundle {

Result<std::vector<Moves>> crawls_of_easiest(std::span<const Cube> cubes, int longest, std::size_t width,
                                             Tables& tables, const Work& work) {
    TableStore& store = TableStore::of(tables);
    const auto board = PreparedBoards::on({Board::unbounded(), {}, {}}, store, work);
    if (!board) return board.error();
    const Result<std::shared_ptr<const CrawlPruning>> pruning = CrawlPruning::open(store, work);
    if (!pruning) return pruning.error();
    Team alone(1);
    Beam beam(**pruning, (*board)->rules, (*board)->moves_home, alone);
    beam.start(cubes, {{(*board)->poses.start()}});
    std::vector<Moves> crawls;
    beam.search([&](std::size_t, std::size_t) { return width; }, longest, 1, [&] { return work.is_stopped(); },
                [&](const Beam::Crawl& crawl) {
                    crawls.push_back(crawl_of(crawl));
                    return static_cast<int>(crawl.size()) - 1;
                });
    return crawls;
}

}  // namespace trundle

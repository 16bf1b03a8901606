// Solving a cube on a board: near-optimal within milliseconds, or proven shortest. Board, walls and wanted end are part
// of the search. Every crawl is replayed on the 54 stickers before it is handed out.
#pragma once

#include <trundle/crawl.h>
#include <trundle/solve.h>
#include <functional>
#include <memory>

namespace trundle {

struct CrawlSolution {
    Moves moves;
    bool optimal = false;  // proven shortest for this board, start and end
    std::uint64_t nodes = 0;

    // Of a proof:
    int proven = 0;                          // no crawl is shorter than this
    std::vector<SearchedLength> searched{};  // in order
    std::vector<std::string> tables{};       // the names of those that it stands on
};

// Gets every crawl that is found and at most `slack` moves longer than the shortest so far, each once.
struct CrawlCollector {
    std::function<void(const Moves&)> on_crawl;
    int slack = 0;
};

struct ProofTables;

class CrawlSolver {
public:
    // Opens (or builds) the tables on first need.
    explicit CrawlSolver(Tables& tables);
    ~CrawlSolver();

    using Spent = std::function<double()>;  // how much of the time is spent; 1: all of it. Asked from all threads.

    // Opens or builds what the searches for such a task need, so that the time of a search is its own.
    std::optional<Error> prepare(const CrawlTask& task, const Work& work);

    // A first crawl however long that takes, then shorter ones until the time is spent; with a collector also others.
    Result<CrawlSolution> quick(const CrawlTask& task, const Spent& spent, const Work& work,
                                const CrawlCollector& collector = {});

    // The shortest. If the work is stopped, the best that was found, not optimal. `on_length` hears of each length that
    // is done. Backwards, from the ends to the start, the same is proven by another search.
    enum class Direction : std::uint8_t { forwards, backwards };
    using Searched = std::function<void(const SearchedLength&)>;
    Result<CrawlSolution> optimal(const CrawlTask& task, const Work& work, const Searched& on_length = {},
                                  Direction direction = Direction::forwards);

private:
    struct Ground;  // what is prepared for a board, a start and an end

    Result<Ground*> ground_for(const CrawlTask& task, const Work& work);

    Tables& tables_;
    std::unique_ptr<Ground> ground_;
    std::unique_ptr<const ProofTables> proof_tables_;
};

}  // namespace trundle

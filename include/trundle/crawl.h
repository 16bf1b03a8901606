// The crawler: a cube that crawls over a board. What can be solved there, and the crawls that need no pruning table:
// macros, ways home, translations of face turns, plans of commutators. What is slow takes a Work and heeds its end.
#pragma once

#include <trundle/move.h>
#include <trundle/work.h>
#include <string>

namespace trundle {

// Where a crawl must end; nothing said means anywhere, facing any way. It may have to visit every cell before:
// solvers and tours heed that (crawl_solve.h), the verbs here refuse it.
struct CrawlEnd {
    std::optional<Cell> cell{};
    std::optional<Face> heading{};
    bool visits_all = false;

    bool allows(Pose pose) const {
        return (!cell || *cell == pose.cell) && (!heading || *heading == pose.rotation(Face::F));
    }
    friend bool operator==(const CrawlEnd&, const CrawlEnd&) = default;
};

// A board, where a cube stands on it, upright, its U face up, and where it shall end.
struct CrawlPlace {
    Board board;
    Pose start{};
    CrawlEnd end{};

    friend bool operator==(const CrawlPlace&, const CrawlPlace&) = default;
};

// What is wrong with the start or the end: not upright, not on the board, or blocked.
std::optional<Error> misplaced(const CrawlPlace& place);

// A cube to be solved by a crawl.
struct CrawlTask {
    SolvableCube cube;
    CrawlPlace place;
};

// What the crawls that come back to their cell and heading can do to a cube.
struct ClosedWalks {
    std::string order;              // how many cubes they reach, exactly
    std::string index;              // one cube in so many
    std::size_t end_kinds;          // ending anywhere, so many times more cubes can be solved
    bool solves_everything;         // index 1
    std::vector<std::string> laws;  // what never changes, in words; empty if everything can
};

// Exact and fast: Schreier generators of the graph of poses, and the method of Schreier and Sims.
// `moves` is MoveSet::crawler() or MoveSet::crawler6().
Result<ClosedWalks> closed_walks(const Board& board, Pose start, std::span<const Move> moves, const Work& work);

// Nothing if a crawl exists that solves the task; otherwise an error (none_exists) with the reason.
std::optional<Error> why_unsolvable(const CrawlTask& task, const Work& work = {});

// A legal crawl that does what a path of turns does (in the frame of the cube's centres), by hopping between the frames
// in which spin1 and spin2 turn the wanted faces: the shortest of that kind, about three crawls a face turn. (To a far
// end of a board without end it goes straight first.)
struct TranslateRequest {
    Moves path;
    CrawlPlace place;
};
Result<Moves> translate(const TranslateRequest& request, const Work& work);

// A shortest crawl for a face turn, or nothing up to the length that was searched.
struct Macro {
    Move turn;
    std::optional<Moves> crawl{};
};
struct Macros {
    std::vector<Macro> all{};  // in the order of MoveSet::face()
    int searched = 0;          // no crawl of up to so many moves was left out
    bool is_complete = false;  // every turn has its macro, or there is none of up to max_macro_length moves
};

inline constexpr int max_macro_length = 16;

// The shortest crawls from the start to the end that do what each of the 18 face turns does, proven by meeting in the
// middle; if the work is stopped, those that were found. `moves` is MoveSet::crawler() or MoveSet::crawler6().
struct MacroRequest {
    CrawlPlace place;
    std::span<const Move> moves = MoveSet::crawler();
};
Result<Macros> macros(const MacroRequest& request, const Work& work);

// The shortest crawl that changes nothing but cell and heading, of at most max_macro_length moves.
Result<Moves> shortest_way(const CrawlPlace& place, const Work& work);

// A commutator [a, b] of crawls, a b a' b', that comes back to its cell and heading.
struct Commutator {
    Moves a, b;
    Moves moves;  // all of it, without what cancels
};

// Those of two single moves, and the library of plans: the shortest that cycle three corners or three edges and do
// nothing else.
const std::vector<Commutator>& commutators();

// A step of a plan is [setup: [a, b]] as cubers write it: the setup, a b a' b', the setup undone. It ends where it
// started. The first steps, which go to the wanted end and make the permutation even, are plain moves: the setup alone,
// and not undone.
struct PlanStep {
    std::string purpose;  // "top corners: places and orients URF, and with it DLF"
    Moves setup, a, b;
    Moves moves;  // all of it, without what cancels in it or between it and the steps beside it
};

// Solves as a person would: layer by layer, a few pieces at a time, each step with a reason. The commutators come from
// a library that is searched for, not typed in. Long (about 200 moves), but it never searches for long: on every board
// on which everything can be solved.
Result<std::vector<PlanStep>> plan(const CrawlTask& task, const Work& work);

}  // namespace trundle

// The crawler: a cube that crawls over a board. What can be solved on it, and how.
#pragma once

#include <trundle/move.h>
#include <string>

namespace trundle {

// Where a crawl must end; nothing said means anywhere, facing any way.
struct CrawlEnd {
    std::optional<Cell> cell;
    std::optional<Face> heading;

    bool allows(Pose pose) const {
        return (!cell || *cell == pose.cell) && (!heading || *heading == pose.rotation(Face::F));
    }
};

// A cube on a board, to be solved by a crawl from `start`. The cube stands upright, its U face up.
struct CrawlTask {
    SolvableCube cube;
    Board board;
    Pose start;
    CrawlEnd end;
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
ClosedWalks closed_walks(const Board& board, Pose start, std::span<const Move> moves = MoveSet::crawler());

// Nothing if a crawl exists that solves the task; otherwise an error (none_exists) with the reason.
std::optional<Error> why_unsolvable(const CrawlTask& task);

// A legal crawl that does what a path of turns does (in the frame of the cube's centres), by hopping between the frames
// in which spin1 and spin2 turn the wanted faces: the shortest of that kind, about three crawls a face turn.
Result<Moves> translate(std::span<const Move> path, const Board& board, Pose start, const CrawlEnd& end);

// A shortest crawl, or nothing up to the length that was looked at.
struct Macro {
    Move turn;  // a face turn
    std::optional<Moves> crawl;
};

inline constexpr int max_macro_length = 16;

// The shortest crawls from the start to the end that do what each of the 18 face turns does (in the order of
// MoveSet::face()), proven by meeting in the middle. `moves` is MoveSet::crawler() or MoveSet::crawler6().
std::vector<Macro> macros(const Board& board, Pose start, const CrawlEnd& end, std::span<const Move> moves);

// The shortest crawl that changes nothing but cell and heading, of at most max_macro_length moves.
Result<Moves> shortest_way(const Board& board, Pose start, const CrawlEnd& end);

}  // namespace trundle

// How a crawl looks: pictures of a board with a crawl over it, and which of several crawls looks best.
#pragma once

#include <trundle/move.h>
#include <map>
#include <string>

namespace trundle {

// Of a board with more cells a side, and of one without end, the part around the crawl is drawn.
inline constexpr int max_drawn_side = 16;

//        0   1   2        A cell shows the number of the last move that came to it, S the start, ■ the cube and an
//      ┌───────────┐      arrow where F faces. Lines are the steps, · free cells, ▒▒▒ blocked ones; the frame is the
//    0 │ ·───7───6 │      edge of the board. Only the first `done` moves are drawn, in a picture of the same size for
//      │     │   │ │      all of them.
//    1 │ 9───S───5 │
//      └───────────┘
std::string picture(const Board& board, Pose start, std::span<const Move> moves, bool colour = false,
                    std::size_t done = ~std::size_t{0});

// The same as an SVG picture, light or dark as its viewer likes: each stop is a small cube seen from above, a bar on
// the side that F faces, the spins that it does there beside it.
std::string svg(const Board& board, Pose start, std::span<const Move> moves);

// Of several crawls that solve a cube, the calmest or the most central can be preferred to the shortest.
enum class Look : std::uint8_t {
    brief,    // "short": as few moves as can be
    calm,     // few changes of direction
    central,  // near the middle of the board, or the start if the board has no end
};

// What is counted, less is better.
//   short    moves
//   calm     2 for a step straight back, 1 for a step to the side of the one before
//   central  the cells between each stop and the middle, along both axes, in half cells
int score(Look look, const Board& board, Pose start, std::span<const Move> moves);

// Keeps the best looking of the crawls that it is shown and that have at most `slack` moves more than the shortest of
// them: of equal ones the shortest, of those the first.
class BestLooking {
public:
    BestLooking(Look look, const Board& board, Pose start, std::size_t slack)
        : look_(look), board_(board), start_(start), slack_(slack) {}

    void show(const Moves& crawl);
    const Moves* best() const;  // nullptr: none was shown

private:
    struct Seen {
        int score;
        Moves crawl;
    };

    Look look_;
    const Board& board_;
    Pose start_;
    std::size_t slack_;
    std::map<std::size_t, Seen> best_of_length_;
};

std::optional<Look> look_of(std::string_view name);  // "short", "calm", "central"

}  // namespace trundle

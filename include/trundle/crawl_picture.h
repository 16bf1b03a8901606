// Pictures of a board with a crawl over it. Of a board with more than max_drawn_side cells a side, and of one without
// end, the part around the crawl is drawn.
#pragma once

#include <trundle/move.h>
#include <string>

namespace trundle {

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

}  // namespace trundle

// How a crawl is shown: its moves, the board with the walk, a picture, or move by move.
#pragma once

#include "frame/input.h"

namespace trundle::cli {

inline constexpr Option walk_option{"--as", "moves|svg",
                                    "what to print: the moves (default), or a picture of the walk"};
inline constexpr Option draw_option{"--draw", "", "also the board with the walk: S start, ■ end, arrow: where F faces"};
inline constexpr Option animate_option{"--animate", "",
                                       "show every move on the terminal; in a pipe, picture by picture"};
inline constexpr Option speed_option{"--speed", "N", "moves a second of --animate (default: 4)", 1, 100};

// The answer with what was asked for beside it. `start`: the cube before the moves, where it stands on the board.
Answer with_pictures(Answer answer, const Request& request, const Board& board, const World& start,
                     std::span<const Move> moves);

}  // namespace trundle::cli

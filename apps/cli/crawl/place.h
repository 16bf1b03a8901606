// Where a crawl takes place: the board, its walls, where the cube stands, and where it shall end.
#pragma once

#include <trundle/crawl.h>

#include "frame/input.h"

namespace trundle::cli {

inline constexpr Option board_option{"--board", "WxH", "the board, such as 3x3 (default), or unbounded"};
inline constexpr Option walls_option{"--walls", "FILE", "a drawn board instead: '.' free, '#' blocked, one line a row"};
inline constexpr Option at_option{"--at", "X,Z", "the cell to start on, from 0,0 back left (default: the middle)"};
inline constexpr Option heading_option{"--heading", "HEADING",
                                       "where F faces at the start: +z -x -z +x, or south west north east"};
inline constexpr Option end_option{"--end", "CELL", "the cell to end on: any, home, or X,Z"};
inline constexpr Option end_heading_option{"--end-heading", "HEADING",
                                           "where F faces at the end: any, home, or as above"};

Result<Board> read_board(const Request& request);

// Where a cube stands if nobody says otherwise: in the middle, facing +z.
Pose middle_of(const Board& board);

// The start, and where to end if the request does not say it. `home`: what the word home means, the start if nothing.
struct PlaceDefaults {
    Pose start;
    std::optional<Pose> home{};
    std::string_view end = "any";
};
Result<CrawlPlace> read_place(const Request& request, const Board& board, const PlaceDefaults& defaults);
Result<CrawlPlace> read_place(const Request& request);

// The first cell, and each that a step leads to; as [[x, z], ...] for whoever reads JSON.
std::vector<Cell> cells_along(Pose start, std::span<const Move> moves);
Json cells_json(const Request& request, Pose start, std::span<const Move> moves);

}  // namespace trundle::cli

// What the crawling commands share: the wanted end, and how a crawl is told.
#pragma once

#include <trundle/crawl.h>

#include "crawl/show.h"

namespace trundle::cli {

inline constexpr Option end_option{"--end", "CELL", "the cell to end on: any, home, or X,Z"};
inline constexpr Option end_heading_option{"--end-heading", "any|home|+z|-x|-z|+x", "the direction F faces at the end"};
inline constexpr Option crawl_moves_option{"--moves", "crawler|crawler6",
                                           "all eight moves (default), or without spin2"};

// The moves that the option allows.
inline std::span<const Move> crawl_moves(const Request& request) {
    return request.value("--moves", "crawler") == "crawler" ? MoveSet::crawler() : MoveSet::crawler6();
}

// `home`: what the word home means here.
Result<CrawlEnd> read_end(const Request& request, Pose home, std::string_view cell_default,
                          std::string_view heading_default);

struct Told {
    Moves moves;
    bool optimal = false;  // proven shortest for this board and end
    double seconds = 0;
    std::uint64_t nodes = 0;
};

// moves, length, optimal, start, end, cells, seconds, nodes; as text the moves, shown as the request asks for it.
// `cube`: before the moves.
Result<Answer> tell(const Request& request, const Start& start, const SolvableCube& cube, const Told& told);

}  // namespace trundle::cli

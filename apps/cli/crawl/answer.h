// What the crawling commands share: which moves there are, and how a crawl is told.
#pragma once

#include "crawl/place.h"
#include "crawl/show.h"

namespace trundle::cli {

inline constexpr Option crawl_moves_option{"--moves", "crawler|crawler6",
                                           "all eight moves (default), or without spin2"};

// The moves that the option allows.
inline std::span<const Move> crawl_moves(const Request& request) {
    return request.value("--moves", "crawler") == "crawler" ? MoveSet::crawler() : MoveSet::crawler6();
}

inline constexpr const char* told_fields =
    "moves:array length:integer optimal:boolean start:object end:object cells:array seconds:number nodes:integer";

struct Told {
    Moves moves;
    bool is_optimal = false;  // proven shortest for this board and end
    double seconds = 0;
    std::uint64_t nodes = 0;
};

// An answer with the fields above; as text the moves, shown as the request asks for it.
// `cube`: before the moves.
Result<Answer> tell(const Request& request, const CrawlPlace& place, const SolvableCube& cube, const Told& told);

}  // namespace trundle::cli

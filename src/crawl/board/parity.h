// A crawl keeps the parity of the cube and changes that of the cell, a spin does the reverse: if the last cell is
// given, every second length is impossible.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

inline bool is_possible_length(const CrawlTask& task, int length) {
    const auto& [board, start, end] = task.place;
    if (!end.cell) return true;
    const int way = end.cell->x - start.cell.x + end.cell->z - start.cell.z;
    return (length + way + static_cast<int>(parity_of(task.cube.cube()))) % 2 == 0;
}

}  // namespace trundle

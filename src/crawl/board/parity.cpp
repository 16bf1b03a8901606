#include "crawl/board/parity.h"

namespace trundle {

bool is_odd(const Cube& cube) { return parity_of(cube) != 0; }

bool is_possible_length(const CrawlTask& task, int length) {
    const auto& [board, start, end] = task.place;
    if (!end.cell) return true;
    const int way = end.cell->x - start.cell.x + end.cell->z - start.cell.z;
    return (length + way + (is_odd(task.cube.cube()) ? 1 : 0)) % 2 == 0;
}

}  // namespace trundle

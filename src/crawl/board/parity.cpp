#include "crawl/board/parity.h"

#include "tables/coordinates/coordinates.h"

namespace trundle {

bool is_odd(const Cube& cube) { return parity_of(cube) != 0; }

bool is_possible_length(const CrawlTask& task, int length) {
    if (!task.end.cell) return true;
    const int way = task.end.cell->x - task.start.cell.x + task.end.cell->z - task.start.cell.z;
    return (length + way + (is_odd(task.cube.cube()) ? 1 : 0)) % 2 == 0;
}

}  // namespace trundle

#include "crawl/parity.h"

namespace trundle {

bool is_odd(const Cube& cube) {
    int inversions = 0;
    for (int i = 0; i < corner_count; ++i)
        for (int j = i + 1; j < corner_count; ++j) inversions += cube.corner(i).id > cube.corner(j).id ? 1 : 0;
    return inversions % 2 != 0;
}

bool is_possible_length(const CrawlTask& task, int length) {
    if (!task.end.cell) return true;
    const int way = task.end.cell->x - task.start.cell.x + task.end.cell->z - task.start.cell.z;
    return (length + way + (is_odd(task.cube.cube()) ? 1 : 0)) % 2 == 0;
}

}  // namespace trundle

// A crawl keeps the parity of the cube and changes that of the cell, a spin does the reverse: if the last cell is
// given, every second length is impossible.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

bool is_odd(const Cube& cube);  // as a permutation of its corners, which is as odd as that of its edges

bool is_possible_length(const CrawlTask& task, int length);

}  // namespace trundle

// Of many cubes the easiest: one beam begins with all of them.
#pragma once

#include <trundle/crawl.h>
#include <trundle/tables.h>
#include <trundle/work.h>

namespace trundle {

// Crawls on a board without end, each of which solves one of the cubes in at most so many moves, each shorter than the
// one before it. None at all: the beam is too narrow, or the work was stopped.
Result<std::vector<Moves>> crawls_of_easiest(std::span<const Cube> cubes, int longest, std::size_t width,
                                             Tables& tables, const Work& work);

}  // namespace trundle

// Solving a cube on a board as a person would plan it: layer by layer, a few pieces at a time, each step with a reason.
#pragma once

#include <trundle/crawl.h>

namespace trundle {

// A step is [setup: [a, b]] as cubers write it: the setup, a b a' b', the setup undone. It ends where it started. The
// first steps, which go to the wanted end and make the permutation even, are plain moves: a and b are empty.
struct PlanStep {
    std::string purpose;  // "top corners: places and orients URF, and with it DLF"
    Moves setup, a, b;
    Moves moves;  // all of it, without what cancels
};

// The commutators come from a library that is searched for, not typed in. Long (about 210 moves), but it never searches
// for long: on every board on which everything can be solved.
Result<std::vector<PlanStep>> plan(const CrawlTask& task);

}  // namespace trundle

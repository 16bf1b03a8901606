// Shortest crawls for given cubes, by meeting in the middle: one set of crawls from the start, one (walked backwards)
// from all ends. A crawl u to a meeting pose and the way back of a crawl v make u v', which is the cube t if u = t v.
#pragma once

#include "crawl/theory/walks.h"

namespace trundle {

class Meeting {
public:
    Meeting(const BoardPoses& poses, std::span<const Move> moves)
        : from_start_(poses, moves, std::vector{poses.start()}), from_ends_(poses, moves, poses.goals()) {}

    int length() const { return from_start_.depth() + from_ends_.depth(); }
    std::size_t count() const { return from_start_.count() + from_ends_.count(); }  // of cubes and poses reached

    // One move longer, on the side where that is cheaper. An error if the work was stopped or needs too much memory.
    std::optional<Error> deepen(const Work& work);

    // A crawl of just this length that does what `target` does; there is none that is shorter if all shorter lengths
    // were asked for. Nothing, too, if the work was stopped.
    std::optional<Moves> crawl_for(const Cube& target, const Work& work) const;

private:
    Walks from_start_, from_ends_;
};

}  // namespace trundle

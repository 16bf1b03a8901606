// Shortest crawls for given cubes, by meeting in the middle: one set of crawls from the start, one (walked backwards)
// from all ends. A crawl u to a meeting pose and the way back of a crawl v make u v', which is the cube t if u = t v.
#pragma once

#include <algorithm>

#include "base/memory.h"
#include "crawl/theory/walks.h"

namespace trundle {

class Meeting {
public:
    Meeting(const BoardPoses& poses, std::span<const Move> moves)
        : from_start_(poses, moves, std::vector{poses.start()}), from_ends_(poses, moves, poses.goals()) {}

    int length() const { return from_start_.depth() + from_ends_.depth(); }
    std::size_t count() const { return from_start_.count() + from_ends_.count(); }  // of cubes and poses reached

    // One move longer, on the side where that is cheaper. An error if the work was stopped or needs too much memory.
    std::optional<Error> deepen(const Work& work) {
        const bool start_is_smaller =
            from_start_.level(from_start_.depth()).size() <= from_ends_.level(from_ends_.depth()).size();
        Walks& smaller = start_is_smaller ? from_start_ : from_ends_;
        const Walks& other = start_is_smaller ? from_ends_ : from_start_;
        const std::uint64_t room = room_to_grow(work);
        const std::uint64_t taken = std::min<std::uint64_t>(room, other.byte_count());
        std::optional<Error> error = smaller.deepen(work, room - taken);
        if (!error) return {};
        if (error->fault == Fault::stopped)
            return stopped_error("after crawls of " + std::to_string(length()) + " moves");
        error->message = "crawls of more than " + std::to_string(length()) + " moves need more memory than is allowed";
        return error;
    }

    // A crawl of just this length that does what `target` does; there is none that is shorter if all shorter lengths
    // were asked for. Nothing, too, if the work was stopped.
    std::optional<Moves> crawl_for(const Cube& target, const Work& work) const {
        constexpr std::size_t look_around = 4096;
        const std::span<const Walks::Entry> ends = from_ends_.level(from_ends_.depth());
        for (std::size_t i = 0; i < ends.size(); ++i) {
            if (i % look_around == 0 && work.is_stopped()) return {};
            const Cube cube = ends[i].cube();
            std::optional<Moves> crawl = from_start_.crawl_to(target * cube, ends[i].pose());
            if (!crawl) continue;
            const std::optional<Moves> rest = from_ends_.crawl_to(cube, ends[i].pose());
            for (const Move move : inverted(*rest)) crawl->push_back(move);
            return crawl;
        }
        return {};
    }

private:
    Walks from_start_, from_ends_;
};

}  // namespace trundle

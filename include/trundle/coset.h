// Cosets: all cubes with the same corner twists, edge flips and places of the slice edges, solved at once.
//
// H = <U, D, F2, B2, R2, L2> has 19,508,428,800 cubes, which are neither twisted nor flipped and have the slice edges
// in the slice. The cubes that look like x in these three ways are H x, as many, and there are 2,217,093,120 such
// cosets. A word t solves h x when x t = h', the inverse of h: so all words are searched that bring x into H, and h' is
// ticked off. What then stays in H, t followed by m, solves others with no search.
#pragma once

#include <trundle/move.h>
#include <trundle/tables.h>
#include <trundle/work.h>
#include <functional>
#include <optional>

namespace trundle {

inline constexpr std::uint64_t coset_size = 19'508'428'800;  // 8! x 8! x 4! / 2

struct CosetRequest {
    SolvableCube cube{};       // any cube of the coset
    Play play = Play::face;    // face, quarter or crawler
    int depth = 0;             // all words of up to so many moves are searched: counts are exact that far
    int more = 0;              // and so many percent of the words of one more move, which must be within
    int within = 0;            // then words that end with moves within H, up to so many in all; less than depth: none
    bool finish = false;       // what is left after that is solved cube by cube
    std::string checkpoint{};  // a file, and beside it FILE.singles: what was done, for who goes on after a kill
    std::size_t list = 100;    // those left are named if they are at most so many
};

struct CosetDepth {
    int depth = 0;
    std::uint64_t count = 0;  // cubes shown to need so many moves, or, if that is not exact, at most so many
    bool is_exact = true;     // all words were searched
};

struct CosetRest {
    SolvableCube cube{};
    std::optional<Moves> moves{};  // a solution, if the coset was to be finished and one was found
};

struct CosetAnswer {
    std::vector<CosetDepth> depths{};
    std::uint64_t left = 0;         // cubes not shown to be within what was asked for
    std::uint64_t finished = 0;     // cubes solved singly, within what was asked for
    std::vector<CosetRest> rest{};  // those left before they were solved singly, if they are few
    bool is_complete = true;        // false if the work was stopped: then left is what was left at that time
};

struct CosetNews {
    std::function<void(const CosetDepth&)> on_depth{};  // each depth that is done
};

// Few cubes are kept one by one; once there are millions, two bitmaps of 3.3 GB take them: an error (environment) if
// the memory, 8 GB unless the work says another, will not do. A checkpoint that is damaged, or of another coset, is an
// error (input).
Result<CosetAnswer> solve_coset(const CosetRequest& request, Tables& tables, const Work& work,
                                const CosetNews& news = {});

// A cube of the coset with the twists, flips and slice places of the given numbers, and back; it does not matter which.
inline constexpr std::uint64_t coset_count = 2'217'093'120;  // 3^7 x 2^11 x 495
SolvableCube cube_of_coset(std::uint64_t coset);
std::uint64_t coset_of(const SolvableCube& cube);

}  // namespace trundle

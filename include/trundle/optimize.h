// Every shortest path to a configuration, and every path that is a little longer.
#pragma once

#include <trundle/move.h>
#include <trundle/tables.h>
#include <trundle/work.h>
#include <functional>

namespace trundle {

struct OptimizeRequest {
    World target;                  // the cell does not count
    Play play = Play::slice;       // slice, face, quarter or axial
    int slack = 1;                 // how many moves more than the shortest
    bool any_orientation = false;  // however the cube stands in the end
};

// A class is a path up to the order of moves within runs of parallel layers.
struct LengthCount {
    int length = 0;
    std::uint64_t classes = 0;
    std::uint64_t words = 0;  // all paths in which no layer turns twice within a run of parallel layers
};

// A round of the search from both ends: one move deeper from each.
struct OptimizeRound {
    struct End {
        std::uint64_t configurations = 0;  // new ones, with all their siblings
        std::uint64_t classes = 0;         // under relabeling
    };
    int depth = 0;
    End from_solved{};
    std::optional<End> from_target{};  // none if the other end was enough
    std::uint64_t met = 0;             // classes that are known from both ends by now
};

struct Optimum {
    std::optional<int> length{};        // of the shortest path; none if the work was stopped before one was found
    int proven = 0;                     // no path is shorter than this
    std::vector<Moves> solutions{};     // one of each class, shortest first
    std::vector<LengthCount> counts{};  // of the lengths searched to the end, from `length` on
    bool is_complete = true;            // false if the work was stopped
    std::uint64_t nodes = 0;
    std::vector<OptimizeRound> rounds{};  // of a search from both ends
};

inline constexpr int max_slack = 20;

// `on_solution` is called for each path as it is found, in a fixed order.
Result<Optimum> optimize(const OptimizeRequest& request, Tables& tables, const Work& work,
                         const std::function<void(const Moves&)>& on_solution = {});

// The same by breadth first search from both ends, in rounds, without tables: configurations stand for all their
// relabelings, and the paths come out of where the two ends meet. Memory is what it needs: 2 GB, unless the work says
// another amount, are enough for paths of up to 10 moves and those one longer; beyond that it is not complete.
Result<Optimum> optimize_from_both_ends(const OptimizeRequest& request, const Work& work,
                                        const std::function<void(const Moves&)>& on_solution = {},
                                        const std::function<void(const OptimizeRound&)>& on_round = {});

// How many reduced words are one class: each run of k parallel layers can be done in k! orders.
std::uint64_t words_of_class(std::span<const Move> path);

}  // namespace trundle

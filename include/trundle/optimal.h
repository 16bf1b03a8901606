// Solving a cube with a proof that no solution is shorter.
#pragma once

#include <trundle/solve.h>

namespace trundle {

struct OptimalRequest {
    World world;
    Play play = Play::face;    // face, quarter or slice
    bool is_oriented = false;  // slices: the cube must end upright, not only solved
    int solutions = 1;         // how many are wanted
    int slack = 0;             // also those that are up to so much longer
};

// How much was looked at to find all solutions of a length.
struct SearchedLength {
    int length = 0;
    std::uint64_t nodes = 0;
    bool is_complete = false;
};

struct OptimalAnswer {
    std::vector<Solution> solutions{};       // shortest first; empty if the work was stopped before any was found
    int proven = 0;                          // no solution is shorter than this
    std::vector<SearchedLength> searched{};  // in order
    std::vector<std::string> tables{};       // the names of those that the proof stands on
    bool is_complete = true;                 // false if the work was stopped

    std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const SearchedLength& length : searched) sum += length.nodes;
        return sum;
    }
};

// While it is under way: each length that is done, and each solution that is better than the last.
struct OptimalNews {
    std::function<void(const SearchedLength&)> on_length{};
    std::function<void(const Solution&)> on_solution{};
};

// Asks the quick solver first: what is left to prove is that nothing is shorter than its best.
Result<OptimalAnswer> solve_optimally(const OptimalRequest& request, Tables& tables, const Work& work,
                                      const OptimalNews& news = {});

}  // namespace trundle

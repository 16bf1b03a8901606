// Solving a cube: a short way at once and better ones as long as there is time, or a shortest one with proof.
#pragma once

#include <trundle/move.h>
#include <trundle/tables.h>
#include <trundle/work.h>
#include <functional>
#include <optional>

namespace trundle {

struct Solution {
    Moves moves;                        // in the frame of the world
    int length = 0;                     // in the metric that was asked for
    bool is_optimal = false;            // proven: none is shorter
    std::uint64_t nodes = 0;            // cubes looked at until it was done
    std::vector<std::string> tables{};  // those of the cache that a quick answer stands on; none: made in a moment
    std::uint64_t cost = 0;             // in thousandths, where turns have costs
};

// How long a path is: a half turn counts twice among quarter turns, a slice move as two face turns; axial counts
// opposite faces once that turn one after the other.
int length_of(std::span<const Move> moves, Play play);

// What each face turn costs, for hands or a robot that find some of them harder. Thousandths: sums are exact.
struct TurnCosts {
    static constexpr std::uint32_t one = 1000;

    std::array<std::array<std::uint32_t, 3>, 6> each{};  // by face, as the cube stands, and quarters - 1

    std::uint32_t of(Move turn) const;                    // of one face in the world
    std::uint64_t of(std::span<const Move> turns) const;  // of all together
    std::uint32_t least() const;

    // Where a turn costs more than others of its face that do the same together, as R R may for R2: what it costs to do
    // those instead, and a path that does.
    TurnCosts in_steps() const;
    std::vector<Move> in_steps(std::span<const Move> turns) const;
};

// "F=2,half=1.5,R'=3": a turn costs 1, times what its face costs, times what a half or a quarter turn does; unless it
// has a cost of its own. Numbers are more than 0 and at most 1000, to the thousandth.
Result<TurnCosts> parse_costs(std::string_view text);

struct SolveRequest {
    World world;
    Play play = Play::face;            // face, quarter, slice or axial
    std::optional<int> max_length{};   // content with a solution of at most this length; none: wants the shortest
    Effort effort{};                   // none: until it is content, or can prove that it must not be
    std::optional<TurnCosts> costs{};  // of face turns: wants the cheapest, and has no use for max_length
};

// Quickly, by Kociemba's two phases, from all three axes and both ends. The shortest solution found; `on_solution`
// hears of each better one. None of at most max_length is an error, as is work stopped before there is any. Unless it
// is bounded by time, the same request has the same answer on any number of threads. With costs half of the effort is
// for a short solution, and half for one that costs less; a dear turn may become several cheap ones of its face.
Result<Solution> solve(const SolveRequest& request, Tables& tables, const Work& work,
                       const std::function<void(const Solution&)>& on_solution = {});

struct SolveManyRequest {
    std::span<const World> worlds;
    Play play = Play::face;
    std::optional<int> max_length{};
    Effort effort{};  // for each
};

// Each as `solve` does it, on one of the threads; an answer for each, in their order.
std::vector<Result<Solution>> solve_many(const SolveManyRequest& request, Tables& tables, const Work& work);

struct OptimalRequest {
    World world;
    Play play = Play::face;    // face, quarter, slice or axial
    bool is_oriented = false;  // slices: the cube must end upright, not only solved
    int solutions = 1;         // how many are wanted
    int slack = 0;             // also those that are up to so much longer
    bool is_patient = true;    // stopped before it has a solution, it works some seconds for one all the same
    int max_length = 1000;     // longer ones are not wanted: it is done once it is proven that there is none this short
};

// How much was looked at to find all solutions of a length.
struct SearchedLength {
    int length = 0;
    std::uint64_t nodes = 0;
    bool is_complete = false;
};

struct OptimalAnswer {
    std::vector<Solution> solutions{};       // shortest first; empty if it was done or stopped before any was found
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

// Asks for a quick solution first: what is left to prove is that nothing is shorter.
Result<OptimalAnswer> solve_optimally(const OptimalRequest& request, Tables& tables, const Work& work,
                                      const OptimalNews& news = {});

// Solving with a choice of moves, or only a part of a cube.
// What must be right in the end: the pieces that must be home, seen from the centres.
struct Part {
    std::uint8_t corners = 0;  // a bit for each, in the order of corner_faces
    std::uint16_t edges = 0;   // in the order of edge_faces
    bool flips = false;        // instead of pieces: every edge the right way round, as turns of U D R L F2 B2 keep it

    static constexpr Part everything() { return {0xff, 0xfff, false}; }
    bool is_everything() const { return corners == 0xff && edges == 0xfff; }
};

// "eo"; or any of "cross", "first-layer", "corners", "edges" and pieces, such as "cross,DFR,FR"; or a mask of 54
// characters in the order of facelets, a face's own letter where its sticker must be home and '.' where anything will
// do.
Result<Part> parse_part(std::string_view text);

// "U,R,F2,M": each layer with all its turns, or with half turns alone. `play`: face, quarter or slice; or
// axial, which adds opposite faces at once. A slice is two turns of faces: an error unless slices are moves.
Result<Moves> parse_move_choice(std::string_view text, Play play);

struct PartRequest {
    World world;
    Moves moves;  // of layers, in the frame of the world, with their inverses; each counts one
    Part part = Part::everything();
    int solutions = 1;  // how many are wanted
    int slack = 0;      // also those that are up to so much longer
    Effort effort{};    // none: until the shortest is proven
};

// Pieces are named as the cube stands: the cross is the one at the bottom. A cube that the moves cannot solve is an
// error at once (none_exists). The first one that they can solve makes small tables, in up to a few seconds.
Result<OptimalAnswer> solve_part(const PartRequest& request, Tables& tables, const Work& work,
                                 const OptimalNews& news = {});

}  // namespace trundle

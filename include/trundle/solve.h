// Solving a cube: a short way at once, and better ones as long as there is time.
#pragma once

#include <trundle/move.h>
#include <trundle/tables.h>
#include <trundle/work.h>
#include <chrono>
#include <functional>
#include <optional>

namespace trundle {

struct Solution {
    Moves moves;              // in the frame of the world
    int length = 0;           // in the metric that was asked for
    bool is_optimal = false;  // proven: none is shorter
    std::uint64_t nodes = 0;  // cubes looked at until it was done
};

// How long a path is: a half turn counts twice among quarter turns, a wide or slice move as two face turns.
int length_of(std::span<const Move> moves, Play play);

struct QuickLimits {
    int max_length = 0;                               // content with a solution of this length; 0: wants the shortest
    std::optional<std::chrono::microseconds> time{};  // none: until it is content, or can prove that it must not be
    bool counts_cpu = false;  // time is that of the processor (of one thread), for measuring on a busy machine
};

// The quick solver: Kociemba's two phases, from all three axes and both ends.
class QuickSolver {
public:
    // `play`: face, quarter or slice. Makes or maps the tables.
    static Result<QuickSolver> open(Play play, Tables& tables, const Work& work);

    // The shortest solution found within the limits; time counts once there is a first one. `on_solution` hears of each
    // better one. A solution longer than max_length is an error, as is no solution at all.
    Result<Solution> solve(const World& world, const QuickLimits& limits, const Work& work,
                           const std::function<void(const Solution&)>& on_solution = {}) const;

private:
    struct Knowledge;
    explicit QuickSolver(std::shared_ptr<const Knowledge> knowledge) : knowledge_(std::move(knowledge)) {}

    std::shared_ptr<const Knowledge> knowledge_;
};

}  // namespace trundle

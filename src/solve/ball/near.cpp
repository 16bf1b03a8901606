#include "solve/ball/near.h"

#include "search/deepening.h"
#include "solve/ball/ball.h"
#include "solve/replay.h"
#include "solve/turns.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

// What is kept for the next cube.
struct Near {
    Ball ball;
    Rules rules;
};

}  // namespace

Result<std::optional<OptimalAnswer>> solve_near(const World& world, Play play, Tables& tables, const Work& work) {
    using Found = std::optional<OptimalAnswer>;
    const auto make = [&]() -> Result<Near> {
        Ball ball(play, Standing::ignored, balls_of(play)[0].radius, work);
        if (work.is_stopped()) return stopped_error("before a solution was found");
        return Near{std::move(ball), Rules(play, Poses::ignored(play), {0})};
    };
    const auto near = TableStore::of(tables).keep<Near>(std::string(name_of(play)), make, work);
    if (!near) return near.error();
    const auto& [ball, rules] = **near;
    const Configuration start{world.cube.cube(), 0};
    OptimalAnswer answer;
    std::atomic<bool> enough = false;
    const auto keep = [&](const MoveIndices& path) {
        if (enough.exchange(true)) return;
        std::vector<Turn> turns;
        for (const std::uint8_t move : path) turns.push_back(moves_of(play)[move].turn());
        const int length = static_cast<int>(path.size());
        answer.solutions.push_back({moves_of_turns(turns, world.pose.rotation, play), length, true, 0});
    };
    for (int length = ball.distance_of(start); length <= ball.radius() + 1; ++length) {
        const DepthReport report = search_depth(rules, BallBound(ball), {start, 0, {}}, length, work, keep, &enough);
        answer.searched.push_back({length, report.nodes, report.is_complete});
        if (answer.solutions.empty()) continue;
        Solution& solution = answer.solutions.front();
        if (!solves(solution.moves, world)) return replay_error();
        solution.nodes = answer.nodes();
        answer.proven = length;
        return Found(std::move(answer));
    }
    return Found();
}

}  // namespace trundle

// Layer by layer with commutators. All steps but the first ones are closed walks where the cube shall end:
//
//   go to the end       then every step comes back to it, so that board and end need no more thought
//   spin1, if odd       then corners and edges are even permutations, which cycles of three can solve
//   cycles of three     the next piece goes home, what was there to a third place; nothing solved is touched
#include <algorithm>

#include "base/memory.h"
#include "base/text.h"
#include "crawl/board/parity.h"
#include "crawl/board/verify.h"
#include "crawl/plan/setup.h"
#include "crawl/theory/solvability.h"
#include "group/piece_kind.h"

namespace trundle {
namespace {

constexpr Move spin1(Axis::y, Move::positive, 1, Frame::cube);

struct Layer {
    std::string_view name;
    const PieceKind& kind;
    int first;  // of four pieces
};
constexpr std::array<Layer, 5> layers{{{"top corners", corner_kind, 0},
                                       {"top edges", edge_kind, 0},
                                       {"middle edges", edge_kind, 8},
                                       {"bottom corners", corner_kind, 4},
                                       {"bottom edges", edge_kind, 4}}};

bool is_home(const PieceKind& kind, const Cube& cube, int place) {
    return kind.piece_at(cube, place) == kind.piece_at(Cube(), place);
}

int count_home(const PieceKind& kind, const Cube& cube) {
    int count = 0;
    for (int place = 0; place < kind.count; ++place) count += is_home(kind, cube, place) ? 1 : 0;
    return count;
}

// A facelet of a place: 0 .. 2 of a corner, 0 .. 1 of an edge.
struct Spot {
    int place = 0;
    int facelet = 0;
};

// Carries what is at each spot to the next one, and from the last to the first.
struct Carousel {
    std::array<Spot, 3> spots;

    Cube cube(const PieceKind& kind) const {
        Cube result;
        for (std::size_t i = 0; i < 3; ++i) {
            const Spot& from = spots[i];
            const Spot& to = spots[(i + 1) % 3];
            const int turn = (to.facelet - from.facelet + kind.facelets) % kind.facelets;
            kind.put(result, to.place, {static_cast<std::uint8_t>(from.place), static_cast<std::uint8_t>(turn)});
        }
        return result;
    }
    Cycle cycle(const PieceKind& kind) const {
        Cycle result{};
        for (std::size_t i = 0; i < 3; ++i)
            result[i] = static_cast<std::uint8_t>(kind.facelet(spots[i].place, spots[i].facelet));
        return result;
    }
};

// The cycles that bring a piece home and the most others with it. A piece that is turned in its own place must go out
// of it first; if only two pieces are left, both turned, a third has to help them.
std::vector<Cycle> best_cycles(const PieceKind& kind, const Cube& cube, int piece) {
    Spot from;
    for (int place = 0; place < kind.count; ++place)
        if (const Piece here = kind.piece_at(cube, place); here.id == piece) from = {place, here.orientation};
    const bool is_turned = from.place == piece;

    std::vector<Cycle> best;
    int most = 0;
    const auto offer = [&](const Carousel& carousel) {
        const int count = count_home(kind, cube * carousel.cube(kind));
        if (count < most) return;
        if (count > most) best.clear();
        most = count;
        best.push_back(carousel.cycle(kind));
    };
    std::vector<Spot> others;
    for (int place = 0; place < kind.count; ++place)
        for (int facelet = 0; facelet < kind.facelets; ++facelet)
            if (place != from.place && place != piece) others.push_back({place, facelet});
    for (const Spot& third : others) {
        if (!is_turned) offer({{from, {piece, 0}, third}});
        else
            for (const Spot& out : others)
                if (out.place != third.place) offer({{from, out, third}});
    }
    return best;
}

std::string purpose_of(const Layer& layer, int piece, const Cube& before, const Cube& after) {
    const PieceKind& kind = layer.kind;
    std::vector<std::string> others;
    for (int other = 0; other < kind.count; ++other)
        if (other != piece && is_home(kind, after, other) && !is_home(kind, before, other))
            others.push_back(kind.place_name(other));
    const std::string name = kind.place_name(piece);
    const std::string begin = std::string(layer.name) + ": ";
    if (is_home(kind, after, piece))
        return begin + "places and orients " + name + (others.empty() ? "" : ", and with it " + listed(others));
    return begin + "takes " + name + " out of its place, where it is " + std::string(kind.turned) +
           (others.empty() ? "" : ", and places and orients " + listed(others));
}

struct WayToEnd {
    Moves moves;
    BoardPoses::Number end;
};

// From the start to the nearest pose in which the crawl may end.
WayToEnd way_to_end(const BoardPoses& poses) {
    std::vector<WayToEnd> ways{{{}, poses.start()}};
    std::vector<bool> is_seen(poses.count());
    is_seen[poses.start()] = true;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        if (poses.is_goal(ways[i].end)) return ways[i];
        for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
            const BoardPoses::Number to = poses.next(ways[i].end, move);
            if (to == BoardPoses::wall || is_seen[to]) continue;
            is_seen[to] = true;
            ways.push_back({ways[i].moves, to});
            ways.back().moves.push_back(MoveSet::crawler()[move]);
        }
    }
    return ways[0];
}

}  // namespace

Result<std::vector<PlanStep>> plan(const CrawlTask& task, const Work& work) {
    const Result<Solvability> solvability = Solvability::of(task.place, work);
    if (!solvability) return solvability.error();
    if (std::optional<Error> error = solvability->objection_to(task.cube.cube())) return *std::move(error);
    if (!solvability->solves_everything())
        return Error{Fault::none_exists,
                     "no_room",
                     "cycles of three pieces need a board on which every cube can be solved, such as 2x3",
                     {}};

    const Result<BoardPoses> poses = BoardPoses::on(task.place);
    if (!poses) return poses.error();
    const WayToEnd way = way_to_end(*poses);
    std::vector<PlanStep> steps;
    Cube cube = task.cube.cube();
    std::vector<Moves> crawls;
    const auto add = [&](PlanStep step) {
        for (const Move move : step.moves) cube = cube * cube_of(move.turn());
        crawls.push_back(step.moves);
        steps.push_back(std::move(step));
    };
    if (!way.moves.empty()) add({"goes to where it shall end", way.moves, {}, {}, way.moves});
    if (is_odd(cube))
        add({"makes the permutation even: then cycles of three pieces solve it", {spin1}, {}, {}, {spin1}});
    for (const Layer& layer : layers)
        for (int piece = layer.first; piece < layer.first + 4; ++piece)
            while (!is_home(layer.kind, cube, piece)) {
                const auto setup = shortest_setup(*poses, way.end, best_cycles(layer.kind, cube, piece), work);
                if (work.is_stopped()) return stopped_error("before the plan was done");
                if (!setup) return Error{Fault::none_exists, "no_room", "no commutator fits on this board", {}};
                const Cube before = cube;
                add({{}, setup->moves, setup->commutator->a, setup->commutator->b, setup->whole()});
                steps.back().purpose = purpose_of(layer, piece, before, cube);
            }
    Moves all;
    crawls = without_cancelling(crawls);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        all.insert(all.end(), crawls[i].begin(), crawls[i].end());
        steps[i].moves = std::move(crawls[i]);
    }
    const Result<Moves> sure = verified(task, std::move(all));
    if (!sure) return sure.error();
    return steps;
}

}  // namespace trundle

#include "crawl/board/board_poses.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace trundle {
namespace {

struct Extent {
    Cell origin;
    int width;
    int height;
    int headings;  // 4, or 1 if they are not told apart

    std::int64_t pose_count() const { return std::int64_t{width} * height * headings; }
    bool is_point() const { return width == 1 && height == 1; }
    bool contains(Cell cell) const {
        return cell.x >= origin.x && cell.x < origin.x + width && cell.z >= origin.z && cell.z < origin.z + height;
    }
    int number_of(Pose pose) const {
        int heading = 0;
        for (Face face = Face::F; face != pose.rotation(Face::F); face = quarter_turned(face, Axis::y)) ++heading;
        return ((pose.cell.z - origin.z) * width + pose.cell.x - origin.x) * headings + heading % headings;
    }
    Pose pose_of(int number) const {
        const int cell = number / headings;
        return {Rotation(Axis::y, number % headings), {origin.x + cell % width, origin.z + cell / width}};
    }
};

Extent extent_of(const CrawlPlace& place, int margin) {
    const auto& [board, start, end] = place;
    if (!board.is_unbounded()) return {{0, 0}, board.width(), board.height(), 4};
    const Cell other = end.cell.value_or(start.cell);
    const int around = end.cell ? margin : 0;
    const Cell low{std::min(start.cell.x, other.x) - around, std::min(start.cell.z, other.z) - around};
    const Cell high{std::max(start.cell.x, other.x) + around, std::max(start.cell.z, other.z) + around};
    return {low, high.x - low.x + 1, high.z - low.z + 1, end.cell || end.heading ? 4 : 1};
}

}  // namespace

std::vector<Cell> cells_within_reach(const Board& board, Cell start) {
    std::vector<std::uint8_t> is_reached(static_cast<std::size_t>(board.width() * board.height()));
    std::vector<Cell> cells;
    const auto reach = [&](Cell cell) {
        const auto index = static_cast<std::size_t>(cell.z * board.width() + cell.x);
        if (std::exchange(is_reached[index], std::uint8_t{1}) == 0) cells.push_back(cell);
    };
    reach(start);
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Face direction : {Face::R, Face::L, Face::F, Face::B})
            if (const Cell cell = cells[i]; board.may_step(cell, direction)) reach(neighbour(cell, direction));
    return cells;
}

std::optional<Error> misplaced(const CrawlPlace& place) {
    const auto objection_to = [&](Cell cell, std::string_view what) -> std::optional<Error> {
        if (!place.board.is_blocked(cell)) return {};
        return input_error("off_board", std::string(what) + to_text(cell) + place.board.why_blocked(cell));
    };
    if (place.start.rotation(Face::U) != Face::U)
        return input_error("not_upright", "a crawl starts with the U face up");
    if (std::optional<Error> error = objection_to(place.start.cell, "the cell ")) return error;
    return place.end.cell ? objection_to(*place.end.cell, "the end ") : std::nullopt;
}

Result<BoardPoses> BoardPoses::on(const CrawlPlace& place, int margin) {
    if (std::optional<Error> error = misplaced(place)) return *std::move(error);
    if (place.end.visits_all) return usage_error("only solvers and tours can be asked to visit every cell");
    const auto& [board, start, end] = place;
    const Extent window = extent_of(place, margin);
    if (window.pose_count() > wall)
        return input_error(
            "too_far", "the end " + to_text(*end.cell) + " is too far away: this search sees about 60 cells each way");
    BoardPoses poses(static_cast<std::size_t>(window.pose_count()));
    poses.start_ = static_cast<Number>(window.number_of(start));
    for (std::size_t number = 0; number < poses.count(); ++number) {
        const Pose pose = window.pose_of(static_cast<int>(number));
        poses.is_goal_[number] = !board.is_blocked(pose.cell) && (window.headings == 1 || end.allows(pose)) ? 1 : 0;
        for (std::size_t move = 0; move < move_count; ++move) {
            Pose to = after(World{{}, pose}, MoveSet::crawler()[move]).pose;
            if (!may_move(board, pose, MoveSet::crawler()[move])) continue;
            if (board.is_unbounded() && window.is_point()) to.cell = pose.cell;
            if (window.contains(to.cell))
                poses.poses_.connect(static_cast<Number>(number), move, static_cast<Number>(window.number_of(to)));
        }
    }
    return poses;
}

// Breadth first over poses and sets of visited cells.
Result<BoardPoses> BoardPoses::visiting(const CrawlPlace& place) {
    if (std::optional<Error> error = misplaced(place)) return *std::move(error);
    const std::vector<Cell> cells = cells_within_reach(place.board, place.start.cell);
    struct Visit {
        Pose pose;
        std::uint64_t visited;  // a bit for each of the cells
    };
    const auto bit_of = [&](Cell cell) {
        return std::uint64_t{1} << (std::find(cells.begin(), cells.end(), cell) - cells.begin());
    };
    const Error too_many =
        input_error("too_many_visits", "the board is too large to search for the order of its cells");
    if (cells.size() > 64) return too_many;
    std::vector<Visit> visits;
    std::vector<Number> next;
    std::unordered_map<std::uint64_t, std::vector<Number>> by_visited;  // at most one a pose
    const auto number_of = [&](const Visit& visit) {
        std::vector<Number>& alike = by_visited[visit.visited];
        for (const Number number : alike)
            if (visits[number].pose == visit.pose) return number;
        visits.push_back(visit);
        return alike.emplace_back(static_cast<Number>(visits.size() - 1));
    };
    number_of({place.start, bit_of(place.start.cell)});
    for (std::size_t i = 0; i < visits.size(); ++i) {
        const auto [pose, visited] = visits[i];
        for (const Move move : MoveSet::crawler()) {
            const Pose to = after(World{{}, pose}, move).pose;
            next.push_back(may_move(place.board, pose, move) ? number_of({to, visited | bit_of(to.cell)}) : wall);
        }
        if (visits.size() > wall) return too_many;
    }
    BoardPoses poses(visits.size());
    const std::uint64_t all = ~std::uint64_t{0} >> (64 - cells.size());
    for (std::size_t number = 0; number < visits.size(); ++number) {
        poses.is_goal_[number] = visits[number].visited == all && place.end.allows(visits[number].pose) ? 1 : 0;
        for (std::size_t move = 0; move < move_count; ++move)
            poses.poses_.connect(static_cast<Number>(number), move, next[number * move_count + move]);
    }
    return poses;
}

BoardPoses BoardPoses::reversed() const {
    BoardPoses back = *this;
    back.is_goal_.assign(count(), 0);
    back.is_goal_[start_] = 1;
    return back;
}

std::vector<BoardPoses::Number> BoardPoses::goals() const {
    std::vector<Number> goals;
    for (std::size_t pose = 0; pose < count(); ++pose)
        if (is_goal_[pose]) goals.push_back(static_cast<Number>(pose));
    return goals;
}

// Breadth first, by rounds of one step, along the ways that lead to each pose.
BoardPoses::Steps BoardPoses::steps_home(int cost_of_spin) const {
    constexpr std::size_t first_spin = 4;
    struct WayIn {
        Number from;
        std::uint8_t move;
    };
    std::vector<std::uint32_t> begin(count() + 2);  // of the ways to each pose
    const auto for_each_way = [&](auto act) {
        for (std::size_t pose = 0; pose < count(); ++pose)
            for (std::size_t move = 0; move < move_count; ++move)
                if (const Number to = next(static_cast<Number>(pose), move); to != wall)
                    act(to, WayIn{static_cast<Number>(pose), static_cast<std::uint8_t>(move)});
    };
    for_each_way([&](Number to, WayIn) { ++begin[to + 2u]; });
    std::partial_sum(begin.begin(), begin.end(), begin.begin());
    std::vector<WayIn> ways(begin.back());
    for_each_way([&](Number to, WayIn way) { ways[begin[to + 1u]++] = way; });

    constexpr std::uint8_t unknown = far + 1;
    Steps steps(count(), unknown);
    std::vector<Number> here = goals();
    std::vector<Number> next_round;
    for (int round = 0; !here.empty(); ++round, here.swap(next_round), next_round.clear())
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (steps[here[i]] != unknown) continue;
            steps[here[i]] = static_cast<std::uint8_t>(std::min<int>(round, far));
            const Number pose = here[i];
            for (std::size_t way = begin[pose]; way < begin[pose + 1u]; ++way)
                if (const auto [from, move] = ways[way]; steps[from] == unknown)
                    (move < first_spin || cost_of_spin == 1 ? next_round : here).push_back(from);
        }
    std::replace(steps.begin(), steps.end(), unknown, far);
    return steps;
}

}  // namespace trundle

#include "crawl/board/board_poses.h"

#include <algorithm>

namespace trundle {
namespace {

struct Extent {
    Cell origin;
    int width;
    int height;
    int headings;  // 4, or 1 if they are not told apart

    Extent(const CrawlPlace& place, int margin) {
        const auto& [board, start, end] = place;
        if (!board.is_unbounded()) {
            *this = {{0, 0}, board.width(), board.height(), 4};
            return;
        }
        const Cell other = end.cell.value_or(start.cell);
        const int around = end.cell ? margin : 0;
        origin = {std::min(start.cell.x, other.x) - around, std::min(start.cell.z, other.z) - around};
        width = std::max(start.cell.x, other.x) + around - origin.x + 1;
        height = std::max(start.cell.z, other.z) + around - origin.z + 1;
        headings = end.cell || end.heading ? 4 : 1;
    }
    Extent(Cell o, int w, int h, int n) : origin(o), width(w), height(h), headings(n) {}

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

}  // namespace

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
    const auto& [board, start, end] = place;
    const Extent window(place, margin);
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

// Breadth first, by rounds of one step; every move has an inverse, so ways back are ways there.
BoardPoses::Steps BoardPoses::steps_home(int cost_of_spin) const {
    constexpr std::size_t first_spin = 4;
    constexpr std::uint8_t unknown = far + 1;
    Steps steps(count(), unknown);
    std::vector<Number> here = goals();
    std::vector<Number> next_round;
    for (int round = 0; !here.empty(); ++round, here.swap(next_round), next_round.clear())
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (steps[here[i]] != unknown) continue;
            steps[here[i]] = static_cast<std::uint8_t>(std::min<int>(round, far));
            for (std::size_t move = 0; move < move_count; ++move) {
                const Number to = next(here[i], move);
                if (to == wall || steps[to] != unknown) continue;
                (move < first_spin || cost_of_spin == 1 ? next_round : here).push_back(to);
            }
        }
    std::replace(steps.begin(), steps.end(), unknown, far);
    return steps;
}

}  // namespace trundle

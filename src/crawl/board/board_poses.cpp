#include "crawl/board/board_poses.h"

#include <algorithm>

namespace trundle {
namespace {

struct Extent {
    Cell origin;
    int width;
    int height;
    int headings;  // 4, or 1 if they are not told apart

    Extent(const Board& board, Pose start, const CrawlEnd& end, int margin) {
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

BoardPoses::BoardPoses(const Board& board, Pose start, const CrawlEnd& end, int margin) {
    const Extent window(board, start, end, margin);
    const int count = window.width * window.height * window.headings;
    start_ = static_cast<Number>(window.number_of(start));
    for (int number = 0; number < count; ++number) {
        const Pose pose = window.pose_of(number);
        is_goal_.push_back(!board.is_blocked(pose.cell) && (window.headings == 1 || end.allows(pose)) ? 1 : 0);
        for (const Move move : MoveSet::crawler()) {
            Pose to = after(World{{}, pose}, move).pose;
            const bool may = may_move(board, pose, move);
            if (board.is_unbounded() && window.is_point()) to.cell = pose.cell;
            next_.push_back(may && window.contains(to.cell) ? static_cast<Number>(window.number_of(to)) : wall);
        }
    }
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

std::vector<std::uint8_t> BoardPoses::steps_home() const {
    constexpr std::uint8_t far = 0xff;
    std::vector<std::uint8_t> steps(count(), far);
    std::vector<Number> queue = goals();
    for (const Number goal : queue) steps[goal] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i)  // every move has an inverse, so ways back are ways there
        for (std::size_t move = 0; move < move_count; ++move) {
            const Number to = next(queue[i], move);
            if (to == wall || steps[to] != far) continue;
            steps[to] = static_cast<std::uint8_t>(std::min(steps[queue[i]] + 1, far - 1));
            queue.push_back(to);
        }
    return steps;
}

}  // namespace trundle

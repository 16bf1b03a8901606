// What a crawl looks like: how often it turns, and how far from the middle it stops.
#include <trundle/crawl_picture.h>
#include <cstdlib>

namespace trundle {
namespace {

int changes_of_direction(Pose pose, std::span<const Move> moves) {
    int sum = 0;
    std::optional<Face> last;
    for (const Move move : moves) {
        if (const std::optional<Face> step = step_of(move, pose.rotation)) {
            if (last && step != last) sum += *step == opposite(*last) ? 2 : 1;
            last = step;
        }
        pose = after(World{{}, pose}, move).pose;
    }
    return sum;
}

// In half cells: a board of even width has its middle between two cells.
int way_from_middle(const Board& board, Pose pose, std::span<const Move> moves) {
    const Cell middle =
        board.is_unbounded() ? Cell{2 * pose.cell.x, 2 * pose.cell.z} : Cell{board.width() - 1, board.height() - 1};
    int sum = 0;
    for (const Move move : moves) {
        pose = after(World{{}, pose}, move).pose;
        if (move.steps()) sum += std::abs(2 * pose.cell.x - middle.x) + std::abs(2 * pose.cell.z - middle.z);
    }
    return sum;
}

}  // namespace

int score(Look look, const Board& board, Pose start, std::span<const Move> moves) {
    if (look == Look::calm) return changes_of_direction(start, moves);
    return look == Look::central ? way_from_middle(board, start, moves) : static_cast<int>(moves.size());
}

void BestLooking::show(const Moves& crawl) {
    const int shown = score(look_, board_, start_, crawl);
    const auto [seen, is_new] = best_of_length_.try_emplace(crawl.size(), Seen{shown, crawl});
    if (!is_new && shown < seen->second.score) seen->second = {shown, crawl};
}

const Moves* BestLooking::best() const {
    const Seen* best = nullptr;
    for (const auto& [length, seen] : best_of_length_)
        if (length <= best_of_length_.begin()->first + slack_ && (best == nullptr || seen.score < best->score))
            best = &seen;
    return best == nullptr ? nullptr : &best->crawl;
}

std::optional<Look> look_of(std::string_view name) {
    if (name == "short") return Look::brief;
    if (name == "calm") return Look::calm;
    if (name == "central") return Look::central;
    return {};
}

}  // namespace trundle

// How a crawl looks. Of several crawls that solve a cube, the calmest or the most central can be preferred to the
// shortest.
#pragma once

#include <trundle/move.h>
#include <map>
#include <optional>
#include <string_view>

namespace trundle {

enum class Look : std::uint8_t {
    brief,    // "short": as few moves as can be
    calm,     // few changes of direction
    central,  // near the middle of the board, or the start if the board has no end
};

// What is counted, less is better.
//   short    moves
//   calm     2 for a step straight back, 1 for a step to the side of the one before
//   central  the cells between each stop and the middle, along both axes, in half cells
int score(Look look, const Board& board, Pose start, std::span<const Move> moves);

// Keeps the best looking of the crawls that it is shown and that have at most `slack` moves more than the shortest of
// them: of equal ones the shortest, of those the first.
class BestLooking {
public:
    BestLooking(Look look, const Board& board, Pose start, std::size_t slack)
        : look_(look), board_(board), start_(start), slack_(slack) {}

    void show(const Moves& crawl);
    const Moves* best() const;  // nullptr: none was shown

private:
    struct Seen {
        int score;
        Moves crawl;
    };

    Look look_;
    const Board& board_;
    Pose start_;
    std::size_t slack_;
    std::map<std::size_t, Seen> best_of_length_;
};

std::optional<Look> look_of(std::string_view name);  // "short", "calm", "central"

}  // namespace trundle

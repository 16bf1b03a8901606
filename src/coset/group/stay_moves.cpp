#include "coset/group/stay_moves.h"

#include <unordered_set>

#include "tables/coordinates/axes.h"

namespace trundle {

std::vector<StayMove> stay_moves(Play play) {
    std::vector<StayMove> result;
    const auto stays = [](const Cube& cube) { return view_of(cube) == view_of(Cube()); };
    const auto is_new = [&](const Cube& cube) {
        for (const StayMove& move : result)
            if (move.cube == cube) return false;
        return true;
    };
    for (const Move move : moves_of(play))
        if (const Cube& cube = cube_of(move.turn()); stays(cube)) result.push_back({cube, {move}});
    for (const Move move : moves_of(play)) {
        const Cube& cube = cube_of(move.turn());
        if (!stays(cube) && stays(cube * cube) && is_new(cube * cube)) result.push_back({cube * cube, {move, move}});
    }
    return result;
}

std::vector<StayMove> stay_words(Play play, int longest, std::size_t most) {
    const std::vector<StayMove> moves = stay_moves(play);
    std::vector<std::vector<StayMove>> by_cost(static_cast<std::size_t>(longest) + 1);
    by_cost[0].push_back({});
    std::unordered_set<MemberNumber> known;
    std::vector<StayMove> words;
    for (const std::vector<StayMove>& level : by_cost)
        for (const StayMove& word : level) {
            if (!known.insert(members().number_of(word.cube)).second) continue;
            if (words.size() == most) return words;
            words.push_back(word);
            for (const StayMove& move : moves) {
                if (word.cost() + move.cost() > longest) continue;
                StayMove next{word.cube * move.cube, word.moves};
                next.moves.insert(next.moves.end(), move.moves.begin(), move.moves.end());
                by_cost[static_cast<std::size_t>(next.cost())].push_back(std::move(next));
            }
        }
    return words;
}

}  // namespace trundle

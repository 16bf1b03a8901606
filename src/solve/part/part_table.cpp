#include "solve/part/part_table.h"

namespace trundle {

template <class SpotsWith>
void PartTable::fill(std::vector<std::uint32_t> level, std::span<const SpotMove> moves, SpotsWith spots_with,
                     const Work& work) {
    std::vector<std::vector<Addend>> moved(moves.size(), addends_);  // what a piece adds once it has moved
    for (std::size_t m = 0; m < moves.size(); ++m)
        for (std::size_t a = 0; a < addends_.size(); ++a)
            for (std::size_t spot = 0; spot < spot_count; ++spot)
                moved[m][a].of[spot] = addends_[a].of[moves[m](addends_[a].piece, static_cast<std::uint8_t>(spot))];

    for (const std::uint32_t entry : level) distance_[entry] = 0;
    Spots spots{};
    for (std::uint8_t distance = 1; !level.empty(); ++distance) {
        std::vector<std::uint32_t> next;
        for (std::size_t i = 0; i < level.size(); ++i) {
            if (i % 1024 == 0 && work.is_stopped()) return;
            spots_with(level[i], spots);
            for (const std::vector<Addend>& addends : moved) {
                std::uint32_t to = 0;
                for (const Addend& addend : addends) to += addend.of[spots[addend.piece]];
                if (distance_[to] != unreachable) continue;
                distance_[to] = distance;
                next.push_back(to);
            }
        }
        level.swap(next);
    }
}

PartTable PartTable::of_pieces(std::span<const std::uint8_t> pieces, std::span<const Spots> goals,
                               std::span<const SpotMove> moves, const Work& work) {
    std::vector<Addend> addends;
    std::uint32_t digit = 1;
    for (const std::uint8_t piece : pieces) {
        Addend& addend = addends.emplace_back(Addend{piece, {}});
        for (std::uint32_t spot = 0; spot < spot_count; ++spot) addend.of[spot] = spot * digit;
        digit *= spot_count;
    }
    PartTable table(std::move(addends), digit);
    std::vector<std::uint32_t> home;
    for (const Spots& goal : goals) home.push_back(static_cast<std::uint32_t>(table.entry_of(goal)));
    const auto spots_with = [pieces](std::uint32_t entry, Spots& spots) {
        for (const std::uint8_t piece : pieces) {
            spots[piece] = static_cast<std::uint8_t>(entry % spot_count);
            entry /= spot_count;
        }
    };
    table.fill(std::move(home), moves, spots_with, work);
    return table;
}

PartTable PartTable::of_flips(std::span<const SpotMove> moves, const Work& work) {
    std::vector<Addend> addends;
    for (std::size_t edge = 0; edge < edge_count; ++edge) {
        Addend& addend = addends.emplace_back(Addend{static_cast<std::uint8_t>(first_edge + edge), {}});
        for (std::size_t place = 0; place < edge_count; ++place) addend.of[2 * place + 1] = 1u << place;
    }
    PartTable table(std::move(addends), std::size_t{1} << edge_count);
    const auto spots_with = [](std::uint32_t entry, Spots& spots) {
        for (std::size_t place = 0; place < edge_count; ++place)
            spots[first_edge + place] = static_cast<std::uint8_t>(2 * place + (entry >> place & 1));
    };
    table.fill({0}, moves, spots_with, work);
    return table;
}

}  // namespace trundle

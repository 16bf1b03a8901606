// The space of phase two: its rows are classes of corner permutations, and moves have lengths.
#include "tables/fill/fill.h"
#include "tables/phases/phase_two.h"

namespace trundle {
namespace {

class PhaseTwoSpace {
public:
    explicit PhaseTwoSpace(Play play)
        : reduction_(reduction_of(play)),
          is_quarter_(play == Play::quarter),
          moves_(play),
          edges_seen_(edges_through(reduction_)),
          is_odd_(odd_corner_permutations()) {
        for (std::size_t move = 0; move < moves_.count(); ++move)
            for (std::size_t s = 0; s < symmetries(); ++s)
                for (std::size_t edges = 0; edges < edge_permutation_count; ++edges)
                    map_.push_back(edges_seen_[s * edge_permutation_count + moves_.edges_after(edges, move)]);
    }

    std::size_t rows() const { return classes().class_count(); }
    static std::size_t entries() { return edge_permutation_count; }
    static std::size_t bits() { return 4; }
    const Classes& classes() const { return reduction_.corner_permutations(); }
    std::size_t symmetries() const { return reduction_.symmetry_count(); }
    std::size_t moves() const { return moves_.count(); }
    std::uint64_t length(std::size_t move) const { return static_cast<std::uint64_t>(moves_.length(move)); }
    std::uint64_t longest_move() const { return is_quarter_ ? 2 : 1; }
    static std::pair<std::size_t, std::size_t> home() { return {0, 0}; }

    using Entry = std::uint16_t;
    static Entry entry(std::size_t number) { return static_cast<Entry>(number); }
    static std::size_t number(Entry entry) { return entry; }

    struct Neighbour {
        std::size_t row;
        const std::uint16_t* map;

        std::size_t operator()(Entry from) const { return map[from]; }
    };
    Neighbour neighbour(std::size_t row, std::size_t move) const {
        const PhaseTwoCube turned =
            moves_.after({static_cast<std::uint16_t>(classes().representative(row)), 0, 0}, move);
        const std::uint32_t place = classes().place_of(turned.corners);
        const std::size_t symmetry = Classes::symmetry_of(place);
        return {Classes::row_of(place), &map_[(move * symmetries() + symmetry) * edge_permutation_count]};
    }
    Neighbour same(std::size_t row, std::size_t symmetry) const {
        return {row, &edges_seen_[symmetry * edge_permutation_count]};
    }

    bool may_be_at(std::size_t row, std::uint64_t level) const {
        return !is_quarter_ || is_odd_[classes().representative(row)] == (level & 1);
    }
    unsigned code_at(std::uint64_t level) const { return static_cast<unsigned>(is_quarter_ ? level / 2 : level); }
    std::uint64_t last_level() const { return is_quarter_ ? 29 : 14; }
    static bool caps_at(std::uint64_t, std::uint64_t) { return false; }

private:
    const Reduction& reduction_;
    bool is_quarter_;
    PhaseTwoMoves moves_;
    std::vector<std::uint16_t> edges_seen_;
    std::vector<std::uint8_t> is_odd_;
    std::vector<std::uint16_t> map_;  // [move][symmetry][edges]: where a move takes the entries of a row
};

// How many states have each entry.
std::vector<std::uint64_t> states_by_entry(const PhaseTwoSpace& space, const std::vector<std::uint64_t>& levels) {
    std::vector<std::uint64_t> states(16);
    states.back() = corner_permutation_count * edge_permutation_count;
    for (std::size_t level = 0; level < levels.size(); ++level) {
        states[space.code_at(level)] += levels[level];
        states.back() -= levels[level];
    }
    return states;
}

}  // namespace

Result<Content> build_phase_two(Play play, const Work& work, Checkpoint checkpoint) {
    const PhaseTwoSpace space(play);
    Result<Filled> filled = Fill(space, std::move(checkpoint), work, "building the table of the second phase").run();
    if (!filled) return filled.error();
    return Content{filled->entries.bytes, states_by_entry(space, filled->levels), filled->entries.keeper};
}

}  // namespace trundle

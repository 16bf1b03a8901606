// The space of a pattern: its rows are those of the layout, and all moves count one.
#include "tables/pruning/build.h"

#include "tables/fill/fill.h"

namespace trundle {
namespace {

class PatternSpace {
public:
    explicit PatternSpace(const Pattern& pattern) : layout_(pattern) {
        std::vector<Move> moves(moves_of(pattern.play).begin(), moves_of(pattern.play).end());
        moves.push_back({});  // last the move that does nothing
        for (std::size_t shape = 0; shape < layout_.shape_count(); ++shape)
            for (const Move move : moves)
                for (std::size_t s = 0; s < symmetries(); ++s) {
                    neighbours_.push_back(layout_.neighbour(shape, move, s));
                    for (std::size_t entry = 0; entry < group_size(); ++entry)
                        bits_.push_back(static_cast<std::uint16_t>(group_bit(neighbours_.back().second[entry])));
                }
    }

    const Layout& layout() const { return layout_; }
    std::size_t rows() const { return layout_.row_count(); }
    std::size_t entries() const { return layout_.row_entries(); }
    std::size_t bits() const { return layout_.entry_bits(); }
    const Classes& classes() const { return layout_.classes(); }
    std::size_t symmetries() const { return layout_.reduction().symmetry_count(); }
    std::size_t moves() const { return move_count_; }
    static std::uint64_t length(std::size_t) { return 1; }
    static std::uint64_t longest_move() { return 1; }
    // Who has the same twist stays together. It pays for large tables.
    std::size_t group_size() const {
        return layout_.pattern().coding == Pattern::Coding::capped ? layout_.minor_count() : 0;
    }

    std::pair<std::size_t, std::size_t> home() const {
        const Key home = layout_.key_of(Cube(), Rotation());
        return {Layout::row_of(home), layout_.entry_in_row(home)};
    }

    struct Entry {
        std::uint32_t number;
        std::uint16_t first;  // its halves
        std::uint16_t second;
    };
    Entry entry(std::size_t number) const {
        const auto small = static_cast<std::uint32_t>(number);
        const auto minors = static_cast<std::uint32_t>(layout_.minor_count());
        return {small, static_cast<std::uint16_t>(small / minors),
                static_cast<std::uint16_t>(layout_.second_of(small / minors, small % minors))};
    }
    static std::size_t number(const Entry& entry) { return entry.number; }

    struct Neighbour {
        std::size_t row;
        const Layout::Halves& halves;
        const std::uint16_t* bits;  // where each entry of a group leads

        std::size_t operator()(const Entry& from) const {
            return halves.first[from.first] + halves.second[from.second];
        }
        std::size_t group(std::size_t from) const { return halves.first[from]; }
    };
    Neighbour neighbour(std::size_t row, std::size_t move) const {
        return through(row, move, layout_.place_after(row, move));
    }
    Neighbour same(std::size_t row, std::size_t symmetry) const {
        const std::uint32_t place = static_cast<std::uint32_t>(row << Classes::symmetry_bits | symmetry);
        return through(row, move_count_, place);
    }

    static bool may_be_at(std::size_t, std::uint64_t) { return true; }
    unsigned code_at(std::uint64_t level) const {
        return static_cast<unsigned>(layout_.entry_bits() == 2 ? level % 3 : level);
    }
    static std::uint64_t last_level() { return ~std::uint64_t{0}; }
    bool caps_at(std::uint64_t level, std::uint64_t known) const {
        if (layout_.pattern().coding == Pattern::Coding::far) return level == Table::far_base;
        // From where on distances are told apart. One farther for quarter turns, with 18 % fewer nodes in a proof; for
        // face turns that would leave out 2 %, and take a third longer.
        const std::size_t near = layout_.pattern().play == Play::quarter ? 50 : 200;
        return layout_.pattern().coding == Pattern::Coding::capped && known > layout_.entry_count() / near;
    }

private:
    Neighbour through(std::size_t row, std::size_t move, std::uint32_t place) const {
        const std::size_t symmetry = Classes::symmetry_of(place);
        const Turn turn = move < move_count_ ? layout_.turn_of(move) : Turn();
        const std::size_t kind = layout_.shape_of(row, turn, symmetry) * (move_count_ + 1) + move;
        const std::size_t way = kind * symmetries() + symmetry;
        return {Classes::row_of(place), neighbours_[way], bits_.data() + way * group_size()};
    }

    Layout layout_;
    std::size_t move_count_ = moves_of(layout_.pattern().play).size();
    std::vector<Layout::Halves> neighbours_;  // [shape][move][symmetry]: what it makes of the entries of a row
    std::vector<std::uint16_t> bits_;         // and of those of a group, if it has groups
};

}  // namespace

Result<Table> build_table(const Pattern& pattern, const Work& work, Checkpoint checkpoint) {
    const PatternSpace space(pattern);
    Result<Filled> filled = Fill(space, std::move(checkpoint), work, "building " + name_of(pattern)).run();
    if (!filled) return filled.error();
    return Table(space.layout(), filled->entries.bytes, std::move(filled->levels), filled->entries.keeper);
}

}  // namespace trundle

// While few entries are known, each new one is pushed to its neighbours. Once many are, each unknown one pulls: it
// looks whether some neighbour was found on the last level. Rows run in parallel.
#include "tables/pruning/build.h"

#include <algorithm>
#include <bit>
#include <mutex>
#include <optional>

#include "base/parallel.h"

namespace trundle {
namespace {

class Builder {
public:
    Builder(const Pattern& pattern, const Work& work)
        : layout_(pattern), work_(work), codes_(layout_.byte_count(), 0xff), what_("building " + name_of(pattern)) {
        fill_neighbours();
    }

    Result<Table> run() {
        const Key home = layout_.key_of(Cube(), Rotation());
        find(Layout::row_of(home), layout_.entry_in_row(home), code_at(0), level_);
        spread_over_stabilisers(0);
        for (int level = 0; level_.entries > 0; ++level) {
            known_ += level_.entries;
            distribution_.push_back(level_.states);
            if (is_worth_capping(level)) cap_at(level);
            if (base_ && level == *base_ + static_cast<int>(unknown_) - 1) {
                distribution_.push_back(states_left());
                break;
            }
            // A push tries every neighbour of an entry, a pull most of them.
            const bool pushes = level_.entries < (layout_.entry_count() - known_) / 2;
            level_ = {};
            for_rows([&](std::size_t row, Found& found, std::vector<Entry>& entries) {
                if (pushes) push(row, level, found, entries);
                else pull(row, level, found, entries);
            });
            if (pushes) spread_over_stabilisers(level + 1);
            if (work_.is_stopped()) return Error{Fault::stopped, "stopped", "stopped while " + what_};
        }
        const auto keeper = std::make_shared<std::vector<std::uint8_t>>(std::move(codes_));
        return Table(layout_, *keeper, std::move(distribution_), keeper);
    }

private:
    struct Entry {
        std::uint32_t number;
        std::uint16_t first;  // its halves
        std::uint16_t second;
    };
    struct Found {
        std::size_t entries = 0;
        std::size_t states = 0;
    };

    template <class Step>
    void for_rows(Step step) {
        constexpr std::size_t rows_a_round = 64;
        const std::size_t rounds = (layout_.row_count() + rows_a_round - 1) / rows_a_round;
        parallel_for(work_.threads, rounds, [&](std::size_t round) {
            Found found;
            std::vector<Entry> entries;
            const std::size_t end = std::min((round + 1) * rows_a_round, layout_.row_count());
            for (std::size_t row = round * rows_a_round; row < end && !work_.is_stopped(); ++row)
                step(row, found, entries);
            const std::lock_guard lock(mutex_);
            level_.entries += found.entries;
            level_.states += found.states;
            work_.progress(what_,
                           static_cast<double>(known_ + level_.entries) / static_cast<double>(layout_.entry_count()));
        });
    }

    // What each move, and last the move that does nothing, makes of the entries of a row, seen through a symmetry.
    void fill_neighbours() {
        std::vector<Move> moves(moves_of(layout_.pattern().play).begin(), moves_of(layout_.pattern().play).end());
        moves.push_back({});
        for (std::size_t shape = 0; shape < layout_.shape_count(); ++shape)
            for (const Move move : moves)
                for (std::size_t s = 0; s < layout_.reduction().symmetry_count(); ++s)
                    neighbours_.push_back(layout_.neighbour(shape, move, s));
    }

    struct Neighbour {
        std::size_t row;
        const Layout::Halves& halves;

        std::size_t entry(Entry from) const { return halves.first[from.first] + halves.second[from.second]; }
    };
    Neighbour neighbour(std::size_t row, std::size_t move, std::uint32_t place) const {
        const std::size_t symmetries = layout_.reduction().symmetry_count();
        const std::size_t symmetry = place & ((1u << Classes::symmetry_bits) - 1);
        const std::size_t kind = layout_.shape_of(row) * (move_count_ + 1) + move;
        return {place >> Classes::symmetry_bits, neighbours_[kind * symmetries + symmetry]};
    }
    Neighbour neighbour(std::size_t row, std::size_t move) const {
        return neighbour(row, move, layout_.place_after(row, move));
    }

    unsigned code_at(int level) const {
        if (base_) return static_cast<unsigned>(level - *base_);
        return static_cast<unsigned>(unknown_ == 3 ? level % 3 : level);
    }

    // From here on codes are capped: all that is known is base or less, and only the next levels are told apart.
    void cap_at(int level) {
        base_ = level;
        for_rows([&](std::size_t row, Found&, std::vector<Entry>&) {
            const std::span bytes = std::span(codes_).subspan(row * layout_.row_bytes(), layout_.row_bytes());
            for (std::uint8_t& byte : bytes) {
                unsigned all = byte & 0xff / unknown_;  // a bit for each unknown entry
                for (std::size_t bit = 1; bit < bits_; ++bit) all &= byte >> bit;
                byte = static_cast<std::uint8_t>(all * unknown_);
            }
        });
    }
    bool is_worth_capping(int level) const {
        if (layout_.pattern().coding == Pattern::Coding::far) return level == Table::far_base;
        return layout_.pattern().coding == Pattern::Coding::capped && !base_ && known_ > layout_.entry_count() / 200;
    }
    std::uint64_t states_left() const {
        std::uint64_t states = 0;
        for (std::size_t row = 0; row < layout_.row_count(); ++row)
            states += layout_.classes().weight(row) * layout_.row_entries();
        for (const std::uint64_t found : distribution_) states -= found;
        return states;
    }

    // Threads meet in the same bytes. That does no harm: only entries of the next level change, they all change to the
    // same code, and nobody looks for that code before the level is done.
    unsigned code(std::size_t row, std::size_t entry) const {
        const std::size_t bit = entry * bits_;
        return __atomic_load_n(&codes_[row * layout_.row_bytes() + bit / 8], __ATOMIC_RELAXED) >> bit % 8 & unknown_;
    }
    // From unknown, which has all bits set, bits are only taken away. Whoever took them counts the entry.
    void find(std::size_t row, std::size_t entry, unsigned code, Found& found) {
        const std::size_t bit = entry * bits_;
        const auto kept = static_cast<std::uint8_t>(~((unknown_ ^ code) << bit % 8));
        const std::uint8_t before =
            __atomic_fetch_and(&codes_[row * layout_.row_bytes() + bit / 8], kept, __ATOMIC_RELAXED);
        if ((before >> bit % 8 & unknown_) != unknown_) return;
        ++found.entries;
        found.states += layout_.classes().weight(row);
    }

    void collect(std::size_t row, unsigned wanted, std::vector<Entry>& entries) const {
        entries.clear();
        std::uint32_t number = 0;
        for (std::size_t beside = 0; beside < layout_.beside_count(); ++beside)
            for (std::size_t minor = 0; minor < layout_.minor_count(); ++minor, ++number)
                if (code(row, number) == wanted)
                    entries.push_back({number, static_cast<std::uint16_t>(beside),
                                       static_cast<std::uint16_t>(layout_.second_of(beside, minor))});
    }

    bool is_unknown(std::size_t row) const {
        const auto begin = codes_.begin() + static_cast<std::ptrdiff_t>(row * layout_.row_bytes());
        return std::all_of(begin, begin + static_cast<std::ptrdiff_t>(layout_.row_bytes()),
                           [](std::uint8_t byte) { return byte == 0xff; });
    }

    // Remainders repeat every three levels: older entries are pushed again, in vain, but there are few of them.
    void push(std::size_t row, int level, Found& found, std::vector<Entry>& entries) {
        if (is_unknown(row)) return;
        const unsigned next = code_at(level + 1);
        collect(row, code_at(level), entries);
        for (std::size_t move = 0; move < move_count_ && !entries.empty(); ++move) {
            const Neighbour to = neighbour(row, move);
            for (Entry from : entries) {
                const std::size_t entry = to.entry(from);
                if (code(to.row, entry) == unknown_) find(to.row, entry, next, found);
            }
        }
    }

    // A state of a symmetric class has more than one entry: all of them must be found together. (Pulling does that.)
    void spread_over_stabilisers(int level) {
        const Classes& classes = layout_.classes();
        for_rows([&](std::size_t row, Found& found, std::vector<Entry>& entries) {
            if (classes.weight(row) == layout_.reduction().symmetry_count() || is_unknown(row)) return;
            collect(row, code_at(level), entries);
            for (std::uint32_t rest = classes.stabiliser(row); rest != 0; rest &= rest - 1) {
                const auto symmetry = static_cast<std::uint32_t>(std::countr_zero(rest));
                const Neighbour same = neighbour(row, move_count_, symmetry);
                for (Entry from : entries) {
                    const std::size_t entry = same.entry(from);
                    if (code(row, entry) == unknown_) find(row, entry, code_at(level), found);
                }
            }
        });
    }

    void pull(std::size_t row, int level, Found& found, std::vector<Entry>& unknown) {
        const unsigned here = code_at(level);
        const unsigned next = code_at(level + 1);
        collect(row, unknown_, unknown);
        for (std::size_t move = 0; move < move_count_ && !unknown.empty(); ++move) {
            const Neighbour to = neighbour(row, move);
            std::size_t kept = 0;
            for (Entry from : unknown) {
                const bool is_next = code(to.row, to.entry(from)) == here;
                if (is_next) find(row, from.number, next, found);
                unknown[kept] = from;
                kept += is_next ? 0 : 1;
            }
            unknown.resize(kept);
        }
    }

    Layout layout_;
    const Work& work_;
    std::size_t move_count_ = moves_of(layout_.pattern().play).size();
    std::size_t bits_ = layout_.entry_bits();
    unsigned unknown_ = layout_.entry_mask();
    std::vector<std::uint8_t> codes_;
    std::vector<Layout::Halves> neighbours_;  // [shape][move][symmetry]
    std::vector<std::uint64_t> distribution_;
    std::optional<int> base_;  // of capped codes, once it is known
    std::string what_;
    std::mutex mutex_;
    Found level_;            // on the level that is being made
    std::size_t known_ = 0;  // entries on all levels before
};

}  // namespace

Result<Table> build_table(const Pattern& pattern, const Work& work) { return Builder(pattern, work).run(); }

}  // namespace trundle

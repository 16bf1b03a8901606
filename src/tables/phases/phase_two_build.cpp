// Breadth first by length. While few entries are known they are pushed to their neighbours, later the unknown ones
// pull. (As build.cpp does for the other tables; here moves have lengths, and entries are lengths.)
#include <algorithm>
#include <bit>
#include <mutex>

#include "base/parallel.h"
#include "tables/phases/phase_two.h"

namespace trundle {
namespace {

class PhaseTwoBuilder {
public:
    PhaseTwoBuilder(Play play, const Work& work)
        : work_(work),
          reduction_(reduction_of(play)),
          classes_(reduction_.corner_permutations()),
          is_quarter_(play == Play::quarter),
          moves_(play),
          edges_seen_(edges_through(reduction_)),
          is_odd_(odd_corner_permutations()),
          entries_(classes_.class_count() * PhaseTwoTable::row_bytes, 0xff) {
        const std::size_t symmetries = reduction_.symmetry_count();
        for (std::size_t move = 0; move < moves_.count(); ++move)
            for (std::size_t s = 0; s < symmetries; ++s)
                for (std::size_t edges = 0; edges < edge_permutation_count; ++edges)
                    map_.push_back(edges_seen_[s * edge_permutation_count + moves_.edges_after(edges, move)]);
    }

    Result<Content> run() {
        find(0, 0, 0);
        std::size_t known = 1;
        const std::size_t all = entries_.size() * 2;
        const int longest = is_quarter_ ? 2 * unknown : unknown;
        for (int length = 1; length < longest && known < all; ++length) {
            const std::size_t found = known < all / 10 ? pushed(length) : pulled(length);
            known += found;
            if (work_.is_stopped()) return Error{Fault::stopped, "stopped", std::string("stopped while ") + what};
            work_.progress(what, static_cast<double>(known) / static_cast<double>(all));
        }
        const auto keeper = std::make_shared<std::vector<std::uint8_t>>(std::move(entries_));
        return Content{*keeper, distribution(*keeper), keeper};
    }

private:
    // How many states have each entry.
    std::vector<std::uint64_t> distribution(const std::vector<std::uint8_t>& entries) const {
        std::vector<std::uint64_t> states(unknown + 1);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::size_t weight = classes_.weight(i / PhaseTwoTable::row_bytes);
            states[entries[i] & 15] += weight;
            states[entries[i] >> 4] += weight;
        }
        return states;
    }

    static constexpr const char* what = "building the table of the second phase";
    static constexpr int unknown = 15;

    struct Neighbour {
        std::size_t row;
        const std::uint16_t* map;
    };
    Neighbour neighbour(std::size_t row, std::size_t move) const {
        const PhaseTwoCube turned =
            moves_.after({static_cast<std::uint16_t>(classes_.representative(row)), 0, 0}, move);
        const std::uint32_t place = classes_.place_of(turned.corners);
        return {place >> Classes::symmetry_bits, through(move, place & 15)};
    }
    const std::uint16_t* through(std::size_t move, std::size_t symmetry) const {
        return &map_[(move * reduction_.symmetry_count() + symmetry) * edge_permutation_count];
    }

    int entry_for(int length) const { return is_quarter_ ? length / 2 : length; }
    bool has_parity(std::size_t row, int length) const {
        return !is_quarter_ || is_odd_[classes_.representative(row)] == (length & 1);
    }
    int entry(std::size_t row, std::size_t edges) const {
        const std::uint8_t byte =
            __atomic_load_n(&entries_[row * PhaseTwoTable::row_bytes + edges / 2], __ATOMIC_RELAXED);
        return byte >> edges % 2 * 4 & 15;
    }
    // From unknown, which has all bits set, bits are only taken away. Whoever took them counts the entry.
    bool find(std::size_t row, std::size_t edges, int value) {
        const unsigned shift = edges % 2 * 4;
        const auto kept = static_cast<std::uint8_t>(~((unknown ^ value) << shift));
        std::uint8_t& byte = entries_[row * PhaseTwoTable::row_bytes + edges / 2];
        return (__atomic_fetch_and(&byte, kept, __ATOMIC_RELAXED) >> shift & 15) == unknown;
    }

    template <class Step>
    std::size_t for_rows(Step step) {
        std::size_t found = 0;
        std::mutex mutex;
        parallel_for(work_.threads, classes_.class_count(), [&](std::size_t row) {
            const std::size_t here = work_.is_stopped() ? 0 : step(row);
            const std::lock_guard lock(mutex);
            found += here;
        });
        return found;
    }

    // A state of a symmetric class has more than one entry: all of them are found together.
    std::size_t find_all(std::size_t row, std::size_t edges, int value) {
        std::size_t found = 0;
        for (std::uint32_t rest = classes_.stabiliser(row); rest != 0; rest &= rest - 1) {
            const auto s = static_cast<std::size_t>(std::countr_zero(rest));
            found += find(row, edges_seen_[s * edge_permutation_count + edges], value) ? 1u : 0u;
        }
        return found;
    }

    std::vector<std::uint16_t> entries_with(std::size_t row, int value) const {
        std::vector<std::uint16_t> entries;
        for (std::size_t edges = 0; edges < edge_permutation_count; edges += 2) {
            if (value != unknown && entries_[row * PhaseTwoTable::row_bytes + edges / 2] == 0xff) continue;
            for (std::size_t i = edges; i < edges + 2; ++i)
                if (entry(row, i) == value) entries.push_back(static_cast<std::uint16_t>(i));
        }
        return entries;
    }

    std::size_t pushed(int length) {
        return for_rows([&](std::size_t row) {
            std::size_t found = 0;
            for (int step = 1; step <= std::min(length, is_quarter_ ? 2 : 1); ++step) {
                if (!has_parity(row, length - step)) continue;
                const std::vector<std::uint16_t> from = entries_with(row, entry_for(length - step));
                for (std::size_t move = 0; move < moves_.count() && !from.empty(); ++move) {
                    if (moves_.length(move) != step) continue;
                    const Neighbour to = neighbour(row, move);
                    for (const std::uint16_t edges : from)
                        if (entry(to.row, to.map[edges]) == unknown)
                            found += find_all(to.row, to.map[edges], entry_for(length));
                }
            }
            return found;
        });
    }

    std::size_t pulled(int length) {
        return for_rows([&](std::size_t row) -> std::size_t {
            if (!has_parity(row, length)) return 0;
            std::vector<std::uint16_t> left = entries_with(row, unknown);
            const std::size_t before = left.size();
            for (std::size_t move = 0; move < moves_.count() && !left.empty(); ++move) {
                const Neighbour to = neighbour(row, move);
                const int wanted = entry_for(length - moves_.length(move));
                std::size_t kept = 0;
                for (const std::uint16_t edges : left) {
                    const bool is_found = entry(to.row, to.map[edges]) == wanted;
                    if (is_found) find(row, edges, entry_for(length));
                    left[kept] = edges;
                    kept += is_found ? 0 : 1;
                }
                left.resize(kept);
            }
            return before - left.size();
        });
    }

    const Work& work_;
    const Reduction& reduction_;
    const Classes& classes_;
    bool is_quarter_;
    PhaseTwoMoves moves_;
    std::vector<std::uint16_t> edges_seen_;
    std::vector<std::uint8_t> is_odd_;
    std::vector<std::uint16_t> map_;  // [move][symmetry][edges]: where a move takes the entries of a row
    std::vector<std::uint8_t> entries_;
};

}  // namespace

Result<Content> build_phase_two(Play play, const Work& work) { return PhaseTwoBuilder(play, work).run(); }

}  // namespace trundle

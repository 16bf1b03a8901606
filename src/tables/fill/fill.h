// Distances of all states of a space, breadth first. While few entries are known, each new one is pushed to its
// neighbours. Once many are, each unknown one pulls: it looks whether some neighbour was found before. Rows run in
// parallel; the bytes are the same for any number of threads, and however often the work was left and taken up again.
//
// A space has rows, which are classes of a coordinate, and in each row entries. It says
//
//   rows(), entries(), bits(), classes(), symmetries()
//   moves(), length(move), longest_move()               what a move costs
//   entry(number)                                       an Entry, made to be led on quickly
//   neighbour(row, move), same(row, symmetry)           a row, and where in it each Entry leads
//   may_be_at(row, level), code_at(level)               entries of a row may have every second distance only
//   last_level(), caps_at(level, known)                 where to end; where codes begin to count from
//   group_size()                                        0, or so many entries stay together: see groups.h
#pragma once

#include <bit>
#include <cstring>
#include <mutex>

#include "tables/coordinates/reduction.h"
#include "tables/files/checkpoint.h"
#include "tables/files/entries.h"
#include "tables/files/large_pages.h"
#include "tables/fill/for_rows.h"
#include "tables/fill/groups.h"

namespace trundle {

struct Filled {
    LargeArray entries;
    std::vector<std::uint64_t> levels;  // states at each distance
};

template <class Space>
class Fill {
public:
    Fill(const Space& space, Checkpoint checkpoint, const Work& work, std::string what)
        : space_(space),
          checkpoint_(std::move(checkpoint)),
          work_(work),
          what_(std::move(what)),
          rows_(space.entries(), space.bits()),
          classes_(space.classes()) {
        for (std::size_t number = 0; number < space.entries(); ++number) entries_.push_back(space.entry(number));
    }

    Result<Filled> run() {
        const std::size_t size = space_.rows() * rows_.row_bytes();
        Result<LargeArray> array = large_array(size + GroupReader::slack);
        if (!array) return array.error();
        bytes_ = array->bytes = array->bytes.first(size);
        if (!resume() && !begin()) return stopped();
        while (!is_done()) {
            if (!at_.is_begun && !begin_level()) return stopped();
            if (!make_level()) {
                checkpoint_.leave(bytes_, numbers());
                return stopped();
            }
            end_level();
        }
        while (levels_.back() == 0) levels_.pop_back();
        if (is_at_cap()) levels_.push_back(states_left());
        return Filled{*std::move(array), std::move(levels_)};
    }

private:
    using Entry = typename Space::Entry;
    static constexpr bool has_groups = requires(const Space& space) { space.group_size(); };
    struct Found {
        std::uint64_t entries = 0;
        std::uint64_t states = 0;
    };
    // All but the bytes and the levels that are done.
    struct Standing {
        std::uint64_t level = 0;  // the last that is done
        std::uint64_t known = 0;  // entries up to there
        std::uint64_t last = 0;   // on it
        std::uint64_t empty = 0;  // levels without any, at the end
        std::uint64_t has_base = 0, base = 0;
        std::uint64_t is_begun = 0, pushes = 0;  // the next level
        std::uint64_t row = 0;                   // of the next level, rows before it are done
        Found found;                             // on the next level
    };
    using Numbers = std::array<std::uint64_t, sizeof(Standing) / sizeof(std::uint64_t)>;

    Error stopped() const { return stopped_error("while " + what_); }

    std::vector<std::uint64_t> numbers() const {
        const auto at = std::bit_cast<Numbers>(at_);
        std::vector<std::uint64_t> numbers(at.begin(), at.end());
        numbers.insert(numbers.end(), levels_.begin(), levels_.end());
        return numbers;
    }
    bool resume() {
        const std::vector<std::uint64_t> numbers = checkpoint_.resume(bytes_, work_);
        Numbers at{};
        if (numbers.size() <= at.size()) return false;
        std::copy_n(numbers.begin(), at.size(), at.begin());
        at_ = std::bit_cast<Standing>(at);
        levels_.assign(numbers.begin() + at.size(), numbers.end());
        return true;
    }

    bool begin() {
        std::size_t next = 0;
        const auto clear = [&](std::size_t first, std::size_t last) {
            std::memset(&bytes_[first * rows_.row_bytes()], 0xff, (last - first) * rows_.row_bytes());
        };
        if (!for_rows(space_.rows(), next, work_, clear, [] {})) return false;
        const auto [row, entry] = space_.home();
        at_.found.entries = find(row, entry, code_at(0)) ? 1 : 0;
        at_.found.states = at_.found.entries * classes_.weight(row);
        levels_.push_back(at_.found.states);
        at_.known = at_.last = at_.found.entries;
        return true;
    }

    bool is_done() const {
        return is_at_cap() || at_.known == space_.rows() * space_.entries() || at_.empty == space_.longest_move() ||
               at_.level == space_.last_level();
    }

    bool begin_level() {
        if (at_.has_base == 0 && space_.caps_at(at_.level, at_.known) && !cap()) return false;
        // A push tries every neighbour of what was found last. A pull tries those of what is unknown, but only until
        // one of them was found last: the more of these there are, the sooner.
        const auto all = static_cast<double>(space_.rows() * space_.entries());
        const double last = static_cast<double>(at_.last) / all, unknown = 1 - static_cast<double>(at_.known) / all;
        // Groups ask all neighbours at once, which takes as long as a push of one entry in 30.
        at_.pushes = group_size() > 0 ? last < 1. / 30 : static_cast<double>(space_.moves()) * last * last < unknown;
        at_.row = 0;
        at_.found = {};
        at_.is_begun = 1;
        return true;
    }
    bool make_level() {
        const auto round = [&](std::size_t first, std::size_t last) {
            Found found;
            Hands hands;
            for (std::size_t row = first; row < last && !work_.is_stopped(); ++row)
                if (at_.pushes != 0) push(row, found, hands);
                else if (group_size() > 0) pull_groups(row, found, hands);
                else pull(row, found, hands);
            const std::lock_guard lock(mutex_);
            at_.found.entries += found.entries;
            at_.found.states += found.states;
            work_.progress(what_, static_cast<double>(at_.known + at_.found.entries) /
                                      static_cast<double>(space_.rows() * space_.entries()));
        };
        std::size_t next = at_.row;
        return for_rows(space_.rows(), next, work_, round, [&] {
            at_.row = next;
            checkpoint_.offer(bytes_, numbers(), work_);
        });
    }
    void end_level() {
        levels_.push_back(at_.found.states);
        at_.known += at_.found.entries;
        at_.last = at_.found.entries;
        at_.empty = at_.last == 0 ? at_.empty + 1 : 0;
        ++at_.level;
        at_.is_begun = 0;
    }

    // From here on codes are capped: all that is known is base or less, and only the next levels are told apart.
    bool cap() {
        std::size_t next = 0;
        const auto round = [&](std::size_t first, std::size_t last) {
            for (std::uint8_t& byte : bytes_.subspan(first * rows_.row_bytes(), (last - first) * rows_.row_bytes())) {
                unsigned all = byte & 0xff / unknown_;  // a bit for each unknown entry
                for (std::size_t bit = 1; bit < rows_.bits(); ++bit) all &= byte >> bit;
                byte = static_cast<std::uint8_t>(all * unknown_);
            }
        };
        if (!for_rows(space_.rows(), next, work_, round, [] {})) return false;
        at_.has_base = 1;
        at_.base = at_.level;
        return true;
    }
    bool is_at_cap() const { return at_.has_base != 0 && at_.level == at_.base + unknown_ - 1; }
    std::uint64_t states_left() const {
        std::uint64_t states = 0;
        for (std::size_t row = 0; row < space_.rows(); ++row) states += classes_.weight(row) * space_.entries();
        for (const std::uint64_t found : levels_) states -= found;
        return states;
    }

    unsigned code_at(std::uint64_t level) const {
        return at_.has_base != 0 ? static_cast<unsigned>(level - at_.base) : space_.code_at(level);
    }

    struct Spot {
        std::uint8_t* byte;
        std::uint8_t shift;
    };
    Spot spot(std::size_t row, std::size_t entry) const {
        const EntrySpot spot = rows_.spot(bytes_.data(), row, entry);
        return {bytes_.data() + (spot.address - bytes_.data()), spot.shift};
    }

    // Threads meet in the same bytes. That does no harm: only entries of the next level change, they all change to the
    // same code, and nobody looks for that code before the level is done.
    unsigned code(std::size_t row, std::size_t entry) const {
        const auto [byte, shift] = spot(row, entry);
        return __atomic_load_n(byte, __ATOMIC_RELAXED) >> shift & unknown_;
    }
    // From unknown, which has all bits set, bits are only taken away. Whoever took them counts the entry: true.
    bool find(std::size_t row, std::size_t entry, unsigned code) {
        const auto [byte, shift] = spot(row, entry);
        const auto kept = static_cast<std::uint8_t>(~((unknown_ ^ code) << shift));
        return (__atomic_fetch_and(byte, kept, __ATOMIC_RELAXED) >> shift & unknown_) == unknown_;
    }
    // A state of a symmetric class has more than one entry: all of them are found together. Returns how many.
    std::uint64_t find_all(std::size_t row, std::size_t entry, unsigned code) {
        std::uint64_t count = 0;
        for (std::uint32_t rest = classes_.stabiliser(row); rest != 0; rest &= rest - 1) {
            const auto symmetry = static_cast<std::size_t>(std::countr_zero(rest));
            count += find(row, space_.same(row, symmetry)(entries_[entry]), code) ? 1 : 0;
        }
        return count;
    }
    // In a row to which nobody else writes.
    void set(std::size_t row, std::size_t entry, unsigned code) {
        const auto [byte, shift] = spot(row, entry);
        const auto kept = static_cast<std::uint8_t>(~((unknown_ ^ code) << shift));
        __atomic_store_n(byte, static_cast<std::uint8_t>(*byte & kept), __ATOMIC_RELAXED);
    }

    // Entries are taken up in pieces that stay in the nearest cache while all moves are tried on them.
    static constexpr std::size_t piece_bytes = 256;

    struct Hands {  // what a thread works with
        struct Way {
            typename Space::Neighbour to;
            unsigned wanted;  // the code at its end
        };
        std::vector<Way> ways;
        std::vector<Entry> entries;
        std::vector<std::uint32_t> targets;
    };

    // Calls visit() for each piece of a row that has entries with the wanted code, with these in `entries`.
    template <class Visit>
    void for_pieces(std::size_t row, unsigned wanted, std::vector<Entry>& entries, Visit visit) const {
        const std::uint8_t* const bytes = &bytes_[row * rows_.row_bytes()];
        const std::size_t a_byte = 8 / rows_.bits();
        for (std::size_t first = 0; first < rows_.row_bytes(); first += piece_bytes) {
            entries.clear();
            for (std::size_t i = first; i < std::min(first + piece_bytes, rows_.row_bytes()); ++i) {
                const unsigned byte = __atomic_load_n(bytes + i, __ATOMIC_RELAXED);
                if (byte == 0xff && wanted != unknown_) continue;
                const std::size_t end = std::min((i + 1) * a_byte, space_.entries());
                for (std::size_t k = i * a_byte, shift = 0; k < end; ++k, shift += rows_.bits())
                    if ((byte >> shift & unknown_) == wanted) entries.push_back(entries_[k]);
            }
            if (!entries.empty()) visit();
        }
    }

    // Remainders repeat every three levels: older entries are pushed again, in vain, but there are few of them.
    void push(std::size_t row, Found& found, Hands& hands) {
        const std::uint64_t next = at_.level + 1;
        for (std::uint64_t length = 1; length <= std::min<std::uint64_t>(space_.longest_move(), next); ++length) {
            if (!space_.may_be_at(row, next - length)) continue;
            look_around(row, hands, [&](std::size_t move) { return space_.length(move) == length; });
            for_pieces(row, code_at(next - length), hands.entries, [&] {
                for (const auto& [to, wanted] : hands.ways) push(to, code_at(next), found, hands);
            });
        }
    }
    // Targets lie far apart: all are asked for before the first is looked at.
    void push(const typename Space::Neighbour& to, unsigned new_code, Found& found, Hands& hands) {
        hands.targets.clear();
        for (const Entry& from : hands.entries) {
            hands.targets.push_back(static_cast<std::uint32_t>(to(from)));
            __builtin_prefetch(spot(to.row, hands.targets.back()).byte, 1);
        }
        const std::uint64_t weight = classes_.weight(to.row);
        const bool is_symmetric = weight != space_.symmetries();
        std::uint64_t count = 0;
        for (const std::size_t entry : hands.targets) {
            if (code(to.row, entry) != unknown_) continue;
            if (is_symmetric) count += find_all(to.row, entry, new_code);
            else count += find(to.row, entry, new_code) ? 1 : 0;
        }
        found.entries += count;
        found.states += count * weight;
    }

    void pull(std::size_t row, Found& found, Hands& hands) {
        const std::uint64_t next = at_.level + 1;
        if (!space_.may_be_at(row, next)) return;
        look_around(row, hands, [&](std::size_t move) { return space_.length(move) <= next; });
        for_pieces(row, unknown_, hands.entries, [&] {
            hands.targets.resize(hands.entries.size());
            std::size_t left = hands.entries.size(), hits = 0;
            for (const auto& [to, wanted] : hands.ways) {
                // Without a branch: nobody can tell which of them are hits.
                std::size_t kept = 0;
                for (std::size_t i = 0; i < left; ++i) {
                    const Entry from = hands.entries[i];
                    const bool is_hit = code(to.row, to(from)) == wanted;
                    hands.targets[hits] = static_cast<std::uint32_t>(space_.number(from));
                    hands.entries[kept] = from;
                    hits += is_hit ? 1 : 0;
                    kept += is_hit ? 0 : 1;
                }
                left = kept;
                if (left == 0) break;
            }
            for (std::size_t i = 0; i < hits; ++i) set(row, hands.targets[i], code_at(next));
            found.entries += hits;
            found.states += hits * classes_.weight(row);
        });
    }

    std::size_t group_size() const {
        if constexpr (has_groups) return space_.group_size();
        else return 0;
    }
    void pull_groups(std::size_t row, Found& found, Hands& hands) {
        if constexpr (has_groups) switch (group_words(group_size())) {
                case 1:
                    return pull_groups<1>(row, found, hands);
                case 2:
                    return pull_groups<2>(row, found, hands);
                case 3:
                    return pull_groups<3>(row, found, hands);
                case 5:
                    return pull_groups<5>(row, found, hands);
                case 10:
                    return pull_groups<10>(row, found, hands);
            }
    }
    template <std::size_t Words>
    void pull_groups(std::size_t row, Found& found, Hands& hands) {
        look_around(row, hands, [](std::size_t) { return true; });
        const std::size_t size = group_size(), count = space_.entries() / size;
        std::uint64_t entries = 0;
        for (std::size_t first = 0; first < count; first += groups_at_once) {
            const std::size_t end = std::min(first + groups_at_once, count);
            GroupBlock<Words> hits{}, block{};
            for (const auto& [to, wanted] : hands.ways) {
                const std::uint8_t* const there = &bytes_[to.row * rows_.row_bytes()];
                for (std::size_t group = first; group < end; ++group) {
                    const auto bits = GroupReader::with_code<Words>(there, to.group(group), wanted);
                    for (std::size_t i = 0; i < Words; ++i) block[i * groups_at_once + group - first] = bits[i];
                }
                turn_about_diagonal<Words>(block);
                for (std::size_t entry = 0; entry < size; ++entry) hits[group_bit(entry)] |= block[to.bits[entry]];
            }
            turn_about_diagonal<Words>(hits);
            std::uint8_t* const here = &bytes_[row * rows_.row_bytes()];
            for (std::size_t group = first; group < end; ++group) {
                GroupBits<Words> bits = GroupReader::with_code<Words>(here, group * size, unknown_);
                for (std::size_t i = 0; i < Words; ++i) {
                    bits[i] &= hits[i * groups_at_once + group - first];
                    entries += static_cast<std::uint64_t>(std::popcount(bits[i]));
                }
                GroupReader::set(here, group * size, bits, code_at(at_.level + 1));
            }
        }
        found.entries += entries;
        found.states += entries * classes_.weight(row);
    }

    template <class IsWanted>
    void look_around(std::size_t row, Hands& hands, IsWanted is_wanted) const {
        hands.ways.clear();
        for (std::size_t move = 0; move < space_.moves(); ++move)
            if (is_wanted(move))
                hands.ways.push_back({space_.neighbour(row, move), code_at(at_.level + 1 - space_.length(move))});
    }

    const Space& space_;
    Checkpoint checkpoint_;
    const Work& work_;
    std::string what_;
    EntryRows rows_;
    const Classes& classes_;
    std::vector<Entry> entries_;  // of a row
    unsigned unknown_ = rows_.mask();
    std::span<std::uint8_t> bytes_;
    std::vector<std::uint64_t> levels_;
    Standing at_;
    std::mutex mutex_;
};

}  // namespace trundle

#include "god/coset_classes.h"

#include <trundle/coset.h>

#include "base/parallel.h"
#include "god/bits.h"
#include "tables/coordinates/move_tables.h"

namespace trundle {
namespace {

constexpr std::size_t rows_a_round = 256;

}  // namespace

CosetClasses::CosetClasses(CosetsTold told)
    : reduction_(reduction_of(Play::crawler)),
      classes_(reduction_.flip_slices()),
      twists_(twists_told(told)),
      row_words_((twists_ + word_bits - 1) / word_bits) {
    const MoveTables& tables = move_tables();
    const std::span<const Move> moves = moves_of(Play::crawler);
    const std::size_t symmetries = reduction_.symmetry_count();
    seen_.resize(symmetries * moves.size() * twists_);
    own_.resize(seen_.size());
    for (std::size_t s = 0; s < symmetries; ++s)
        for (std::size_t m = 0; m < moves.size(); ++m)
            for (std::size_t twist = 0; twist < twists_; ++twist) {
                const std::size_t seen =
                    twists_ == 1 ? 0 : reduction_.twist_seen(s, tables.twist.after(twist, moves[m].turn()));
                const std::size_t permutation = (s * moves.size() + m) * twists_;
                seen_[permutation + twist] = static_cast<std::uint16_t>(seen);
                own_[permutation + seen] = static_cast<std::uint16_t>(twist);
            }
    for (std::size_t row = 0; row < row_count(); ++row)
        for (std::size_t m = 0; m < moves.size(); ++m) {
            const std::uint32_t place =
                classes_.place_of(tables.flip_slice_after(classes_.representative(row), moves[m].turn()));
            const std::size_t symmetry = Classes::symmetry_of(place);
            neighbours_.push_back(
                {Classes::row_of(place), static_cast<std::uint32_t>((symmetry * moves.size() + m) * twists_)});
        }
}

CosetClasses::Place CosetClasses::place_of(const Cube& cube) const {
    const std::uint32_t place = classes_.place_of(slice_of(cube) * flip_count + flip_of(cube));
    const std::size_t symmetry = Classes::symmetry_of(place);
    return {Classes::row_of(place), twists_ == 1 ? std::uint16_t{} : reduction_.twist_seen(symmetry, twist_of(cube))};
}

SolvableCube CosetClasses::cube_at(Place place) const {
    return cube_of_coset(std::uint64_t{place.twist} * flip_slice_count + classes_.representative(place.row));
}

// A coset stands in the row of its class with the twist that the representative sees, and so do its images: but if
// symmetries keep the representative, they may see other twists of the same coset.
CosetClasses::Set CosetClasses::around(const Cube& centre) const {
    Set set = none();
    const Place place = place_of(centre);
    for (std::size_t s = 0; s < reduction_.symmetry_count(); ++s) {
        if ((classes_.stabiliser(place.row) >> s & 1) == 0) continue;
        const std::size_t twist = twists_ == 1 ? 0 : reduction_.twist_seen(s, place.twist);
        set_bit(&set[place.row * row_words_], twist);
    }
    return set;
}

std::uint64_t CosetClasses::count(const Set& set) const {
    std::uint64_t sum = 0;
    for (std::size_t row = 0; row < row_count(); ++row)
        sum += std::uint64_t{count_ones(&set[row * row_words_], row_words_)} * classes_.weight(row);
    return sum;
}

CosetClasses::Place CosetClasses::pick(const Set& set, Random& random) const {
    std::uint64_t skip = random.below(count_ones(set.data(), set.size()));
    for (std::size_t i = 0;; ++i) {
        const auto here = static_cast<std::uint64_t>(std::popcount(set[i]));
        if (skip >= here) {
            skip -= here;
            continue;
        }
        Word word = set[i];
        for (; skip > 0; --skip) word &= word - 1;
        return {
            static_cast<std::uint32_t>(i / row_words_),
            static_cast<std::uint16_t>(i % row_words_ * word_bits + static_cast<std::size_t>(std::countr_zero(word)))};
    }
}

CosetClasses::Set CosetClasses::complement(const Set& set) const {
    Set rest = set;
    const Word last = twists_ % word_bits == 0 ? ~Word{0} : (Word{1} << twists_ % word_bits) - 1;
    for (std::size_t i = 0; i < rest.size(); ++i) rest[i] = ~rest[i] & ((i + 1) % row_words_ == 0 ? last : ~Word{0});
    return rest;
}

// Level by level. Each row takes what is new in its neighbours: moves have inverses, so it does not matter which way a
// move is seen, and threads write nothing but rows of their own. A row that lacks little asks its neighbours for that.
CosetClasses::Set CosetClasses::ball(Set centres, int radius, const Work& work) const {
    Set inside = std::move(centres), edge = inside, next = none();
    std::vector<std::uint16_t> known(row_count()), offered(row_count()), found(row_count());
    for (std::size_t row = 0; row < row_count(); ++row)
        known[row] = offered[row] = static_cast<std::uint16_t>(count_ones(&inside[row * row_words_], row_words_));
    const std::size_t moves = neighbours_.size() / row_count();
    const auto take_neighbours = [&](std::size_t row) {
        Word* const own = &next[row * row_words_];
        std::fill_n(own, row_words_, 0);
        found[row] = 0;
        const std::span neighbours(&neighbours_[row * moves], moves);
        std::size_t new_there = 0;
        for (const Neighbour& neighbour : neighbours) new_there += offered[neighbour.row];
        const std::size_t lacking = twists_ - known[row];
        if (lacking == 0 || new_there == 0) return;
        if (lacking * 2 < new_there) {
            for (std::size_t twist = 0; twist < twists_; ++twist) {
                if (has_bit(&inside[row * row_words_], twist)) continue;
                for (const Neighbour& neighbour : neighbours)
                    if (contains(edge, {neighbour.row, seen_[neighbour.permutation + twist]})) {
                        set_bit(own, twist);
                        break;
                    }
            }
        } else {
            for (const Neighbour& neighbour : neighbours) {
                if (offered[neighbour.row] == 0) continue;
                const std::uint16_t* const own_twist = &own_[neighbour.permutation];
                for_each_one(&edge[neighbour.row * row_words_], row_words_,
                             [&](std::size_t twist) { set_bit(own, own_twist[twist]); });
            }
            for (std::size_t i = 0; i < row_words_; ++i) own[i] &= ~inside[row * row_words_ + i];
        }
        found[row] = static_cast<std::uint16_t>(count_ones(own, row_words_));
    };
    for (int level = 1; level <= radius && !work.is_stopped(); ++level) {
        parallel_for(work.threads, (row_count() + rows_a_round - 1) / rows_a_round, [&](std::size_t round) {
            const std::size_t end = std::min(row_count(), (round + 1) * rows_a_round);
            for (std::size_t row = round * rows_a_round; row < end && !work.is_stopped(); ++row) take_neighbours(row);
        });
        for (std::size_t i = 0; i < inside.size(); ++i) inside[i] |= next[i];
        for (std::size_t row = 0; row < row_count(); ++row)
            known[row] = static_cast<std::uint16_t>(known[row] + found[row]);
        std::swap(edge, next);
        std::swap(offered, found);
    }
    return inside;
}

}  // namespace trundle

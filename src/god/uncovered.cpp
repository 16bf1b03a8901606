#include "god/uncovered.h"

#include <mutex>

#include "base/memory.h"
#include "base/parallel.h"
#include "god/bits.h"
#include "moves/symmetries.h"
#include "tables/coordinates/axes.h"

namespace trundle {
namespace {

constexpr std::size_t page_words = flip_count / word_bits;
constexpr std::size_t pages_a_round = slice_count;  // those of a twist

// The flips of one twist and one set of slice places are a page.
class GrowingCover {
public:
    explicit GrowingCover(CosetsTold told) : page_count_(twists_told(told) * slice_count), told_(told) {
        for (const Move move : moves_of(Play::crawler)) turns_.push_back(static_cast<std::size_t>(move.turn().id()));
    }

    std::optional<Error> make_room(const Work& work) {
        const std::uint64_t bytes = 3 * page_count_ * (page_words * sizeof(std::uint64_t) + sizeof(std::uint16_t));
        if (work.memory != 0 && bytes > work.memory) return memory_error(bytes - work.memory);
        for (Pages* pages : {&inside_, &edge_, &next_}) {
            if (work.is_stopped()) return stopped_error("before the cover was checked");
            if (const auto error = reserve(pages->words, page_count_ * page_words, work)) return error;
            if (const auto error = reserve(pages->ones, page_count_, work)) return error;
            pages->words.resize(page_count_ * page_words);
            pages->ones.resize(page_count_);
        }
        return {};
    }

    void add(const View& coset) {
        const std::size_t page = page_of(told_ == CosetsTold::by_all ? coset.twist : 0, coset.slice);
        if (has_bit(inside_.page(page), coset.flip)) return;
        for (Pages* pages : {&inside_, &edge_}) {
            set_bit(pages->page(page), coset.flip);
            ++pages->ones[page];
        }
    }

    // One crawl further; false if the work was stopped.
    bool grow(const Work& work, double done, double step) {
        std::mutex mutex;
        std::size_t rounds = 0;
        const std::size_t all = page_count_ / pages_a_round;
        parallel_for(work.threads, all, [&](std::size_t round) {
            if (work.is_stopped()) return;
            for (std::size_t i = 0; i < pages_a_round; ++i) take_neighbours(round * pages_a_round + i);
            const std::lock_guard lock(mutex);
            work.progress("checking the cover", done + step * static_cast<double>(++rounds) / static_cast<double>(all));
        });
        if (work.is_stopped()) return false;
        parallel_for(work.threads, all, [&](std::size_t round) {
            for (std::size_t page = round * pages_a_round; page < (round + 1) * pages_a_round; ++page) {
                if (next_.ones[page] == 0) continue;
                inside_.ones[page] = static_cast<std::uint16_t>(inside_.ones[page] + next_.ones[page]);
                for (std::size_t i = 0; i < page_words; ++i) inside_.page(page)[i] |= next_.page(page)[i];
            }
        });
        std::swap(edge_, next_);
        return true;
    }

    std::uint64_t left() const {
        std::uint64_t left = std::uint64_t{page_count_} * flip_count;
        for (const std::uint16_t ones : inside_.ones) left -= ones;
        return left;
    }

private:
    struct Pages {
        std::vector<std::uint64_t> words{};
        std::vector<std::uint16_t> ones{};  // in each page

        std::uint64_t* page(std::size_t number) { return &words[number * page_words]; }
    };

    static std::size_t page_of(std::size_t twist, std::size_t slice) { return twist * slice_count + slice; }

    // The neighbours of a coset are where it goes by the crawls, of which each has its inverse. A page that lacks
    // little looks for that among them; else what is new there comes here, by the inverse.
    void take_neighbours(std::size_t page) {
        std::uint64_t* const own = next_.page(page);
        const std::uint64_t* const known = inside_.page(page);
        std::fill_n(own, page_words, 0);
        next_.ones[page] = 0;
        const std::size_t lacking = flip_count - inside_.ones[page];
        const std::size_t twist = page / slice_count, slice = page % slice_count;
        std::size_t offered = 0;
        std::array<std::size_t, Turn::count> there{};
        for (const std::size_t turn : turns_) {
            there[turn] = page_of(told_ == CosetsTold::by_all ? tables_.twist.after(twist, turn) : 0,
                                  tables_.slice.after(slice, turn));
            offered += edge_.ones[there[turn]];
        }
        if (lacking == 0 || offered == 0) return;
        if (lacking * 2 < offered) {
            for (std::size_t i = 0; i < page_words; ++i) {
                std::uint64_t found = 0;
                const std::uint64_t missing = ~known[i];
                for_each_one(&missing, 1, [&](std::size_t bit) {
                    for (const std::size_t turn : turns_) {
                        if (!has_bit(edge_.page(there[turn]), tables_.flip.after(i * word_bits + bit, turn))) continue;
                        found |= std::uint64_t{1} << bit;
                        return;
                    }
                });
                own[i] = found;
            }
        } else {
            for (const std::size_t turn : turns_) {
                const auto back = static_cast<std::size_t>(Turn::from_id(static_cast<int>(turn)).inverse().id());
                if (edge_.ones[there[turn]] == 0) continue;
                for_each_one(edge_.page(there[turn]), page_words,
                             [&](std::size_t flip) { set_bit(own, tables_.flip.after(flip, back)); });
            }
            for (std::size_t i = 0; i < page_words; ++i) own[i] &= ~known[i];
        }
        next_.ones[page] = static_cast<std::uint16_t>(count_ones(own, page_words));
    }

    const MoveTables& tables_ = move_tables();
    std::size_t page_count_;
    CosetsTold told_;
    std::vector<std::size_t> turns_;
    Pages inside_, edge_, next_;  // all that is covered; what the last crawl added; what the next one adds
};

}  // namespace

Result<std::uint64_t> count_uncovered(std::span<const SolvableCube> centres, int radius, CosetsTold told,
                                      const Work& work) {
    GrowingCover cover(told);
    if (const auto error = cover.make_room(work)) return *error;
    for (const SolvableCube& centre : centres)
        for (const Symmetry symmetry : symmetries_of(Play::crawler))
            cover.add(view_of(conjugated(centre.cube(), symmetry)));
    for (int level = 0; level < radius && cover.left() > 0; ++level)
        if (!cover.grow(work, static_cast<double>(level) / radius, 1.0 / radius))
            return stopped_error("while the cover was checked");
    return cover.left();
}

}  // namespace trundle

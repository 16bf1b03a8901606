#include "search/breadth.h"

#include <algorithm>
#include <mutex>

#include "base/parallel.h"
#include "cube/turns.h"
#include "moves/canonical.h"

namespace trundle {

Breadth::Breadth(Play play, Standing standing, const Configuration& start)
    : neighbours_(play, standing), before_(part_count), here_(part_count), next_(part_count) {
    const PackedConfiguration first = neighbours_.class_of(start);
    states_ = neighbours_.states(first);
    here_[first.hash() % part_count].push_back(first);
}

std::uint64_t Breadth::classes() const {
    std::uint64_t sum = 0;
    for (const PackedClasses& part : here_) sum += part.size();
    return sum;
}

bool Breadth::advance(const Work& work) {
    std::mutex mutex;
    std::size_t done = 0;
    const auto step = [&] { work.progress("counting", static_cast<double>(++done) / (2 * part_count)); };
    parallel_for(work.threads, part_count, [&](std::size_t part) {
        PackedClasses found;
        neighbours_.append(here_[part], found, work);
        const std::lock_guard lock(mutex);
        for (const PackedConfiguration& packed : found) next_[packed.hash() % part_count].push_back(packed);
        step();
    });
    states_ = 0;
    parallel_for(work.threads, part_count, [&](std::size_t part) {
        if (work.is_stopped()) return;
        keep_new(next_[part], {before_[part], here_[part]});
        next_[part].shrink_to_fit();
        const std::uint64_t states = neighbours_.states(next_[part]);
        const std::lock_guard lock(mutex);
        states_ += states;
        step();
    });
    before_ = std::move(here_);
    here_ = std::move(next_);
    next_ = std::vector<PackedClasses>(part_count);
    return !work.is_stopped();
}

// The number of canonical sequences is an upper bound for the number of configurations; before equal neighbours are
// merged, each class of the last level but one lies there once for each of its moves.
std::uint64_t Breadth::bytes_for(Play play, int depth) {
    const Canonical canonical(moves_of(play));
    std::vector<double> count(canonical.state_count());
    count[Canonical::start] = 1;
    double before = 0;
    double here = 1;
    for (int d = 0; d < depth; ++d) {
        std::vector<double> next(count.size());
        before = here;
        here = 0;
        for (std::size_t state = 0; state < count.size(); ++state)
            for (std::size_t move = 0; move < canonical.move_count() && count[state] > 0; ++move) {
                const Canonical::State to = canonical.next(static_cast<Canonical::State>(state), move);
                if (to != Canonical::forbidden) next[to] += count[state], here += count[state];
            }
        count.swap(next);
    }
    const double growth_of_vectors = 1.5;
    const double merged_later = before * static_cast<double>(canonical.move_count()) * growth_of_vectors;
    const double classes = (before + std::max(here, merged_later)) / static_cast<double>(Relabelings(play).count());
    return static_cast<std::uint64_t>(std::min(classes * sizeof(PackedConfiguration), 1e18));
}

}  // namespace trundle

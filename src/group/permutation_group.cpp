#include "group/permutation_group.h"

#include <algorithm>

namespace trundle {

PermutationGroup::PermutationGroup(std::size_t degree) : levels_(degree) {
    for (std::size_t k = 0; k < degree; ++k) {
        Level& level = levels_[k];
        level.orbit.push_back(static_cast<Permutation::Point>(k));
        level.carry.resize(degree);
        level.back.resize(degree);
        level.carry[k] = level.back[k] = Permutation(degree);
    }
}

bool PermutationGroup::contains(std::size_t level, std::size_t end, Permutation element) const {
    for (std::size_t k = level; k < end; ++k) {
        const Permutation::Point image = element[k];
        if (image == k) continue;
        if (!levels_[k].back[image]) return false;
        element = element * *levels_[k].back[image];
    }
    return true;
}

void PermutationGroup::add(const Permutation& generator) {
    if (!contains(generator)) add(0, generator);
}

// Every place that point k can go to, and every way back to k that the elements known so far would not give: by
// Schreier's lemma these ways generate the next level. Pairs of an old place and an old generator were followed before.
void PermutationGroup::add(std::size_t k, const Permutation& generator) {
    Level& level = levels_[k];
    level.generators.push_back(generator);
    const std::size_t old = level.orbit.size();
    for (std::size_t i = 0; i < level.orbit.size(); ++i)
        for (std::size_t g = i < old ? level.generators.size() - 1 : 0; g < level.generators.size(); ++g)
            follow(k, level.orbit[i], level.generators[g]);
}

void PermutationGroup::follow(std::size_t k, Permutation::Point point, const Permutation& generator) {
    Level& level = levels_[k];
    const Permutation::Point image = generator[point];
    const Permutation way = *level.carry[point] * generator;
    if (!level.carry[image]) {
        level.orbit.push_back(image);
        level.carry[image] = way;
        level.back[image] = way.inverse();
        return;
    }
    const Permutation loop = way * *level.back[image];
    if (!contains(k + 1, degree(), loop)) add(k + 1, loop);
}

Natural PermutationGroup::order() const {
    Natural order = 1;
    for (const Level& level : levels_) order *= static_cast<std::uint32_t>(level.orbit.size());
    return order;
}

Natural PermutationGroup::index_in(Natural order) const {
    for (const Level& level : levels_) order /= static_cast<std::uint32_t>(level.orbit.size());
    return order;
}

std::vector<Permutation::Point> PermutationGroup::orbits() const {
    std::vector<Permutation::Point> smallest(degree());
    std::iota(smallest.begin(), smallest.end(), Permutation::Point{0});
    for (bool changed = true; changed;) {
        changed = false;
        for (const Level& level : levels_)
            for (const Permutation& generator : level.generators)
                for (std::size_t point = 0; point < degree(); ++point) {
                    Permutation::Point& a = smallest[point];
                    Permutation::Point& b = smallest[generator[point]];
                    if (a == b) continue;
                    a = b = std::min(a, b);
                    changed = true;
                }
    }
    return smallest;
}

}  // namespace trundle

#include "search/promise.h"

#include <algorithm>

namespace trundle {

void Promise::set(std::vector<Beginning> beginnings) {
    beginnings_ = std::move(beginnings);
    nodes_ = 0;
    for (const Beginning& beginning : beginnings_) nodes_ += beginning.nodes;
}

std::uint64_t Promise::nodes_below(const MoveIndices& path) const {
    // No beginning begins another: those that are like the path, as far as both go, lie beside each other.
    const auto turns_off_before = [](const MoveIndices& a, const MoveIndices& b) {
        const auto [in_a, in_b] = std::ranges::mismatch(a, b);
        return in_a != a.end() && in_b != b.end() && *in_a < *in_b;
    };
    std::uint64_t nodes = 0;
    for (const Beginning& known : std::ranges::equal_range(beginnings_, path, turns_off_before, &Beginning::path))
        nodes += known.nodes;
    return nodes;
}

}  // namespace trundle

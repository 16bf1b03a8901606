#include "search/promise.h"

#include <algorithm>

namespace trundle {

void Promise::set(std::vector<Beginning> beginnings) {
    beginnings_ = std::move(beginnings);
    nodes_ = 0;
    for (const Beginning& beginning : beginnings_) nodes_ += beginning.nodes;
}

std::uint64_t Promise::nodes_below(const MoveIndices& path) const {
    const auto after = std::ranges::upper_bound(beginnings_, path, {}, &Beginning::path);
    if (after == beginnings_.begin()) return 0;
    const Beginning& known = *std::prev(after);
    const bool is_beginning = std::ranges::mismatch(known.path, path).in1 == known.path.end();
    return is_beginning ? known.nodes : 0;
}

}  // namespace trundle

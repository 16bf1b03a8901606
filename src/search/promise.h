// Where a solution is likely to be: below beginnings that led to many nodes when all paths of the length before were
// searched. Half of what is searched before a solution is found is spared by looking there first.
#pragma once

#include <cstdint>
#include <vector>

namespace trundle {

// Indices into the moves of the play.
using MoveIndices = std::vector<std::uint8_t>;

class Promise {
public:
    struct Beginning {
        MoveIndices path;
        std::uint64_t nodes;
    };

    // What the length before was like, its beginnings in the order of the tree.
    void set(std::vector<Beginning> beginnings);

    std::uint64_t nodes() const { return nodes_; }
    // Below a path, or below a beginning of it if no more is known.
    std::uint64_t nodes_below(const MoveIndices& path) const;

private:
    std::vector<Beginning> beginnings_;
    std::uint64_t nodes_ = 0;
};

}  // namespace trundle

// Where the nodes of a search are: a herd for each depth, made when a search first gets there.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "search/rules.h"

namespace trundle {

// A herd is full when it has `Size` members; the children of the last node still find room.
template <class Node, std::size_t Size>
class Herds {
public:
    static constexpr std::size_t capacity = Size + Rules::max_moves;

    Node* at(std::size_t depth) {
        if (depth >= herds_.size()) herds_.resize(depth + 1);
        if (!herds_[depth]) herds_[depth] = std::make_unique_for_overwrite<Node[]>(capacity);
        return herds_[depth].get();
    }

private:
    std::vector<std::unique_ptr<Node[]>> herds_;
};

}  // namespace trundle

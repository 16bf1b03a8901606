#include "coset/words.h"

#include <algorithm>
#include <unordered_set>

#include "cube/turns.h"

namespace trundle {
namespace {

constexpr std::uint32_t none = ~0u;

struct CubeHash {
    std::size_t operator()(const Cube& cube) const {
        std::uint64_t hash = 0;
        for (std::size_t at = 0; at < 32; at += 8) {
            std::uint64_t word = 0;
            for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{cube.bytes()[at + i]} << 8 * i;
            hash = (hash ^ word) * 0x9e3779b97f4a7c15;
            hash ^= hash >> 32;
        }
        return hash;
    }
};

// All normal words of up to some length, as a tree.
struct WordTree {
    struct Node {
        std::uint32_t parent = none;
        std::uint32_t end = 0;    // the node of the word without its first move
        std::uint8_t move = 0;    // its last
        bool begins_one = false;  // whether it is the beginning of a word that is not
    };
    std::size_t move_count;
    std::vector<Node> nodes{Node{}};
    std::vector<std::uint32_t> child;    // [node][move], none: forbidden, or too long
    std::vector<MoveMask> forbidden{0};  // moves that make a forbidden word of it, no piece of which is forbidden

    explicit WordTree(std::size_t moves) : move_count(moves), child(moves, none) {}

    std::uint32_t child_of(std::uint32_t node, std::size_t move) const { return child[node * move_count + move]; }
};

WordTree tree_of(Play play, int length, const Work& work) {
    const std::span<const Move> moves = moves_of(play);
    WordTree tree(moves.size());
    std::unordered_set<Cube, CubeHash> known{Cube()};
    std::vector<Cube> level{Cube()};
    std::size_t first = 0;  // node of the first word of the level
    for (int depth = 0; depth < length; ++depth) {
        std::vector<Cube> next;
        const std::size_t end = tree.nodes.size();
        for (std::size_t node = first; node < end; ++node) {
            if (node % 1024 == 0 && work.is_stopped()) return tree;
            for (std::size_t move = 0; move < moves.size(); ++move) {
                // The word without its first move must be normal, too.
                const std::uint32_t shorter = node == 0 ? 0 : tree.child_of(tree.nodes[node].end, move);
                if (shorter == none) continue;
                const Cube cube = level[node - first] * cube_of(moves[move].turn());
                if (!known.insert(cube).second) {
                    tree.forbidden[node] |= MoveMask{1} << move;
                    continue;
                }
                if (depth + 1 == length) continue;
                tree.child[node * moves.size() + move] = static_cast<std::uint32_t>(tree.nodes.size());
                tree.nodes.push_back({static_cast<std::uint32_t>(node), shorter, static_cast<std::uint8_t>(move)});
                tree.child.resize(tree.child.size() + moves.size(), none);
                tree.forbidden.push_back(0);
                next.push_back(cube);
            }
        }
        first = end;
        level.swap(next);
    }
    return tree;
}

}  // namespace

NormalWords::NormalWords(Play play, int length, const Work& work) : move_count_(moves_of(play).size()) {
    WordTree tree = tree_of(play, length, work);
    std::vector<WordTree::Node>& nodes = tree.nodes;
    for (std::uint32_t node = 0; node < nodes.size(); ++node)
        if (tree.forbidden[node] != 0)
            for (std::uint32_t at = node; at != none && !nodes[at].begins_one; at = nodes[at].parent)
                nodes[at].begins_one = true;

    // Words in the order of their length: their ends come before them.
    std::vector<State> state_of(nodes.size());
    std::vector<std::uint32_t> node_of{0};
    for (std::uint32_t node = 1; node < nodes.size(); ++node) {
        tree.forbidden[node] |= tree.forbidden[nodes[node].end];
        if (!nodes[node].begins_one) {
            state_of[node] = state_of[nodes[node].end];
            continue;
        }
        state_of[node] = static_cast<State>(node_of.size());
        node_of.push_back(node);
    }
    const MoveMask all = (MoveMask{1} << move_count_) - 1;
    for (const std::uint32_t node : node_of) {
        allowed_.push_back(all & ~tree.forbidden[node]);
        for (std::size_t move = 0; move < move_count_; ++move) {
            std::uint32_t to = tree.child_of(node, move);
            if (to == none && node != 0) to = tree.child_of(nodes[node].end, move);
            next_.push_back(to == none ? start : state_of[to]);
        }
    }
}

int NormalWords::length_for(Play play, int depth) {
    const int pays = play == Play::crawler ? 7 : play == Play::quarter ? 3 : 4;
    return std::clamp(depth - 2, 2, pays);
}

}  // namespace trundle

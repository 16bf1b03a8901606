#include "moves/normal_words.h"

#include <algorithm>
#include <bitset>
#include <cassert>
#include <unordered_map>

namespace trundle {
namespace {

constexpr std::uint32_t none = ~0u;

// On a board that no word can leave, whose middle is 0,0.
constexpr int side = 2 * NormalWords::max_length + 1;
using CellSet = std::bitset<side * side>;

CellSet set_of(Cell cell) {
    constexpr int middle = NormalWords::max_length;
    return CellSet(1) << static_cast<std::size_t>((cell.z + middle) * side + cell.x + middle);
}

// What a word does to a cube and, if cells count, where it leads.
struct Deed {
    Cube cube;
    Pose pose;

    friend bool operator==(const Deed&, const Deed&) = default;
};

struct DeedHash {
    std::size_t operator()(const Deed& deed) const {
        const Pose& pose = deed.pose;
        auto hash =
            static_cast<std::uint64_t>((pose.cell.z * side + pose.cell.x) * Rotation::count + pose.rotation.id());
        for (std::size_t at = 0; at < 32; at += 8) {
            std::uint64_t word = 0;
            for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{deed.cube.bytes()[at + i]} << 8 * i;
            hash = (hash ^ word) * 0x9e3779b97f4a7c15;
            hash ^= hash >> 32;
        }
        return hash;
    }
};

struct Walk {
    Deed deed;
    CellSet cells;  // all it comes to

    Walk after(Move move, Cells count) const {
        Walk walk{{deed.cube * cube_of(move.turn()), {}}, {}};
        if (count == Cells::ignored) return walk;
        walk.deed.pose = trundle::after(World{{}, deed.pose}, move).pose;
        walk.cells = cells | set_of(walk.deed.pose.cell);
        return walk;
    }
};

// The walks of all words so far.
class KnownWalks {
public:
    explicit KnownWalks(Cells count) : count_(count) {}

    // False if one of them can stand in for it.
    bool insert(const Walk& walk) {
        const auto [begin, end] = known_.equal_range(walk.deed);
        const bool is_needless = std::any_of(begin, end, [&](const auto& known) {
            const CellSet& cells = known.second;
            return cells == walk.cells || (count_ == Cells::counted && (cells & ~walk.cells).none());
        });
        if (!is_needless) known_.emplace_hint(begin, walk.deed, walk.cells);
        return !is_needless;
    }

private:
    Cells count_;
    std::unordered_multimap<Deed, CellSet, DeedHash> known_;
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

WordTree tree_of(Play play, int length, Cells cells, const Work& work) {
    const std::span<const Move> moves = moves_of(play);
    WordTree tree(moves.size());
    KnownWalks known(cells);
    std::vector<Walk> level{{{}, cells == Cells::ignored ? CellSet() : set_of({})}};
    known.insert(level[0]);
    std::size_t first = 0;  // node of the first word of the level
    for (int depth = 0; depth < length; ++depth) {
        std::vector<Walk> next;
        const std::size_t end = tree.nodes.size();
        for (std::size_t node = first; node < end; ++node) {
            if (node % 1024 == 0 && work.is_stopped()) return tree;
            for (std::size_t move = 0; move < moves.size(); ++move) {
                // The word without its first move must be normal, too.
                const std::uint32_t shorter = node == 0 ? 0 : tree.child_of(tree.nodes[node].end, move);
                if (shorter == none) continue;
                const Walk walk = level[node - first].after(moves[move], cells);
                if (!known.insert(walk)) {
                    tree.forbidden[node] |= MoveMask{1} << move;
                    continue;
                }
                if (depth + 1 == length) continue;
                tree.child[node * moves.size() + move] = static_cast<std::uint32_t>(tree.nodes.size());
                tree.nodes.push_back({static_cast<std::uint32_t>(node), shorter, static_cast<std::uint8_t>(move)});
                tree.child.resize(tree.child.size() + moves.size(), none);
                tree.forbidden.push_back(0);
                next.push_back(walk);
            }
        }
        first = end;
        level.swap(next);
    }
    return tree;
}

}  // namespace

NormalWords::NormalWords(Play play, int length, const Work& work, Cells cells) : move_count_(moves_of(play).size()) {
    assert(length <= max_length);
    WordTree tree = tree_of(play, length, cells, work);
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
            const bool is_forbidden = (tree.forbidden[node] >> move & 1) != 0;
            next_.push_back(is_forbidden ? Canonical::forbidden : to == none ? start : state_of[to]);
        }
    }
    if (move_count_ > most_paired) return;
    for (std::size_t state = 0; state < allowed_.size(); ++state) {
        std::uint64_t pairs = 0;
        for (std::size_t move = 0; move < move_count_; ++move)
            if (allowed_[state] >> move & 1) pairs |= allowed_[next_[state * move_count_ + move]] << most_paired * move;
        allowed_pairs_.push_back(pairs);
    }
}

int NormalWords::length_for(Play play, int depth) {
    const int pays = play == Play::crawler ? 7 : play == Play::quarter ? 3 : 4;
    return std::clamp(depth - 2, 2, pays);
}

}  // namespace trundle

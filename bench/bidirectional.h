// The plain search of the path program's note, as the comparison and the oracle of `optimize`: breadth first from both
// ends, round by round, in a table of canonical configurations. It shares no search code with the library, and it
// counts words: all sequences over the 27 layer moves, redundant ones too.
#pragma once

#include <trundle/move.h>
#include <string>
#include <unordered_map>
#include <vector>

namespace trundle::bench {

class Bidirectional {
public:
    explicit Bidirectional(const World& target) { backward_.push_back({{key_of(target), {target, 1}}}); }

    // How many words of this length lead from the solved cube to the target. Ask for 0, 1, 2, ... in turn.
    std::uint64_t words(int length) {
        const auto ahead = static_cast<std::size_t>((length + 1) / 2);
        const auto behind = static_cast<std::size_t>(length / 2);
        while (forward_.size() <= ahead) step_forward();
        while (backward_.size() <= behind) step_backward();
        std::uint64_t sum = 0;
        for (const auto& [key, reached] : backward_[behind])
            sum += reached.words * words_to(forward_[ahead], reached.world);
        return sum;
    }

private:
    struct Reached {
        World world;
        std::uint64_t words = 0;
    };
    using Level = std::unordered_map<std::string, Reached>;

    static std::string key_of(const World& world) {
        const Cube::Bytes& bytes = world.cube.cube().bytes();
        return std::string(bytes.begin(), bytes.end()) + static_cast<char>(world.pose.rotation.id());
    }
    // The smallest of the 48 relabelings.
    static std::string canonical(const World& world) {
        std::string best;
        for (int id = 0; id < Symmetry::count; ++id) {
            const Symmetry s = Symmetry::from_id(id);
            const Cube cube = conjugated(world.cube.cube(), s);
            const int rotation = (s.inverse() * Symmetry(world.pose.rotation) * s).id();
            std::string key(cube.bytes().begin(), cube.bytes().end());
            key += static_cast<char>(rotation);
            if (best.empty() || key < best) best = key;
        }
        return best;
    }
    static std::uint64_t words_to(const Level& level, const World& world) {
        const auto found = level.find(canonical(world));
        return found == level.end() ? 0 : found->second.words;
    }

    // A configuration is reached as often as its 27 neighbours were one round before.
    void step_forward() {
        Level next;
        for (const auto& [key, reached] : forward_.back())
            for (Move move : MoveSet::slice()) {
                const World world = after(reached.world, move);
                Reached& there = next[canonical(world)];
                if (there.words > 0) continue;
                there.world = world;
                for (Move back : MoveSet::slice()) there.words += words_to(forward_.back(), after(world, back));
            }
        forward_.push_back(std::move(next));
    }
    void step_backward() {
        Level next;
        for (const auto& [key, reached] : backward_.back())
            for (Move move : MoveSet::slice()) {
                const World world = after(reached.world, move);
                Reached& there = next[key_of(world)];
                there.world = world;
                there.words += reached.words;
            }
        backward_.push_back(std::move(next));
    }

    std::vector<Level> forward_{{{canonical({}), {{}, 1}}}};
    std::vector<Level> backward_;
};

// What the count of all words must be, from the classes of a search: a word that is one move longer than the shortest
// is reduced, or one of its letters is split in two. In a run of k parallel layers each of k letters splits, and the k
// + 1 letters have (k + 1)! orders (two equal halves come in two kinds, which makes up for their missing order).
inline std::uint64_t split_words(std::span<const Move> path) {
    std::vector<std::uint64_t> runs;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (i > 0 && path[i].axis() == path[i - 1].axis()) ++runs.back();
        else runs.push_back(1);
    }
    const auto factorial = [](std::uint64_t n) {
        std::uint64_t product = 1;
        for (std::uint64_t k = 2; k <= n; ++k) product *= k;
        return product;
    };
    std::uint64_t sum = 0;
    for (std::size_t split = 0; split < runs.size(); ++split) {
        std::uint64_t words = runs[split];
        for (std::size_t i = 0; i < runs.size(); ++i) words *= factorial(runs[i] + (i == split ? 1 : 0));
        sum += words;
    }
    return sum;
}

}  // namespace trundle::bench

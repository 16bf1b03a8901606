#include "crawl/plan/commutators.h"

#include "group/piece_kind.h"
#include "moves/canonical.h"

namespace trundle {
namespace {

constexpr std::size_t longest_a = 5;
constexpr std::size_t longest_b = 3;

struct ShortCrawl {
    Moves moves;
    World world;  // what they do
    Canonical::State state = Canonical::start;
};

// Short crawls on a board without end, by length.
std::vector<ShortCrawl> short_crawls(std::size_t longest) {
    const Canonical canonical(MoveSet::crawler(), Cells::counted);
    std::vector<ShortCrawl> words{{}};
    for (std::size_t i = 0; i < words.size() && words[i].moves.size() < longest; ++i)
        for (std::size_t m = 0; m < MoveSet::crawler().size(); ++m) {
            const Canonical::State state = canonical.next(words[i].state, m);
            if (state == Canonical::forbidden) continue;
            const Move move = MoveSet::crawler()[m];
            ShortCrawl word{words[i].moves, after(words[i].world, move), state};
            word.moves.push_back(move);
            words.push_back(std::move(word));
        }
    return words;
}

// The kind of pieces of which [a, b] cycles three, if it does nothing else: it has moved what differs between a b and
// b a. Two pieces cannot move alone, nor one be turned alone, so three are of one kind.
const PieceKind* kind_cycled(const Cube& ab, const Cube& ba) {
    std::size_t moved = 0;
    for (std::size_t i = 0; i < ab.bytes().size(); ++i) moved += ab.bytes()[i] != ba.bytes()[i] ? 1 : 0;
    if (moved != 3) return nullptr;
    for (const PieceKind& kind : piece_kinds)
        for (int place = 0; place < kind.count; ++place)
            if (kind.piece_at(ab, place).id != kind.piece_at(ba, place).id) return &kind;
    return nullptr;  // three corners, each twisted in its place
}

std::uint32_t key_of(const Cycle& cycle) {
    return (cycle[0] * std::uint32_t{movable_facelet_count} + cycle[1]) * std::uint32_t{movable_facelet_count} +
           cycle[2];
}

Moves written_out(const Moves& a, const Moves& b) {
    Moves moves = a;
    for (const Moves& part : {b, inverted(a), inverted(b)}) moves.insert(moves.end(), part.begin(), part.end());
    return moves;
}

}  // namespace

std::vector<Moves> without_cancelling(std::span<const Moves> crawls) {
    struct Kept {
        Move move;
        std::size_t crawl;
    };
    std::vector<Kept> kept;
    for (std::size_t crawl = 0; crawl < crawls.size(); ++crawl)
        for (const Move move : crawls[crawl]) {
            // The last move, and if spins have gathered at the end all of them, that turn the same layers.
            std::vector<std::size_t> alike;
            for (std::size_t i = kept.size(); i-- > 0;) {
                if (kept[i].move.layers() == move.layers() && kept[i].move.axis() == move.axis()) alike.push_back(i);
                if (move.steps() || kept[i].move.steps()) break;
            }
            const auto remove_last = [&] { kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(alike[0])); };
            if (!alike.empty() && kept[alike[0]].move == move.inverse()) remove_last();
            else if (!move.steps() && alike.size() == 2) kept[alike[1]].move = move.inverse(), remove_last();
            else kept.push_back({move, crawl});
        }
    std::vector<Moves> left(crawls.size());
    for (const auto& [move, crawl] : kept) left[crawl].push_back(move);
    return left;
}

Moves without_cancelling(std::span<const Move> moves) {
    const Moves crawl(moves.begin(), moves.end());
    return without_cancelling(std::span(&crawl, 1))[0];
}

const std::vector<Commutator>& commutators() {
    static const std::vector<Commutator> all = [] {
        std::vector<Commutator> result;
        for (const Move a : MoveSet::crawler())
            for (const Move b : MoveSet::crawler()) {
                const Moves moves = written_out({a}, {b});
                const World world = after(World{}, moves);
                if (world.pose == Pose{} && !world.is_solved()) result.push_back({{a}, {b}, moves});
            }
        const auto library = commutator_library().all();
        result.insert(result.end(), library.begin(), library.end());
        return result;
    }();
    return all;
}

CommutatorLibrary::CommutatorLibrary() {
    const std::vector<ShortCrawl> words = short_crawls(longest_a);
    std::array<std::vector<Commutator>, piece_kinds.size()> found;
    for (const ShortCrawl& b : words) {
        if (b.moves.size() > longest_b) break;
        for (const ShortCrawl& a : words) {
            const Cube& one = a.world.cube.cube();
            const Cube& other = b.world.cube.cube();
            const PieceKind* kind = kind_cycled(one * other, other * one);
            if (!kind) continue;
            Moves moves = written_out(a.moves, b.moves);
            if (after(World{}, moves).pose != Pose{}) continue;
            std::vector<Commutator>& shortest = found[static_cast<std::size_t>(kind - piece_kinds.data())];
            moves = without_cancelling(moves);
            if (!shortest.empty() && shortest[0].moves.size() > moves.size()) shortest.clear();
            if (shortest.empty() || shortest[0].moves.size() == moves.size())
                shortest.push_back({a.moves, b.moves, std::move(moves)});
        }
    }
    for (std::vector<Commutator>& commutators : found)
        for (Commutator& commutator : commutators) {
            const Permutation moved = permutation_of(after(World{}, commutator.moves).cube.cube());
            for (std::size_t facelet = 0; facelet < movable_facelet_count; ++facelet) {
                if (moved[facelet] == facelet) continue;
                const Cycle cycle{static_cast<std::uint8_t>(facelet), static_cast<std::uint8_t>(moved[facelet]),
                                  static_cast<std::uint8_t>(moved[moved[facelet]])};
                by_cycle_[key_of(cycle)].push_back(static_cast<std::uint16_t>(all_.size()));
            }
            all_.push_back(std::move(commutator));
        }
}

std::span<const std::uint16_t> CommutatorLibrary::with(const Cycle& cycle) const {
    const auto found = by_cycle_.find(key_of(cycle));
    return found == by_cycle_.end() ? std::span<const std::uint16_t>() : found->second;
}

const CommutatorLibrary& commutator_library() {
    static const CommutatorLibrary library;
    return library;
}

}  // namespace trundle

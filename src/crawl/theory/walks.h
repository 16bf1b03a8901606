// All crawls up to a length: every cube and pose that they reach, each once, with the last move of a shortest crawl.
#pragma once

#include <algorithm>

#include "base/memory.h"
#include "crawl/board/board_poses.h"

namespace trundle {

class Walks {
public:
    static constexpr std::size_t no_move = 8;

    // Sixteen bytes: 12 x 5 bits of edges; 8 x 5 bits of corners, 16 of the pose, 3 of the last move.
    struct Entry {
        std::uint64_t edges = 0;
        std::uint64_t rest = 0;

        Entry(const Cube& cube, BoardPoses::Number pose, std::size_t last_move) {
            for (int place = 0; place < edge_count; ++place) {
                const Piece piece = cube.edge(place);
                edges |= std::uint64_t{piece.id} << 5 * place | std::uint64_t{piece.orientation} << (5 * place + 4);
            }
            for (int place = 0; place < corner_count; ++place) {
                const Piece piece = cube.corner(place);
                rest |= std::uint64_t{piece.id} << 5 * place | std::uint64_t{piece.orientation} << (5 * place + 3);
            }
            rest |= std::uint64_t{pose} << 40 | std::uint64_t{last_move} << 56;
        }
        Cube cube() const {
            Cube cube;
            for (int place = 0; place < edge_count; ++place) {
                const std::uint64_t bits = edges >> 5 * place;
                cube.set_edge(place, {static_cast<std::uint8_t>(bits & 15), static_cast<std::uint8_t>(bits >> 4 & 1)});
            }
            for (int place = 0; place < corner_count; ++place) {
                const std::uint64_t bits = rest >> 5 * place;
                cube.set_corner(place, {static_cast<std::uint8_t>(bits & 7), static_cast<std::uint8_t>(bits >> 3 & 3)});
            }
            return cube;
        }
        BoardPoses::Number pose() const { return static_cast<BoardPoses::Number>(rest >> 40); }
        std::size_t last_move() const { return rest >> 56; }
        bool is_same_place(const Entry& other) const {
            return edges == other.edges && ((rest ^ other.rest) & ~(~0ull << 56)) == 0;
        }
        std::uint64_t hash() const {
            std::uint64_t hash = (edges * 0x9e3779b97f4a7c15) ^ (rest << 8) * 0xbf58476d1ce4e5b9;
            hash = (hash ^ hash >> 32) * 0x94d049bb133111eb;
            return hash ^ hash >> 32;
        }
    };

    // A solved cube in each of the `sources`. The moves must be a beginning of MoveSet::crawler().
    Walks(const BoardPoses& poses, std::span<const Move> moves, std::span<const BoardPoses::Number> sources)
        : poses_(poses), moves_(moves), level_begin_{0}, slots_(1024) {
        entries_.reserve(slots_.size() / 2);
        for (const BoardPoses::Number source : sources) add(Entry(Cube(), source, no_move));
        level_begin_.push_back(entries_.size());
    }

    int depth() const { return static_cast<int>(level_begin_.size()) - 2; }
    // An error if the work was stopped, or if it would take more than `room` bytes: then this is of no more use.
    std::optional<Error> deepen(const Work& work, std::uint64_t room) {
        constexpr std::size_t look_around = 1024;
        const std::size_t end = entries_.size();
        for (std::size_t i = level_begin_[level_begin_.size() - 2]; i < end; ++i) {
            if (i % look_around == 0 && work.is_stopped()) return stopped_error("");
            if (i % look_around == 0 && bytes_with(look_around * moves_.size()) > room) return memory_error();
            const Cube cube = entries_[i].cube();
            const BoardPoses::Number pose = entries_[i].pose();
            for (std::size_t move = 0; move < moves_.size(); ++move) {
                const BoardPoses::Number to = poses_.next(pose, move);
                if (to != BoardPoses::wall) add(Entry(cube * cube_of(moves_[move].turn()), to, move));
            }
        }
        level_begin_.push_back(entries_.size());
        return {};
    }
    std::span<const Entry> level(int depth) const {
        const std::size_t begin = level_begin_[static_cast<std::size_t>(depth)];
        return std::span(entries_).subspan(begin, level_begin_[static_cast<std::size_t>(depth) + 1] - begin);
    }
    std::size_t count() const { return entries_.size(); }
    std::size_t byte_count() const { return entries_.capacity() * sizeof(Entry) + slots_.size() * sizeof(slots_[0]); }
    // While so many more come: when it grows, old and new entries are there.
    std::size_t bytes_with(std::size_t more) const {
        return entries_.size() + more <= entries_.capacity() ? byte_count()
                                                             : 2 * byte_count() + entries_.capacity() * sizeof(Entry);
    }

    // Whether this cube was reached in this pose, and if so by which crawl.
    std::optional<Moves> crawl_to(const Cube& cube, BoardPoses::Number pose) const {
        std::uint32_t found = slots_[slot_of(Entry(cube, pose, 0))];
        if (found == 0) return {};
        Moves moves;
        for (Entry entry = entries_[found - 1]; entry.last_move() != no_move; entry = entries_[found - 1]) {
            const Move move = moves_[entry.last_move()];
            moves.push_back(move);
            const std::size_t back = entry.last_move() ^ 1;  // each move stands beside its inverse
            found = slots_[slot_of(
                Entry(entry.cube() * cube_of(move.inverse().turn()), poses_.next(entry.pose(), back), 0))];
        }
        std::reverse(moves.begin(), moves.end());
        return moves;
    }

private:
    // where it is in the hash table, or a free one
    std::size_t slot_of(const Entry& entry) const {
        std::size_t slot = entry.hash() & (slots_.size() - 1);
        while (slots_[slot] != 0 && !entries_[slots_[slot] - 1].is_same_place(entry))
            slot = (slot + 1) & (slots_.size() - 1);
        return slot;
    }
    void add(const Entry& entry) {
        const std::size_t slot = slot_of(entry);
        if (slots_[slot] != 0) return;
        entries_.push_back(entry);
        slots_[slot] = static_cast<std::uint32_t>(entries_.size());
        if (entries_.size() * 2 > slots_.size()) grow();
    }
    void grow() {
        entries_.reserve(slots_.size());
        slots_.assign(slots_.size() * 2, 0);
        for (std::size_t i = 0; i < entries_.size(); ++i)
            slots_[slot_of(entries_[i])] = static_cast<std::uint32_t>(i + 1);
    }

    const BoardPoses& poses_;
    std::span<const Move> moves_;
    std::vector<Entry> entries_;            // level by level
    std::vector<std::size_t> level_begin_;  // of each level, and the end
    std::vector<std::uint32_t> slots_;      // 1 + the number of an entry, or 0; open addressing
};

}  // namespace trundle

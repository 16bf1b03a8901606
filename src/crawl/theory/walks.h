// All crawls up to a length: every cube and pose that they reach, each once, with the last move of a shortest crawl.
#pragma once

#include "crawl/board/board_poses.h"

namespace trundle {

class Walks {
public:
    // Sixteen bytes: 12 x 5 bits of edges; 8 x 5 bits of corners, 16 of the pose, 3 of the last move.
    struct Entry {
        std::uint64_t edges = 0;
        std::uint64_t rest = 0;

        Cube cube() const;
        BoardPoses::Number pose() const { return static_cast<BoardPoses::Number>(rest >> 40); }
        std::size_t last_move() const { return rest >> 56; }
        bool is_same_place(const Entry& other) const {
            return edges == other.edges && ((rest ^ other.rest) & ~(~0ull << 56)) == 0;
        }
    };

    // A solved cube in each of the `sources`. The moves must be a beginning of MoveSet::crawler().
    Walks(const BoardPoses& poses, std::span<const Move> moves, std::span<const BoardPoses::Number> sources);

    int depth() const { return static_cast<int>(level_begin_.size()) - 2; }
    // An error if the work was stopped, or if it would take more than `room` bytes: then this is of no more use.
    std::optional<Error> deepen(const Work& work, std::uint64_t room);
    std::span<const Entry> level(int depth) const;
    std::size_t count() const { return entries_.size(); }
    std::size_t byte_count() const { return entries_.capacity() * sizeof(Entry) + slots_.size() * sizeof(slots_[0]); }
    // While so many more come: when it grows, old and new entries are there.
    std::size_t bytes_with(std::size_t more) const {
        return entries_.size() + more <= entries_.capacity() ? byte_count()
                                                             : 2 * byte_count() + entries_.capacity() * sizeof(Entry);
    }

    // Whether this cube was reached in this pose, and if so by which crawl.
    std::optional<Moves> crawl_to(const Cube& cube, BoardPoses::Number pose) const;

private:
    std::size_t slot_of(const Entry& entry) const;  // where it is in the hash table, or a free one
    void add(const Entry& entry);
    void grow();

    const BoardPoses& poses_;
    std::span<const Move> moves_;
    std::vector<Entry> entries_;            // level by level
    std::vector<std::size_t> level_begin_;  // of each level, and the end
    std::vector<std::uint32_t> slots_;      // 1 + the number of an entry, or 0; open addressing
};

}  // namespace trundle

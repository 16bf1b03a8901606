// A beam search: level by level, of all crawls only the most promising go on. Promising is a small sum of the cubes of
// the tables' distances (a large distance in one table weighs more than middling ones in all). It ends when one of them
// lands among the cubes near solved, which are all known: from there the rest of the way is looked up.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>

#include "base/team.h"
#include "crawl/beam/crawl_pruning.h"
#include "crawl/beam/hash_set.h"
#include "crawl/board/board_poses.h"
#include "search/rules.h"
#include "search/traces.h"

namespace trundle {

class Beam {
public:
    using Crawl = std::vector<std::uint8_t>;  // indices into MoveSet::crawler()
    using Stop = std::function<bool()>;
    using Found = std::function<int(Crawl)>;  // gets a crawl, says how long another may be
    // How many crawls may go on to a level, when that many went on from all levels before.
    using Width = std::function<std::size_t(std::size_t level, std::size_t expanded)>;

    // `steps_home`: from each pose to the nearest goal, whatever the cube. The team shares each level.
    Beam(const CrawlPruning& pruning, const Rules& rules, std::span<const std::uint8_t> steps_home, Team& team);

    // Every crawl of the searches to come starts with this cube, in one of these poses.
    void start(const Cube& cube, std::span<const BoardPoses::Number> poses);

    // A cube that was seen counts as new in another pose. Otherwise the poses in which good cubes are seen first must
    // do, which leaves room for more cubes.
    void tell_poses_apart() { tells_poses_apart_ = true; }

    // Looks for crawls of at most `longest` moves, or `stride` or a multiple of it fewer.
    void search(const Width& width, int longest, int stride, const Stop& stop, const Found& found);

    const Rules& rules() const { return rules_; }
    bool left_out() const { return left_out_; }  // whether the last search had to leave crawls out
    int lower_bound() const;
    std::uint64_t nodes() const;

private:
    struct Node {
        CrawlCube cube;
        Poses::State pose;
        CrawlBounds distances;
        std::uint8_t last;  // Canonical::State of the moves so far
    };
    struct Child {
        std::uint32_t parent;
        Poses::State pose;
        std::uint16_t score;
        CrawlBounds distances;
        std::uint8_t move;
        std::uint8_t last;
    };
    // What one thread makes of the next level.
    struct Share {
        std::vector<Child> children;
        bool left_out = false;
        std::uint64_t nodes = 0;
    };
    void expand(std::size_t begin, std::size_t end, Share& share);
    void rank(std::span<const Child> children);
    void select();
    bool land(const Coordinates& cube, Poses::State pose, int distance, int room);
    bool land(const Node& node, int room, int stride);

    static constexpr std::size_t score_count = 4096;

    Team& team_;
    const CrawlPruning& pruning_;
    const Rules& rules_;
    std::span<const std::uint8_t> steps_home_;
    bool tells_poses_apart_;
    std::vector<Node> starts_, here_, kept_;
    Traces traces_;
    Crawl landing_;  // the end of a crawl, last move first

    // The level that is being made.
    std::size_t width_ = 0;
    bool left_out_ = false;
    int room_ = 0;               // for the moves after it
    std::vector<Share> shares_;  // by member of the team
    HashSet seen_;               // cubes that were good enough for some level
    std::mutex ranking_;
    std::array<std::uint32_t, score_count> counts_{};  // of the scores
    std::size_t good_ = 0;                             // how many have at most the worst score
    std::atomic<std::size_t> worst_ = 0;               // score that may still be among the best
    std::vector<const Child*> order_;
    std::uint64_t landing_nodes_ = 0;
};

}  // namespace trundle

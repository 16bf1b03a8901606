// Breadth first, level by level: by one process in memory, or by all peers, each with its share of the states.
#include <trundle/explore.h>

#include <cstring>

#include "base/memory.h"
#include "explore/levels.h"
#include "search/breadth.h"

namespace trundle {
namespace {

class Alone : public Peers {
public:
    int rank() const override { return 0; }
    int count() const override { return 1; }
    std::uint64_t sum(std::uint64_t mine) override { return mine; }
    std::uint64_t most(std::uint64_t mine) override { return mine; }
    std::vector<std::size_t> announce(std::span<const std::size_t> counts) override {
        return {counts.begin(), counts.end()};
    }
    void exchange(std::span<const std::byte> out, std::span<const std::size_t>, std::span<std::byte> in,
                  std::span<const std::size_t>) override {
        if (!out.empty()) std::memcpy(in.data(), out.data(), out.size());
    }
};

Result<Exploration> explore_levels(const ExploreRequest& request, Peers& peers, const Work& work,
                                   const std::function<void(const ExploreLevel&)>& on_level) {
    Exploration result;
    Levels levels(request, peers, work);
    std::optional<Error> wrong = levels.begin();
    for (std::size_t said = 0;;) {
        for (; said < levels.done().size() && levels.done()[said].depth <= request.depth; ++said) {
            result.levels.push_back(levels.done()[said]);
            if (on_level) on_level(result.levels.back());
        }
        if (wrong || levels.done().back().depth >= request.depth) break;
        wrong = levels.advance();
    }
    if (wrong && wrong->fault != Fault::stopped) return *std::move(wrong);
    result.is_complete = !wrong;
    return result;
}

}  // namespace

Result<Exploration> explore(const ExploreRequest& request, Peers& peers, const Work& work,
                            const std::function<void(const ExploreLevel&)>& on_level) {
    if (request.depth < 0) return Error{Fault::usage, "depth", "the depth is 0 or more"};
    const std::uint64_t bytes = Breadth::bytes_for(request.play, request.depth) / static_cast<unsigned>(peers.count());
    const std::uint64_t memory = room_to_grow(work);
    if (request.folder.empty() && bytes > memory)
        return Error{Fault::environment, "memory",
                     "depth " + std::to_string(request.depth) + " needs about " + told_size(bytes) +
                         ", more than the " + told_size(memory) + " allowed"};

    // Peers agree on what goes wrong, but for one that finds no memory while the others wait for what it sends.
    bool is_agreed = false;
    Result<Exploration> result = unless_out_of_memory([&] {
        Result<Exploration> explored = explore_levels(request, peers, work, on_level);
        is_agreed = true;
        return explored;
    });
    if (!is_agreed) peers.desert(result.error());
    return result;
}

Result<Exploration> explore(const ExploreRequest& request, const Work& work,
                            const std::function<void(const ExploreLevel&)>& on_level) {
    Alone alone;
    return explore(request, alone, work, on_level);
}

}  // namespace trundle

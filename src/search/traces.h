// How the members of each level of a beam were reached: what is left of a level once the next one is made.
#pragma once

#include <cstdint>
#include <vector>

namespace trundle {

class Traces {
public:
    void clear() { levels_.clear(); }
    void begin_level() { levels_.emplace_back(); }
    void add(std::uint32_t parent, std::uint8_t move) { levels_.back().push_back({parent, move}); }
    std::size_t levels() const { return levels_.size(); }

    // The moves to a member of a level; level 0 is where the beam starts.
    std::vector<std::uint8_t> path_to(std::size_t level, std::size_t member) const {
        std::vector<std::uint8_t> path(level);
        for (std::size_t l = level; l-- > 0; member = levels_[l][member].parent) path[l] = levels_[l][member].move;
        return path;
    }

private:
    struct Link {
        std::uint32_t parent;
        std::uint8_t move;
    };
    std::vector<std::vector<Link>> levels_;
};

}  // namespace trundle

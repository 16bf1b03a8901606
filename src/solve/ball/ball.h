// Meeting in the middle: all classes of configurations near solved, with their distances, in one hash table. As a lower
// bound it is exact within its radius; a search for N moves then only walks the first N - radius of them.
#pragma once

#include "cube/turns.h"
#include "search/breadth.h"
#include "search/deepening.h"
#include "solve/ball/class_table.h"

namespace trundle {

// Up to `reach` moves are searched with all classes within `radius`. A first, small ball answers at once; the second
// holds about 100,000 classes and takes a twentieth of a second to make; the large one has millions and takes a second
// or two, which is less than the pruning tables take, where they are not there yet.
struct BallSize {
    int radius;
    int reach;
    bool is_large = false;
};
std::array<BallSize, 3> balls_of(Play play);

class Ball {
public:
    Ball(Play play, Standing standing, int radius, const Work& work);

    int radius() const { return radius_; }
    Standing standing() const { return standing_; }
    // The distance, or radius + 1 for all that is farther.
    int distance_of(const Configuration& configuration) const;

private:
    Standing standing_;
    int radius_;
    Relabelings relabelings_;
    ClassTable classes_;
};

class BallBound {
public:
    static constexpr int stage_count = 1;
    using State = Configuration;

    // If it counts how the cube stands, poses must be numbered like rotations.
    explicit BallBound(const Ball& ball) : ball_(ball) {}

    template <int>
    void prepare(const State& parent, const Step& step, Poses::State pose, State& child) const {
        child.cube = Cube::from_bytes(turned(parent.cube.bytes(), step.turn));
        child.rotation = ball_.standing() == Standing::counted ? static_cast<std::uint8_t>(pose) : std::uint8_t{0};
    }
    template <int>
    bool admits(const State&, const State& child, int room) const {
        return room > ball_.radius() || ball_.distance_of(child) <= room;
    }

private:
    const Ball& ball_;
};

extern template class KernelSearcher<BallBound>;

}  // namespace trundle

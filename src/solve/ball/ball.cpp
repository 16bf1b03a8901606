#include "solve/ball/ball.h"

namespace trundle {

std::array<BallSize, 3> balls_of(Play play) {
    switch (play) {
        case Play::face:
            return {{{4, 6}, {6, 10}, {7, 11, true}}};
        case Play::quarter:
            return {{{5, 7}, {7, 12}, {8, 13, true}}};
        case Play::axial:
            return {{{3, 4}, {4, 6}, {5, 7, true}}};
        default:
            return {{{3, 5}, {5, 9}, {6, 10, true}}};
    }
}

Ball::Ball(Play play, Standing standing, int radius, const Work& work)
    : standing_(standing), radius_(radius), relabelings_(play) {
    Breadth breadth(play, standing);
    for (int depth = 0;; ++depth) {
        classes_.reserve(classes_.size() + breadth.classes());
        for (const auto& part : breadth.parts())
            for (const PackedConfiguration& packed : part) classes_.insert(packed, depth);
        if (depth == radius || !breadth.advance(work)) break;
    }
}

int Ball::distance_of(const Configuration& configuration) const {
    return classes_.distance_of(relabelings_.representative(configuration), radius_ + 1);
}

template class KernelSearcher<BallBound>;

}  // namespace trundle

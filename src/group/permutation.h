// A permutation of the points 0 .. n-1. Composition reads left to right, as everywhere: (a * b)[i] is b[a[i]].
#pragma once

#include <cstdint>
#include <numeric>
#include <vector>

namespace trundle {

class Permutation {
public:
    using Point = std::uint16_t;

    explicit Permutation(std::size_t degree) : images_(degree) { std::iota(images_.begin(), images_.end(), Point{0}); }
    explicit Permutation(std::vector<Point> images) : images_(std::move(images)) {}

    std::size_t degree() const { return images_.size(); }
    Point operator[](std::size_t point) const { return images_[point]; }

    Permutation inverse() const {
        Permutation result(degree());
        for (std::size_t i = 0; i < degree(); ++i) result.images_[images_[i]] = static_cast<Point>(i);
        return result;
    }
    friend Permutation operator*(const Permutation& a, const Permutation& b) {
        Permutation result = a;
        for (Point& image : result.images_) image = b[image];
        return result;
    }
    friend bool operator==(const Permutation&, const Permutation&) = default;

private:
    std::vector<Point> images_;
};

}  // namespace trundle

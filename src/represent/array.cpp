#include "represent/array.h"

#include <functional>
#include <numeric>

namespace trundle {
namespace {

using Shape = std::vector<int>;

int count_of(const Shape& shape) { return std::accumulate(shape.begin(), shape.end(), 1, std::multiplies<>()); }

int offset_of(const Shape& index, const Shape& shape) {
    int offset = 0;
    for (std::size_t axis = 0; axis < shape.size(); ++axis) offset = offset * shape[axis] + index[axis] - 1;
    return offset;
}

// The array of a shape whose cell at each index is the cell of w at index source(index).
template <class Source>
Array gather(Shape shape, const Array& w, Source source) {
    Array result{std::move(shape), {}, w.depth};
    Shape index(result.shape.size(), 1);
    for (int i = count_of(result.shape); i-- > 0;) {
        const auto cell = w.ravel.begin() + offset_of(source(index), w.shape) * w.depth;
        result.ravel.insert(result.ravel.end(), cell, cell + w.depth);
        for (std::size_t axis = index.size(); axis-- > 0 && ++index[axis] > result.shape[axis];) index[axis] = 1;
    }
    return result;
}

std::size_t nth(int axis) { return static_cast<std::size_t>(axis - 1); }

}  // namespace

Array Array::operator[](const std::vector<Where>& where) const {
    Shape full = shape, kept;
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
        if (!where[axis].list.empty()) full[axis] = static_cast<int>(where[axis].list.size());
        if (where[axis].keeps_axis) kept.push_back(full[axis]);
    }
    Array result = gather(full, *this, [&](Shape index) {
        for (std::size_t axis = 0; axis < index.size(); ++axis)
            if (!where[axis].list.empty()) index[axis] = where[axis].list[nth(index[axis])];
        return index;
    });
    result.shape = kept;
    return result;
}

Array Array::with(const std::vector<Where>& where, const Array& value) const {
    Array result = *this;
    const Array places = iota(shape)[where];
    for (std::size_t i = 0; i < places.ravel.size(); ++i) result.ravel[nth(places.ravel[i])] = value.ravel[i];
    return result;
}

Array iota(Shape shape) {
    Array result{std::move(shape), {}};
    result.ravel.resize(static_cast<std::size_t>(count_of(result.shape)));
    std::iota(result.ravel.begin(), result.ravel.end(), 1);
    return result;
}

Array reshape(Shape shape, const Array& w) {
    Array result{std::move(shape), w.ravel, w.depth};
    result.ravel.resize(static_cast<std::size_t>(count_of(result.shape) * w.depth));
    return result;
}

Array enclose(const Array& w) { return {{w.shape.begin(), w.shape.end() - 1}, w.ravel, w.shape.back()}; }

Array disclose(const Array& w) {
    Array result{w.shape, w.ravel};
    result.shape.push_back(w.depth);
    return result;
}

Array transpose(const Shape& axes, const Array& w) {
    Shape shape(axes.size());
    for (std::size_t k = 0; k < axes.size(); ++k) shape[nth(axes[k])] = w.shape[k];
    return gather(shape, w, [&](const Shape& index) {
        Shape source(axes.size());
        for (std::size_t k = 0; k < axes.size(); ++k) source[k] = index[nth(axes[k])];
        return source;
    });
}

Array reverse(int axis, const Array& w) {
    return gather(w.shape, w, [&](Shape index) {
        index[nth(axis)] = w.shape[nth(axis)] + 1 - index[nth(axis)];
        return index;
    });
}

Array rotate(const Shape& places, const Array& matrix) {
    const int columns = matrix.shape[1];
    return gather(matrix.shape, matrix, [&](const Shape& index) {
        return Shape{index[0], (index[1] - 1 + places[nth(index[0])] + columns) % columns + 1};
    });
}

Array clockwise(const Array& matrix) { return reverse(2, transpose({2, 1}, matrix)); }
Array counterclockwise(const Array& matrix) { return transpose({2, 1}, reverse(2, matrix)); }

Array catenate(int axis, const std::vector<Array>& parts) {
    Array result{parts[0].shape, {}, parts[0].depth};
    result.shape[nth(axis)] = 0;
    for (const Array& part : parts) result.shape[nth(axis)] += part.shape[nth(axis)];
    const int rounds = count_of({result.shape.begin(), result.shape.begin() + axis - 1});
    for (int round = 0; round < rounds; ++round)
        for (const Array& part : parts) {
            const auto size = static_cast<std::ptrdiff_t>(part.ravel.size()) / rounds;
            const auto from = part.ravel.begin() + round * size;
            result.ravel.insert(result.ravel.end(), from, from + size);
        }
    return result;
}

Array laminate(const std::vector<Array>& parts) {
    std::vector<Array> planes = parts;
    for (Array& plane : planes) plane.shape.insert(plane.shape.begin(), 1);
    return catenate(1, planes);
}

Array encode(int places, int base, const Array& w) {
    std::vector<Array> digits(static_cast<std::size_t>(places), w);
    Array rest = w;
    for (std::size_t place = digits.size(); place-- > 0;)
        for (std::size_t i = 0; i < rest.ravel.size(); ++i) {
            digits[place].ravel[i] = rest.ravel[i] % base;
            rest.ravel[i] /= base;
        }
    return laminate(digits);
}

Array decode(int base, const Array& w) {
    Array result{{w.shape.begin() + 1, w.shape.end()}, {}};
    result.ravel.resize(static_cast<std::size_t>(count_of(result.shape)));
    for (std::size_t i = 0; i < w.ravel.size(); ++i) {
        int& number = result.ravel[i % result.ravel.size()];
        number = number * base + w.ravel[i];
    }
    return result;
}

}  // namespace trundle

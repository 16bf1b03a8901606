// Cubes in arrays of numpy: rows of 54 stickers, or of the 32 bytes of the pieces, looked at where they lie.
#pragma once

#include <pybind11/numpy.h>
#include <trundle/view.h>

#include <span>

#include "errors.h"

namespace trundle::python {

using Bytes = py::array_t<std::uint8_t, py::array::c_style>;

// An array of one dimension is one row.
template <class Row>
std::span<const Row> rows_of(const Bytes& array) {
    constexpr auto width = static_cast<py::ssize_t>(sizeof(Row));
    static_assert(alignof(Row) == 1);
    if (array.ndim() < 1 || array.ndim() > 2 || array.shape(array.ndim() - 1) != width)
        raise(usage_error("an array of N rows of " + std::to_string(width) + " numbers is needed"));
    return {reinterpret_cast<const Row*>(array.data()), static_cast<std::size_t>(array.size() / width)};
}

template <class Row>
Bytes array_of_rows(std::size_t count) {
    return Bytes({static_cast<py::ssize_t>(count), static_cast<py::ssize_t>(sizeof(Row))});
}
template <class Row>
std::span<Row> rows_to_fill(Bytes& array) {
    return {reinterpret_cast<Row*>(array.mutable_data()), static_cast<std::size_t>(array.size()) / sizeof(Row)};
}

template <class Row>
Bytes array_of_one(const Row& row) {
    Bytes array(static_cast<py::ssize_t>(sizeof(Row)));
    rows_to_fill<Row>(array)[0] = row;
    return array;
}

// The cube that these stickers are; what is wrong with them, if they are none.
inline Result<World> standing(const Stickers& stickers) {
    for (std::size_t i = 0; i < stickers.size(); ++i)
        if (stickers[i] >= all_faces.size())
            return input_error("sticker", "sticker " + std::to_string(i) + " is " + std::to_string(stickers[i]) +
                                              ", but colours are 0 to 5");
    return from_facelets(to_facelets(stickers));
}

}  // namespace trundle::python

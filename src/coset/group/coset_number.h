// Cosets by number: twist x flip x slice.
#pragma once

#include "tables/coordinates/axes.h"

namespace trundle {

inline std::uint32_t coset_number(const View& view) {
    return static_cast<std::uint32_t>(view.twist * flip_slice_count + view.flip_slice());
}

}  // namespace trundle

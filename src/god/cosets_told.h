// Which cosets are told apart: those of H, by twists, flips and slice places; or those of a larger group in which
// corners may be twisted, by flips and slice places alone. The latter are 1,013,760, a small model of the former.
#pragma once

#include "tables/coordinates/coordinates.h"

namespace trundle {

enum class CosetsTold : std::uint8_t { by_all, without_twists };

constexpr std::size_t twists_told(CosetsTold told) { return told == CosetsTold::by_all ? twist_count : 1; }

}  // namespace trundle

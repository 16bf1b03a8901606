// A certificate of optimality: the cube, a solution, and what was searched to be sure that none is shorter.
#pragma once

#include <trundle/optimal.h>

#include "command.h"

namespace trundle::cli {

// Writes it to a file; an error if that fails.
std::optional<Error> write_certificate(const std::string& file, const World& world, const std::string& metric,
                                       const OptimalAnswer& optimal, const Tables& tables);

}  // namespace trundle::cli

// The quick solver as commands use it, with the tables and threads that the request allows.
#pragma once

#include <trundle/solve.h>

#include "frame/request.h"

namespace trundle::cli {

Result<Solution> solve_quickly(const Request& request, const SolveRequest& wanted,
                               const std::function<void(const Solution&)>& on_solution = {});

}  // namespace trundle::cli

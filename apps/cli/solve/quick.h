// The quick solver as commands use it, with the tables and threads that the request allows.
#pragma once

#include <trundle/solve.h>

#include "frame/request.h"

namespace trundle::cli {

inline constexpr std::int64_t longest_ms = 1'000'000'000;
// How long to look for something better: --time MS or --nodes N. `default_ms`: if neither is said; none: no bound.
Effort effort_of(const Request& request, std::optional<std::int64_t> default_ms);

inline constexpr Option nodes_option{
    "--nodes", "N", "look at about N cubes instead: the same answer every time, on any machine", 0, INT64_MAX};

Result<Solution> solve_quickly(const Request& request, const SolveRequest& wanted,
                               const std::function<void(const Solution&)>& on_solution = {});

}  // namespace trundle::cli

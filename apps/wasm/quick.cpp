// A browser has no folder to keep tables in.
#include "quick.h"

namespace trundle::cli {

Result<Solution> solve_quickly(const Request&, Play, const World&, const QuickLimits&) {
    return Error{Fault::environment, "no_tables", "the solver's tables are not made in a browser"};
}

}  // namespace trundle::cli

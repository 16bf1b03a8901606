// Batches are for pipes.
#include "roll/roll_batch.h"

namespace trundle::cli {

Result<Answer> roll_batch(const std::string&, bool, std::int64_t) {
    return usage_error("there is no standard input here: one call for each board");
}

}  // namespace trundle::cli

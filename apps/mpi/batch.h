// A batch on many ranks. Rank 0 reads and prints, and answers lines itself as a plain batch does; the others ask it for
// lines, a few at a time.
//
//   to rank 0     wish; then for each line: number, code, answer     code -1: not begun, somebody else may have it
//   from rank 0   whether it is the end; then for each line: number, text
#pragma once

#include "ranks.h"
#include "terminal/batch.h"

namespace trundle::cli {

int run_batch_on(const Ranks& ranks, const Request& request);

// Rank 0 hands out the lines of the desk and answers some itself; the others follow, until all are answered or the work
// is to stop, or all have had their last reply.
void lead(const Ranks& ranks, const Answerer& answerer, LineDesk& desk);
void follow(const Ranks& ranks, const Answerer& answerer);

}  // namespace trundle::cli

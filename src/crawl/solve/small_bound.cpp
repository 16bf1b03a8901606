#include "crawl/solve/small_bound.h"

namespace trundle {

template class KernelSearcher<SmallBound>;

}  // namespace trundle

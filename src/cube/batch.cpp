#include "cube/batch.h"

#include "base/cpu.h"
#include "cube/batch_kernel.h"
#include "cube/portable_kernel.h"

namespace trundle {

const Batch& portable_batch() { return BatchOn<Portable>::functions; }

const Batch& batch() {
    static const Batch& best = has_avx2() && avx2_batch() ? *avx2_batch() : portable_batch();
    return best;
}

}  // namespace trundle

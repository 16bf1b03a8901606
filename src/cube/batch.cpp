#include "cube/batch.h"

#include "base/machine.h"
#include "cube/batch_kernel.h"
#include "cube/portable_kernel.h"

namespace trundle {

const CubeBatch& portable_batch() { return BatchOn<Portable>::functions; }

const CubeBatch& batch() {
    static const CubeBatch& best = has_avx2() && avx2_batch() ? *avx2_batch() : portable_batch();
    return best;
}

}  // namespace trundle

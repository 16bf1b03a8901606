#include "cube/batch.h"

#include <algorithm>

#include "base/machine.h"
#include "cube/batch_kernel.h"
#include "cube/portable_kernel.h"

namespace trundle {

const CubeBatch& portable_batch() { return BatchOn<Portable>::functions; }

const CubeBatch& batch() {
    static const CubeBatch& best = neon_batch()                 ? *neon_batch()
                                   : has_avx2() && avx2_batch() ? *avx2_batch()
                                                                : portable_batch();
    return best;
}

void multiply_all(std::span<const Cube::Bytes> a, std::span<const Cube::Bytes> b, std::span<Cube::Bytes> products) {
    const std::size_t count = std::min({a.size(), b.size(), products.size()});
    batch().multiply_all(a.first(count), b.first(count), products.first(count));
}

}  // namespace trundle

#include "cube/batch.h"

#ifdef __AVX2__
#include "cube/avx2_kernel.h"
#include "cube/batch_kernel.h"

const trundle::CubeBatch* trundle::avx2_batch() { return &BatchOn<Avx2>::functions; }
#else
const trundle::CubeBatch* trundle::avx2_batch() { return nullptr; }
#endif

#include "cube/batch.h"

#if defined(__aarch64__) && defined(__ARM_NEON)
#include "cube/batch_kernel.h"
#include "cube/neon_kernel.h"

const trundle::CubeBatch* trundle::neon_batch() { return &BatchOn<Neon>::functions; }
#else
const trundle::CubeBatch* trundle::neon_batch() { return nullptr; }
#endif

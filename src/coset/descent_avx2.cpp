#include "coset/descent.h"

#ifdef __AVX2__
#include "coset/descent_kernel.h"
#include "cube/avx2_kernel.h"

namespace trundle {

// Bytes become pairs of three bits each, pairs become fours.
template <>
struct MemberKeys<Avx2> {
    static PlaceKeys of(Avx2::Register cube) {
        const __m256i ids = _mm256_and_si256(cube.bytes, _mm256_set1_epi8(7));
        const __m256i pairs = _mm256_maddubs_epi16(ids, _mm256_set1_epi16(1 | 8 << 8));
        const __m256i fours = _mm256_madd_epi16(pairs, _mm256_set1_epi32(1 | 64 << 16));
        PlaceKeys keys;
        _mm256_store_si256(reinterpret_cast<__m256i*>(keys.of.data()), fours);
        return keys;
    }
};

}  // namespace trundle

trundle::Descend trundle::avx2_descend() { return DescentOn<Avx2>::run; }
#else
trundle::Descend trundle::avx2_descend() { return nullptr; }
#endif

// Cubes on machines with AVX2: one cube is one register, edges in its lower half and corners in its upper half. Only
// for files compiled for AVX2. Beside each line of instructions stands what portable code would do for each byte i.
#pragma once

#include <immintrin.h>
#include <trundle/cube.h>
#include <bit>

namespace trundle {

struct Avx2 {
    struct Register {
        __m256i bytes;
    };

    static Register load(const Cube& cube) { return std::bit_cast<Register>(cube); }
    static Cube store(Register cube) { return std::bit_cast<Cube>(cube); }

    // A shuffle looks only at the low four bits of an index, so the orientations in b need no masking there.
    static Register product(Register a, Register b) {
        const __m256i piece = _mm256_shuffle_epi8(a.bytes, b.bytes);          // a[b[i] & 15]
        const __m256i sum = _mm256_add_epi8(piece, orientation_of(b.bytes));  // + (b[i] & 0x30)
        return {_mm256_min_epu8(sum, _mm256_sub_epi8(sum, modulus()))};       // modulo 2 or 3
    }

    // The order of a permutation of up to 12 pieces divides 27720 = lcm(1 .. 12), so its 27719th power is its inverse:
    // twenty-one shuffles instead of twenty scattered stores.
    static Register inverse(Register a) {
        const __m256i places = _mm256_sub_epi8(a.bytes, orientation_of(a.bytes));
        __m256i power = places;
        for (int bit = std::bit_width(exponent) - 2; bit >= 0; --bit) {
            power = _mm256_shuffle_epi8(power, power);
            if (exponent >> bit & 1) power = _mm256_shuffle_epi8(power, places);
        }
        const __m256i turned = _mm256_shuffle_epi8(orientation_of(a.bytes), power);
        const __m256i back = _mm256_sub_epi8(modulus(), turned);  // modulus - o, or modulus for o = 0
        return {_mm256_or_si256(power, _mm256_min_epu8(back, _mm256_sub_epi8(back, modulus())))};
    }

private:
    static constexpr unsigned exponent = 27719;

    static __m256i orientation_of(__m256i bytes) { return _mm256_and_si256(bytes, _mm256_set1_epi8(0x30)); }
    static __m256i modulus() { return _mm256_set_m128i(_mm_set1_epi8(3 << 4), _mm_set1_epi8(2 << 4)); }
};

}  // namespace trundle

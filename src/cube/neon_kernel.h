// Cubes on 64-bit ARM, where NEON is always there: one cube is two registers, edges and corners. Beside each line of
// instructions stands what portable code would do for each byte i.
#pragma once

#include <arm_neon.h>
#include <trundle/cube.h>
#include <bit>

namespace trundle {

struct Neon {
    struct Register {
        uint8x16_t edges, corners;
    };

    static Register load(const Cube& cube) {
        return {vld1q_u8(cube.bytes().data()), vld1q_u8(cube.bytes().data() + 16)};
    }
    static Cube store(Register cube) {
        Cube::Bytes bytes;
        vst1q_u8(bytes.data(), cube.edges);
        vst1q_u8(bytes.data() + 16, cube.corners);
        return Cube::from_bytes(bytes);
    }

    static Register product(Register a, Register b) {
        return {product(a.edges, b.edges, 2 << 4), product(a.corners, b.corners, 3 << 4)};
    }
    static Register inverse(Register a) { return {inverse(a.edges, 2 << 4), inverse(a.corners, 3 << 4)}; }

private:
    static constexpr unsigned exponent = 27719;  // see avx2_kernel.h

    static uint8x16_t orientation_of(uint8x16_t bytes) { return vandq_u8(bytes, vdupq_n_u8(0x30)); }
    static uint8x16_t reduced(uint8x16_t sum, std::uint8_t modulus) {
        return vminq_u8(sum, vsubq_u8(sum, vdupq_n_u8(modulus)));
    }

    static uint8x16_t product(uint8x16_t a, uint8x16_t b, std::uint8_t modulus) {
        const uint8x16_t piece = vqtbl1q_u8(a, vandq_u8(b, vdupq_n_u8(15)));  // a[b[i] & 15]
        return reduced(vaddq_u8(piece, orientation_of(b)), modulus);          // + (b[i] & 0x30), modulo 2 or 3
    }

    static uint8x16_t inverse(uint8x16_t a, std::uint8_t modulus) {
        const uint8x16_t places = vsubq_u8(a, orientation_of(a));
        uint8x16_t power = places;
        for (int bit = std::bit_width(exponent) - 2; bit >= 0; --bit) {
            power = vqtbl1q_u8(power, power);
            if (exponent >> bit & 1) power = vqtbl1q_u8(power, places);
        }
        const uint8x16_t turned = vqtbl1q_u8(orientation_of(a), power);
        const uint8x16_t back = vsubq_u8(vdupq_n_u8(modulus), turned);  // modulus - o, or modulus for o = 0
        return vorrq_u8(power, reduced(back, modulus));
    }
};

}  // namespace trundle

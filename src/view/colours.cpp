// The Western colours: white opposite yellow, red opposite orange, green opposite blue.
#include <trundle/view.h>

namespace trundle {

Rgb rgb_of(Face face) {
    constexpr std::array<Rgb, 6> colours{{
        {0xff, 0xff, 0xff},  // U white
        {0xc4, 0x1e, 0x3a},  // R red
        {0x00, 0x9e, 0x60},  // F green
        {0xff, 0xd5, 0x00},  // D yellow
        {0xff, 0x58, 0x00},  // L orange
        {0x00, 0x51, 0xba},  // B blue
    }};
    return colours[static_cast<std::size_t>(face)];
}

}  // namespace trundle

// A picture of the cube: the net, and the cube in space from the front above right and from the back below left.
#include "view/svg_parts.h"

namespace trundle {
namespace {

// Three faces in space; `behind` looks from the opposite corner.
std::string space_view(const Facelets& facelets, PaperPoint centre, bool behind) {
    const auto project = [&](SpacePoint v) {
        const double side = behind ? -1 : 1;
        const double along_x = side * (v.x - v.z) * std::sqrt(3.0) / 2;
        const double along_y = (v.x + v.z) / 2 - v.y;  // from above the near side is low, from below it is high
        return PaperPoint{centre.x + along_x * sticker_size, centre.y + along_y * sticker_size};
    };
    std::string body;
    std::string stickers;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const Location place = location_of(i);
        if (is_positive(place.side) == behind) continue;
        body += polygon(square(place, 0.5, project), "#111");
        stickers += polygon(square(place, 0.5 - sticker_inset, project), hex(facelets[i]));
    }
    return body + stickers;
}

std::string net_view(const Facelets& facelets, PaperPoint origin) {
    constexpr std::array<PaperPoint, 6> block{{{3, 0}, {6, 3}, {3, 3}, {3, 6}, {0, 3}, {9, 3}}};  // in the order URFDLB
    std::string text;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const double x = origin.x + (block[i / 9].x + static_cast<double>(i % 3)) * sticker_size;
        const double y = origin.y + (block[i / 9].y + static_cast<double>(i % 9 / 3)) * sticker_size;
        text += "<rect x=\"" + tenths_of(x) + "\" y=\"" + tenths_of(y) + "\" width=\"" + tenths_of(sticker_size) +
                "\" height=\"" + tenths_of(sticker_size) + "\" fill=\"" + hex(facelets[i]) +
                "\" stroke=\"#111\" stroke-width=\"2\" rx=\"3\"/>\n";
    }
    return text;
}

}  // namespace

std::string svg(const Facelets& facelets) {
    constexpr double margin = 15;
    constexpr double cube_width = 6 * sticker_size;
    const double width = 3 * margin + 12 * sticker_size + 2 * (cube_width + margin);
    const double height = 2 * margin + 9 * sticker_size;
    const double left = 2 * margin + 12 * sticker_size + cube_width / 2;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + tenths_of(width) + " " + tenths_of(height) +
           "\" width=\"" + tenths_of(width) + "\" height=\"" + tenths_of(height) + "\">\n" +
           net_view(facelets, {margin, margin}) + space_view(facelets, {left, height / 2}, false) +
           space_view(facelets, {left + cube_width + margin, height / 2}, true) + "</svg>\n";
}

}  // namespace trundle

// A picture of the cube: the net, and the cube in space from the front above right and from the back below left.
#include <cmath>

#include "view/location.h"

namespace trundle {
namespace {

struct PaperPoint {
    double x = 0;
    double y = 0;
};

struct SpacePoint {
    double x = 0;
    double y = 0;
    double z = 0;
};

constexpr double size = 30;     // of a sticker, in pixels
constexpr double inset = 0.06;  // the black rim, in stickers

SpacePoint unit(Face face) {
    const double sign = is_positive(face) ? 1 : -1;
    const Axis axis = axis_of(face);
    return {axis == Axis::x ? sign : 0, axis == Axis::y ? sign : 0, axis == Axis::z ? sign : 0};
}

std::string number(double value) {
    const long tenths = std::lround(value * 10);
    const std::string digits = std::to_string(std::labs(tenths));
    return (tenths < 0 ? "-" : "") + (digits.size() < 2 ? "0" : digits.substr(0, digits.size() - 1)) + "." +
           digits.back();
}

std::string hex(Face face) {
    const auto [red, green, blue] = rgb_of(face);
    std::string text = "#";
    for (const int part : {red, green, blue}) {
        text += "0123456789abcdef"[part >> 4];
        text += "0123456789abcdef"[part & 15];
    }
    return text;
}

std::string polygon(const std::array<PaperPoint, 4>& corners, const std::string& fill) {
    std::string text = "<polygon fill=\"" + fill + "\" points=\"";
    for (const PaperPoint& corner : corners) text += number(corner.x) + "," + number(corner.y) + " ";
    text.back() = '"';
    return text + "/>\n";
}

// A square on a face of the cube, from `low` to `high` in stickers from the facelet's middle, as its four corners.
template <class Project>
std::array<PaperPoint, 4> square(const Location& place, double half, Project project) {
    const SpacePoint top = unit(top_of(place.side));
    const SpacePoint right = unit(right_of(place.side));
    const SpacePoint out = unit(place.side);
    const SpacePoint middle{place.at[0] + out.x / 2, place.at[1] + out.y / 2, place.at[2] + out.z / 2};
    const auto corner = [&](double u, double v) {
        return project(SpacePoint{middle.x + u * right.x + v * top.x, middle.y + u * right.y + v * top.y,
                                  middle.z + u * right.z + v * top.z});
    };
    return {corner(-half, half), corner(half, half), corner(half, -half), corner(-half, -half)};
}

// Three faces in space; `behind` looks from the opposite corner.
std::string space_view(const Facelets& facelets, PaperPoint centre, bool behind) {
    const auto project = [&](SpacePoint v) {
        const double side = behind ? -1 : 1;
        const double along_x = side * (v.x - v.z) * std::sqrt(3.0) / 2;
        const double along_y = (v.x + v.z) / 2 - v.y;  // from above the near side is low, from below it is high
        return PaperPoint{centre.x + along_x * size, centre.y + along_y * size};
    };
    std::string body;
    std::string stickers;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const Location place = location_of(i);
        if (is_positive(place.side) == behind) continue;
        body += polygon(square(place, 0.5, project), "#111");
        stickers += polygon(square(place, 0.5 - inset, project), hex(facelets[i]));
    }
    return body + stickers;
}

std::string net_view(const Facelets& facelets, PaperPoint origin) {
    constexpr std::array<PaperPoint, 6> block{{{3, 0}, {6, 3}, {3, 3}, {3, 6}, {0, 3}, {9, 3}}};  // in the order URFDLB
    std::string text;
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const double x = origin.x + (block[i / 9].x + static_cast<double>(i % 3)) * size;
        const double y = origin.y + (block[i / 9].y + static_cast<double>(i % 9 / 3)) * size;
        text += "<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(size) + "\" height=\"" +
                number(size) + "\" fill=\"" + hex(facelets[i]) + "\" stroke=\"#111\" stroke-width=\"2\" rx=\"3\"/>\n";
    }
    return text;
}

}  // namespace

std::string svg(const Facelets& facelets) {
    constexpr double margin = 15;
    constexpr double cube_width = 6 * size;
    const double width = 3 * margin + 12 * size + 2 * (cube_width + margin);
    const double height = 2 * margin + 9 * size;
    const double left = 2 * margin + 12 * size + cube_width / 2;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width) + " " + number(height) +
           "\" width=\"" + number(width) + "\" height=\"" + number(height) + "\">\n" +
           net_view(facelets, {margin, margin}) + space_view(facelets, {left, height / 2}, false) +
           space_view(facelets, {left + cube_width + margin, height / 2}, true) + "</svg>\n";
}

}  // namespace trundle

// What pictures of the cube are made of: points, numbers and squares of its faces.
#pragma once

#include <cmath>

#include "view/location.h"

namespace trundle {

struct PaperPoint {
    double x = 0;
    double y = 0;
};

struct SpacePoint {
    double x = 0;
    double y = 0;
    double z = 0;
};

inline constexpr double sticker_size = 30;     // in pixels
inline constexpr double sticker_inset = 0.06;  // the black rim, in stickers

inline SpacePoint unit(Face face) {
    const double sign = is_positive(face) ? 1 : -1;
    const Axis axis = axis_of(face);
    return {axis == Axis::x ? sign : 0, axis == Axis::y ? sign : 0, axis == Axis::z ? sign : 0};
}

inline std::string tenths_of(double value) {
    const long tenths = std::lround(value * 10);
    const std::string digits = std::to_string(std::labs(tenths));
    return (tenths < 0 ? "-" : "") + (digits.size() < 2 ? "0" : digits.substr(0, digits.size() - 1)) + "." +
           digits.back();
}

inline std::string hex(Face face) {
    const auto [red, green, blue] = rgb_of(face);
    std::string text = "#";
    for (const int part : {red, green, blue}) {
        text += "0123456789abcdef"[part >> 4];
        text += "0123456789abcdef"[part & 15];
    }
    return text;
}

inline std::string polygon(const std::array<PaperPoint, 4>& corners, const std::string& fill) {
    std::string text = "<polygon fill=\"" + fill + "\" points=\"";
    for (const PaperPoint& corner : corners) text += tenths_of(corner.x) + "," + tenths_of(corner.y) + " ";
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

}  // namespace trundle

// The cube as a camera sees it. Faces are drawn from the farthest to the nearest, so the near ones cover the others.
#include <algorithm>
#include <numbers>

#include "view/svg_parts.h"

namespace trundle {
namespace {

constexpr double camera_distance = 14;  // in stickers, from the middle of the cube
constexpr double picture_side = 240;    // in pixels
constexpr double focal_length = 420;    // so that the cube fills the picture

struct Camera {
    SpacePoint right, up, toward;  // unit vectors; toward the camera

    explicit Camera(const Perspective& perspective) {
        constexpr double degree = std::numbers::pi / 180;
        const double sin_a = std::sin(perspective.longitude * degree);
        const double cos_a = std::cos(perspective.longitude * degree);
        const double sin_b = std::sin(perspective.latitude * degree);
        const double cos_b = std::cos(perspective.latitude * degree);
        right = {cos_a, 0, -sin_a};
        up = {-sin_a * sin_b, cos_b, -cos_a * sin_b};
        toward = {sin_a * cos_b, sin_b, cos_a * cos_b};
    }
    static double dot(SpacePoint a, SpacePoint b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
    PaperPoint operator()(SpacePoint point) const {
        const double scale = focal_length / (camera_distance - dot(point, toward));
        return {picture_side / 2 + dot(point, right) * scale, picture_side / 2 - dot(point, up) * scale};
    }
};

bool is_shown(const Location& place, const Perspective& perspective) {
    const auto rims = std::count_if(place.at.begin(), place.at.end(), [](int at) { return at != 0; });
    return rims == 3 ? perspective.corners : rims == 2 ? perspective.edges : perspective.centres;
}

}  // namespace

std::string svg(const Facelets& facelets, const Perspective& perspective) {
    const Camera camera(perspective);
    std::array<Face, 6> faces = all_faces;
    std::sort(faces.begin(), faces.end(), [&](Face a, Face b) {
        return Camera::dot(unit(a), camera.toward) < Camera::dot(unit(b), camera.toward);
    });
    const std::string side = tenths_of(picture_side);
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + side + " " + side + "\" width=\"" +
                       side + "\" height=\"" + side + "\">\n";
    for (const Face face : faces) {
        if (!perspective.faces[static_cast<std::size_t>(face)]) continue;
        std::string stickers;
        for (std::size_t i = 0; i < 9; ++i) {
            const std::size_t facelet = static_cast<std::size_t>(face) * 9 + i;
            const Location place = location_of(facelet);
            text += polygon(square(place, 0.5, camera), "#111");
            if (is_shown(place, perspective))
                stickers += polygon(square(place, 0.5 - sticker_inset, camera), hex(facelets[facelet]));
        }
        text += stickers;
    }
    return text + "</svg>\n";
}

}  // namespace trundle

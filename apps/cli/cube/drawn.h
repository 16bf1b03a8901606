// How a cube is to be drawn: which form, laid out how, seen from where.
#pragma once

#include <trundle/represent.h>
#include <algorithm>

#include "frame/request.h"
#include "frame/words.h"

namespace trundle::cli {

struct Drawn {
    std::string form;
    ArrayLayout layout = ArrayLayout::paper;
    std::optional<Perspective> perspective{};
    bool colour = false;
};

inline std::optional<Error> read_view(const std::string& text, Perspective& perspective) {
    const auto wrong = [&] {
        return usage_error("--view is two angles in whole degrees such as 30,-45, not '" + text + "'");
    };
    const std::vector<std::string_view> parts = split(text, ',');
    if (parts.size() != 2) return wrong();
    for (const auto& [part, angle] : {std::pair{parts[0], &perspective.latitude}, {parts[1], &perspective.longitude}}) {
        const std::optional<std::int64_t> degrees = whole_number(part);
        if (!degrees || *degrees < -360 || *degrees > 360) return wrong();
        *angle = static_cast<int>(*degrees);
    }
    if (perspective.latitude < -90 || perspective.latitude > 90)
        return usage_error("the latitude of --view is -90 to 90 degrees");
    return {};
}

inline std::optional<Error> read_only(const std::string& text, Perspective& perspective) {
    std::array<bool, 6> faces{};
    std::array<bool, 3> kinds{};
    for (const std::string_view part : split(text, ',')) {
        constexpr std::array<std::string_view, 3> names{"corners", "edges", "centres"};
        const std::size_t face = part.size() == 1 ? std::string_view("URFDLB").find(part) : faces.size();
        const auto kind = static_cast<std::size_t>(std::find(names.begin(), names.end(), part) - names.begin());
        if (face < faces.size()) faces[face] = true;
        else if (kind < kinds.size()) kinds[kind] = true;
        else
            return usage_error("--only names U R F D L B, corners, edges and centres, not '" + std::string(part) + "'");
    }
    const auto is_any = [](const auto& list) { return std::find(list.begin(), list.end(), true) != list.end(); };
    if (is_any(faces)) perspective.faces = faces;
    if (is_any(kinds)) perspective.corners = kinds[0], perspective.edges = kinds[1], perspective.centres = kinds[2];
    return {};
}

inline Result<Drawn> read_drawn(const Request& request) {
    Drawn drawn{request.value("--as", "net")};
    drawn.colour = request.colour();
    const std::string layout = request.value("--layout", "paper");
    drawn.layout = layout == "side" ? ArrayLayout::side : layout == "plain" ? ArrayLayout::plain : ArrayLayout::paper;
    if (!request.has("--view") && !request.has("--only")) return drawn;
    if (drawn.form != "svg") return usage_error("--view and --only go with --as svg");
    drawn.perspective.emplace();
    if (const auto view = request.value("--view"))
        if (std::optional<Error> error = read_view(*view, *drawn.perspective)) return *error;
    if (const auto only = request.value("--only"))
        if (std::optional<Error> error = read_only(*only, *drawn.perspective)) return *error;
    return drawn;
}

}  // namespace trundle::cli

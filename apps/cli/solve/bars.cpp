#include "solve/bars.h"

#include <algorithm>
#include <cmath>

#include "frame/console.h"

namespace trundle::cli {
namespace {

constexpr int margin = 36;
constexpr int bar_step = 26;  // pixels from bar to bar
constexpr int bar_width = 18;
constexpr int power_height = 22;  // of a power of ten

constexpr std::string_view style =
    "<style>\n"
    ".paper{fill:#fbfaf7}.line{stroke:#dcd8ce}.note{fill:#5d594f}.bar{fill:#2f6fb5}.most{fill:#2f6fb5;opacity:.45}\n"
    "@media (prefers-color-scheme:dark){\n"
    ".paper{fill:#16181d}.line{stroke:#33383f}.note{fill:#b9bdc6}.bar{fill:#6aa5e6}.most{fill:#6aa5e6}}\n"
    "</style>\n";

// A single one has a bar, too.
double powers_of(std::uint64_t count) { return count == 0 ? 0 : std::log10(static_cast<double>(count)) + 0.2; }

std::string number(double value) { return std::to_string(std::lround(value)); }

std::string label(double x, double y, std::string_view anchor, std::string_view text) {
    return "<text class=\"note\" x=\"" + number(x) + "\" y=\"" + number(y) + "\" text-anchor=\"" + std::string(anchor) +
           "\">" + std::string(text) + "</text>\n";
}

}  // namespace

std::string bars_svg(std::string_view title, std::span<const DepthBar> bars) {
    double most = 1;
    for (const DepthBar& bar : bars) most = std::max(most, powers_of(bar.count));
    const int powers = static_cast<int>(std::floor(most));
    const double floor = margin + most * power_height;
    const double width = 2 * margin + bar_step * static_cast<double>(bars.size());
    const double height = floor + margin;
    std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" +
                       number(height) + "\" viewBox=\"0 0 " + number(width) + " " + number(height) +
                       "\" font-family=\"sans-serif\" font-size=\"11\">\n" + std::string(style) +
                       "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n";
    for (int power = 0; power <= powers; power += 2) {
        const double y = floor - (power + 0.2) * power_height;
        text +=
            "<line class=\"line\" x1=\"" + number(margin) + "\" x2=\"" + number(width - margin / 2.0) + "\" y1=\"" +
            number(y) + "\" y2=\"" + number(y) + "\"/>\n" +
            label(margin - 4, y + 4, "end", "10<tspan dy=\"-4\" font-size=\"8\">" + std::to_string(power) + "</tspan>");
    }
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const double x = margin + bar_step * static_cast<double>(i) + 4;
        const double tall = powers_of(bars[i].count) * power_height;
        text += "<rect class=\"" + std::string(bars[i].is_exact ? "bar" : "most") + "\" x=\"" + number(x) + "\" y=\"" +
                number(floor - tall) + "\" width=\"" + number(bar_width) + "\" height=\"" + number(tall) +
                "\"><title>" + std::to_string(bars[i].count) + "</title></rect>\n" +
                label(x + bar_width / 2.0, floor + 14, "middle", std::to_string(bars[i].depth));
    }
    return text + label(width / 2, height - 6, "middle", title) + "</svg>\n";
}

std::string bar_text(std::uint64_t count) {
    if (!is_seen()) return "";
    constexpr double columns_a_power = 4;
    std::string bar = "  ";
    for (long i = std::lround(powers_of(count) * columns_a_power); i > 0; --i) bar += "█";
    return bar;
}

}  // namespace trundle::cli

// A maze and a walk as SVG: the die lies on each square of its walk, its top face up.
#include <trundle/maze.h>
#include <map>

#include "roll/maze_index.h"
#include "roll/visits.h"

namespace trundle {
namespace {

constexpr std::int64_t side = 48;    // of a square, in pixels
constexpr std::int64_t margin = 24;  // for the coordinates
constexpr std::int64_t face = 28;    // of the die

class MazeSvg {
public:
    MazeSvg(const Maze& maze, std::string_view path) : maze_(maze), visits_(visits_of(maze, path)) {}

    std::string drawn() {
        const std::string width = std::to_string(maze_.columns() * side + 2 * margin);
        const std::string height = std::to_string(maze_.rows() * side + 2 * margin);
        text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
                "\" viewBox=\"0 0 " + width + " " + height +
                "\" font-family=\"sans-serif\" text-anchor=\"middle\">\n"
                "<defs><marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"5\" refY=\"4\" markerWidth=\"4\" "
                "markerHeight=\"4\" orient=\"auto\">"
                "<path d=\"M0 0 8 4 0 8Z\" fill=\"#d1495b\"/></marker></defs>\n"
                "<rect width=\"100%\" height=\"100%\" fill=\"#fbfaf7\"/>\n";
        squares();
        walls();
        coordinates();
        steps();
        dice();
        return text_ + "</svg>\n";
    }

private:
    std::int64_t left(std::int64_t x) const { return margin + (x - 1) * side; }
    std::int64_t upper(std::int64_t y) const { return margin + (maze_.rows() - y) * side; }

    // <NAME A="1" B="2"/> with four or fewer whole numbers.
    struct Attribute {
        std::string_view name;
        std::int64_t value;
    };
    void element(std::string_view name, std::initializer_list<Attribute> numbers, std::string_view rest) {
        text_ += "<" + std::string(name);
        for (const auto& [key, value] : numbers) text_ += " " + std::string(key) + "=\"" + std::to_string(value) + "\"";
        text_ += " " + std::string(rest) + "/>\n";
    }
    void words(std::int64_t x, std::int64_t y, std::string_view style, std::string_view content) {
        text_ += "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" " + std::string(style) + ">" +
                 std::string(content) + "</text>\n";
    }

    void squares() {
        for (std::int64_t y = 1; y <= maze_.rows(); ++y)
            for (std::int64_t x = 1; x <= maze_.columns(); ++x) {
                const Square square{x, y};
                const int label = maze_.label(square);
                const std::string_view fill = label == Maze::blocked    ? "#3d4451"
                                              : maze_.is_target(square) ? "#f9dc9c"
                                              : square == maze_.start   ? "#cfe8cf"
                                                                        : "#ffffff";
                element("rect", {{"x", left(x)}, {"y", upper(y)}, {"width", side}, {"height", side}},
                        "fill=\"" + std::string(fill) + "\" stroke=\"#c9c5bb\"");
                if (label != 0 && label != Maze::blocked)
                    words(left(x) + side - 7, upper(y) + side - 5, "font-size=\"12\" fill=\"#3867a6\"",
                          std::to_string(label));
            }
    }

    void walls() {
        const std::string_view style = "stroke=\"#3d4451\" stroke-width=\"5\" stroke-linecap=\"round\"";
        for (std::int64_t y = 1; y <= maze_.rows(); ++y)
            for (std::int64_t x = 1; x <= maze_.columns(); ++x) {
                const std::int64_t right = left(x) + side;
                if (maze_.has_wall(Square{x, y}, Way::N))
                    element("line", {{"x1", left(x)}, {"y1", upper(y)}, {"x2", right}, {"y2", upper(y)}}, style);
                if (maze_.has_wall(Square{x, y}, Way::E))
                    element("line", {{"x1", right}, {"y1", upper(y)}, {"x2", right}, {"y2", upper(y) + side}}, style);
            }
    }

    void coordinates() {
        const std::string_view style = "font-size=\"11\" fill=\"#8a857a\"";
        for (std::int64_t x = 1; x <= maze_.columns(); ++x)
            words(left(x) + side / 2, upper(1) + side + 15, style, std::to_string(x));
        for (std::int64_t y = 1; y <= maze_.rows(); ++y)
            words(margin / 2, upper(y) + side / 2 + 4, style, std::to_string(y));
    }

    void steps() {
        for (std::size_t i = 1; i < visits_.size(); ++i) {
            const Square from = visits_[i - 1].square;
            const Square to = visits_[i].square;
            const std::int64_t reach = (face / 2 + 2);
            const std::int64_t x = left(from.x) + side / 2;
            const std::int64_t y = upper(from.y) + side / 2;
            const std::int64_t dx = to.x - from.x;
            const std::int64_t dy = from.y - to.y;
            element("line",
                    {{"x1", x + dx * reach},
                     {"y1", y + dy * reach},
                     {"x2", x + dx * (side - reach - 1)},
                     {"y2", y + dy * (side - reach - 1)}},
                    "stroke=\"#d1495b\" stroke-width=\"3\" marker-end=\"url(#tip)\"");
        }
    }

    // The last visit of a square as a die; all its labels in order above it if there were several.
    void dice() {
        const MazeIndex index(maze_);
        std::map<std::size_t, std::string> tops;
        for (const auto& [square, top] : visits_) tops[index.of(square)] += static_cast<char>('0' + top);
        for (const auto& [number, labels] : tops) {
            const Square square = index.square(number);
            const std::int64_t x = left(square.x) + side / 2;
            const std::int64_t y = upper(square.y) + side / 2;
            element("rect", {{"x", x - face / 2}, {"y", y - face / 2}, {"width", face}, {"height", face}},
                    "rx=\"5\" fill=\"#ffffff\" stroke=\"#22252b\" stroke-width=\"1.5\"");
            pips(x, y, labels.back() - '0');
            if (labels.size() > 1) words(x, upper(square.y) + 9, "font-size=\"9\" fill=\"#8a857a\"", labels);
        }
    }

    // A face has its middle pip if odd, one diagonal from 2 on, the other from 4 on, and two more for 6.
    void pips(std::int64_t x, std::int64_t y, int label) {
        constexpr std::int64_t d = 8;
        const auto pip = [&](std::int64_t dx, std::int64_t dy) {
            element("circle", {{"cx", x + dx}, {"cy", y + dy}}, "r=\"2.7\" fill=\"#22252b\"");
        };
        if (label % 2 == 1) pip(0, 0);
        if (label >= 2) pip(-d, d), pip(d, -d);
        if (label >= 4) pip(-d, -d), pip(d, d);
        if (label == 6) pip(-d, 0), pip(d, 0);
    }

    const Maze& maze_;
    std::vector<Visit> visits_;
    std::string text_;
};

}  // namespace

std::string svg(const Maze& maze, std::string_view path) {
    if (maze.rows() > max_svg_side || maze.columns() > max_svg_side) return "";
    return MazeSvg(maze, path).drawn();
}

}  // namespace trundle

// A crawl as SVG. A cell has room for all stops that are made on it, so that no two lie on each other; the colour goes
// from blue to red with time. The moves are written below.
#include <trundle/notation.h>
#include <algorithm>

#include "crawl/picture/stops.h"

namespace trundle {
namespace {

constexpr int stop_side = 52;  // room for one stop, in pixels
constexpr int cube_side = 24;  // its square
constexpr int margin = 28;     // for the coordinates
constexpr int padding = 6;     // of a cell
constexpr int min_slots = 2;   // along a side of a cell
constexpr int line_height = 16;
constexpr int letter_width = 7;
constexpr int legend_letters = 60;

constexpr std::string_view style =
    "<style>\n"
    ".paper{fill:#fbfaf7}.cell{fill:#fff;stroke:#c9c5bb}.wall{fill:#3d4451;stroke:#3d4451}\n"
    ".note{fill:#5d594f}.front{stroke:#1d2026}.edge{fill:none;stroke:#1d2026;stroke-width:3}\n"
    "@media (prefers-color-scheme:dark){\n"
    ".paper{fill:#16181d}.cell{fill:#22262e;stroke:#3b414c}.wall{fill:#6b7382;stroke:#6b7382}\n"
    ".note{fill:#b9bdc6}.front{stroke:#f2f2ee}.edge{stroke:#f2f2ee}}\n"
    "</style>\n";

std::string number(int value) { return std::to_string(value); }

struct Corner {
    int x = 0;
    int y = 0;
};

class Svg {
public:
    Svg(const Board& board, Pose start, std::span<const Move> moves)
        : board_(board), moves_(moves), stops_(stops_of(start, moves)), window_(window_of(board, stops_)) {
        visits_.resize(window_.size());
        for (const Stop& stop : stops_) visit_.push_back(visits_[window_.index(stop.pose.cell)]++);
        slots_ = std::max(min_slots, slots_for(*std::max_element(visits_.begin(), visits_.end())));
    }

    std::string drawn() {
        const int board_width = window_.width() * side();
        const int width = std::max(board_width, legend_letters * letter_width) + 2 * margin;
        const std::vector<std::string> lines = legend((width - 2 * margin) / letter_width);
        const int board_height = window_.height() * side();
        const int height = board_height + 2 * margin + static_cast<int>(lines.size()) * line_height;
        left_ = (width - board_width) / 2;
        text_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(width) + "\" height=\"" + number(height) +
                "\" viewBox=\"0 0 " + number(width) + " " + number(height) +
                "\" font-family=\"sans-serif\" text-anchor=\"middle\">\n" + std::string(style) +
                "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n";
        cells();
        for (std::size_t i = 1; i < stops_.size(); ++i) step(i);
        for (std::size_t i = 0; i < stops_.size(); ++i) stop(i);
        for (std::size_t i = 0; i < lines.size(); ++i)
            text_ += "<text class=\"note\" font-family=\"monospace\" font-size=\"11\" text-anchor=\"start\" x=\"" +
                     number(margin) + "\" y=\"" +
                     number(board_height + 2 * margin + static_cast<int>(i) * line_height) + "\">" + lines[i] +
                     "</text>\n";
        return text_ + "</svg>\n";
    }

private:
    int side() const { return slots_ * stop_side + 2 * padding; }
    Corner corner(Cell cell) const {
        return {left_ + (cell.x - window_.low.x) * side(), margin + (cell.z - window_.low.z) * side()};
    }
    // Stops along a side of a cell with so many.
    static int slots_for(int visits) {
        int slots = 1;
        while (slots * slots < visits) ++slots;
        return slots;
    }
    // Spread over the cell, row by row; every second one a little lower, so that lines along a row can be told apart.
    Corner place(std::size_t i) const {
        const Cell cell = stops_[i].pose.cell;
        const int slots = slots_for(visits_[window_.index(cell)]);
        const Corner at = corner(cell);
        const auto along = [&](int n) { return padding + (2 * n + 1) * slots_ * stop_side / (2 * slots); };
        const int column = visit_[i] % slots;
        return {at.x + along(column), at.y + along(visit_[i] / slots) - 8 + column % 2 * 10};
    }
    std::string colour(std::size_t i) const {
        const auto done = static_cast<int>(160 * i / std::max<std::size_t>(stops_.size() - 1, 1));
        return "hsl(" + number(200 + done) + ",70%,46%)";
    }

    void words(Corner at, std::string_view size, const std::string& content, std::string_view look = "class=\"note\"") {
        text_ += "<text " + std::string(look) + " x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" font-size=\"" +
                 std::string(size) + "\">" + content + "</text>\n";
    }
    void rectangle(Corner at, int width, int height, const std::string& look) {
        text_ += "<rect x=\"" + number(at.x) + "\" y=\"" + number(at.y) + "\" width=\"" + number(width) +
                 "\" height=\"" + number(height) + "\" " + look + "/>\n";
    }

    void cells() {
        for (int z = window_.low.z; z <= window_.high.z; ++z) {
            words({left_ - margin / 2, corner({0, z}).y + side() / 2 + 4}, "11", number(z));
            for (int x = window_.low.x; x <= window_.high.x; ++x) {
                const bool is_wall = board_.is_blocked({x, z});
                rectangle(corner({x, z}), side(), side(), is_wall ? "class=\"wall\"" : "class=\"cell\"");
            }
        }
        for (int x = window_.low.x; x <= window_.high.x; ++x)
            words({corner({x, 0}).x + side() / 2, margin - 10}, "11", number(x));
        const bool is_whole = window_.width() == board_.width() && window_.height() == board_.height();
        if (is_whole) rectangle(corner({0, 0}), window_.width() * side(), window_.height() * side(), "class=\"edge\"");
    }

    // A bow, so that the way there and the way back lie beside each other.
    void step(std::size_t i) {
        const Corner a = place(i - 1);
        const Corner b = place(i);
        const Corner bow{(a.x + b.x) / 2 - (b.y - a.y) / 7, (a.y + b.y) / 2 + (b.x - a.x) / 7};
        text_ += "<path d=\"M" + number(a.x) + " " + number(a.y) + "Q" + number(bow.x) + " " + number(bow.y) + " " +
                 number(b.x) + " " + number(b.y) +
                 "\" fill=\"none\" stroke-width=\"3\" stroke-opacity=\"0.7\" stroke=\"" + colour(i) + "\"/>\n";
    }

    void stop(std::size_t i) {
        const Stop& stop = stops_[i];
        const Corner at = place(i);
        rectangle({at.x - cube_side / 2, at.y - cube_side / 2}, cube_side, cube_side,
                  "rx=\"4\" fill=\"" + colour(i) + "\"");
        front(at, stop.pose.rotation(Face::F));
        const bool is_last = i + 1 == stops_.size();
        const std::string name = i == 0 ? "S" : is_last ? "E" : number(static_cast<int>(stop.arrival));
        words({at.x, at.y + 4}, "12", name, "fill=\"#fff\" font-weight=\"bold\"");
        if (!stop.spins.empty()) words({at.x, at.y + cube_side / 2 + 12}, "9", short_spins(stop.spins));
    }

    // The bar on the side that F faces, after the spins.
    void front(Corner at, Face heading) {
        const bool is_positive_side = is_positive(heading);
        const int reach = (cube_side / 2 + 2) * (is_positive_side ? 1 : -1);
        const int half = cube_side / 2 - 3;
        const bool is_x = axis_of(heading) == Axis::x;
        const Corner from = is_x ? Corner{at.x + reach, at.y - half} : Corner{at.x - half, at.y + reach};
        const Corner to = is_x ? Corner{at.x + reach, at.y + half} : Corner{at.x + half, at.y + reach};
        text_ += "<path class=\"front\" stroke-width=\"3\" stroke-linecap=\"round\" d=\"M" + number(from.x) + " " +
                 number(from.y) + "L" + number(to.x) + " " + number(to.y) + "\"/>\n";
    }

    // spin1 spin2' as "1 2'".
    static std::string short_spins(const Moves& spins) {
        std::string text;
        for (const Move spin : spins)
            text += (text.empty() ? "" : " ") + print({&spin, 1}, Notation::crawl).value_or("spin").substr(4);
        return text;
    }

    std::vector<std::string> legend(int letters) const {
        std::vector<std::string> lines{""};
        for (const Move& move : moves_) {
            const std::string word = print({&move, 1}, Notation::crawl).value_or("");
            if (lines.back().size() + word.size() + 1 > static_cast<std::size_t>(letters)) lines.emplace_back();
            lines.back() += (lines.back().empty() ? "" : " ") + word;
        }
        lines.push_back("S start, E end, each stop with the number of its move;");
        lines.push_back("bar: where F faces; 1 2': spin1 and spin2' are done there");
        return lines;
    }

    const Board& board_;
    std::span<const Move> moves_;
    std::vector<Stop> stops_;
    Window window_;
    std::vector<int> visits_;  // of each cell
    std::vector<int> visit_;   // of each stop: how often its cell was visited before
    int slots_ = 0;            // along a side of the cell with the most visits
    int left_ = 0;
    std::string text_;
};

}  // namespace

std::string svg(const Board& board, Pose start, std::span<const Move> moves) {
    return Svg(board, start, moves).drawn();
}

}  // namespace trundle

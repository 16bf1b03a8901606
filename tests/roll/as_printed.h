// The pseudo code of the constant-time paper as it is printed, function by function, with its eight errors. Each can be
// corrected by itself, so that tests can show what it spoils and that nothing else is wrong. docs/ERRATA.md tells them.
#pragma once

#include <trundle/roll.h>
#include <bitset>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trundle::as_printed {

using Corrections = std::bitset<9>;  // bit k corrects error Ek

using Path =
    std::optional<std::string>;  // none: False. Counts are numbers already, the way the solver would print Δ - D

class Paper {
public:
    explicit Paper(Corrections corrections) : fixed_(corrections) {}

    Path solve(const Roll& roll) {
        Board b{static_cast<int>(roll.rows),   static_cast<int>(roll.columns), static_cast<int>(roll.from.x),
                static_cast<int>(roll.from.y), static_cast<int>(roll.to.x),    static_cast<int>(roll.to.y)};
        delta_x_ = std::abs(b.xf - b.xr);
        delta_y_ = std::abs(b.yf - b.yr);
        int label = roll.label;
        const Quadrant q = map_to_quadrant_1(b, label);
        Path path;
        if (label == 1) path = handle1(b, 0, 0);
        if (label == 2) path = swapped(handle34(transposed(b), 3));
        if (label == 3) path = handle34(b, 3);
        if (label == 4) path = handle34(b, 4);
        if (label == 5) path = swapped(handle34(transposed(b), 4));
        if (label == 6) path = handle6(b, 0, 0);
        return converted(q, path);
    }

private:
    struct Board {
        int m, n, xr, yr, xf, yf;
    };
    struct Quadrant {
        bool x, y;
    };

    static Quadrant map_to_quadrant_1(Board& b, int& label) {
        const Quadrant q{b.xf < b.xr, b.yf < b.yr};
        if (q.x && (label == 2 || label == 5)) label = 7 - label;
        if (q.y && (label == 3 || label == 4)) label = 7 - label;
        if (q.x) b.xr = b.n - b.xr + 1, b.xf = b.n - b.xf + 1;
        if (q.y) b.yr = b.m - b.yr + 1, b.yf = b.m - b.yf + 1;
        return q;
    }

    static Path exchanged(Path path, std::string_view from, std::string_view to) {
        if (path)
            for (char& c : *path)
                if (const std::size_t i = from.find(c); i < from.size()) c = to[i];
        return path;
    }
    static Path converted(Quadrant q, Path path) {
        if (q.x) path = exchanged(path, "EW", "WE");
        if (q.y) path = exchanged(path, "NS", "SN");
        return path;
    }

    // Another board for the same problem: Δx and Δy change places with the axes.
    Board transposed(const Board& b) {
        std::swap(delta_x_, delta_y_);
        return {b.n, b.m, b.yr, b.xr, b.yf, b.xf};
    }
    Path swapped(const Path& path) {
        std::swap(delta_x_, delta_y_);
        return exchanged(path, "NESW", "ENWS");
    }

    template <class... Parts>
    static Path join(const Parts&... parts) {
        std::string path;
        (path.append(parts), ...);
        return path;
    }
    static std::string repeated(char letter, int count) {
        return *join("(", std::string(1, letter), "){", std::to_string(count), "}");
    }
    std::string east(int minus) const { return repeated('E', delta_x_ - minus); }
    std::string north(int minus) const { return repeated('N', delta_y_ - minus); }

    Path reduction(Board b, int label, int dx, int dy) {
        const Quadrant q = map_to_quadrant_1(b, label);
        if (q.x) dx = -dx;
        if (q.y) dy = -dy;
        return converted(q, label == 1 ? handle1(b, dx, dy) : handle6(b, dx, dy));
    }

    // handle3 and handle4 differ in which of N and S brings the label to the top. Four prefixes, i times E or W.
    Path handle34(const Board& b, int label) {
        Path best;
        for (int i = 0; i <= 3; ++i)
            for (const bool to_west : {false, true})
                for (const bool to_south : {false, true}) {
                    const int x = to_west ? b.xr - i : b.xr + i;
                    const int y = to_south ? b.yr - 1 : b.yr + 1;
                    if (fixed_[5] && (x < 1 || x > b.n || y < 1 || y > b.m)) continue;
                    if (fixed_[5] && i > 0 && b.yf == b.yr &&
                        (to_west ? x <= b.xf && b.xf < b.xr : b.xr < b.xf && b.xf <= x))
                        continue;
                    if (fixed_[5] && b.xf == b.xr && b.yf == b.yr) continue;
                    const bool on_top = (label == 3) != to_south;
                    if (fixed_[5] && x == b.xf && y == b.yf && !on_top) continue;
                    const int step = fixed_[1] ? 1 : i;
                    const int inner_x = std::abs(b.xf - b.xr) - std::abs(b.xf - x);
                    const int inner_y = std::abs(b.yf - b.yr) - std::abs(b.yf - (to_south ? b.yr - step : b.yr + step));
                    const int dx = to_west ? -std::abs(inner_x) : std::abs(inner_x);
                    int dy = to_south ? -std::abs(inner_y) : std::abs(inner_y);
                    if (!fixed_[2] && label == 3 && to_west && !to_south) dy = inner_y;
                    const Path rest = reduction({b.m, b.n, x, y, b.xf, b.yf}, on_top ? 1 : 6, dx, dy);
                    if (!rest) continue;
                    const Path path = join(repeated(to_west ? 'W' : 'E', i), to_south ? "S" : "N", *rest);
                    if (!best || length(*path) < length(*best)) best = path;
                }
        return best;
    }

    Path handle1(const Board& b, int dx, int dy) {
        if (b.xf - b.xr > 1 && b.yf - b.yr > 1) return join("N", east(dx + 2), "NE", north(dy + 2), "E");
        return small1(b, dx, dy);
    }
    Path handle6(const Board& b, int dx, int dy) {
        const int x = b.xf - b.xr;
        const int y = b.yf - b.yr;
        if (x > 1 && y > 3) return join("NNE", north(dy + 4), "EN", east(dx + 2), "N");
        if (x > 3 && y > 1) return join("EEN", east(dx + 4), "NE", north(dy + 2), "E");
        return small6(b, dx, dy);
    }

    Path small1(const Board& b, int dx, int dy) {
        const int x = b.xf - b.xr;
        const int y = b.yf - b.yr;
        if (y > x) return swapped(small1(transposed(b), dy, dx));
        if (x == 0) return "I";
        if (x % 4 == 0) return join(east(dx + 1), north(dy), "E");
        if (y == 0) {
            if (b.yf < b.m) return join("N", east(dx), "S");
            if (b.yr > 1) return join("S", east(dx), "N");
            return {};
        }
        if (x > 3) return join("N", east(dx + 4), "SENEEE");
        if (x > 1) {
            if (b.yf < b.m) return join("N", east(dx + 2), "NESE");
            if (b.yr > 1) return join("ESEN", east(dx + 2), "N");
            return join("ENWS", east(dx), "N");
        }
        if (b.yr > 1) return "SENWNE";
        if (b.xr > 1) return "WNESEN";
        if (b.yf < b.m - 1) return "NNENWSES";
        if (b.xf < b.n - 1) return "EENESWNW";
        return {};
    }

    Path small6(const Board& b, int dx, int dy) {
        const int x = b.xf - b.xr;
        const int y = b.yf - b.yr;
        if (y > x) return swapped(small6(transposed(b), dy, dx));
        if (x == 0) return fixed_[3] ? Path() : "I";
        if (x % 4 == 2) return join(east(dx + 1), north(dy), "E");
        if (y == 0) return small6case3(b, x, dx);
        if (y == 1 || (y == 2 && !fixed_[4])) return small6case4(b, x, dx);
        if (y == 2) return join("N", east(dx), "N");
        return "NENESENN";
    }

    Path small6case3(const Board& b, int x, int dx) {
        if (b.m == 1) return {};
        if (x > 1) {
            if (b.yf < b.m) return join("N", east(dx + 2), "SEE");
            if (b.yr > 1) return join("S", east(dx + 2), "NEE");
            return {};
        }
        if (b.xr > 1) return fixed_[6] && b.yf == b.m ? "SWNEE" : "NWSEE";
        if (b.yf < b.m - 1) return "NENWSSE";
        if (b.yr > 2) return "SESWNNE";
        if ((fixed_[7] ? b.xf : b.xr) < b.n - 1) {
            if (b.yf < b.m) return "NEEESWW";
            if (b.yr > 1) return "SEEENWW";
        }
        return {};
    }

    Path small6case4(const Board& b, int x, int dx) {
        if (x > 1) return join("ENES", east(dx + 2), "N");
        const int room = fixed_[8] ? 1 : 2;
        if (b.yr > 1) return "ESWNEN";
        if (b.xr > 1) return "NWSENE";
        if (b.yf < b.m - room) return "NNNESWSE";
        if (b.xf < b.n - room) return "EEENWSWN";
        return {};
    }

    static std::int64_t length(const std::string& path) {
        const Result<Gps> gps = Gps::parse(path);
        if (!gps) return 1'000'000;
        return gps->length({}).value_or(1'000'000);
    }

    Corrections fixed_;
    int delta_x_ = 0;
    int delta_y_ = 0;
};

}  // namespace trundle::as_printed

// Generalized path strings: a walk of any length in a text of bounded length, such as N(E){Δx-2}NESE.
//
//   gps    ->  (moves){count} gps  |  moves gps  |  nothing
//   moves  ->  one or more of N E S W, and I, which does nothing
//   count  ->  Δx  |  Δy  |  Δx+D  |  Δx-D  |  Δy+D  |  Δy-D  |  D        D: decimal digits
//
// Δx and Δy are the deltas from start to end, both at least 0. Dx, Dy, Δ_x and Δ_y are read as well.
#pragma once

#include <trundle/die.h>
#include <string>

namespace trundle {

struct Deltas {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

class Gps {
public:
    struct Count {
        enum class Base : std::uint8_t { none, x, y };
        Base base = Base::none;
        std::int64_t plus = 1;
        std::int64_t value(Deltas deltas) const {
            return (base == Base::x ? deltas.x : base == Base::y ? deltas.y : 0) + plus;
        }
        friend bool operator==(const Count&, const Count&) = default;
    };
    struct Term {
        std::string moves;           // letters of N E S W I
        std::optional<Count> count;  // none: written without brackets, done once
        std::int64_t rounds(Deltas deltas) const { return count ? count->value(deltas) : 1; }
        friend bool operator==(const Term&, const Term&) = default;
    };

    static Result<Gps> parse(std::string_view text);

    const std::vector<Term>& terms() const { return terms_; }
    std::string to_text() const;

    // The number of rolls; an error where a count would be negative or the sum leaves 64 bits.
    Result<std::int64_t> length(Deltas deltas) const;

    // The letters one by one, without the I; an error beyond `limit` letters.
    Result<std::string> expand(Deltas deltas, std::int64_t limit) const;

    friend bool operator==(const Gps&, const Gps&) = default;

private:
    std::vector<Term> terms_;
};

// The rolls of a GPS, one at a time, in constant memory. The GPS must outlive the walk and have a length.
class GpsWalk {
public:
    GpsWalk(const Gps& gps, Deltas deltas) : gps_(&gps), deltas_(deltas) {}

    std::optional<Way> next();

private:
    const Gps* gps_;
    Deltas deltas_;
    std::size_t term_ = 0;
    std::int64_t round_ = 0;
    std::size_t letter_ = 0;
};

}  // namespace trundle

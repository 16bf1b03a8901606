// What turns cost: read from text, and added up.
#include <trundle/solve.h>
#include <algorithm>
#include <cmath>
#include <string>

namespace trundle {
namespace {

Face face_of(Move turn) {
    const Face up = positive_face(turn.axis());
    return turn.layers() == Move::positive ? up : opposite(up);
}
std::size_t amount_of(Move turn) {  // quarters - 1, clockwise as seen from outside
    return static_cast<std::size_t>((turn.layers() == Move::positive ? turn.quarters() : 4 - turn.quarters()) - 1);
}

Error wrong_costs(const std::string& why) { return {Fault::usage, "cost", why}; }

// What a name stands for, bit by bit: turns in the order of MoveSet::face(). None if it is no name.
std::uint32_t turns_named(std::string_view name) {
    std::uint32_t turns = 0;
    for (std::size_t i = 0; i < MoveSet::face().size(); ++i) {
        const std::string_view amounts = i % 3 == 0 ? "" : i % 3 == 1 ? "2" : "'";
        const char face = letter_of(all_faces[i / 3]);
        const bool is_turn = i % 3 != 0 && name == std::string(1, face).append(amounts);
        const bool is_kind = name == (i % 3 == 1 ? "half" : "quarter");
        if (is_turn || is_kind || name == std::string_view(&face, 1)) turns |= 1u << i;
    }
    return turns;
}

// In thousandths; none if it is not a number, or too small or too large.
std::optional<std::uint32_t> number_in(std::string_view text) {
    const std::string_view digits = "0123456789";
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view whole = text.substr(0, point);
    const std::string_view part = text.substr(std::min(point + 1, text.size()));
    if (whole.find_first_not_of(digits) != whole.npos || part.find_first_not_of(digits) != part.npos) return {};
    double number = 0, place = 1;
    for (const char digit : whole) number = number * 10 + (digit - '0');
    for (const char digit : part) number += (digit - '0') * (place /= 10);
    const double thousandths = std::round(number * TurnCosts::one);
    if (!(thousandths >= 1 && number <= 1000)) return {};
    return static_cast<std::uint32_t>(thousandths);
}

}  // namespace

std::uint32_t TurnCosts::of(Move turn) const { return each[static_cast<std::size_t>(face_of(turn))][amount_of(turn)]; }

std::uint64_t TurnCosts::of(std::span<const Move> turns) const {
    std::uint64_t sum = 0;
    for (const Move turn : turns) sum += of(turn);
    return sum;
}

std::uint32_t TurnCosts::least() const {
    std::uint32_t least = ~0u;
    for (const auto& face : each) least = std::min(least, *std::min_element(face.begin(), face.end()));
    return least;
}

TurnCosts TurnCosts::in_steps() const {
    TurnCosts best = *this;
    for (auto& face : best.each)
        for (int round = 0; round < 2; ++round)  // up to three turns
            for (std::size_t first = 1; first < 4; ++first)
                for (std::size_t second = 1; second < 4; ++second)
                    if (const std::size_t both = (first + second) % 4; both != 0)
                        face[both - 1] = std::min(face[both - 1], face[first - 1] + face[second - 1]);
    return best;
}

std::vector<Move> TurnCosts::in_steps(std::span<const Move> turns) const {
    const TurnCosts best = in_steps();
    std::vector<Move> steps;
    for (const Move turn : turns) {
        const auto face = static_cast<std::size_t>(face_of(turn));
        for (std::size_t left = amount_of(turn) + 1; left != 0;) {
            const auto rest_after = [&](std::size_t step) { return (left + 4 - step) % 4; };
            const auto is_best = [&](std::size_t step) {
                const std::size_t rest = rest_after(step);
                return each[face][step - 1] + (rest == 0 ? 0 : best.each[face][rest - 1]) == best.each[face][left - 1];
            };
            std::size_t step = left;
            while (!is_best(step)) step = step % 3 + 1;
            steps.push_back(MoveSet::face()[3 * face + step - 1]);
            left = rest_after(step);
        }
    }
    return steps;
}

Result<TurnCosts> parse_costs(std::string_view text) {
    std::array<std::uint64_t, 18> product;  // of face and amount
    product.fill(TurnCosts::one);
    std::array<std::optional<std::uint32_t>, 18> own{};
    std::vector<std::string_view> names;
    for (std::size_t at = 0; at <= text.size();) {
        const std::string_view item = text.substr(at, text.find(',', at) - at);
        at += item.size() + 1;
        const std::size_t equals = std::min(item.find('='), item.size());
        const std::string_view name = item.substr(0, equals);
        const std::uint32_t turns = turns_named(name);
        if (turns == 0 || equals == item.size())
            return wrong_costs("'" + std::string(item) +
                               "' is no cost: write a face, a turn, half or quarter, such as "
                               "F=2,R'=3,half=1.5");
        if (std::find(names.begin(), names.end(), name) != names.end())
            return wrong_costs("there are two costs of " + std::string(name));
        names.push_back(name);
        const std::optional<std::uint32_t> number = number_in(item.substr(equals + 1));
        if (!number) return wrong_costs("'" + std::string(item) + "': a cost is a number from 0.001 to 1000");
        for (std::size_t i = 0; i < own.size(); ++i) {
            if ((turns >> i & 1) == 0) continue;
            if (turns == 1u << i) own[i] = *number;
            else product[i] = product[i] * *number / TurnCosts::one;
        }
    }
    TurnCosts costs;
    for (std::size_t i = 0; i < own.size(); ++i)
        costs.each[i / 3][i % 3] = own[i].value_or(static_cast<std::uint32_t>(std::max<std::uint64_t>(product[i], 1)));
    return costs;
}

}  // namespace trundle

// The constant-time solver: mirror, look up, mirror back.
#include <trundle/roll.h>
#include <algorithm>

#include "roll/cases.h"
#include "roll/wrong_with.h"

namespace trundle {

std::optional<Error> wrong_with(const Roll& roll) {
    const auto board_size = [&] { return std::to_string(roll.rows) + " x " + std::to_string(roll.columns); };
    if (roll.rows < 1 || roll.columns < 1 || roll.rows > Roll::max_side || roll.columns > Roll::max_side)
        return input_error("board_size", "a board has 1 to 10^18 rows and columns, not " + board_size());
    for (const Square square : {roll.from, roll.to})
        if (square.x < 1 || square.x > roll.columns || square.y < 1 || square.y > roll.rows)
            return input_error("off_board", "square " + to_text(square) + " is not on the board of " + board_size() +
                                                " squares: x is 1 .. columns, y is 1 .. rows");
    if (roll.label < 1 || roll.label > 6)
        return input_error("label", "a label is 1 to 6, not " + std::to_string(roll.label));
    return {};
}

namespace {

Error unsolvable(const Roll& roll) {
    if (roll.from == roll.to)
        return none_error("already_there",
                          "the die already stands on the last square, with 1 on top, and may not come back to it");
    if (roll.rows == 1 || roll.columns == 1) {
        const bool row = roll.rows == 1;
        const Way way = row ? (roll.from.x < roll.to.x ? Way::E : Way::W) : (roll.from.y < roll.to.y ? Way::N : Way::S);
        const Deltas deltas = deltas_of(roll);
        Rotation die;
        for (std::int64_t i = (deltas.x + deltas.y) % 4; i > 0; --i) die = rolled(die, way);
        return none_error(row ? "one_row" : "one_column", std::string("a board of one ") + (row ? "row" : "column") +
                                                              " leaves one way to the last square, and it ends with " +
                                                              std::to_string(top_of(die)) + " on top");
    }
    return none_error("small_board", "a board of " + std::to_string(roll.rows) + " x " + std::to_string(roll.columns) +
                                         " is too small to turn the die that way");
}

// A problem in the table's form.
struct TableForm {
    Face goal;  // where the wanted label starts: U, D, B (north) or F (south)
    std::int64_t x, y;
    Margins margins;
    Mirroring mirroring;
};

TableForm to_form(const Roll& roll) {
    const Deltas deltas = deltas_of(roll);
    const auto margin = [](std::int64_t lines) { return static_cast<std::uint8_t>(std::min<std::int64_t>(lines, 2)); };
    TableForm form{
        face_of_label(roll.label),
        deltas.x,
        deltas.y,
        {margin(std::min(roll.from.x, roll.to.x) - 1), margin(std::min(roll.from.y, roll.to.y) - 1),
         margin(roll.columns - std::max(roll.from.x, roll.to.x)), margin(roll.rows - std::max(roll.from.y, roll.to.y))},
        {}};
    auto& [left, below, right, above] = form.margins;

    // With no displacement along an axis either direction will do: take the one that makes W an E, and S an N.
    if (roll.to.x < roll.from.x || (form.x == 0 && form.goal == Face::L)) {
        form.mirroring.east_west = true;
        std::swap(left, right);
        if (axis_of(form.goal) == Axis::x) form.goal = opposite(form.goal);
    }
    if (roll.to.y < roll.from.y || (form.y == 0 && form.goal == Face::F)) {
        form.mirroring.north_south = true;
        std::swap(below, above);
        if (axis_of(form.goal) == Axis::z) form.goal = opposite(form.goal);
    }
    if (axis_of(form.goal) == Axis::x || (axis_of(form.goal) == Axis::y && form.y > form.x)) {
        form.mirroring.transposed = true;
        std::swap(form.x, form.y);
        std::swap(left, below);
        std::swap(right, above);
        if (axis_of(form.goal) == Axis::x) form.goal = form.goal == Face::R ? Face::B : Face::F;
    }
    return form;
}

}  // namespace

Result<RollAnswer> solve_roll(const Roll& roll) {
    if (std::optional<Error> error = wrong_with(roll)) return *std::move(error);
    const TableForm form = to_form(roll);
    const std::size_t goal = cases::goals.find(form.goal == Face::U   ? 'T'
                                               : form.goal == Face::D ? 'B'
                                               : form.goal == Face::B ? 'N'
                                                                      : 'S');
    const std::size_t row = cases::rows[goal][cases::reduced(form.x)][cases::reduced(form.y)];
    for (std::size_t i = cases::first_way[row]; i < cases::first_way[row + 1]; ++i) {
        const CaseWay& way = cases::ways[i];
        if (!way.fits(form.margins)) continue;
        return RollAnswer{case_table[row].name,
                          {way.text[form.mirroring.id()].data(), way.text_size},
                          form.x * way.per_x + form.y * way.per_y + way.plus};
    }
    return unsolvable(roll);
}

}  // namespace trundle

#include "represent/cells.h"

#include <algorithm>

namespace trundle {
namespace {

constexpr std::string_view digits = " WBROGY";  // 0: none

using Sources = std::array<std::uint8_t, 121>;  // for each cell, or digit of a cell, where its content is now

Sources sources_of(Form form, LetterMove move) {
    const Definition& definition = definition_of(form);
    Array w = iota(disclose(definition.map).shape);
    w = form == Form::numeric ? decode(100, reshape({3, 3, 3, 3}, w))
                              : Array{definition.map.shape, w.ravel, definition.map.depth};
    // L̄: L L L ⍵
    for (int i = 0; i < (move.inverse ? 3 : 1); ++i) w = definition.moves[static_cast<std::size_t>(move.letter)](w);
    if (form == Form::numeric) w = encode(3, 100, w);
    Sources sources{};
    for (std::size_t i = 0; i < w.ravel.size(); ++i) sources[i] = static_cast<std::uint8_t>(w.ravel[i] - 1);
    return sources;
}

const Sources& kept_sources(Form form, LetterMove move) {
    using Table = std::array<Sources, 2 * letter_count>;
    static const std::array<Table, all_forms.size()> tables = [] {
        std::array<Table, all_forms.size()> result{};
        for (Form each : all_forms)
            for (std::size_t i = 0; i < 2 * letter_count; ++i)
                if (definition_of(each).moves[i / 2])
                    result[static_cast<std::size_t>(each)][i] =
                        sources_of(each, {static_cast<Letter>(i / 2), i % 2 != 0});
        return result;
    }();
    return tables[static_cast<std::size_t>(form)][static_cast<std::size_t>(move.letter) * 2 + (move.inverse ? 1 : 0)];
}

// The colour of six that no other centre of Visual has.
std::int16_t sixth_colour(const Cells& cells) {
    for (char colour : paper_colours)
        if (cells[27] != colour && cells[57] != colour && cells[60] != colour && cells[63] != colour &&
            cells[93] != colour)
            return colour;
    return ' ';
}

}  // namespace

Cells laid_out(Form form, const Colours54& colours) {
    Cells cells;
    for (int number : definition_of(form).map.ravel)
        cells.push_back(number == 0 ? ' ' : colours[static_cast<std::size_t>(number - 1)]);
    if (form != Form::numeric) return cells;
    for (std::size_t i = 0; i < 27; ++i) {
        const auto digit = [&](std::size_t at) { return static_cast<int>(digits.find(static_cast<char>(cells[at]))); };
        cells[i] = static_cast<std::int16_t>(digit(i) * 100 + digit(27 + i) * 10 + digit(54 + i));
    }
    cells.resize(27);
    return cells;
}

// The letters in the order of the map.
static std::vector<int> letters_of(Form form, const Cells& cells) {
    if (form != Form::numeric) return {cells.begin(), cells.end()};
    std::vector<int> letters = encode(3, 10, {{27}, {cells.begin(), cells.end()}}).ravel;
    for (int& letter : letters) letter = digits[static_cast<std::size_t>(letter)];
    return letters;
}

Array page_of(Form form, const Cells& cells) {
    const Definition& definition = definition_of(form);
    return definition.page({definition.map.shape, letters_of(form, cells), definition.map.depth});
}

Colours54 collected(Form form, const Cells& cells) {
    const std::vector<int>& map = definition_of(form).map.ravel;
    const std::vector<int> letters = letters_of(form, cells);
    Colours54 colours{};
    for (std::size_t i = 0; i < map.size(); ++i)
        if (map[i] != 0) colours[static_cast<std::size_t>(map[i] - 1)] = static_cast<char>(letters[i]);
    // The centres of the front and right face tell those of the up and down face.
    const auto centre = [&](Face face) -> char& { return colours[paper_index(face) * 9 + 4]; };
    if (centre(Face::D) == 0) {
        const Face up = cross(face_of(centre(Face::F)), face_of(centre(Face::R)));
        centre(Face::U) = colour_of(up);
        centre(Face::D) = colour_of(opposite(up));
    }
    return colours;
}

void turn(Form form, Cells& cells, LetterMove move) {
    const Sources& from = kept_sources(form, move);
    std::array<std::int16_t, 122> before;
    if (form == Form::numeric) {
        for (std::size_t i = 0; i < 27; ++i) {
            before[i] = static_cast<std::int16_t>(cells[i] / 100);
            before[27 + i] = static_cast<std::int16_t>(cells[i] / 10 % 10);
            before[54 + i] = static_cast<std::int16_t>(cells[i] % 10);
        }
        for (std::size_t i = 0; i < 27; ++i)
            cells[i] =
                static_cast<std::int16_t>(before[from[i]] * 100 + before[from[27 + i]] * 10 + before[from[54 + i]]);
        return;
    }
    std::copy(cells.begin(), cells.end(), before.begin());
    if (form == Form::visual) before[121] = sixth_colour(cells);
    for (std::size_t i = 0; i < cells.size(); ++i) cells[i] = before[from[i]];
}

}  // namespace trundle

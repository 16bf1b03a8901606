// The seven arrays as text, read back: each against the drawing of the solved cube, which says where the colours are.
#include <algorithm>

#include "base/text.h"
#include "represent/cells.h"

namespace trundle {
namespace {

// Lines of characters, without blanks at their ends and without empty lines before the first.
using CharacterLines = std::vector<std::vector<std::string_view>>;
CharacterLines lines_of(std::string_view text) {
    CharacterLines lines(1);
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view character = character_at(text, at);
        at += character.size();
        if (character == "\n") lines.emplace_back();
        else if (character != "\r") lines.back().push_back(character);
    }
    for (auto& line : lines)
        while (!line.empty() && line.back() == " ") line.pop_back();
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    const auto first = std::find_if(lines.begin(), lines.end(), [](const auto& line) { return !line.empty(); });
    lines.erase(lines.begin(), first);
    return lines;
}

// What the text has where the array has colours, and its first character that the array cannot have.
struct ArrayReading {
    std::string colours;  // in the order of the drawing
    std::optional<std::string_view> wrong{};
};

std::optional<ArrayReading> read_as(Form form, const CharacterLines& lines) {
    static const auto drawn = [] {
        std::array<std::string, all_forms.size()> texts;
        for (Form each : all_forms) texts[static_cast<std::size_t>(each)] = to_text(ArrayCube(each).draw());
        return texts;
    }();
    static const auto solved = [] {
        std::array<CharacterLines, all_forms.size()> result;
        for (std::size_t i = 0; i < drawn.size(); ++i) result[i] = lines_of(drawn[i]);
        return result;
    }();
    const CharacterLines& expected = solved[static_cast<std::size_t>(form)];
    if (lines.size() != expected.size()) return {};
    const std::string_view alphabet = form == Form::numeric ? "123456" : paper_colours;
    ArrayReading reading;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        if (lines[row].size() != expected[row].size()) return {};
        for (std::size_t i = 0; i < lines[row].size(); ++i) {
            const std::string_view character = lines[row][i];
            const bool is_colour = alphabet.find(expected[row][i]) < alphabet.size();
            const std::size_t colour = alphabet.find(character);
            if (is_colour && colour < alphabet.size()) reading.colours += paper_colours[colour];
            else if (is_colour) reading.colours += ' ';
            if (is_colour ? colour >= alphabet.size() : character != expected[row][i])
                reading.wrong = reading.wrong.value_or(character);
        }
    }
    return reading;
}

Result<World> world_of(Form form, const std::string& read) {
    Colours54 colours{};
    std::size_t next = 0;
    for (int number : definition_of(form).page(definition_of(form).map).ravel) {
        if (number == 0) continue;
        char& colour = colours[static_cast<std::size_t>(number - 1)];
        if (colour != 0 && colour != read[next])
            return input_error("duplicate", "a corner of the composite array's rims is there twice, here as " +
                                                std::string(1, colour) + " and as " + read[next]);
        colour = read[next++];
    }
    const auto centre = [&](Face face) { return face_of(colours[paper_index(face) * 9 + 4]); };
    if (axis_of(centre(Face::F)) == axis_of(centre(Face::R)))
        return input_error("centres", "the centres in front and on the right must belong to different axes");
    const Result<World> world = from_facelets(from_colours(collected(form, laid_out(form, colours))));
    if (world) return world;
    return input_error(world.error().code,
                       world.error().message + " (U is White, D Blue, B Red, F Orange, L Green, R Yellow)");
}

}  // namespace

Result<World> parse_array(std::string_view text) {
    constexpr std::ptrdiff_t most_wrong = 9;  // more of them are no misprint but another text
    const Error no_array = input_error("no_array", "none of the seven arrays looks like this");
    if (text.size() < 54) return no_array;  // each sticker has a place of its own
    const auto lines = lines_of(text);
    for (Form form : all_forms) {
        const std::optional<ArrayReading> reading = read_as(form, lines);
        if (!reading || std::count(reading->colours.begin(), reading->colours.end(), ' ') > most_wrong) continue;
        if (!reading->wrong) return world_of(form, reading->colours);
        return input_error("unknown_letter",
                           quoted(*reading->wrong) + " cannot be here in the array " + std::string(name_of(form)) +
                               (form == Form::numeric ? ": its digits are 1 to 6" : ": its letters are W B R O G Y"),
                           static_cast<std::size_t>(reading->wrong->data() - text.data()));
    }
    return no_array;
}

}  // namespace trundle

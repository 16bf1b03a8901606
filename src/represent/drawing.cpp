#include "represent/drawing.h"

namespace trundle {

Drawing drawn_page(Form form, const Array& page, std::string_view gap) {
    const auto depth = static_cast<std::size_t>(page.depth);
    const auto columns = static_cast<std::size_t>(page.shape.back()) * depth;
    const std::size_t matrix =
        page.shape.size() < 2 ? columns : columns * static_cast<std::size_t>(page.shape.end()[-2]);
    Drawing drawing;
    bool leads = true;  // the zeros before a number's first digit are blank
    for (std::size_t i = 0; i < page.ravel.size(); ++i) {
        const auto letter = static_cast<char>(page.ravel[i]);
        const bool blank = letter == 0 || letter == ' ';
        leads = form == Form::numeric && blank && (leads || i % depth == 0) && (i + 1) % depth != 0;
        if (i > 0 && i % matrix == 0) drawing.push_back({"\n"});
        if (blank) drawing.push_back({form == Form::nested ? "∘" : form == Form::numeric && !leads ? "0" : " "});
        else
            drawing.push_back(
                {form == Form::numeric ? std::to_string(paper_colours.find(letter) + 1) : std::string(1, letter),
                 rgb_of_colour(letter)});
        if ((i + 1) % columns == 0) drawing.push_back({"\n"});
        else if ((i + 1) % depth == 0 && !gap.empty()) drawing.push_back({std::string(gap)});
    }
    return drawing;
}

Drawing beside_each_other(const Drawing& drawing) {
    std::vector<Drawing> lines(1);
    std::size_t row = 0;
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        const bool is_end = drawing[i].text == "\n";
        if (is_end && i > 0 && drawing[i - 1].text == "\n") {  // the next matrix
            row = 0;
            for (Drawing& line : lines) line.push_back({"    "});
            continue;
        }
        if (row == lines.size()) lines.emplace_back();
        if (is_end) ++row;
        else lines[row].push_back(drawing[i]);
    }
    Drawing result;
    for (Drawing& line : lines) {
        result.insert(result.end(), line.begin(), line.end());
        result.push_back({"\n"});
    }
    return result;
}

std::string to_text(const Drawing& drawing) {
    std::string text;
    for (const Glyph& glyph : drawing) text += glyph.text;
    return text;
}

}  // namespace trundle

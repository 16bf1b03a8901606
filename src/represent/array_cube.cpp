// A cube that is held as one of the arrays and does its own moves.
#include "cube/batch.h"
#include "represent/cells.h"

namespace trundle {

ArrayCube::ArrayCube(Form form, const Facelets& facelets) : form_(form), cells_(laid_out(form, to_colours(facelets))) {}

std::vector<int> ArrayCube::shape() const { return definition_of(form_).shape; }

std::vector<int> ArrayCube::nested() const {
    return form_ == Form::nested ? disclose(definition_of(form_).map).shape : shape();
}

std::vector<Scalar> ArrayCube::cells() const {
    std::vector<Scalar> result;
    for (std::int16_t cell : cells_)
        result.push_back(form_ == Form::numeric ? Scalar(int{cell}) : Scalar(static_cast<char>(cell)));
    return result;
}

Facelets ArrayCube::facelets() const { return from_colours(collected(form_, cells_)); }

bool ArrayCube::may_turn(Letter letter) const {
    return definition_of(form_).moves[static_cast<std::size_t>(letter)] != nullptr;
}

void ArrayCube::turn(LetterMove move) { trundle::turn(form_, cells_, move); }

std::optional<Error> ArrayCube::turn(std::span<const Move> moves) {
    const Result<World> stands = from_facelets(facelets());
    Rotation rotation = stands ? stands->pose.rotation : Rotation();
    for (Move move : moves) {
        const Move in_world = in_frame(move, Frame::world, rotation);
        for (LetterMove letter : to_letters(in_world)) {
            if (!may_turn(letter.letter))
                return input_error("no_such_move", std::string(name_of(form())) + " cannot say " + to_text(letter) +
                                                       ": it lacks the up and down centres, which this move changes");
            turn(letter);
        }
        rotation = rotation * in_world.rotation();
    }
    return {};
}

// As APL prints an array: rows as lines, matrices apart by an empty line.
Drawing ArrayCube::draw() const {
    const Definition& definition = definition_of(form_);
    const Array page = page_of(form_, cells_);
    const auto depth = static_cast<std::size_t>(page.depth);
    const auto columns = static_cast<std::size_t>(page.shape.back()) * depth;
    const std::size_t matrix =
        page.shape.size() < 2 ? columns : columns * static_cast<std::size_t>(page.shape.end()[-2]);
    Drawing drawing;
    bool leads = true;  // the zeros before a number's first digit are blank
    for (std::size_t i = 0; i < page.ravel.size(); ++i) {
        const auto letter = static_cast<char>(page.ravel[i]);
        const bool blank = letter == 0 || letter == ' ';
        leads = form_ == Form::numeric && blank && (leads || i % depth == 0) && (i + 1) % depth != 0;
        if (i > 0 && i % matrix == 0) drawing.push_back({"\n"});
        if (blank) drawing.push_back({form_ == Form::nested ? "∘" : form_ == Form::numeric && !leads ? "0" : " "});
        else
            drawing.push_back(
                {form_ == Form::numeric ? std::to_string(paper_colours.find(letter) + 1) : std::string(1, letter),
                 rgb_of_colour(letter)});
        if ((i + 1) % columns == 0) drawing.push_back({"\n"});
        else if ((i + 1) % depth == 0 && !definition.gap.empty()) drawing.push_back({std::string(definition.gap)});
    }
    return drawing;
}

std::string to_text(const Drawing& drawing) {
    std::string text;
    for (const Glyph& glyph : drawing) text += glyph.text;
    return text;
}

Facelets turned(Form form, std::span<const LetterMove> moves) {
    ArrayCube cube(form);
    for (LetterMove move : moves) cube.turn(move);
    return cube.facelets();
}

Facelets turned_by_pieces(std::span<const Turn> turns) {
    return to_facelets(World{*SolvableCube::validate(batch().turned({}, turns)), {}});
}

}  // namespace trundle

// A cube that is held as one of the arrays and does its own moves.
#include "cube/batch.h"
#include "represent/cells.h"
#include "represent/drawing.h"

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

Drawing ArrayCube::draw(ArrayLayout layout) const {
    const bool is_expanded = form_ != Form::visual || layout != ArrayLayout::plain;
    const Drawing drawing = drawn_page(form_, page_of(form_, cells_), is_expanded ? definition_of(form_).gap : "");
    return layout == ArrayLayout::side ? beside_each_other(drawing) : drawing;
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

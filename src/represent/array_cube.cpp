// The seven behind one interface: a cube that is held as one of the arrays and does its own moves.
#include <trundle/represent.h>

#include "cube/batch.h"
#include "represent/seven.h"

namespace trundle {
namespace {

Scalar scalar_of(char letter) { return letter; }
Scalar scalar_of(std::int16_t number) { return int{number}; }

template <Representation R>
class Held final : public ArrayCube {
public:
    explicit Held(const Facelets54& facelets) : cube_(R::from_vector(facelets)) {}

    Form form() const override { return R::form; }
    std::vector<int> shape() const override { return {R::Cube::shape.begin(), R::Cube::shape.end()}; }
    std::vector<int> nested() const override {
        std::vector<int> result = shape();
        if (R::form == Form::nested) result.push_back(3);
        return result;
    }
    std::vector<Scalar> cells() const override {
        std::vector<Scalar> result;
        for (const auto& cell : cube_.ravel) {
            if constexpr (R::form == Form::nested)
                for (char letter : cell.ravel) result.push_back(scalar_of(letter));
            else result.push_back(scalar_of(cell));
        }
        return result;
    }
    Drawing draw() const override { return R::draw(cube_); }
    Facelets facelets() const override { return from_vector(R::to_vector(cube_)); }
    bool may_turn(Letter letter) const override { return quarter_of<R>(letter).forward != nullptr; }
    void turn(LetterMove move) override { cube_ = turned<R>(cube_, move); }

private:
    typename R::Cube cube_;
};

}  // namespace

std::unique_ptr<ArrayCube> ArrayCube::solved(Form form) { return of(form, from_vector(goal)); }

std::unique_ptr<ArrayCube> ArrayCube::of(Form form, const Facelets& facelets) {
    return with_representation(form, [&]<Representation R>() -> std::unique_ptr<ArrayCube> {
        return std::make_unique<Held<R>>(to_vector(facelets));
    });
}

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

Facelets turned(Form form, std::span<const LetterMove> moves) {
    return with_representation(form, [&]<Representation R>() {
        typename R::Cube cube = solved<R>;
        for (LetterMove move : moves) cube = turned<R>(cube, move);
        return from_vector(R::to_vector(cube));
    });
}

Facelets turned_by_pieces(std::span<const Turn> turns) {
    return to_facelets(World{*SolvableCube::validate(batch().turned({}, turns)), {}});
}

}  // namespace trundle

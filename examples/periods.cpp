// How often must a sequence of moves be repeated until the cube is as before?
#include <trundle/move.h>
#include <trundle/view.h>
#include <iostream>

int main() {
    using namespace trundle;

    const Move right = Move::face(Face::R, 1);
    const Move up = Move::face(Face::U, 1);
    const Moves moves{right, up};

    const World world = after(World{}, moves);  // a World is a value: nothing changes in place
    std::cout << "after R U:  " << to_text(to_facelets(world)) << '\n';
    std::cout << "the period: " << period_of(moves) << '\n';

    const World back = after(world, inverted(moves));
    std::cout << "undone:     " << (back == World{} ? "as before" : "changed") << '\n';
    return period_of(moves) == 105 && back == World{} ? 0 : 1;
}

// Writes groups of moves for GAP: each as permutations of the 54 facelets, beside the order it must have.
#include <trundle/view.h>
#include <iostream>
#include <string_view>

namespace {

using namespace trundle;

void write(std::string_view name, const Moves& moves, std::string_view order) {
    std::cout << "Check(\"" << name << "\", " << order << ", [";
    for (const Move move : moves) {
        std::cout << "\n  PermList([";
        for (const std::uint8_t to : facelet_map(move)) std::cout << to + 1 << ",";
        std::cout << "]),";
    }
    std::cout << "]);\n";
}

Moves all(std::span<const Move> moves) { return {moves.begin(), moves.end()}; }

}  // namespace

int main() {
    const Move u = Move::face(Face::U, 1);
    const Move d = Move::face(Face::D, 1);
    const Move fb = MoveSet::crawler()[0];                // +x: F B'
    const Move rl = MoveSet::crawler()[3];                // -z: R L'
    const Move equator = Move(Axis::y, Move::middle, 1);  // E'
    constexpr std::string_view cubes = "43252003274489856000";

    std::cout << R"(Check := function(name, order, generators)
    local size;
    size := Size(Group(generators));
    if size = order then Print("agrees: ", name, "\n");
    else Print("DIFFERS: ", name, " has ", size, "\n"); fi;
end;;
)";

    write("face turns", all(MoveSet::face()), cubes);
    write("quarter turns", all(MoveSet::quarter()), cubes);
    write("27 layer moves, orientation in space counts", all(MoveSet::slice()), "24 * 43252003274489856000");
    write("U, FB', RL'", {u, fb, rl}, cubes);
    write("FB', RL'", {fb, rl}, "192");
    write("U, FB'", {u, fb}, "169305292800");
    write("U, D, FB'", {u, d, fb}, "2031663513600");
    write("U, E', FB', RL'", {u, equator, fb, rl}, "4 * 43252003274489856000");
    write("the eight crawler moves", all(MoveSet::crawler()), "4 * 43252003274489856000");
    write("the six crawler moves without spin2", all(MoveSet::crawler6()), cubes);
    write("rolls", all(MoveSet::roll()), "24");
    std::cout << "Print(\"done\\n\"); QUIT;\n";
}

// Reads algorithms, one a line, and answers each with the 54 facelets that it leads to, or with "error ...".
#include <trundle/notation.h>
#include <trundle/view.h>
#include <iostream>

int main() {
    using namespace trundle;
    for (std::string line; std::getline(std::cin, line);) {
        const Result<Moves> moves = parse(line, Notation::wca);
        if (moves) std::cout << to_text(to_facelets(after(World{}, *moves))) << '\n';
        else std::cout << "error at " << moves.error().at.value_or(0) << ": " << moves.error().message << '\n';
    }
}

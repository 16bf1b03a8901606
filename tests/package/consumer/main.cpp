// A second project that knows only what was installed.
#include <trundle/move.h>

int main() {
    using namespace trundle;
    return period_of(Moves{Move::face(Face::R, 1), Move::face(Face::U, 1)}) == 105 ? 0 : 1;
}

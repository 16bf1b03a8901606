// Is this cube possible? If not, which law does it break, and how would one mend it?
#include <trundle/cube.h>

namespace trundle {
namespace {

// Whether a permutation of the pieces is odd: every cycle of even length is.
template <class PieceAt>
bool is_odd(int count, PieceAt piece_at) {
    bool odd = false;
    unsigned seen = 0;
    for (int start = 0; start < count; ++start)
        for (int place = start; (seen >> place & 1) == 0;) {
            seen |= 1u << place;
            place = piece_at(place).id;
            if ((seen >> place & 1) == 0) odd = !odd;
        }
    return odd;
}

// The first piece that stands in two places, or -1; ids out of range count as such.
template <class PieceAt>
int repeated_piece(int count, PieceAt piece_at) {
    unsigned seen = 0;
    for (int place = 0; place < count; ++place) {
        const int id = piece_at(place).id;
        if (id >= count || (seen >> id & 1) != 0) return id;
        seen |= 1u << id;
    }
    return -1;
}

}  // namespace

std::size_t parity_of(const Cube& cube) {
    return is_odd(corner_count, [&](int place) { return cube.corner(place); }) ? 1 : 0;
}

Result<SolvableCube> SolvableCube::validate(const Cube& cube) {
    const auto corner = [&](int place) { return cube.corner(place); };
    const auto edge = [&](int place) { return cube.edge(place); };

    if (const int id = repeated_piece(corner_count, corner); id >= 0)
        return input_error("repeated_piece", "the corner " + corner_name(id % corner_count) + " is there twice");
    if (const int id = repeated_piece(edge_count, edge); id >= 0)
        return input_error("repeated_piece", "the edge " + edge_name(id % edge_count) + " is there twice");

    int twist = 0;
    for (int place = 0; place < corner_count; ++place) twist += corner(place).orientation;
    if (twist % 3 != 0)
        return input_error("twisted_corner", std::string("a corner is twisted: turn one corner ") +
                                                 (twist % 3 == 1 ? "counter-clockwise" : "clockwise") +
                                                 " in its place");
    int flip = 0;
    for (int place = 0; place < edge_count; ++place) flip += edge(place).orientation;
    if (flip % 2 != 0) return input_error("flipped_edge", "an edge is flipped: flip one edge in its place");

    if (is_odd(corner_count, corner) != is_odd(edge_count, edge))
        return input_error("swapped_pieces", "two pieces are swapped: exchange two corners or two edges");
    return SolvableCube(cube);
}

}  // namespace trundle

// Solving with a choice of moves, or only a part of a cube.
#pragma once

#include <trundle/solve.h>

namespace trundle {

// What must be right in the end: the pieces that must be home, seen from the centres.
struct Part {
    std::uint8_t corners = 0;  // a bit for each, in the order of corner_faces
    std::uint16_t edges = 0;   // in the order of edge_faces
    bool flips = false;        // instead of pieces: every edge the right way round, as turns of U D R L F2 B2 keep it

    static constexpr Part everything() { return {0xff, 0xfff, false}; }
    bool is_everything() const { return corners == 0xff && edges == 0xfff; }
};

// "eo"; or any of "cross", "first-layer", "corners", "edges" and pieces, such as "cross,DFR,FR"; or a mask of 54
// characters in the order of facelets, a face's own letter where its sticker must be home and '.' where anything will
// do.
Result<Part> parse_part(std::string_view text);

// "U,R,F2,M": each layer with all its turns, or with half turns alone. `play`: face, quarter or slice; among face and
// quarter turns a slice would count twice, and is an error.
Result<Moves> parse_move_choice(std::string_view text, Play play);

struct PartRequest {
    static constexpr std::size_t max_moves = 27;

    World world;
    Moves moves;  // of layers, in the frame of the world, with their inverses; each counts one
    Part part = Part::everything();
    int solutions = 1;  // how many are wanted
    int slack = 0;      // also those that are up to so much longer
    Effort effort{};    // none: until the shortest is proven
};

// Pieces are named as the cube stands: the cross is the one at the bottom. A cube that the moves cannot solve is an
// error at once (none_exists). The first one that they can solve makes small tables, in up to a few seconds.
Result<OptimalAnswer> solve_part(const PartRequest& request, Tables& tables, const Work& work,
                                 const OptimalNews& news = {});

}  // namespace trundle

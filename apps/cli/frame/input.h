// Arguments that several commands read: paths, cubes, boards.
#pragma once

#include <trundle/read.h>

#include "frame/request.h"

namespace trundle::cli {

// Options for a path as an argument.
inline constexpr Option notation_option{"--notation", "auto|wca|path|crawl|apl|roll", "how the path is written"};
inline constexpr Option apl_order_option{"--apl-order", "execution|expression",
                                         "apl: first letter first (default), or right to left as in APL"};

Result<Reading> read_path(const Request& request, std::string_view text);

Result<CubeReading> read_cube(const Request& request, std::string_view text);

// The cube that a path starts from.
inline constexpr Option cube_option{"--cube", "CUBE", "the cube to start with, or a file with it (default: solved)"};
Result<World> read_start_cube(const Request& request);

// {"cell": [x, z], "heading": "+z"}
Json to_json(Pose pose);

// Each move in its own word or words.
Result<std::vector<std::string>> words_of(std::span<const Move> moves, Notation notation);

// Colours of the cube as programs like them.
inline constexpr const char* cube_fields = "facelets:string stickers:array orientation:object";
void describe(Json& json, const World& world);

// What a move does in the world, for whoever draws it: {"axis": "y", "layers": [1, 0], "quarters": -1}. Layers 1, 0, -1
// are the R, U or F one, the middle, the L, D or B one; quarters -1, 1 or 2 count clockwise as seen from R, U or F.
void describe(Json& json, Move move, Rotation stands);

}  // namespace trundle::cli

// The whole of the library, in the order of its rooms (src/ROOMS).
#pragma once

#include <trundle/result.h>
#include <trundle/work.h>
#include <trundle/face.h>
#include <trundle/symmetry.h>
#include <trundle/turn.h>
#include <trundle/cube.h>
#include <trundle/world.h>
#include <trundle/die.h>
#include <trundle/move.h>
#include <trundle/notation.h>
#include <trundle/gps.h>
#include <trundle/view.h>
#include <trundle/engine.h>
#include <trundle/represent.h>
#include <trundle/tables.h>
#include <trundle/solve.h>
#include <trundle/explore.h>
#include <trundle/optimize.h>
#include <trundle/part.h>
#include <trundle/crawl.h>
#include <trundle/crawl_solve.h>
#include <trundle/crawl_picture.h>
#include <trundle/roll.h>
#include <trundle/maze.h>

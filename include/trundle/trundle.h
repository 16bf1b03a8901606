// The whole of the library; which header belongs to which room is in src/ROOMS.
#pragma once

#include <trundle/coset.h>
#include <trundle/crawl.h>
#include <trundle/crawl_picture.h>
#include <trundle/crawl_solve.h>
#include <trundle/cube.h>
#include <trundle/die.h>
#include <trundle/engine.h>
#include <trundle/explore.h>
#include <trundle/face.h>
#include <trundle/god.h>
#include <trundle/gps.h>
#include <trundle/maze.h>
#include <trundle/move.h>
#include <trundle/notation.h>
#include <trundle/optimize.h>
#include <trundle/read.h>
#include <trundle/represent.h>
#include <trundle/result.h>
#include <trundle/roll.h>
#include <trundle/solve.h>
#include <trundle/tables.h>
#include <trundle/view.h>
#include <trundle/work.h>
#include <trundle/world.h>

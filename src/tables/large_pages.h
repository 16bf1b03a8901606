// Tables are read at random: with pages of 4 kB most reads also miss the processor's list of pages. A copy in pages of
// 2 MB is worth its moment when much will be read.
#pragma once

#include "tables/content.h"

namespace trundle {

// A copy in large pages where the system has them, else the content itself.
Content in_large_pages(Content content);

}  // namespace trundle

// Arrays as APL prints them.
#pragma once

#include "represent/definition.h"

namespace trundle {

// Letters as a page (cells.h): rows as lines, matrices apart by an empty line, `gap` between columns.
Drawing drawn_page(Form form, const Array& page, std::string_view gap);

// The matrices of a drawing beside each other instead of below.
Drawing beside_each_other(const Drawing& drawing);

}  // namespace trundle

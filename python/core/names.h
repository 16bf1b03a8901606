// Names that a call brings, as the library's values; an unknown one is wrong usage, and says what there is.
#pragma once

#include <trundle/notation.h>

#include <string>

#include "errors.h"

namespace trundle::python {

inline Notation notation_named(const std::string& name) {
    if (const auto notation = notation_of(name)) return *notation;
    raise(usage_error("a notation is wca, path, crawl, apl or roll, not '" + name + "'"));
}

inline Play metric_named(const std::string& name) {
    if (const auto play = play_of_metric(name)) return *play;
    raise(usage_error("a metric is htm, qtm, stm or axial, not '" + name + "'"));
}

inline Play play_named(const std::string& name) {
    if (const auto play = play_of(name)) return *play;
    raise(usage_error("moves are face, quarter, slice, crawler or crawler6, not '" + name + "'"));
}

}  // namespace trundle::python

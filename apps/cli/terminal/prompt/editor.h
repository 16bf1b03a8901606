// Lines from a person: edited, completed and remembered by libedit where that was there to build with
// (edited_lines.cpp), else as the terminal gives them (plain_lines.cpp).
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace trundle::cli {

class Editor {
public:
    explicit Editor(std::string prompt);
    ~Editor();

    // The next line; an empty one after Ctrl-C, none at the end of the input.
    std::optional<std::string> next();

private:
    struct Lines;
    std::unique_ptr<Lines> lines_;
};

}  // namespace trundle::cli

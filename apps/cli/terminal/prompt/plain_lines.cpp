// Without libedit: lines as the terminal gives them, which knows at least how to delete.
#include <cstdio>

#include "frame/console.h"
#include "terminal/input_file.h"
#include "terminal/prompt/editor.h"

namespace trundle::cli {

struct Editor::Lines {
    std::string prompt;
    std::optional<InputFile> input{};
};

Editor::Editor(std::string prompt) : lines_(new Lines{std::move(prompt)}) {}
Editor::~Editor() = default;

std::optional<std::string> Editor::next() {
    std::fputs(lines_->prompt.c_str(), stdout);
    std::fflush(stdout);
    if (!lines_->input) lines_->input.emplace(*InputFile::open("-"));
    std::string_view line;
    if (lines_->input->next(line)) return std::string(line);
    std::fputs("\n", stdout);
    lines_->input.reset();
    if (stop_flag().exchange(false)) return "";
    return {};
}

}  // namespace trundle::cli

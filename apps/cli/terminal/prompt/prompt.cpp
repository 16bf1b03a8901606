// Many commands, one a line, with everything kept warm between them. Ctrl-C stops the command at work and not the
// prompt, which ends with quit or Ctrl-D; options of `trundle -` hold for all lines that do not say otherwise.
#include <algorithm>
#include <cstdio>

#include "frame/answer.h"
#include "frame/console.h"
#include "terminal/input_file.h"
#include "terminal/prompt/editor.h"
#include "terminal/prompt/line.h"
#include "terminal/run.h"
#include "terminal/signals.h"

namespace trundle::cli {
namespace {

using Words = std::vector<std::string>;

bool wants_json(const Words& words) { return std::find(words.begin(), words.end(), "--json") != words.end(); }

// Options, each with the words that follow it, unless the line has them.
void add_missing(Words& words, const Words& options) {
    const Words line = words;
    bool is_there = false;
    for (const std::string& word : options) {
        if (word.starts_with("--")) is_there = std::find(line.begin(), line.end(), word) != line.end();
        if (!is_there) words.push_back(word);
    }
}

// One line; no exit code: it says that this was the last.
std::optional<int> run_line(std::string_view line, const Words& options) {
    Result<Words> words = words_in(line);
    if (!words) return report(words.error(), "", line, wants_json(options) || line.find("--json") != line.npos);
    if (words->empty() || words->front().starts_with('#')) return 0;
    if (words->front() == "trundle") words->erase(words->begin());  // copied from a page of help
    if (words->empty() || words->front() == "quit" || words->front() == "exit") return {};
    if (words->front() != "help") add_missing(*words, options);
    const int code = run_words(*words, begin_line);
    end_line();
    return code;
}

void keep_to_lines(bool is_prompt) {
    host().is_session = true;
    listen_line_by_line(is_prompt);
}

}  // namespace

int run_prompt() {
    keep_to_lines(true);
    std::puts("Trundle: a cube that turns, crawls and rolls. 'help' lists the commands, 'quit' leaves.");
    Editor editor("trundle> ");
    for (;;) {
        const std::optional<std::string> line = editor.next();
        if (!line || !run_line(*line, {})) return 0;
        std::fflush(stdout);
    }
}

int run_lines(const Words& options) {
    keep_to_lines(false);
    InputFile input = *InputFile::open("-");
    int first = 0;
    for (std::string_view line; std::ferror(stdout) == 0 && input.next(line);) {
        const std::optional<int> code = run_line(std::string(line), options);
        if (!code) break;
        if (first == 0) first = *code;
        if (is_told_to_end()) return exit_code(Fault::stopped);
    }
    if (input.error()) return report(*input.error(), "", "", wants_json(options));
    return first;
}

}  // namespace trundle::cli

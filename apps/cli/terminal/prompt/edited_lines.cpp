// Lines by libedit. ~/.editrc may say otherwise about keys, as for every program with libedit.
#include <histedit.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <filesystem>

#include "frame/console.h"
#include "terminal/input_file.h"
#include "terminal/prompt/editor.h"
#include "terminal/prompt/line.h"

namespace trundle::cli {
namespace {

constexpr int remembered = 1000;  // lines

// Where lines are remembered; empty: nowhere.
std::string history_file() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder;
    if (state != nullptr && *state != '\0') folder = state;
    else if (home != nullptr && *home != '\0') folder = std::filesystem::path(home) / ".local/state";
    else return "";
    folder /= "trundle";
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    return (folder / "history").string();
}

std::size_t common_length(const std::vector<std::string>& words) {
    std::size_t length = words.front().size();
    for (const std::string& word : words)
        length = static_cast<std::size_t>(std::mismatch(word.begin(), word.end(), words.front().begin(),
                                                        words.front().begin() + static_cast<std::ptrdiff_t>(length))
                                              .first -
                                          word.begin());
    return length;
}

// Tab: as much as all words have in common; if that is nothing new, the words to choose from.
unsigned char complete(EditLine* editor, int) {
    const LineInfo* const line = el_line(editor);
    const Completion found = completion_of({line->buffer, static_cast<std::size_t>(line->cursor - line->buffer)});
    if (found.words.empty()) return CC_REFRESH_BEEP;
    std::string more = found.words.front().substr(found.begun, common_length(found.words) - found.begun);
    if (found.words.size() == 1 && !found.words.front().ends_with('/')) more += " ";
    if (!more.empty()) return el_insertstr(editor, more.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
    std::fputs("\n", stdout);
    for (const std::string& word : found.words) std::printf("%s  ", word.c_str());
    std::fputs("\n", stdout);
    return CC_REDISPLAY;
}

}  // namespace

struct Editor::Lines {
    std::string prompt;
    InputFile keys = *InputFile::open("-");
    std::string file = history_file();
    EditLine* editor = nullptr;
    History* history = nullptr;
    HistEvent event{};

    explicit Lines(std::string given) : prompt(std::move(given)) {
        std::setlocale(LC_CTYPE, "");  // as the terminal writes its letters
        history = history_init();
        ::history(history, &event, H_SETSIZE, remembered);
        ::history(history, &event, H_SETUNIQUE, 1);
        if (!file.empty()) ::history(history, &event, H_LOAD, file.c_str());
        editor = el_init("trundle", stdin, stdout, stderr);
        el_set(editor, EL_CLIENTDATA, this);
        el_set(
            editor, EL_PROMPT, +[](EditLine* asking) {
                Lines* lines = nullptr;
                el_get(asking, EL_CLIENTDATA, &lines);
                return lines->prompt.data();
            });
        el_set(
            editor, EL_GETCFN, +[](EditLine* asking, wchar_t* key) {
                Lines* lines = nullptr;
                el_get(asking, EL_CLIENTDATA, &lines);
                return lines->read(key) ? 1 : 0;
            });
        el_set(editor, EL_SIGNAL, 1);  // the terminal is as before when a signal ends or halts the program
        el_set(editor, EL_EDITOR, "emacs");
        el_set(editor, EL_HIST, ::history, history);
        el_set(editor, EL_ADDFN, "complete", "completes a word", complete);
        el_set(editor, EL_BIND, "^I", "complete", nullptr);
        el_set(editor, EL_BIND, "^R", "em-inc-search-prev", nullptr);
        el_source(editor, nullptr);
    }
    Lines(const Lines&) = delete;
    Lines& operator=(const Lines&) = delete;
    ~Lines() {
        el_end(editor);
        history_end(history);
    }

    // The next key, which may be several bytes; none at the end or after Ctrl-C, even if that came a moment before.
    bool read(wchar_t* key) {
        std::mbstate_t state{};
        for (char byte = 0; keys.read(&byte, 1) == 1;) {
            const std::size_t size = std::mbrtowc(key, &byte, 1, &state);
            if (size == static_cast<std::size_t>(-1)) state = {};
            else if (size != static_cast<std::size_t>(-2)) return true;
        }
        return false;
    }

    // At once, and not at the end: terminals are closed without a word.
    void remember(const char* line) {
        ::history(history, &event, H_ENTER, line);
        if (!file.empty()) ::history(history, &event, H_SAVE, file.c_str());
    }
};

Editor::Editor(std::string prompt) : lines_(new Lines(std::move(prompt))) {}
Editor::~Editor() = default;

std::optional<std::string> Editor::next() {
    int count = 0;
    const char* const text = el_gets(lines_->editor, &count);
    if (text == nullptr || count <= 0) {
        std::fputs("\n", stdout);
        if (!stop_flag().exchange(false)) return {};
        el_reset(lines_->editor);
        return "";
    }
    std::string line(text, static_cast<std::size_t>(count));
    if (line.ends_with('\n')) line.pop_back();
    if (line.find_first_not_of(" \t") != std::string::npos) lines_->remember(line.c_str());
    return line;
}

}  // namespace trundle::cli

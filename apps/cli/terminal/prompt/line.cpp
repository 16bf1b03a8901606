#include "terminal/prompt/line.h"

#include <filesystem>

#include "frame/command.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

std::vector<std::string> files_like(const std::string& begun) {
    const std::filesystem::path folder = std::filesystem::path(begun).parent_path();
    std::error_code failure;
    std::vector<std::string> names;
    for (std::filesystem::directory_iterator at(folder.empty() ? "." : folder, failure), end; !failure && at != end;
         at.increment(failure))
        names.push_back((folder / at->path().filename()).string() + (at->is_directory(failure) ? "/" : ""));
    return names;
}

void add_names(const std::vector<std::string>& words, std::vector<std::string>& to) {
    for (const Command& command : commands()) {
        const std::vector<std::string_view> parts = split(command.name, ' ');
        if (words.empty()) to.emplace_back(parts[0]);
        else if (words.size() == 1 && parts.size() == 2 && parts[0] == words[0]) to.emplace_back(parts[1]);
    }
}

// After "--as" its choices. Else options that are not there yet, and files where the command takes one.
void add_words_of(const Command& command, const std::vector<std::string>& words, const std::string& begun,
                  std::vector<std::string>& to) {
    const Option* const last = find_option(command, words.back());
    const bool is_value = last != nullptr && !last->value.empty();
    const std::string_view wanted = is_value ? last->value : command.arguments;
    if (wanted.find("FILE") != std::string_view::npos || wanted == "DIR")
        for (std::string& name : files_like(begun)) to.push_back(std::move(name));
    const std::vector<std::string_view> choices = split(wanted, '|');
    if (is_value && choices.size() > 1) to.insert(to.end(), choices.begin(), choices.end());
    if (is_value) return;
    for (const auto* table : {&command.options, &common_options()})
        for (const Option& option : *table)
            if (std::find(words.begin(), words.end(), option.name) == words.end()) to.emplace_back(option.name);
}

}  // namespace

Result<std::vector<std::string>> words_in(std::string_view line) {
    std::vector<std::string> words;
    for (std::size_t at = 0;;) {
        while (at < line.size() && is_space(line[at])) ++at;
        if (at == line.size()) return words;
        std::string& word = words.emplace_back();
        for (; at < line.size() && !is_space(line[at]); ++at) {
            if (line[at] != '"') {
                word += line[at];
                continue;
            }
            const std::size_t end = line.find('"', at + 1);
            if (end == std::string_view::npos)
                return Error{Fault::usage, "usage", "this quotation mark has no second one", at};
            word += line.substr(at + 1, end - at - 1);
            at = end;
        }
    }
}

Completion completion_of(std::string_view line) {
    Result<std::vector<std::string>> words = words_in(line);
    if (!words) return {};
    std::string begun;
    if (!line.empty() && !is_space(line.back())) {
        begun = words->back();
        words->pop_back();
    }
    if (!words->empty() && words->front() == "trundle") words->erase(words->begin());
    const bool is_help = !words->empty() && words->front() == "help";
    if (is_help) words->erase(words->begin());

    Completion completion{begun.size(), {}};
    add_names(*words, completion.words);
    if (words->empty() && !is_help) completion.words.insert(completion.words.end(), {"help", "quit"});
    if (!words->empty() && !is_help)
        if (const auto named = find_command(*words)) add_words_of(*named->command, *words, begun, completion.words);
    std::erase_if(completion.words, [&](const std::string& word) { return !word.starts_with(begun); });
    std::sort(completion.words.begin(), completion.words.end());
    completion.words.erase(std::unique(completion.words.begin(), completion.words.end()), completion.words.end());
    return completion;
}

}  // namespace trundle::cli

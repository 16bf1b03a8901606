#include "terminal/help.h"

#include "frame/words.h"

namespace trundle::cli {
namespace {

// A long list of choices would push the help text out of sight: it goes on a line of its own.
std::string option_lines(const std::vector<Option>& options) {
    constexpr std::size_t column = 28;
    std::string text;
    for (const Option& option : options) {
        std::string head = "  " + std::string(option.name);
        if (!option.value.empty()) head += " " + std::string(option.value);
        text += head.size() < column ? padded(head, column) : head + "\n" + std::string(column, ' ');
        text += std::string(option.help) + "\n";
    }
    return text;
}

std::string program() { return std::string(host().program) + " "; }

std::string command_line(const Command& command) {
    return "  " + padded(std::string(command.name), 18) + std::string(command.summary) + "\n";
}

}  // namespace

std::string help_of(const Command& command) {
    std::string text = std::string(command.summary) + "\n\nUsage: " + program() + std::string(command.name);
    if (!command.arguments.empty()) text += " " + std::string(command.arguments);
    text += " [options]\n";
    if (command.batch)
        text += "       " + program() + std::string(command.name) + " -   (one input a line on standard input)\n";
    if (!command.details.empty()) text += "\n" + std::string(command.details) + "\n";
    if (!command.examples.empty()) {
        text += "\nExamples:\n";
        for (const Example& example : command.examples)
            text += "  " + program() + std::string(example.arguments) + "\n      " + std::string(example.what) + "\n";
    }
    if (!command.options.empty()) text += "\nOptions:\n" + option_lines(command.options);
    if (!command.rules.empty()) text += "\n";
    for (const Rule& rule : command.rules) text += sentence_of(rule, rule.words, rule.others) + "\n";
    return text + "\nCommon options:\n" + option_lines(common_options());
}

std::string help_of_group(std::string_view name) {
    std::string text;
    for (const Command& command : commands()) {
        if (command.name == name) return "";
        if (command.name.starts_with(std::string(name) + " ")) text += command_line(command);
    }
    return text.empty()
               ? ""
               : text + "\n'" + program() + std::string(name) + " COMMAND --help' shows options and examples.\n";
}

std::string help_of_program() {
    std::string text =
        "Trundle: a cube that turns, crawls and rolls.\n\n"
        "Usage: trundle COMMAND [ARGUMENTS] [OPTIONS]\n"
        "       trundle      on a terminal: a prompt for these commands\n"
        "       trundle -    the commands of standard input, one a line; options hold for all of them\n\nCommands:\n";
    for (const Command& command : commands()) text += command_line(command);
    text +=
        "\nExamples:\n"
        "  trundle show \"R U R' U'\"          draw what an algorithm does\n"
        "  trundle period \"R U\"              how often until all is as before: 105\n"
        "  trundle crawl run +x spin2 +x     crawl over a 3x3 board\n"
        "\nNotations: wca (R U2 M' Rw x [A, B]), path (r+u-F), crawl (+x spin1), apl (L C R B H F U M D), roll (N E S "
        "W).\n"
        "\nOptions of every command:\n" +
        option_lines(common_options()) +
        "\nExit codes: 0 done, 1 there is none, 2 wrong usage, 3 bad input, 4 stopped, 5 disk, memory or network.\n"
        "'trundle COMMAND --help' shows options and examples of a command.\n";
    return text;
}

}  // namespace trundle::cli

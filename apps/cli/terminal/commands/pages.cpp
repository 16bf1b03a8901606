// man and completion: the table of commands once more, for man and for shells.
#include "frame/request.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

// roff takes a leading dot or quote for a request, a bare hyphen for a typographic one, and a backslash for an escape.
std::string roff(std::string_view text) {
    std::string result;
    bool line_start = true;
    for (char c : text) {
        if (line_start && (c == '.' || c == '\'')) result += "\\&";
        if (c == '-') result += "\\-";
        else if (c == '\\') result += "\\e";
        else result += c;
        line_start = c == '\n';
    }
    return result;
}

std::string roff_options(const std::vector<Option>& options) {
    std::string text;
    for (const Option& option : options)
        text += ".TP\n.B " + roff(option.name) + (option.value.empty() ? "" : " \\fI" + roff(option.value) + "\\fR") +
                "\n" + roff(option.help) + "\n";
    return text;
}

std::string man_page() {
    std::string text =
        ".TH TRUNDLE 1\n.SH NAME\ntrundle \\- a cube that turns, crawls and rolls\n"
        ".SH SYNOPSIS\n.B trundle\n.I COMMAND\n[\\fIARGUMENTS\\fR] [\\fIOPTIONS\\fR]\n"
        ".PP\nWithout any, on a terminal, a prompt opens for the same commands, with history, editing and completion; "
        "\\(oqtrundle \\-\\(cq runs those of standard input, one a line. Everything stays warm between them. Double "
        "quotes keep spaces together; Ctrl\\-C stops the command at work; \\(oqhelp COMMAND\\(cq and "
        "\\(oqquit\\(cq are understood.\n"
        ".SH COMMANDS\n";
    for (const Command& command : commands()) {
        text += ".SS " + roff(command.name) + " " + roff(command.arguments) + "\n" + roff(command.summary) + ".\n";
        if (!command.details.empty()) text += ".PP\n" + roff(command.details) + "\n";
        text += roff_options(command.options);
        for (const Rule& rule : command.rules)
            text += ".PP\n" + roff(sentence_of(rule, rule.words, rule.others)) + "\n";
        for (const Example& example : command.examples)
            text += ".PP\n.EX\ntrundle " + roff(example.arguments) + "\n.EE\n" + roff(example.what) + "\n";
    }
    return text + ".SH OPTIONS OF EVERY COMMAND\n" + roff_options(common_options()) +
           ".SH EXIT STATUS\n0 done; 1 there is none; 2 wrong usage; 3 bad input; 4 stopped by a time limit or a "
           "signal; "
           "5 disk, memory or network failed.\n";
}

std::string words_after(const Command& command) {
    std::string words;
    for (const auto* table : {&command.options, &common_options()})
        for (const Option& option : *table) words += (words.empty() ? "" : " ") + std::string(option.name);
    return words;
}

// bash: the options of the command on the line; choices after an option that has them; files otherwise.
std::string bash_completion() {
    std::string firsts;
    std::string cases;
    std::string choices;
    for (const Command& command : commands()) {
        const std::vector<std::string_view> parts = split(command.name, ' ');
        firsts += " " + std::string(parts[0]);
        std::string key =
            parts.size() == 2 ? std::string(parts[0]) + "\\ " + std::string(parts[1]) : std::string(parts[0]) + "\\ *";
        cases += "    " + key + ") words=\"" + words_after(command) + "\" ;;\n";
        if (parts.size() == 2) firsts += " " + std::string(parts[1]);
        for (const Option& option : command.options)
            if (option.value.find('|') != std::string_view::npos) {
                std::string list(option.value);
                for (char& c : list)
                    if (c == '|') c = ' ';
                choices += "    " + std::string(option.name) + ") COMPREPLY=($(compgen -W \"" + list +
                           "\" -- \"$word\")); return ;;\n";
            }
    }
    return "_trundle() {\n  local word=\"${COMP_WORDS[COMP_CWORD]}\" last=\"${COMP_WORDS[COMP_CWORD-1]}\" words=\"\"\n"
           "  case \"$last\" in\n" +
           choices +
           "  esac\n"
           "  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in\n" +
           cases +
           "  esac\n"
           "  if [ \"$COMP_CWORD\" -le 2 ]; then words=\"$words" +
           firsts +
           "\"; fi\n"
           "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
           "complete -o default -F _trundle trundle ./trundle\n";
}

std::string zsh_completion() { return "autoload -U +X bashcompinit && bashcompinit\n" + bash_completion(); }

std::string fish_completion() {
    std::string text = "complete -c trundle -e\n";
    for (const Command& command : commands()) {
        const std::vector<std::string_view> parts = split(command.name, ' ');
        const std::string summary = "'" + std::string(command.summary) + "'";
        std::string seen = "__fish_seen_subcommand_from " + std::string(parts[0]);
        if (parts.size() == 1)
            text +=
                "complete -c trundle -n __fish_use_subcommand -a " + std::string(parts[0]) + " -d " + summary + "\n";
        else {
            text += "complete -c trundle -n __fish_use_subcommand -a " + std::string(parts[0]) + "\n";
            text += "complete -c trundle -n '" + seen + "' -a " + std::string(parts[1]) + " -d " + summary + "\n";
        }
        for (const Option& option : command.options) {
            text += "complete -c trundle -n '" + seen + "' -l " + std::string(option.name.substr(2));
            if (option.value.find('|') != std::string_view::npos) {
                text += " -x -a '";
                for (char c : option.value) text += c == '|' ? ' ' : c;
                text += "'";
            } else if (!option.value.empty()) text += " -r";
            text += "\n";
        }
    }
    return text;
}

Result<Answer> man(const Request&) { return Answer{man_page(), {{"page", man_page()}}}; }

Result<Answer> completion(const Request& request) {
    const std::string& shell = request.argument();
    std::string text;
    if (shell == "bash") text = bash_completion();
    else if (shell == "zsh") text = zsh_completion();
    else if (shell == "fish") text = fish_completion();
    else return usage_error("completion is for bash, zsh or fish, not '" + shell + "'");
    return Answer{text, {{"script", text}}};
}

}  // namespace

Command man_command() {
    return {.name = "man",
            .summary = "the manual page, for man",
            .examples = {{"man > trundle.1", "a file for man: man ./trundle.1"}},
            .run = man};
}

Command completion_command() {
    return {.name = "completion",
            .arguments = "SHELL",
            .summary = "completion for bash, zsh or fish",
            .examples = {{"completion bash > trundle.bash", "then: source trundle.bash"},
                         {"completion fish > trundle.fish", "then: source trundle.fish"}},
            .run = completion};
}

}  // namespace trundle::cli

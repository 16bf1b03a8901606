// Words or JSON -> a request, and a request -> JSON.
#include "frame/request.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

bool takes_value(const Command& command, std::string_view option) {
    const Option* row = find_option(command, option);
    return row != nullptr && !row->value.empty();
}

// A text, or a number as it is written.
Result<std::string> text_of(const Json& json) {
    if (json.kind() == Json::Kind::text || json.kind() == Json::Kind::number) return json.text();
    return usage_error("arguments, options and files are texts or numbers, and an option without a value is true");
}

}  // namespace

Result<NamedCommand> find_command(const std::vector<std::string>& words) {
    std::vector<std::string_view> names;
    std::string members;  // of the group that the first word names, if it does
    const Command* found = nullptr;
    for (const Command& command : commands()) {
        const std::vector<std::string_view> parts = split(command.name, ' ');
        names.push_back(parts[0]);
        if (parts[0] != words[0]) continue;
        if (parts.size() == 1) found = &command;
        else if (words.size() > 1 && parts[1] == words[1]) return NamedCommand{&command, 2};
        else members += " " + std::string(parts[1]);
    }
    if (found != nullptr) return NamedCommand{found, 1};
    if (!members.empty()) return usage_error("'" + words[0] + "' needs one of:" + members);
    return usage_error("unknown command '" + words[0] + "'" + did_you_mean(words[0], names) + " ('" +
                       std::string(host().program) + " --help' lists them)");
}

Result<Request> Request::from_words(const std::vector<std::string>& words) {
    const Result<NamedCommand> named = find_command(words);
    if (!named) return named.error();
    const Command& command = *named->command;
    Request request(command);
    bool only_arguments = false;
    for (std::size_t at = named->words; at < words.size(); ++at) {
        const std::string& word = words[at];
        if (!only_arguments && word.starts_with('-') && find_option(command, "-" + word) != nullptr)
            return usage_error("unknown word " + word + "; did you mean -" + word + "?");
        if (only_arguments || (word != "-h" && !word.starts_with("--"))) {  // "-z" is a crawl, not an option
            request.arguments_.push_back(word);
            continue;
        }
        if (word == "--") {
            only_arguments = true;
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string name = word == "-h" ? "--help" : word.substr(0, equals);
        std::optional<std::string> value;
        if (equals != std::string::npos) value = word.substr(equals + 1);
        else if (takes_value(command, name) && at + 1 < words.size()) value = words[++at];
        if (std::optional<Error> error = request.add_option(name, value)) return *std::move(error);
    }
    if (std::optional<Error> error = request.check()) return *std::move(error);
    return request;
}

Result<Request> Request::from_json(const Json& json) {
    static const Json nothing;
    const Json *name = &nothing, *arguments = &nothing, *options = &nothing, *files = &nothing;
    for (const auto& [member, key, kind] : {std::tuple{&name, "command", Json::Kind::text},
                                            {&arguments, "arguments", Json::Kind::array},
                                            {&options, "options", Json::Kind::object},
                                            {&files, "files", Json::Kind::object}}) {
        const Json* const found = json.find(key);
        if (found != nullptr && found->kind() != kind)
            return usage_error(
                "a request is {\"command\": TEXT, \"arguments\": [...], \"options\": {...}, \"files\": {...}}");
        if (found != nullptr) *member = found;
    }

    std::vector<std::string> words;
    for (std::string_view word : split(name->text(), ' ')) words.emplace_back(word);
    if (words.empty()) words.emplace_back();
    const Result<NamedCommand> named = find_command(words);
    if (!named) return named.error();
    if (named->words < words.size()) return usage_error("there is no command '" + name->text() + "'");

    Request request(*named->command);
    for (const Json& item : arguments->items()) {
        const Result<std::string> text = text_of(item);
        if (!text) return text.error();
        request.arguments_.push_back(*text);
    }
    for (std::size_t i = 0; i < options->size(); ++i) {
        const Json& item = options->items()[i];
        const bool is_flag = item.kind() == Json::Kind::boolean;
        if (is_flag && item.is("false")) continue;
        std::optional<std::string> value;
        if (!is_flag) {
            const Result<std::string> text = text_of(item);
            if (!text) return text.error();
            value = *text;
        }
        if (std::optional<Error> error = request.add_option(options->keys()[i], value)) return *std::move(error);
    }
    std::map<std::string, std::string> texts;
    for (std::size_t i = 0; i < files->size(); ++i) {
        const Result<std::string> text = text_of(files->items()[i]);
        if (!text) return text.error();
        texts.emplace(files->keys()[i], *text);
    }
    request.files_ = std::make_shared<const std::map<std::string, std::string>>(std::move(texts));
    if (request.has("--help")) return usage_error("help is for terminals");
    if (!request.has("--json")) request.options_.emplace_back("--json", "");
    if (std::optional<Error> error = request.check()) return *std::move(error);
    return request;
}

Json Request::to_json() const {
    Json options = Json::object();
    for (const auto& [name, value] : options_) options[name] = takes_value(*command_, name) ? Json(value) : Json(true);
    Json json{{"command", command_->name}, {"arguments", arguments_}, {"options", std::move(options)}};
    if (files_ == nullptr || files_->empty()) return json;
    json["files"] = Json::object();
    for (const auto& [name, text] : *files_) json["files"][name] = text;
    return json;
}

}  // namespace trundle::cli

#include "asked.h"

#include <algorithm>
#include <charconv>

namespace trundle::server {
namespace {

using cli::Json;

constexpr std::size_t most_options = 64;

Error usage(std::string message) { return {Fault::usage, "usage", std::move(message), {}}; }

class Asking {
public:
    Asking(const cli::Command& command, std::chrono::seconds longest) : command_(command), time_(longest) {}

    // "arg=R+U&board=3x3&trace"
    std::optional<Error> read_query(std::string_view query) {
        while (!query.empty()) {
            const std::string_view pair = query.substr(0, query.find('&'));
            query.remove_prefix(std::min(pair.size() + 1, query.size()));
            const std::size_t equals = std::min(pair.find('='), pair.size());
            std::string name;
            std::string value;
            if (!decode(pair.substr(0, equals), name) || !decode(pair.substr(std::min(equals + 1, pair.size())), value))
                return usage("the address has a '%' that is not followed by two digits");
            if (name == "arg") arguments_.push_back(value);
            else if (!name.empty())
                if (auto error = add_option(name, value.empty() ? Json(true) : Json(value))) return error;
        }
        return {};
    }

    // {"arguments": [...], "options": {...}, "files": {...}, "input": "..."}; an input is the file "-".
    std::optional<Error> read_body(std::string_view text) {
        const Result<Json> body = Json::parse(text);
        if (!body || body->kind() != Json::Kind::object) return usage("the body must be a JSON object");
        for (std::size_t i = 0; i < body->size(); ++i) {
            const std::string& key = body->keys()[i];
            const Json& value = body->items()[i];
            if (key == "command") continue;  // the address says it
            if (key == "input" && value.kind() == Json::Kind::text) files_["-"] = value;
            else if (key == "files" && value.kind() == Json::Kind::object && value.size() <= most_options)
                for (std::size_t k = 0; k < value.size(); ++k) files_[value.keys()[k]] = value.items()[k];
            else if (key == "arguments" && value.kind() == Json::Kind::array) arguments_ = value;
            else if (key != "options" || value.kind() != Json::Kind::object)
                return usage(
                    "the body has \"arguments\" (a list), \"options\" and \"files\" (objects), \"input\" (a text)");
            else
                for (std::size_t k = 0; k < value.size(); ++k)
                    if (auto error = add_option(value.keys()[k], value.items()[k])) return error;
        }
        return {};
    }

    Result<Asked> finish() {
        for (std::size_t i = 0; i < options_.size(); ++i)
            if (is_file(options_.keys()[i]) && files_.find(options_.items()[i].text()) == nullptr)
                return usage("a file must come with the request, as its \"input\" or one of its \"files\"");
        options_["--timeout"] = time_.count();
        Json json{{"command", command_.name}};
        json["arguments"] = std::move(arguments_);
        json["options"] = std::move(options_);
        if (!files_.empty()) json["files"] = std::move(files_);
        return Asked{json.dump(), time_};
    }

private:
    // With or without its dashes.
    std::optional<Error> add_option(const std::string& given, const Json& value) {
        const std::string name = given.starts_with("--") ? given : "--" + given;
        if (options_.size() >= most_options) return usage("that are too many options");
        if (name != "--timeout") return options_[name] = value, std::nullopt;
        std::int64_t wish = 0;
        const char* const end = value.text().data() + value.text().size();
        const auto [rest, failure] = std::from_chars(value.text().data(), end, wish);
        if (failure != std::errc() || rest != end || wish < 1) return usage("timeout is a whole number of seconds");
        time_ = std::chrono::seconds(std::min(time_.count(), wish));
        return {};
    }

    bool is_file(std::string_view option) const {
        return std::any_of(command_.options.begin(), command_.options.end(),
                           [&](const cli::Option& known) { return known.name == option && known.value == "FILE"; });
    }

    const cli::Command& command_;
    std::chrono::seconds time_;
    Json arguments_ = Json::array();
    Json options_ = Json::object();
    Json files_ = Json::object();
};

}  // namespace

Result<Asked> read_asked(const cli::Command& command, const HttpRequest& request, std::chrono::seconds longest) {
    Asking asking(command, longest);
    const bool has_body = request.method == "POST";
    if (auto error = has_body ? asking.read_body(request.body) : asking.read_query(request.query())) return *error;
    return asking.finish();
}

}  // namespace trundle::server

// What a client asks of a command -> a call: the request as the command line has it (frame/request.h), as JSON, and the
// time it may take. Whether the command takes these arguments, options and files the worker says.
#pragma once

#include <algorithm>
#include <charconv>
#include <chrono>

#include "frame/command.h"
#include "frame/words.h"
#include "http/message.h"
#include "work/call.h"

namespace trundle::server {

using cli::Json;

inline constexpr std::size_t most_options = 64;  // and as many files

// "R%20U+F" -> "R U F"; false if a '%' is not followed by two digits.
inline bool decode(std::string_view text, std::string& into) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            into += text[i] == '+' ? ' ' : text[i];
            continue;
        }
        const std::string_view digits = text.substr(i + 1, 2);
        unsigned char byte = 0;
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (digits.size() < 2 || failure != std::errc() || end != digits.data() + 2) return false;
        into += static_cast<char>(byte);
        i += 2;
    }
    return true;
}

// "arg=R+U&board=3x3&trace" -> {"arguments": ["R U"], "options": {"board": "3x3", "trace": true}}
inline Result<Json> read_query(std::string_view query) {
    Json arguments = Json::array();
    Json options = Json::object();
    while (!query.empty() && options.size() <= most_options) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(pair.size() + 1, query.size()));
        const std::size_t equals = std::min(pair.find('='), pair.size());
        std::string name;
        std::string value;
        if (!decode(pair.substr(0, equals), name) || !decode(pair.substr(std::min(equals + 1, pair.size())), value))
            return usage_error("the address has a '%' that is not followed by two digits");
        if (name == "arg") arguments.push_back(value);
        else if (!name.empty()) options[name] = value.empty() ? Json(true) : Json(value);
    }
    return Json{{"arguments", arguments}, {"options", options}};
}

inline bool is_small_object(const Json& json) {
    return json.kind() == Json::Kind::object && json.size() <= most_options;
}

// `longest`: what it may take; the client can ask for less.
inline Result<Call> read_call(const cli::Command& command, const HttpRequest& request, std::chrono::seconds longest) {
    const bool has_body = request.method() == http::verb::post;
    const Result<Json> given = has_body ? Json::parse(request.body()) : read_query(query_of(request));
    if (!given && !has_body) return given.error();
    if (!given || given->kind() != Json::Kind::object) return usage_error("the body must be a JSON object");

    Json json{{"command", command.name}};
    Json options = Json::object();
    Json files = Json::object();
    for (std::size_t i = 0; i < given->size(); ++i) {
        const std::string& key = given->keys()[i];
        const Json& value = given->items()[i];
        if (key == "command") continue;  // the address says it
        if (key == "arguments") json[key] = value;
        else if (key == "input") files["-"] = value;
        else if (key == "files" && is_small_object(value))
            for (std::size_t k = 0; k < value.size(); ++k) files[value.keys()[k]] = value.items()[k];
        else if (key == "options" && is_small_object(value))
            for (std::size_t k = 0; k < value.size(); ++k)
                options[(value.keys()[k].starts_with("--") ? "" : "--") + value.keys()[k]] = value.items()[k];
        else
            return usage_error(
                "a request has \"arguments\" (a list), \"options\" and \"files\" (objects), \"input\" (a text)");
    }

    const Json* const wish = options.find("--timeout");
    const std::optional<std::int64_t> wanted = wish != nullptr ? cli::whole_number(wish->text()) : longest.count();
    if (!wanted || *wanted < 1) return usage_error("timeout is a whole number of seconds");
    Call call{.time = std::min(std::chrono::seconds(*wanted), longest)};
    options["--timeout"] = call.time.count();
    json["options"] = std::move(options);
    if (!files.empty()) json["files"] = std::move(files);
    call.request = json.dump();
    return call;
}

}  // namespace trundle::server

#include "openapi.h"

#include <algorithm>
#include <map>

#include "frame/command.h"
#include "frame/words.h"

namespace trundle::server {
namespace {

using cli::Json;

// The fields that every answer of a command has; a '?' marks those that some have. Others may come beside them.
std::string_view fields_of(std::string_view command) {
    constexpr std::string_view crawl =
        "moves:array length:integer optimal:boolean start:object end:object cells:array seconds:number nodes:integer";
    constexpr std::string_view cube = "facelets:string stickers:array orientation:object";
    static const std::map<std::string_view, std::string> fields{
        {"show", std::string(cube) + " moves:array steps:array? array:array? shape:array?"},
        {"apl", std::string(cube) + " moves:array"},
        {"scramble", std::string(cube) + " path:string"},
        {"optimize", "length:integer solutions:array counts:array complete:boolean"},
        {"period", "period:integer"},
        {"reverse", "path:string"},
        {"convert", "path:string"},
        {"relabel", "siblings:integer path:string? facelets:string?"},
        {"solve", "path:string length:integer optimal:boolean metric:string seconds:number nodes:integer"},
        {"check", "agreed:boolean length:integer"},
        {"crawl run", std::string(cube) + " end:object solved:boolean"},
        {"crawl scramble", std::string(cube) + " moves:array end:object"},
        {"crawl prove", "order:string index:string solvable:boolean"},
        {"crawl macros", "macros:object"},
        {"crawl translate", std::string(crawl)},
        {"crawl home", std::string(crawl)},
        {"crawl solve", std::string(crawl)},
        {"roll", "solvable:boolean length:integer? gps:string? path:string?"},
        {"roll run", "legal:boolean end:array top:integer path:string?"},
        {"roll maze", "solvable:boolean length:integer? path:string?"},
        {"roll generate", "maze:string length:integer"},
        {"represent", "representations:array"},
        {"explore", "depths:array"},
    };
    const auto found = fields.find(command);
    return found == fields.end() ? std::string_view() : found->second;
}

Json object(std::initializer_list<std::pair<std::string_view, Json>> members) {
    Json json = Json::object();
    for (const auto& [key, value] : members) json[key] = value;
    return json;
}

Json reference(std::string_view to) { return object({{"$ref", "#/components/" + std::string(to)}}); }

Json type(std::string_view name) { return object({{"type", name}}); }

Json answer_schema(std::string_view command) {
    Json properties = Json::object();
    Json required = Json::array();
    for (std::string_view field : cli::split(fields_of(command), ' ')) {
        const std::string_view name = field.substr(0, field.find(':'));
        std::string_view kind = field.substr(name.size() + 1);
        if (kind.ends_with('?')) kind.remove_suffix(1);
        else required.push_back(name);
        properties[name] = type(kind);
    }
    // That there is none is an answer, too.
    Json found = object({{"type", "object"}, {"required", required}, {"properties", properties}});
    return object({{"anyOf", Json::array({found, reference("schemas/Error")})}});
}

Json option_schema(const cli::Option& option) {
    if (option.value.empty()) return type("boolean");
    const std::vector<std::string_view> choices = cli::split(option.value, '|');
    if (choices.size() > 1) return object({{"type", "string"}, {"enum", choices}});
    return object({{"type", Json::array({"string", "number"})}});
}

Json query_of(const cli::Command& command) {
    Json parameters = Json::array();
    const auto add = [&](std::string_view name, std::string_view what, Json schema) {
        parameters.push_back(
            object({{"name", name}, {"in", "query"}, {"description", what}, {"schema", std::move(schema)}}));
    };
    if (!command.arguments.empty())
        add("arg", "the arguments: " + std::string(command.arguments),
            object({{"type", "array"}, {"items", type("string")}}));
    for (const cli::Option& option : command.options)
        // A flag has no value: it is there or not.
        add(option.name.substr(2), option.help, option.value.empty() ? type("string") : option_schema(option));
    parameters.push_back(reference("parameters/timeout"));
    return parameters;
}

Json body_of(const cli::Command& command) {
    Json options = Json::object();
    for (const cli::Option& option : command.options) {
        options[option.name.substr(2)] = option_schema(option);
        options[option.name.substr(2)]["description"] = option.help;
    }
    options["timeout"] = type("integer");
    Json properties = object({
        {"arguments", object({{"type", "array"}, {"items", object({{"type", Json::array({"string", "number"})}})}})},
        {"options", object({{"type", "object"}, {"properties", options}, {"additionalProperties", false}})},
        {"files", object({{"type", "object"}, {"additionalProperties", type("string")}})},
        {"input", object({{"type", "string"}, {"description", "the file \"-\""}})},
    });
    Json schema = object({{"type", "object"}, {"properties", properties}});
    return object({{"content", object({{"application/json", object({{"schema", schema}})}})}});
}

Json operation(const cli::Command& command, std::string_view method) {
    std::string id(command.name);
    std::replace(id.begin(), id.end(), ' ', '_');
    const Json schema = answer_schema(command.name);
    Json content = object({{"application/json", object({{"schema", schema}})},
                           {"text/event-stream", object({{"schema", type("string")}})}});
    Json responses = object({{"200", object({{"description", "the answer"}, {"content", content}})}});
    for (const char* status : {"400", "403", "413", "422", "500", "503", "504"})
        responses[status] = reference("responses/Error");
    Json json = object({{"operationId", std::string(method) + "_" + id}, {"summary", command.summary}});
    if (method == "get") json["parameters"] = query_of(command);
    else json["requestBody"] = body_of(command);
    json["responses"] = std::move(responses);
    return json;
}

Json plain(std::string_view summary, std::string_view media) {
    Json content = Json::object();
    content[media] = Json::object();
    Json ok = object({{"description", summary}, {"content", content}});
    return object({{"get", object({{"summary", summary}, {"responses", object({{"200", ok}})}})}});
}

Json components() {
    Json error = object({{"type", "object"}, {"required", Json::array({"code", "message"})}});
    error["properties"] = object({{"code", type("string")}, {"message", type("string")}, {"at", type("integer")}});
    Json schema = object({{"type", "object"}, {"required", Json::array({"error"})}});
    schema["properties"] = object({{"error", error}});
    Json response = object({{"description", "why there is no answer; at: the index of the place in the input"}});
    // Whose time is up may have found something: then that is the answer.
    response["content"] = object({{"application/json", object({{"schema", type("object")}})}});
    Json timeout =
        object({{"name", "timeout"}, {"in", "query"}, {"description", "seconds; less than what is allowed"}});
    timeout["schema"] = object({{"type", "integer"}, {"minimum", 1}});
    return object({{"schemas", object({{"Error", schema}})},
                   {"responses", object({{"Error", response}})},
                   {"parameters", object({{"timeout", timeout}})}});
}

}  // namespace

std::string openapi() {
    Json paths = Json::object();
    for (const cli::Command& command : cli::commands()) {
        std::string path = "/api/" + std::string(command.name);
        std::replace(path.begin(), path.end(), ' ', '/');
        paths[path] = object({{"get", operation(command, "get")}, {"post", operation(command, "post")}});
    }
    paths["/healthz"] = plain("whether it can answer", "application/json");
    paths["/metrics"] = plain("counters, in the text format of Prometheus", "text/plain");
    paths["/openapi.json"] = plain("this document", "application/json");
    Json info = object({{"title", "Trundle"}, {"version", "1"}});
    info["description"] = "The commands of the command line over HTTP; an answer is what a command prints with --json.";
    return object({{"openapi", "3.1.0"}, {"info", info}, {"paths", paths}, {"components", components()}}).dump();
}

}  // namespace trundle::server

#include "openapi.h"

#include <algorithm>

#include "frame/command.h"
#include "frame/words.h"

namespace trundle::server {
namespace {

using cli::Json;

// Everything but the commands.
constexpr std::string_view frame = R"({
  "openapi": "3.1.0",
  "info": {"title": "Trundle", "version": "1",
    "description": "The commands of the command line over HTTP; an answer is what a command prints with --json."},
  "paths": {
    "/healthz": {"get": {"summary": "whether it can answer", "responses": {
      "200": {"description": "it can", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Health"}}}},
      "503": {"description": "it cannot", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Health"}}}}}}},
    "/metrics": {"get": {"summary": "counters, in the text format of Prometheus", "responses": {
      "200": {"description": "the counters", "content": {"text/plain": {}}}}}},
    "/openapi.json": {"get": {"summary": "this document", "responses": {
      "200": {"description": "this document", "content": {"application/json": {}}}}}}
  },
  "components": {
    "schemas": {
      "Health": {"type": "object", "required": ["status", "workers"],
        "properties": {"status": {"type": "string", "enum": ["ok", "unwell"]}, "workers": {"type": "integer"}}},
      "Error": {"type": "object", "required": ["error"], "properties": {
        "error": {"type": "object", "required": ["code", "message"],
          "properties": {"code": {"type": "string"}, "message": {"type": "string"}, "at": {"type": "integer"}}}}}
    },
    "responses": {
      "Error": {"description": "why there is no answer; at: the index of the place in the input",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}},
      "Late": {"description": "the time was up: the best answer so far, or an error",
        "content": {"application/json": {"schema": {"type": "object"}}}}
    },
    "parameters": {
      "timeout": {"name": "timeout", "in": "query", "description": "seconds; less than what is allowed",
        "schema": {"type": "integer", "minimum": 1}}
    }
  }
})";

Json reference(std::string_view to) { return {{"$ref", "#/components/" + std::string(to)}}; }

Json answer_schema(const cli::Command& command) {
    Json properties = Json::object();
    Json required = Json::array();
    for (std::string_view field : cli::split(command.fields, ' ')) {
        const std::string_view name = field.substr(0, field.find(':'));
        std::string_view type = field.substr(name.size() + 1);
        if (type.ends_with('?')) type.remove_suffix(1);
        else required.push_back(name);
        properties[name] = {{"type", type}};
    }
    // That there is none is an answer, too.
    const Json found{{"type", "object"}, {"required", required}, {"properties", properties}};
    return {{"anyOf", Json::array({found, reference("schemas/Error")})}};
}

Json option_schema(const cli::Option& option) {
    if (option.value.empty()) return {{"type", "boolean"}};
    const std::vector<std::string_view> choices = cli::split(option.value, '|');
    if (choices.size() > 1) return {{"type", "string"}, {"enum", choices}};
    return {{"type", Json::array({"string", "number"})}};
}

Json query_of(const cli::Command& command) {
    Json parameters = Json::array();
    const auto add = [&](std::string_view name, std::string_view what, Json schema) {
        parameters.push_back({{"name", name}, {"in", "query"}, {"description", what}, {"schema", std::move(schema)}});
    };
    if (!command.arguments.empty())
        add("arg", "the arguments: " + std::string(command.arguments),
            {{"type", "array"}, {"items", {{"type", "string"}}}});
    for (const cli::Option& option : command.options)  // a flag has no value: it is there or not
        add(option.name.substr(2), option.help,
            option.value.empty() ? Json{{"type", "string"}} : option_schema(option));
    parameters.push_back(reference("parameters/timeout"));
    return parameters;
}

Json body_of(const cli::Command& command) {
    Json options = Json::object();
    for (const cli::Option& option : command.options) {
        Json& schema = options[option.name.substr(2)] = option_schema(option);
        schema["description"] = option.help;
    }
    options["timeout"] = {{"type", "integer"}};
    const Json argument{{"type", Json::array({"string", "number"})}};
    const Json properties{
        {"arguments", {{"type", "array"}, {"items", argument}}},
        {"options", {{"type", "object"}, {"properties", options}, {"additionalProperties", false}}},
        {"files", {{"type", "object"}, {"additionalProperties", {{"type", "string"}}}}},
        {"input", {{"type", "string"}, {"description", "the file \"-\""}}},
    };
    const Json schema{{"type", "object"}, {"properties", properties}};
    return {{"content", {{"application/json", {{"schema", schema}}}}}};
}

Json operation(const cli::Command& command, std::string_view method) {
    std::string id = std::string(method) + "_" + std::string(command.name);
    std::replace(id.begin(), id.end(), ' ', '_');
    Json json{{"operationId", id}, {"summary", command.summary}};
    if (method == "get") json["parameters"] = query_of(command);
    else json["requestBody"] = body_of(command);
    const Json content{{"application/json", {{"schema", answer_schema(command)}}},
                       {"text/event-stream", {{"schema", {{"type", "string"}}}}}};
    Json& responses = json["responses"] = {{"200", {{"description", "the answer"}, {"content", content}}}};
    for (const char* status : {"400", "403", "413", "422", "500", "503"})
        responses[status] = reference("responses/Error");
    responses["504"] = reference("responses/Late");
    return json;
}

}  // namespace

std::string openapi() {
    Json document = *Json::parse(frame);
    for (const cli::Command& command : cli::commands()) {
        std::string path = "/api/" + std::string(command.name);
        std::replace(path.begin(), path.end(), ' ', '/');
        document["paths"][path] = {{"get", operation(command, "get")}, {"post", operation(command, "post")}};
    }
    return document.dump();
}

}  // namespace trundle::server

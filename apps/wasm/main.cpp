// The command line without a terminal: words (and the files they name) in as JSON, an answer out as JSON.
//
//   in    {"words": ["show", "R U"], "files": {"walls": "..#\n..."}}
//   out   {"exit": 0, "answer": {...}}       what `trundle show "R U" --json` prints, and its exit code
#include "frame/command.h"
#include "files.h"
#include "frame/output.h"

namespace trundle::cli {
namespace {

std::string input;   // written by the caller before each call
std::string output;  // read by the caller after each call

Result<Answer> answer_to(std::string_view text) {
    const Result<Json> call = Json::parse(text);
    if (!call) return call.error();
    const Json* list = call->find("words");
    if (list == nullptr || list->empty()) return usage_error("a call is {\"words\": [...], \"files\": {...}}");
    std::vector<std::string> words;
    for (const Json& word : list->items()) words.push_back(word.text());
    const Result<Request> request = parse_arguments(words);
    if (!request) return request.error();
    if (request->has("--help")) return usage_error("help is for terminals");
    const Json* files = call->find("files");
    set_files(files != nullptr ? *files : Json::object());
    return request->command().run(*request);
}

std::string run(std::string_view text) {
    const Result<Answer> answer = answer_to(text);
    const Json json = answer ? Json{{"exit", answer->exit}, {"answer", answer->json}}
                             : Json{{"exit", exit_code(answer.error().fault)}, {"answer", to_json(answer.error())}};
    return json.dump();
}

}  // namespace
}  // namespace trundle::cli

// Called in this order: room for the input (its address), run (the size of the output), the output's address.
extern "C" {
[[clang::export_name("trundle_input")]] char* trundle_input(std::size_t size) {
    trundle::cli::input.resize(size);
    return trundle::cli::input.data();
}
[[clang::export_name("trundle_run")]] std::size_t trundle_run() {
    trundle::cli::output = trundle::cli::run(trundle::cli::input);
    return trundle::cli::output.size();
}
[[clang::export_name("trundle_output")]] const char* trundle_output() { return trundle::cli::output.data(); }
}

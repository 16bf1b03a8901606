// The command line without a terminal: words (and the files they name) in as JSON, an answer out as JSON.
//
//   in    {"words": ["show", "R U"], "files": {"walls": "..#\n..."}}
//   out   {"exit": 0, "answer": {...}}       what `trundle show "R U" --json` prints, and its exit code
#include "command.h"
#include "files.h"
#include "output.h"

namespace trundle::cli {
namespace {

std::string input;   // written by the caller before each call
std::string output;  // read by the caller after each call

Result<Answer> answer_to(const Json& call) {
    if (!call.is_object() || !call.contains("words") || !call["words"].is_array() || call["words"].empty())
        return usage_error("a call is {\"words\": [...], \"files\": {...}}");
    std::vector<std::string> words;
    for (const Json& word : call["words"]) {
        if (!word.is_string()) return usage_error("words are texts");
        words.push_back(word);
    }
    const Result<Request> request = parse_arguments(words);
    if (!request) return request.error();
    set_files(call.value("files", Json::object()));
    return request->command().run(*request);
}

std::string run(std::string_view text) {
    const Result<Answer> answer = answer_to(Json::parse(text, nullptr, false));
    return to_text(answer ? Json{{"exit", answer->exit}, {"answer", answer->json}}
                          : Json{{"exit", exit_code(answer.error().fault)}, {"answer", to_json(answer.error())}});
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

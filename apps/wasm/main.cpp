// The command line without a terminal: a request in as JSON (frame/request.h), an answer out as JSON.
//
//   in    {"command": "show", "arguments": ["R U"]}
//   out   {"exit": 0, "answer": {...}}       what `trundle show "R U" --json` prints, and its exit code
#include "frame/answer.h"
#include "frame/console.h"

namespace trundle::cli {

namespace {

extern "C" [[clang::import_module("trundle"), clang::import_name("say")]] void trundle_say(Channel, const char* text,
                                                                                           std::size_t size);

std::string input;   // written by the caller before each call
std::string output;  // read by the caller after each call

Result<Answer> answer_to(std::string_view text) {
    const Result<Json> json = Json::parse(text);
    if (!json) return json.error();
    const Result<Request> request = Request::from_json(*json);
    if (!request) return request.error();
    return run_request(*request);
}

std::size_t run() {
    constexpr std::uint64_t memory = 80'000'000;  // tables that are made in a moment and fit into a page
    host() = {.place = in_module, .threads = 1, .memory = memory};
    set_listener([](Channel channel, std::string_view said) { trundle_say(channel, said.data(), said.size()); });
    const Result<Answer> answer = answer_to(input);
    output = Json{{"exit", exit_code(answer)}, {"answer", to_json(answer)}}.dump();
    return output.size();
}

}  // namespace
}  // namespace trundle::cli

// Called in this order: room for the input (its address), run (the size of the output), the output's address.
extern "C" {
[[clang::export_name("trundle_input")]] char* trundle_input(std::size_t size) {
    trundle::cli::input.resize(size);
    return trundle::cli::input.data();
}
[[clang::export_name("trundle_run")]] std::size_t trundle_run() { return trundle::cli::run(); }
[[clang::export_name("trundle_output")]] const char* trundle_output() { return trundle::cli::output.data(); }
}

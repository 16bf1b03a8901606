// The whole command line: a line for each word, then what standard input or a file holds. Commands that cannot take
// long answer it, as text and as JSON; each answer has an exit code of the contract, and a request survives its
// journey.
#include <algorithm>

#include "check/check.h"
#include "frame/answer.h"
#include "frame/console.h"

namespace {

using namespace trundle;
using namespace trundle::cli;

constexpr std::array<std::string_view, 12> quick{"show",      "period",         "reverse",     "convert",   "permute",
                                                 "crawl run", "crawl scramble", "crawl prove", "roll maze", "roll",
                                                 "apl",       "check"};

// Nothing grows without bound: numbers of a few digits, boards of a few cells.
bool is_small(const std::vector<std::string>& words) {
    return std::none_of(words.begin(), words.end(), [](const std::string& word) {
        std::size_t digits = 0;
        for (char c : word) {
            digits = c >= '0' && c <= '9' ? digits + 1 : 0;
            if (digits > 1) return true;
        }
        return word.find("bench") != std::string::npos;
    });
}

std::string given;  // to whoever reads a file

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const bool is_set = [] {
        host() = {.place = static_cast<Place>(on_terminal | in_module),
                  .read_file = [](const std::string&) -> Result<std::string> { return given; }};
        set_listener([](Channel, std::string_view) {});
        return true;
    }();
    fuzz::require(is_set);
    std::string_view text = fuzz::text_of(data, size);
    std::vector<std::string> words;
    for (std::size_t end = 0; (end = text.find('\n')) != std::string_view::npos && end > 0; text.remove_prefix(end + 1))
        words.emplace_back(text.substr(0, end));
    given = text.substr(text.starts_with('\n') ? 1 : 0);
    if (words.empty() || !is_small(words)) return 0;

    const Result<Request> request = Request::from_words(words);
    if (!request) {  // its message repeats the words, whatever they are
        fuzz::require(!request.error().code.empty() && Json::parse(to_json(request.error()).dump()).has_value());
        return 0;
    }
    if (request->has("--help") || std::find(quick.begin(), quick.end(), request->command().name) == quick.end())
        return 0;
    const Result<Answer> answer = run_request(*request);
    fuzz::require(exit_code(answer) >= 0 && exit_code(answer) <= 5);
    fuzz::require(Json::parse(to_json(answer).dump()).has_value());

    // Bytes that are no text cannot travel.
    const std::string sent = request->to_json().dump();
    if (sent.find("\ufffd") != std::string::npos) return 0;
    const Result<Json> received = Json::parse(sent);
    fuzz::require(received.has_value());
    const Result<Request> again = Request::from_json(*received);
    fuzz::require(again.has_value());
    fuzz::require(exit_code(run_request(*again)) == exit_code(answer));
    return 0;
}

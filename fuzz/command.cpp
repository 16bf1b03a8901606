// The whole command line: a line for each word, then what standard input or a file holds. Each answer has an exit code
// of the contract, as text and as JSON; a request survives its journey; and when one of its allocations fails, it is an
// answer or an error all the same. Commands that may take long run for one input in many, and not for long; pictures,
// which are long but always the same, for one in some.
#include <sanitizer/lsan_interface.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "check/check.h"
#include "frame/answer.h"
#include "frame/console.h"

namespace {

std::uint64_t allocations = 0;
std::uint64_t failing = 0;  // which of them fails; 0: none

void* allocated(std::size_t size, std::size_t alignment) {
    if (++allocations == failing) throw std::bad_alloc();
    void* const memory = alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__
                             ? std::malloc(size)
                             : std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

// All forms of it: one that is not replaced would not match another that is.
void* operator new(std::size_t size) { return allocated(size, 1); }
void* operator new[](std::size_t size) { return allocated(size, 1); }
void* operator new(std::size_t size, std::align_val_t to) { return allocated(size, static_cast<std::size_t>(to)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace {

using namespace trundle;
using namespace trundle::cli;

constexpr std::array<std::string_view, 11> quick{"show",      "period",         "reverse",   "convert", "permute",
                                                 "crawl run", "crawl scramble", "roll maze", "roll",    "roll run",
                                                 "apl"};
constexpr std::size_t rarely = 512;
constexpr std::size_t sometimes = 16;

// Nothing grows without bound: numbers of a few digits, boards of a few cells. Dice alone do not care.
bool is_small(const std::vector<std::string>& words) {
    const bool is_roll = words[0] == "roll" && words.size() > 1 && words[1] != "generate";
    return std::none_of(words.begin(), words.end(), [&](const std::string& word) {
        std::size_t digits = 0;
        for (const char c : word) {
            digits = c >= '0' && c <= '9' ? digits + 1 : 0;
            if (digits > 1 && !is_roll) return true;
        }
        return word.find("bench") != std::string::npos;
    });
}

bool is_picture(const std::vector<std::string>& words) {
    return std::any_of(words.begin(), words.end(),
                       [](const std::string& word) { return word.find("svg") != std::string::npos; });
}

std::string given;  // to whoever reads a file

Result<Answer> run(const std::vector<std::string>& words) {
    const Result<Request> request = Request::from_words(words);
    return request ? run_request(*request) : request.error();
}

bool make_ready() {
    host() = {.place = static_cast<Place>(on_terminal | in_module),
              .read_file = [](const std::string&, std::uint64_t) -> Result<std::string> { return given; }};
    set_listener([](Channel, std::string_view) {});
    return true;
}

// Ends as an answer or as an error, whichever allocation fails. (What leaks is not asked: libFuzzer brings copies of
// the standard library's templates that know no exceptions.)
void starve(const std::vector<std::string>& words, std::uint64_t which) {
    const __lsan::ScopedDisabler leaks;
    failing = allocations + which;
    try {
        const Result<Answer> answer = run(words);
        failing = 0;
        fuzz::require(exit_code(answer) >= 0 && exit_code(answer) <= 5);
    } catch (const std::bad_alloc&) {  // before there was a request
        failing = 0;
    }
}

void check_journey(const Request& request) {
    const std::string sent = request.to_json().dump();
    const Result<Json> received = Json::parse(sent);
    fuzz::require(received.has_value());
    if (sent.find("\ufffd") != std::string::npos) return;  // bytes that are no text cannot travel
    const Result<Request> again = Request::from_json(*received);
    fuzz::require(again.has_value());
    Json expected = request.to_json();
    expected["options"]["--json"] = true;
    fuzz::require(again->to_json().dump() == expected.dump());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const bool is_ready = make_ready();
    static_cast<void>(is_ready);
    std::string_view text = fuzz::text_of(data, size);
    const std::size_t hash = std::hash<std::string_view>()(text);
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
    if (request->has("--help") || (is_picture(words) && hash % sometimes != 0)) return 0;
    check_journey(*request);
    if (std::find(quick.begin(), quick.end(), request->command().name) == quick.end()) {
        if (hash % rarely != 0 || request->has("--timeout")) return 0;
        const std::ptrdiff_t name = request->command().name.find(' ') == std::string_view::npos ? 1 : 2;
        words.insert(words.begin() + name, "--timeout=0.02");  // a word "--" may follow
    }
    const std::uint64_t before = allocations;
    const Result<Answer> answer = run(words);
    fuzz::require(exit_code(answer) >= 0 && exit_code(answer) <= 5);
    fuzz::require(Json::parse(to_json(answer).dump()).has_value());
    starve(words, 1 + hash / rarely % (allocations - before + 1));
    return 0;
}

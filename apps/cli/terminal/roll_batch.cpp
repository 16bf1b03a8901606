// roll --batch: a file of instances, read and answered in large pieces.

#include <trundle/roll.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <cstdio>

#include "frame/answer.h"
#include "frame/console.h"
#include "terminal/host.h"
#include "terminal/input_file.h"

namespace trundle::cli {
namespace {

constexpr std::size_t piece = 1 << 20;  // bytes written at a time

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

// Seven numbers and nothing else.
Result<Roll> parse_roll(std::string_view line) {
    std::array<std::int64_t, 7> numbers{};
    const char* at = line.data();
    const char* end = at + line.size();
    for (std::int64_t& number : numbers) {
        while (at != end && is_blank(*at)) ++at;
        const auto [rest, failure] = std::from_chars(at, end, number);
        const auto place = static_cast<std::size_t>(at - line.data());
        if (failure == std::errc::result_out_of_range)
            return input_error("overflow", "a number is too large; at most 10^18", place);
        if (failure != std::errc() || (rest != end && !is_blank(*rest)))
            return input_error("instance", "an instance is seven whole numbers, m n xi yi xf yf l", place);
        at = rest;
    }
    while (at != end && is_blank(*at)) ++at;
    if (at != end)
        return input_error("instance", "an instance is seven whole numbers, m n xi yi xf yf l; here is more",
                           static_cast<std::size_t>(at - line.data()));
    const auto [m, n, xi, yi, xf, yf, label] = numbers;
    return Roll{m, n, {xi, yi}, {xf, yf}, static_cast<int>(std::clamp<std::int64_t>(label, INT_MIN, INT_MAX))};
}

void append(std::string& text, std::int64_t number) {
    std::array<char, 20> digits;
    char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    text.append(digits.data(), end);
}

void append_text(std::string& text, const RollAnswer& answer) {
    append(text, answer.length);
    text += ' ';
    text += answer.gps;
}

// A GPS needs no escapes.
void append_json(std::string& text, const Roll& roll, const RollAnswer& answer, std::int64_t expand_limit) {
    text += "{\"solvable\":true,\"length\":";
    append(text, answer.length);
    ((text += ",\"gps\":\"") += answer.gps) += "\",\"row\":\"";
    (text += answer.row) += '"';
    if (answer.length <= expand_limit)
        if (const Result<std::string> path = Gps::parse(answer.gps)->expand(deltas_of(roll), expand_limit))
            ((text += ",\"path\":\"") += *path) += '"';
    text += '}';
}

void append_error(std::string& text, const Error& error, bool json) {
    const bool none = error.fault == Fault::none_exists;
    if (!json) {
        text += none ? "False" : "error: " + error.message;
        return;
    }
    Json object = Json::object();
    if (none) object["solvable"] = false;
    object["error"] = *to_json(error).find("error");
    text += object.dump();
}

}  // namespace

Result<int> roll_batch(const std::string& file, bool json, std::int64_t expand_limit) {
    Result<InputFile> lines = InputFile::open(file);
    if (!lines) return lines.error();
    int exit = 0;
    std::string out;
    const auto print = [&] {
        std::fwrite(out.data(), 1, out.size(), stdout);
        out.clear();
    };
    for (std::string_view line; lines->next(line);) {
        const Result<Roll> roll = parse_roll(line);
        const Result<RollAnswer> found = roll ? solve_roll(*roll) : Result<RollAnswer>(roll.error());
        if (!found) {
            append_error(out, found.error(), json);
            if (exit == 0) exit = exit_code(found.error().fault);
        } else if (json) append_json(out, *roll, *found, expand_limit);
        else append_text(out, *found);
        out += '\n';
        if (out.size() >= piece || lines->must_wait()) print();
        if (stop_flag() || std::ferror(stdout) != 0) break;
    }
    print();
    if (stop_flag()) return stopped_error("before the end of the batch");
    if (lines->error()) return *lines->error();
    return exit;
}

}  // namespace trundle::cli

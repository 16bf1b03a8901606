#include "roll/batch.h"

#include <trundle/roll.h>
#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <cstdio>
#include <cstring>
#include <memory>

#include "frame/answer.h"
#include "frame/console.h"

namespace trundle::cli {
namespace {

constexpr std::size_t block = 1 << 20;  // bytes read, and written, at a time

// Whole lines of a file, without copies: a view is good until the next call.
class Lines {
public:
    explicit Lines(std::FILE* file) : file_(file), buffer_(block) {}

    bool next(std::string_view& line) {
        for (;;) {
            const char* begin = buffer_.data() + at_;
            const auto* end = static_cast<const char*>(std::memchr(begin, '\n', filled_ - at_));
            if (end != nullptr || (done_ && at_ < filled_)) {
                const std::size_t size = end != nullptr ? static_cast<std::size_t>(end - begin) : filled_ - at_;
                line = {begin, size};
                at_ += size + (end != nullptr ? 1 : 0);
                return true;
            }
            if (done_) return false;
            refill();
        }
    }

private:
    // Keeps the broken line at the end, and reads on behind it.
    void refill() {
        std::memmove(buffer_.data(), buffer_.data() + at_, filled_ - at_);
        filled_ -= at_;
        at_ = 0;
        if (buffer_.size() - filled_ < block / 2) buffer_.resize(2 * buffer_.size());
        const std::size_t count = std::fread(buffer_.data() + filled_, 1, buffer_.size() - filled_, file_);
        filled_ += count;
        done_ = count == 0;
    }

    std::FILE* file_;
    std::vector<char> buffer_;
    std::size_t at_ = 0;
    std::size_t filled_ = 0;
    bool done_ = false;
};

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

Result<Answer> roll_batch(const std::string& path, bool json, std::int64_t expand_limit) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> opened(path == "-" ? nullptr : std::fopen(path.c_str(), "rb"),
                                                                 [](std::FILE* file) { return std::fclose(file); });
    std::FILE* file = path == "-" ? stdin : opened.get();
    if (file == nullptr) return input_error("file", "cannot read the file '" + path + "': " + std::strerror(errno));

    Answer answer;
    answer.json = {};
    std::string out;
    Lines lines(file);
    for (std::string_view line; !stop_flag() && lines.next(line); out += '\n') {
        const Result<Roll> roll = parse_roll(line);
        const Result<RollAnswer> found = roll ? solve_roll(*roll) : Result<RollAnswer>(roll.error());
        if (!found) {
            append_error(out, found.error(), json);
            if (answer.exit == 0) answer.exit = exit_code(found.error().fault);
        } else if (json) append_json(out, *roll, *found, expand_limit);
        else append_text(out, *found);
        if (out.size() < block) continue;
        std::fwrite(out.data(), 1, out.size(), stdout);
        out.clear();
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
    if (stop_flag()) return Error{Fault::stopped, "stopped", "stopped before the end of the batch", {}};
    return answer;
}

}  // namespace trundle::cli

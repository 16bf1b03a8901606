// Lines of the texts that many processes write and one must trust: words, numbers, cubes and checksums.
#pragma once

#include <trundle/cube.h>
#include <optional>
#include <string>
#include <string_view>

namespace trundle {

std::uint64_t checksum_of(std::string_view text);
std::string hexadecimal(std::uint64_t number);  // sixteen digits

std::string facelet_text(const SolvableCube& cube);                // 54 letters
Result<SolvableCube> cube_of_facelets(std::string_view facelets);  // of a cube that stands upright

// Line after line; each ends with a newline, and what follows the last one is no line.
class LineReader {
public:
    explicit LineReader(std::string_view text) : text_(text.substr(0, text.rfind('\n') + 1)) {}

    bool at_end() const { return at_ == text_.size(); }
    std::string_view next() {  // empty at the end
        const std::string_view line = text_.substr(at_, text_.find('\n', at_) - at_);
        ++number_;
        if (!at_end()) at_ += line.size() + 1;
        return line;
    }
    std::size_t number() const { return number_; }  // of the line that was last read, 1 ..

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t number_ = 0;
};

// Words with one space between them.
class WordReader {
public:
    explicit WordReader(std::string_view line) : rest_(line) {}

    std::string_view word() {
        const std::size_t end = rest_.find(' ');
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
        return word;
    }
    bool expect(std::string_view wanted) { return word() == wanted; }
    std::optional<std::uint64_t> number(std::uint64_t most);
    std::optional<std::uint64_t> hexadecimal();
    bool at_end() const { return rest_.empty(); }

private:
    std::string_view rest_;
};

}  // namespace trundle

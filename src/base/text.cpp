#include "base/text.h"

#include <algorithm>
#include <array>
#include <bit>

namespace trundle {
namespace {

// Bytes of the UTF-8 character that the text starts with, or 0 if it starts with none. The first byte has as many
// leading ones as there are bytes, the others start with 10; the shortest form is the only right one.
std::size_t character_bytes(std::string_view text) {
    constexpr std::array<unsigned, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x80) return 1;
    const auto bytes = static_cast<std::size_t>(std::countl_one(first));
    if (bytes < 2 || bytes > 4 || bytes > text.size()) return 0;
    unsigned code = first & (0x7fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte >> 6 != 0b10) return 0;
        code = code << 6 | (byte & 0x3fu);
    }
    const bool is_surrogate = code >> 11 == 0xd800 >> 11;
    return code < least[bytes] || code > 0x10ffff || is_surrogate ? 0 : bytes;
}

}  // namespace

std::string_view character_at(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    return rest.substr(0, std::max<std::size_t>(1, character_bytes(rest)));
}

std::string quoted(std::string_view piece) {
    constexpr std::size_t longest = 24;
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    std::string text = "'";
    for (std::size_t at = 0; at < piece.size();) {
        if (at >= longest) {
            text += "...";
            break;
        }
        const std::string_view character = character_at(piece, at);
        const auto byte = static_cast<unsigned char>(character[0]);
        const bool is_control = byte < 0x20 || byte == 0x7f;
        if (is_control || character_bytes(character) == 0)
            text += {'\\', 'x', hexadecimal[byte >> 4], hexadecimal[byte & 15]};
        else text += character;
        at += character.size();
    }
    return text + "'";
}

Error error_at(std::string_view text, std::size_t at, std::string_view code, std::string_view message) {
    const std::string_view before = text.substr(0, at);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t column = at - (before.rfind('\n') + 1) + 1;  // npos + 1 is 0
    return input_error(
        code, "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + std::string(message), at);
}

std::vector<std::string_view> lines_in(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        if (lines.back().ends_with('\r')) lines.back().remove_suffix(1);
        at = end + 1;
    }
    return lines;
}

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

}  // namespace trundle

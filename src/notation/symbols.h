// Characters as people type them. Algorithm sheets are full of curly quotes and no-break spaces: each is read as the
// ASCII character it stands for, so that the parsers know only ASCII, while indices still count the bytes of the text.
#pragma once

#include <cstdint>
#include <string_view>

namespace trundle {

struct Symbol {
    char as = 0;             // the ASCII character it stands for; 0 for any other character and at the end
    std::uint8_t bytes = 0;  // 0 at the end
};

Symbol typographic_symbol(std::string_view text, std::size_t at);

inline Symbol symbol_at(std::string_view text, std::size_t at) {
    if (at >= text.size()) return {};
    const char c = text[at];
    if (static_cast<unsigned char>(c) >= 0x80) return typographic_symbol(text, at);
    return {c == '`' ? '\'' : c, 1};
}

constexpr bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

inline std::size_t after_spaces(std::string_view text, std::size_t at) {
    Symbol symbol = symbol_at(text, at);
    for (; is_space(symbol.as); symbol = symbol_at(text, at)) at += symbol.bytes;
    return at;
}

// The word, up to a space, a bracket, a comma or a colon, that starts at an index.
std::string_view word_at(std::string_view text, std::size_t at);

}  // namespace trundle

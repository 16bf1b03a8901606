#include "notation/symbols.h"

#include <algorithm>
#include <array>

namespace trundle {
namespace {

struct Typographic {
    std::string_view text;
    char as;
};

constexpr std::array typographic{
    Typographic{"\u2019", '\''},  // ’ right single quote
    Typographic{"\u2018", '\''},  // ‘ left single quote
    Typographic{"\u2032", '\''},  // ′ prime
    Typographic{"\u2035", '\''},  // ‵ reversed prime
    Typographic{"\u02bc", '\''},  // ʼ modifier apostrophe
    Typographic{"\u02b9", '\''},  // ʹ modifier prime
    Typographic{"\u00b4", '\''},  // ´ acute accent
    Typographic{"\uff07", '\''},  // ＇ full-width apostrophe
    Typographic{"\u0305", '\''},  // combining overline, the paper's inverse
    Typographic{"\u0304", '\''},  // combining macron
    Typographic{"\u2212", '-'},   // − minus
    Typographic{"\u2013", '-'},   // – en dash
    Typographic{"\u2010", '-'},   // ‐ hyphen
    Typographic{"\u2011", '-'},   // no-break hyphen
    Typographic{"\u00d7", '*'},   // × times
    Typographic{"\u00a0", ' '},   // no-break space
    Typographic{"\u202f", ' '},   // narrow no-break space
    Typographic{"\u2007", ' '},   // figure space
    Typographic{"\u2009", ' '},   // thin space
    Typographic{"\u200b", ' '},   // zero-width space
    Typographic{"\u2028", '\n'},  // line separator
    Typographic{"\u3000", ' '},   // ideographic space
    Typographic{"\ufeff", ' '},   // byte order mark
};

// Bytes of the UTF-8 character that the text starts with, or 0 if it starts with none.
std::size_t character_bytes(std::string_view text) {
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
    if (byte(0) < 0x80) return 1;
    if (byte(0) >= 0xc2 && byte(0) < 0xe0) return continues(1) ? 2 : 0;
    if (byte(0) >= 0xe0 && byte(0) < 0xf0) {
        const bool overlong = byte(0) == 0xe0 && byte(1) < 0xa0;
        const bool surrogate = byte(0) == 0xed && byte(1) >= 0xa0;
        return continues(1) && continues(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (byte(0) >= 0xf0 && byte(0) < 0xf5) {
        const bool overlong = byte(0) == 0xf0 && byte(1) < 0x90;
        const bool beyond = byte(0) == 0xf4 && byte(1) >= 0x90;
        return continues(1) && continues(2) && continues(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

bool is_bracket(char c) { return std::string_view("()[],:").find(c) != std::string_view::npos; }

}  // namespace

Symbol typographic_symbol(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    for (const Typographic& t : typographic)
        if (rest.starts_with(t.text)) return {t.as, static_cast<std::uint8_t>(t.text.size())};
    return {0, 1};
}

std::string_view character_at(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    return rest.substr(0, std::max<std::size_t>(1, character_bytes(rest)));
}

std::string_view word_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    do end += character_at(text, end).size();
    while (end < text.size() && !is_space(symbol_at(text, end).as) && !is_bracket(text[end]));
    return text.substr(at, end - at);
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

}  // namespace trundle

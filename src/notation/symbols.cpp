#include "notation/symbols.h"

#include <array>

#include "base/text.h"

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

bool is_bracket(char c) { return std::string_view("()[],:").find(c) != std::string_view::npos; }

}  // namespace

Symbol typographic_symbol(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    for (const Typographic& t : typographic)
        if (rest.starts_with(t.text)) return {t.as, static_cast<std::uint8_t>(t.text.size())};
    return {0, 1};
}

std::string_view word_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    do end += character_at(text, end).size();
    while (end < text.size() && !is_space(symbol_at(text, end).as) && !is_bracket(text[end]));
    return text.substr(at, end - at);
}

}  // namespace trundle

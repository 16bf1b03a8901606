// The text of the paper's expressions, cut into statements and tokens that know their places.
#pragma once

#include <trundle/represent.h>

namespace trundle {

struct Token {
    enum class Kind : std::uint8_t { name, text, number, open, close } kind;
    std::string_view piece;  // of a text: what is between the quotes
    std::size_t at;
    std::string name{};  // in capitals, an inverse with an apostrophe
};
using Tokens = std::span<const Token>;

struct Done {
    LetterMove move;
    std::size_t at;
};
// A statement: "NAME: body", "NAME←expression", or an expression.
struct Statement {
    enum class Kind : std::uint8_t { expression, assignment, definition } kind = Kind::expression;
    std::string name{};
    std::vector<Token> tokens{};
    std::size_t at = 0;
};

inline constexpr std::string_view all_letters = "LCRBHFUMDXYZ";
inline constexpr std::string_view omega = "\u2375",
                                  alpha = "\u237a";  // names of the arguments, however they are written

Result<std::vector<Statement>> statements_of(std::string_view text);

// The moves that a piece of the whole text names.
Result<std::vector<Done>> letters_of(std::string_view whole, std::string_view piece);

}  // namespace trundle

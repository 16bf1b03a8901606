// Reading the notations that are nothing but words in a row: path, crawl, apl and roll.
#pragma once

#include <trundle/notation.h>

#include "base/text.h"
#include "notation/symbols.h"
#include "notation/vocabulary.h"

namespace trundle {

// The bytes that the word takes up at an index, or 0 if it is not there. Spaces inside a word are ignored, unless they
// are what separates the words.
inline std::size_t matched(std::string_view text, std::size_t at, std::string_view word, bool spaced) {
    if (text.substr(at).starts_with(word)) return word.size();
    std::size_t end = at;
    for (char c : word) {
        if (!spaced) end = after_spaces(text, end);
        const Symbol symbol = symbol_at(text, end);
        if (symbol.as != c) return 0;
        end += symbol.bytes;
    }
    return end - at;
}

// Whether a word does.
inline bool ends_at(std::string_view text, std::size_t at) {
    const Symbol next = symbol_at(text, at);
    return next.bytes == 0 || is_space(next.as);
}

struct Match {
    const MoveWord* word = nullptr;
    std::size_t bytes = 0;
};

inline Match longest_match(const Vocabulary& vocabulary, std::string_view text, std::size_t at) {
    Match best;
    const char symbol = symbol_at(text, at).as;
    const char first = symbol != 0 ? symbol : text[at];
    for (std::size_t i : vocabulary.words_from[static_cast<unsigned char>(first)]) {
        const MoveWord& word = vocabulary.words[i];
        const std::size_t bytes = matched(text, at, word.text, vocabulary.spaced);
        if (bytes > best.bytes) best = {&word, bytes};
    }
    return best;
}

// What to write instead, for the mistakes that people make.
inline std::string advice(Notation notation, const Vocabulary& vocabulary, const MoveWord* word, std::string_view text,
                          std::size_t at) {
    const char c = symbol_at(text, at).as;
    if (notation == Notation::path && c >= 'a' && std::string_view("lrudfbems").find(c) != std::string_view::npos) {
        const char capital = static_cast<char>(c - 'a' + 'A');
        return std::string{c} + " needs a sign: " + c + "+ clockwise, " + c + "- counter-clockwise, " + capital +
               " half a turn";
    }
    if (word != nullptr)
        return "words are separated by spaces and have no repetition suffix: write " + word->text + " " + word->text;
    if (notation == Notation::apl && is_digit(c)) return "numbers repeat nothing here: write the letter twice";
    return "expected " + std::string(vocabulary.expected);
}

inline Result<Moves> parse_words(std::string_view text, Notation notation) {
    const Vocabulary& vocabulary = vocabulary_of(notation);
    Moves moves;
    for (std::size_t at = after_spaces(text, 0); at < text.size(); at = after_spaces(text, at)) {
        const Match match = longest_match(vocabulary, text, at);
        if (match.word == nullptr || (vocabulary.spaced && !ends_at(text, at + match.bytes))) {
            const std::string_view token = vocabulary.spaced ? word_at(text, at) : character_at(text, at);
            return input_error(
                "unknown_move",
                "Unknown move token: " + quoted(token) + "; " + advice(notation, vocabulary, match.word, text, at),
                at + match.bytes);
        }
        if (moves.size() == max_moves)
            return input_error("too_long", "longer than " + std::to_string(max_moves) + " moves", at);
        if (match.word->move.layers() != 0) moves.push_back(match.word->move);
        at += match.bytes;
    }
    return moves;
}

}  // namespace trundle

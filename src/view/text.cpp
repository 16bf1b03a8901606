// Facelets and stickers as text.
#include <trundle/view.h>
#include <charconv>

#include "base/text.h"

namespace trundle {

std::string to_text(const Facelets& facelets) {
    std::string text;
    for (Face face : facelets) text += letter_of(face);
    return text;
}

Result<Facelets> parse_facelets(std::string_view text) {
    Facelets facelets{};
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n') continue;
        const std::size_t face = std::string_view("URFDLB").find(text[at]);
        if (face == std::string_view::npos)
            return input_error("unknown_letter",
                               "a facelet is one of U R F D L B, not " + quoted(character_at(text, at)), at);
        if (count < facelet_count) facelets[count] = all_faces[face];
        ++count;
    }
    if (count != facelet_count)
        return input_error("wrong_length", "a cube has 54 facelets, not " + std::to_string(count));
    return facelets;
}

Stickers to_stickers(const Facelets& facelets) {
    Stickers stickers{};
    for (std::size_t i = 0; i < facelet_count; ++i)
        stickers[sticker_of_facelet(i)] = static_cast<std::uint8_t>(facelets[i]);
    return stickers;
}

Facelets to_facelets(const Stickers& stickers) {
    Facelets facelets{};
    for (std::size_t i = 0; i < facelet_count; ++i) facelets[i] = Face{stickers[sticker_of_facelet(i)]};
    return facelets;
}

std::string to_text(const Stickers& stickers) {
    std::string text = "[";
    for (std::uint8_t sticker : stickers) {
        if (text.size() > 1) text += ',';
        text += static_cast<char>('0' + sticker);
    }
    return text + "]";
}

Result<Stickers> parse_stickers(std::string_view text) {
    Stickers stickers{};
    std::size_t count = 0;
    const bool is_run = text.size() == facelet_count && text.find_first_not_of("0123456789") == std::string_view::npos;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '[' || c == ']' || c == ',' || c == ' ' || c == '\t' || c == '\r' || c == '\n') {
            ++at;
            continue;
        }
        unsigned number = 0;
        const auto [end, failure] =
            std::from_chars(text.data() + at, text.data() + (is_run ? at + 1 : text.size()), number);
        if (failure != std::errc() || number > 5)
            return input_error("unknown_sticker", "a sticker is a number from 0 to 5", at);
        if (count < facelet_count) stickers[count] = static_cast<std::uint8_t>(number);
        ++count;
        at = static_cast<std::size_t>(end - text.data());
    }
    if (count != facelet_count)
        return input_error("wrong_length", "a cube has 54 stickers, not " + std::to_string(count));
    return stickers;
}

}  // namespace trundle

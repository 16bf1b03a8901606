// What people type as a cube: a state if it looks like one, else a path.
#include <trundle/read.h>
#include <trundle/represent.h>
#include <algorithm>

namespace trundle {
namespace {

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Letters in capitals and blanks, if there is nothing else in the text.
std::string letters_only(std::string_view text) {
    std::string letters(text);
    for (char& c : letters)
        if (is_blank(c)) c = ' ';
        else if (!is_letter(c)) return "";
        else c = static_cast<char>(c & ~0x20);
    return letters;
}

// 54 letters, with blanks between rows or faces, are the state of a cube; so is a run of about that many. Letters with
// a blank after each of them may be moves: they are a state only if they are as many of each kind.
bool looks_like_facelets(std::string_view text) {
    constexpr auto whole = static_cast<std::ptrdiff_t>(facelet_count);
    const std::string letters = letters_only(text);
    const auto count = std::count_if(letters.begin(), letters.end(), is_letter);
    std::ptrdiff_t groups = 0;
    for (std::size_t i = 0; i < letters.size(); ++i) groups += letters[i] != ' ' && (i == 0 || letters[i - 1] == ' ');
    if (count == whole && groups == count)
        return std::all_of(letters.begin(), letters.end(),
                           [&](char c) { return c == ' ' || std::count(letters.begin(), letters.end(), c) == 9; });
    const bool is_about = count > 40 && groups <= 6 && text.find_first_not_of("URFDLB ") == std::string_view::npos;
    return count == whole || is_about;
}

// Brackets hold numbers in a cube and letters in a commutator; a number alone is neither.
bool looks_like_stickers(std::string_view text) {
    const auto digits = std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return text.find_first_not_of("[], \t\r\n0123456789") == std::string_view::npos && digits > 0 &&
           (digits >= static_cast<std::ptrdiff_t>(facelet_count) || text.find_first_of("[,") != std::string_view::npos);
}

}  // namespace

// What is impossible about a cube has no place in the text.
std::optional<Result<World>> read_state(std::string_view text) {
    const auto standing = [](const Facelets& facelets) -> Result<World> {
        const Result<World> world = from_facelets(facelets);
        return world ? world : input_error(world.error().code, world.error().message);
    };
    Result<World> array = parse_array(text);
    if (array || array.error().code != "no_array") return array;
    if (looks_like_stickers(text)) {
        const Result<Stickers> stickers = parse_stickers(text);
        return stickers ? standing(to_facelets(*stickers)) : stickers.error();
    }
    if (!looks_like_facelets(text)) return {};
    const Result<Facelets> facelets = parse_facelets(letters_only(text));
    return facelets ? standing(*facelets) : facelets.error();
}

Result<CubeReading> read_cube(std::string_view text) {
    if (const std::optional<Result<World>> state = read_state(text)) {
        if (!*state) return state->error();
        return CubeReading{**state, {{}, Notation::wca}};
    }
    Result<Reading> path = parse(text);
    if (!path) return path.error();
    const World world = after(World{}, path->moves);
    return CubeReading{world, *std::move(path)};
}

Result<Reading> read_path(std::string_view text) {
    if (read_state(text))
        return input_error("state",
                           "this is the state of a cube, and a path is needed here ('trundle solve' finds one)");
    return parse(text);
}

}  // namespace trundle

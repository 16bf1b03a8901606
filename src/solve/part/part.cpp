// What somebody may ask for instead of a whole cube, and of all moves.
#include <trundle/notation.h>
#include <trundle/solve.h>
#include <algorithm>

#include "view/location.h"

namespace trundle {
namespace {

// The corners and edges whose places lie on a face.
Part layer(Face face) {
    Part part;
    for (std::size_t i = 0; i < corner_count; ++i)
        if (std::count(corner_faces[i].begin(), corner_faces[i].end(), face) > 0) part.corners |= 1u << i;
    for (std::size_t i = 0; i < edge_count; ++i)
        if (std::count(edge_faces[i].begin(), edge_faces[i].end(), face) > 0) part.edges |= 1u << i;
    return part;
}

template <class Part, std::size_t Places, std::size_t N>
std::optional<Error> read_mask(std::string_view mask, const std::array<std::array<Face, N>, Places>& places,
                               std::string (*name)(int), Part& part) {
    for (std::size_t place = 0; place < Places; ++place) {
        std::array<std::size_t, N> facelets;
        for (std::size_t k = 0; k < N; ++k) facelets[k] = facelet_of(location_of(places[place], k));
        const auto is_free = [&](std::size_t facelet) { return mask[facelet] == '.'; };
        if (std::none_of(facelets.begin(), facelets.end(), is_free)) part = static_cast<Part>(part | 1u << place);
        else if (!std::all_of(facelets.begin(), facelets.end(), is_free))
            return Error{Fault::usage, "goal",
                         "the mask asks for some stickers of " + name(static_cast<int>(place)) +
                             " but not for all: write all of a piece's stickers, or none"};
    }
    return {};
}

Result<Part> parse_mask(std::string_view mask) {
    for (std::size_t i = 0; i < facelet_count; ++i) {
        const char home = letter_of(all_faces[i / 9]);
        if (mask[i] != home && mask[i] != '.')
            return Error{Fault::usage, "goal",
                         "character " + std::to_string(i + 1) + " of the mask is '" + std::string(1, mask[i]) +
                             "': a sticker of the " + home + " face is " + home + ", or '.' if it does not matter"};
    }
    Part part;
    if (auto error = read_mask(mask, corner_faces, corner_name, part.corners)) return *error;
    if (auto error = read_mask(mask, edge_faces, edge_name, part.edges)) return *error;
    return part;
}

// A piece by its faces in any order, "UF" or "FU", or several at once by a name.
bool add(std::string word, Part& part) {
    const auto join = [&](unsigned corners, unsigned edges) {
        part.corners = static_cast<std::uint8_t>(part.corners | corners);
        part.edges = static_cast<std::uint16_t>(part.edges | edges);
        return true;
    };
    if (word == "cross") return join(0, layer(Face::D).edges);
    if (word == "first-layer") return join(layer(Face::D).corners, layer(Face::D).edges);
    if (word == "corners") return join(0xff, 0);
    if (word == "edges") return join(0, 0xfff);
    std::sort(word.begin(), word.end());
    const auto is_named = [&](std::string name) {
        std::sort(name.begin(), name.end());
        return name == word;
    };
    for (int i = 0; i < corner_count; ++i)
        if (is_named(corner_name(i))) return join(1u << i, 0);
    for (int i = 0; i < edge_count; ++i)
        if (is_named(edge_name(i))) return join(0, 1u << i);
    return false;
}

// Calls `use(word)` for each word between commas, until one is refused.
template <class Use>
bool for_words(std::string_view text, Use use) {
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        if (!use(std::string(text.substr(begin, end - begin)))) return false;
        begin = end + 1;
    }
    return true;
}

}  // namespace

Result<Part> parse_part(std::string_view text) {
    if (text == "eo") return Part{0, 0, true};
    if (text.size() == facelet_count) return parse_mask(text);
    if (text.find('.') != text.npos)
        return Error{Fault::usage, "goal", "the mask has " + std::to_string(text.size()) + " characters, not 54"};
    Part part;
    std::string wrong;
    if (for_words(text, [&](const std::string& word) { return wrong = word, add(word, part); })) return part;
    return Error{
        Fault::usage, "goal",
        "'" + wrong +
            "' is no goal: eo alone; any of cross, first-layer, corners, edges and pieces, such as cross,DFR; or "
            "a mask of 54 characters"};
}

Result<Moves> parse_move_choice(std::string_view text, Play play) {
    Moves choice;
    std::string wrong;
    const auto add_layer = [&](const std::string& word) {
        const Result<Moves> read = parse(word, Notation::wca);
        if (!read || read->size() != 1) {
            wrong = "'" + word + "' is no move: write layers such as U,R,F2,M";
            return false;
        }
        const Move move = read->front();
        const int amount = move.quarters();
        if (move.turn().is_none()) wrong = "'" + word + "' turns the whole cube: write layers such as U,R,F2,M";
        else if (play == Play::axial && turns_in(*read).size() > 1)
            wrong = "'" + word + "' is no face: axial moves are turns of U D R L F B";
        else if (length_of(*read, play) > 1)
            wrong = "'" + word + "' counts as two moves in this metric: use --metric " +
                    (amount == 2 && play == Play::quarter ? "htm" : "stm");
        for (int quarters : {1, 2, 3}) {
            if (quarters != 2 && amount == 2) continue;
            if (quarters == 2 && play == Play::quarter) continue;
            const Move turned(move.axis(), move.layers(), quarters);
            if (std::find(choice.begin(), choice.end(), turned) == choice.end()) choice.push_back(turned);
        }
        return wrong.empty();
    };
    if (!for_words(text, add_layer)) return Error{Fault::usage, "moves", wrong};
    for (std::size_t i = 0, faces = choice.size(); i < faces && play == Play::axial; ++i)
        for (std::size_t j = i + 1; j < faces; ++j)
            if (choice[i].axis() == choice[j].axis() && choice[i].layers() != choice[j].layers())
                choice.push_back(choice[i].with(choice[j]));
    return choice;
}

}  // namespace trundle

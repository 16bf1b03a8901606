#include "frame/input.h"

#include <algorithm>
#include <charconv>

#include "frame/console.h"

namespace trundle::cli {
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

// The cube, if the text is a state and no path. What is impossible about it has no place in the text.
std::optional<Result<World>> read_state(const Request& request, std::string_view text) {
    if (request.has("--notation")) return {};
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

// Capitals without blanks are turns of a quarter in one notation and of a half in another.
void note_doubt(const Request& request, std::string_view text, const Reading& reading) {
    if (request.is_batch() || reading.notation != Notation::wca || reading.moves.size() < 2) return;
    if (std::any_of(text.begin(), text.end(), is_blank)) return;
    const Result<Moves> path = parse(text, Notation::path);
    if (path && *path != reading.moves)
        note(std::string(text) + " is read as " + print(reading.moves, Notation::wca).value_or("") +
             "; with --notation path it is " + print(*path, Notation::wca).value_or(""));
}

}  // namespace

Result<Reading> read_path(const Request& request, std::string_view text) {
    if (read_state(request, text))
        return input_error("state",
                           "this is the state of a cube, and a path is needed here ('trundle solve' finds one)");
    const std::string name = request.value("--notation", "auto");
    if (name == "auto") {
        Result<Reading> reading = parse(text);
        if (reading) note_doubt(request, text, *reading);
        return reading;
    }
    const Notation notation = *notation_of(name);
    const bool expression = notation == Notation::apl && request.value("--apl-order", "execution") == "expression";
    Result<Moves> moves = expression ? parse_apl_expression(text) : parse(text, notation);
    if (!moves) return moves.error();
    return Reading{*std::move(moves), notation};
}

Result<CubeReading> read_cube(const Request& request, std::string_view text) {
    if (const std::optional<Result<World>> state = read_state(request, text)) {
        if (!*state) return state->error();
        return CubeReading{**state, {{}, Notation::wca}};
    }
    Result<Reading> path = read_path(request, text);
    if (!path) return path.error();
    const World world = after(World{}, path->moves);
    return CubeReading{world, *std::move(path)};
}

std::optional<Error> wrong_with_trace(const Request& request, std::span<const Move> moves) {
    constexpr std::size_t longest = 10'000;
    if (!request.has("--trace") || moves.size() <= longest) return {};
    return input_error("too_long", "--trace is for paths of up to " + std::to_string(longest) + " moves, not " +
                                       std::to_string(moves.size()));
}

Result<World> read_start_cube(const Request& request) {
    const auto text = request.value("--cube");
    if (!text) return World{};
    Result<CubeReading> cube = read_cube(request, *text);
    if (!cube)
        if (const Result<std::string> file = request.read_file(*text)) cube = read_cube(request, *file);
    if (!cube) return Error{Fault::input, cube.error().code, "--cube: " + cube.error().message, {}};
    return cube->world;
}

Json to_json(Pose pose) {
    return {{"cell", {pose.cell.x, pose.cell.z}}, {"heading", heading_name(pose.rotation(Face::F))}};
}

Result<std::vector<std::string>> words_of(std::span<const Move> moves, Notation notation) {
    std::vector<std::string> words;
    words.reserve(moves.size());
    for (const Move& move : moves) {
        Result<std::string> word = print({&move, 1}, notation);
        if (!word) return word.error();
        words.push_back(*std::move(word));
    }
    return words;
}

void describe(Json& json, const World& world) {
    const Facelets facelets = to_facelets(world);
    const Rotation stands = world.pose.rotation.inverse();
    json["facelets"] = to_text(facelets);
    json["stickers"] = to_stickers(facelets);
    json["orientation"] = {{"U", std::string(1, letter_of(stands(Face::U)))},
                           {"F", std::string(1, letter_of(stands(Face::F)))}};
}

void describe(Json& json, Move move, Rotation stands) {
    const Move seen = in_frame(move, Frame::world, stands);
    Json layers = Json::array();
    for (const auto& [bit, layer] : {std::pair{Move::positive, 1}, {Move::middle, 0}, {Move::negative, -1}})
        if ((seen.layers() & bit) != 0) layers.push_back(layer);
    json["axis"] = std::string(1, "xyz"[static_cast<int>(seen.axis())]);
    json["layers"] = std::move(layers);
    json["quarters"] = seen.quarters() == 3 ? -1 : seen.quarters();
}

}  // namespace trundle::cli

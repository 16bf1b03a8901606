#include "frame/input.h"

#include <algorithm>
#include <charconv>

namespace trundle::cli {
namespace {

// A run of U R F D L B without anything else, of about a cube's length, is meant as a cube and not as a path.
bool looks_like_facelets(std::string_view text) {
    constexpr std::size_t shortest = 40;
    std::size_t letters = 0;
    for (char c : text) {
        if (c == ' ') continue;
        if (std::string_view("URFDLB").find(c) == std::string_view::npos) return false;
        ++letters;
    }
    return letters >= shortest && std::count(text.begin(), text.end(), ' ') <= 5;
}

// Brackets hold numbers in a cube and letters in a commutator.
bool looks_like_stickers(std::string_view text) {
    return !text.empty() && text.find_first_not_of("[], \t0123456789") == std::string_view::npos &&
           text.find_first_of("0123456789") != std::string_view::npos;
}

}  // namespace

Result<Reading> read_path(const Request& request, std::string_view text) {
    const std::string name = request.value("--notation", "auto");
    if (name == "auto") return parse(text);
    const Notation notation = *notation_of(name);
    const bool expression = notation == Notation::apl && request.value("--apl-order", "execution") == "expression";
    Result<Moves> moves = expression ? parse_apl_expression(text) : parse(text, notation);
    if (!moves) return moves.error();
    return Reading{*std::move(moves), notation};
}

Result<CubeReading> read_cube(const Request& request, std::string_view text) {
    const bool is_path = request.has("--notation");
    if (const Result<World> array = parse_array(text); !is_path && (array || array.error().code != "no_array")) {
        if (!array) return array.error();
        return CubeReading{*array, {{}, Notation::wca}};
    }
    if (!is_path && (looks_like_facelets(text) || looks_like_stickers(text))) {
        Facelets facelets{};
        if (looks_like_stickers(text)) {
            const Result<Stickers> stickers = parse_stickers(text);
            if (!stickers) return stickers.error();
            facelets = to_facelets(*stickers);
        } else {
            const Result<Facelets> letters = parse_facelets(text);
            if (!letters) return letters.error();
            facelets = *letters;
        }
        const Result<World> world = from_facelets(facelets);
        if (!world) return Error{Fault::input, world.error().code, world.error().message, {}};
        return CubeReading{*world, {{}, Notation::wca}};
    }
    Result<Reading> path = read_path(request, text);
    if (!path) return path.error();
    const World world = after(World{}, path->moves);
    return CubeReading{world, *std::move(path)};
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

#include "frame/input.h"

#include <algorithm>

#include "frame/console.h"

namespace trundle::cli {
namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// Capitals without blanks are turns of a quarter in one notation and of a half in another.
void note_doubt(const Request& request, std::string_view text, const Reading& reading) {
    if (request.is_line() || reading.notation != Notation::wca || reading.moves.size() < 2) return;
    if (std::any_of(text.begin(), text.end(), is_blank)) return;
    const Result<Moves> path = parse(text, Notation::path);
    if (path && *path != reading.moves)
        note(std::string(text) + " is read as " + print(reading.moves, Notation::wca).value_or("") +
             "; with --notation path it is " + print(*path, Notation::wca).value_or(""));
}

}  // namespace

Result<Reading> read_path(const Request& request, std::string_view text) {
    const std::string name = request.value("--notation", "auto");
    if (name == "auto") {
        Result<Reading> reading = request.has("--notation") ? parse(text) : trundle::read_path(text);
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
    if (!request.has("--notation")) {
        Result<CubeReading> cube = trundle::read_cube(text);
        if (cube) note_doubt(request, text, cube->path);
        return cube;
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
    if (!cube) return about("--cube:", cube.error());
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

#include "cube/shown.h"

#include <trundle/engine.h>

#include "cube/drawn.h"
#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

std::string coloured(const Drawing& drawing) {
    std::string text;
    for (const Glyph& ink : drawing) {
        if (!ink.colour) {
            text += ink.text;
            continue;
        }
        const auto [red, green, blue] = *ink.colour;
        text += "\x1b[38;2;" + std::to_string(red) + ";" + std::to_string(green) + ";" + std::to_string(blue) + "m" +
                ink.text + "\x1b[0m";
    }
    return text;
}

std::string cycles_text(const Cycles& cycles) {
    std::string text = "stickers";
    for (const std::vector<int>& cycle : cycles.stickers) {
        std::string numbers;
        for (int sticker : cycle) numbers += (numbers.empty() ? "" : " ") + std::to_string(sticker);
        text += " (" + numbers + ")";
    }
    const auto add = [&](std::string_view kind, const std::vector<std::string>& pieces) {
        if (pieces.empty()) return;
        text += "\n" + std::string(kind);
        for (const std::string& piece : pieces) text += " " + piece;
    };
    add("corners ", cycles.corners);
    add("edges   ", cycles.edges);
    add("centres ", cycles.centres);
    return text + "\n";
}

Json json_of(const Scalar& cell) {
    const int* number = std::get_if<int>(&cell);
    return number != nullptr ? Json(*number) : Json(std::string(1, *std::get_if<char>(&cell)));
}
Json json_of(const std::string& vector) {
    Json letters = Json::array();
    for (const char letter : vector) letters.push_back(std::string(1, letter));
    return letters;
}

// The cells from `next` on as nested lists, `axis` after `axis`.
template <class Cells>
Json json_of(const Cells& cells, const std::vector<int>& shape, std::size_t axis, std::size_t& next) {
    if (axis == shape.size()) return json_of(cells[next++]);
    Json list = Json::array();
    for (int i = 0; i < shape[axis]; ++i) list.push_back(json_of(cells, shape, axis + 1, next));
    return list;
}

// The cube on its way through a path: the engine's, and beside it one of the arrays if one is to be drawn.
class Subject {
public:
    Subject(const World& world, Drawn drawn) : world_(world), drawn_(std::move(drawn)) {
        if (const std::optional<Form> array = form_of(drawn_.form)) array_.emplace(*array, to_facelets(world));
        if (drawn_.form == "ragged") ragged_.emplace(to_facelets(world));
    }

    Rotation rotation() const { return world_.pose.rotation; }

    std::optional<Error> move(Move move) {
        done_.push_back(in_frame(move, Frame::world, rotation()));
        world_ = after(world_, move);
        if (ragged_) return ragged_->turn({&move, 1});
        return array_ ? array_->turn({&move, 1}) : std::nullopt;
    }

    std::string text() const {
        const auto inked = [&](const Drawing& drawing) { return drawn_.colour ? coloured(drawing) : to_text(drawing); };
        if (array_) return inked(array_->draw(drawn_.layout));
        if (ragged_) return inked(ragged_->draw(drawn_.layout));
        if (drawn_.form == "cycles") return cycles_text(cycles_of(done_));
        if (drawn_.form == "indices") return net_of_indices(done_);
        const Facelets facelets = to_facelets(world_);
        if (drawn_.form == "facelets") return to_text(facelets) + "\n";
        if (drawn_.form == "stickers") return to_text(to_stickers(facelets)) + "\n";
        if (drawn_.perspective) return svg(facelets, *drawn_.perspective);
        if (drawn_.form == "svg") return svg(facelets);
        return net(facelets, drawn_.colour);
    }

    void describe(Json& json) const {
        cli::describe(json, world_);
        if (drawn_.form == "cycles") {
            const Cycles cycles = cycles_of(done_);
            json["cycles"] = {{"stickers", cycles.stickers},
                              {"corners", cycles.corners},
                              {"edges", cycles.edges},
                              {"centres", cycles.centres}};
        }
        if (!array_ && !ragged_) return;
        std::size_t next = 0;
        json["array"] = array_ ? json_of(array_->cells(), array_->nested(), 0, next)
                               : json_of(ragged_->cells(), {3, 3, 3}, 0, next);
        json["shape"] = array_ ? array_->shape() : std::vector{3, 3, 3};
    }

private:
    World world_;
    Drawn drawn_;
    Moves done_;  // in the frame of the world
    std::optional<ArrayCube> array_;
    std::optional<RaggedCube> ragged_;
};

}  // namespace

Result<Answer> shown(const Request& request, const World& start, const Reading& path) {
    const Moves& moves = path.moves;
    if (std::optional<Error> error = wrong_with_trace(request, moves)) return *std::move(error);
    const Result<std::vector<std::string>> words = words_of(moves, path.notation);
    if (!words) return words.error();

    Result<Drawn> drawn = read_drawn(request);
    if (!drawn) return drawn.error();
    Subject subject(start, *std::move(drawn));
    Answer answer;
    Json steps = Json::array();
    const Work work = work_of(request);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % 1024 == 0 && work.is_stopped()) return stopped_error("after " + counted_moves(i));
        const Rotation stands = subject.rotation();
        if (std::optional<Error> error = subject.move(moves[i])) return *error;
        if (!request.has("--trace")) continue;
        Json step{{"move", (*words)[i]}};
        describe(step, moves[i], stands);
        subject.describe(step);
        steps.push_back(std::move(step));
        answer.text += (*words)[i] + "\n" + subject.text();
    }
    if (answer.text.empty()) answer.text = subject.text();
    subject.describe(answer.json);
    if (request.has("--json")) answer.json["moves"] = *words;
    if (request.has("--trace")) answer.json["steps"] = std::move(steps);
    return answer;
}

}  // namespace trundle::cli

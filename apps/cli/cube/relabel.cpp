// relabel: the canonical one among the 48 relabelings of a configuration.
#include "frame/input.h"

namespace trundle::cli {
namespace {

Result<Answer> relabel(const Request& request) {
    const Result<Reading> path = read_path(request, request.argument());
    if (!path) return path.error();
    Moves moves;
    World world;
    for (Move move : path->moves) {
        const Move seen = in_frame(move, Frame::world, world.pose.rotation);
        moves.emplace_back(seen.axis(), seen.layers(), seen.quarters());
        world = after(world, move);
    }
    const Relabeling first = canonical_relabeling(moves);
    const Notation notation = path->notation == Notation::crawl ? Notation::wca : path->notation;
    const Result<std::string> text = print(first.moves, notation);
    if (!text) return text.error();
    Answer answer;
    Json names = Json::object();
    std::string letters;
    for (Face face : all_faces) {
        names[std::string(1, letter_of(face))] = std::string(1, letter_of(first.symmetry(face)));
        letters += letter_of(first.symmetry(face));
    }
    answer.text = *text + "\n" + to_text(first.facelets) + "\n" + std::to_string(first.siblings) +
                  (first.siblings == 1 ? " sibling" : " siblings") + "; URFDLB become " + letters;
    answer.json = {{"path", *text},
                   {"facelets", to_text(first.facelets)},
                   {"siblings", first.siblings},
                   {"relabeling", std::move(names)}};
    return answer;
}

}  // namespace

Command relabel_command() {
    return {
        .name = "relabel",
        .arguments = "PATH...",
        .summary = "the canonical one among the 48 relabelings of a path's configuration",
        .details =
            "Sides and colours renamed alike (24 rotations, and each in a mirror) change no length: of all that a\n"
            "configuration can become so, the first in the order of URFDLB stands for them. Siblings: how many\n"
            "different others there are, at most 47.",
        .options = {notation_option, apl_order_option},
        .examples = {{"relabel r+u-F", "its representative, in the same notation, and how it is reached"},
                     {"relabel \"R L'\" --json", "a symmetric one has fewer than 47 siblings"}},
        .fields = "siblings:integer path:string? facelets:string?",
        .run = relabel,
        .batch = true,
    };
}

}  // namespace trundle::cli

// Moves -> text: each move, or a run of parallel moves, is spelled in the words of the notation.
#include <algorithm>

#include "notation/vocabulary.h"

namespace trundle {
namespace {

// All moves said in one frame, for a cube that stands upright at first.
Moves all_in_frame(std::span<const Move> moves, Frame frame) {
    Moves result(moves.begin(), moves.end());
    if (std::ranges::all_of(moves, [&](Move move) { return move.frame() == frame; })) return result;
    Rotation rotation;
    for (Move& move : result) {
        const Rotation next = rotation * in_frame(move, Frame::world, rotation).rotation();
        move = in_frame(move, frame, rotation);
        rotation = next;
    }
    return result;
}

// Only the crawler and the die are short of words.
Error cannot_say(Move move, Notation notation) {
    const std::string& name = vocabulary_of(Notation::wca).spelling(move.axis(), LayerSum(move))->text;
    return input_error("cannot_say", notation == Notation::crawl
                                         ? "the crawler has no word for " + name + ": use crawl translate"
                                         : "a die has no word for " + name + ": it only rolls, N E S W");
}

}  // namespace

// Move by move where that can be said; else the run as a whole, as F B' is +x for the crawler.
Result<std::string> print(std::span<const Move> moves, Notation notation) {
    const Vocabulary& vocabulary = vocabulary_of(notation);
    const Moves said = all_in_frame(moves, vocabulary.frame);
    std::string text;
    const auto add = [&](const Spelling& words, bool is_at_once = false) {
        if (!text.empty() && !words.text.empty()) text += vocabulary.separator;
        text +=
            is_at_once && notation == Notation::wca ? "(" + words.text + ")" : words.text;  // others have no brackets
    };
    for (std::size_t start = 0, end = 0; start < said.size(); start = end) {
        const Axis axis = said[start].axis();
        std::optional<Move> silent;
        LayerSum sum;
        for (; end < said.size() && said[end].axis() == axis; ++end) {
            if (!silent && !vocabulary.spelling(axis, LayerSum(said[end]))) silent = moves[end];
            sum = sum + LayerSum(said[end]);
        }
        if (!silent) {
            for (std::size_t i = start; i < end; ++i)
                add(*vocabulary.spelling(axis, LayerSum(said[i])), said[i].is_both());
        } else if (const auto& whole = vocabulary.spelling(axis, sum)) {
            add(*whole);
        } else {
            return cannot_say(*silent, notation);
        }
    }
    return text.empty() ? std::string(vocabulary.nothing) : text;
}

}  // namespace trundle

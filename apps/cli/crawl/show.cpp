#include "crawl/show.h"

#include <trundle/crawl_picture.h>
#include <algorithm>

#include "frame/console.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

// Columns on a terminal: characters of UTF-8, without the sequences that colour them.
std::size_t columns_of(std::string_view line) {
    std::size_t columns = 0;
    bool is_sequence = false;
    for (const char byte : line) {
        if (byte == '\x1b') is_sequence = true;
        if (!is_sequence && (static_cast<unsigned char>(byte) & 0xc0) != 0x80) ++columns;
        if (byte == 'm') is_sequence = false;
    }
    return columns;
}

std::string beside(const std::string& left, const std::string& right) {
    constexpr std::size_t gap = 3;
    const std::vector<std::string_view> lefts = split(left, '\n');
    const std::vector<std::string_view> rights = split(right, '\n');
    std::size_t width = 0;
    for (const std::string_view line : lefts) width = std::max(width, columns_of(line) + gap);
    std::string text;
    for (std::size_t i = 0; i < std::max(lefts.size(), rights.size()); ++i) {
        const std::string_view line = i < lefts.size() ? lefts[i] : "";
        text += line;
        if (i < rights.size() && !rights[i].empty())
            text += std::string(width - columns_of(line), ' ') + std::string(rights[i]);
        text += '\n';
    }
    return text;
}

std::string caption(std::span<const Move> moves, std::size_t done) {
    if (done == 0) return "start, " + counted_moves(moves.size()) + " to go";
    return "move " + std::to_string(done) + " of " + std::to_string(moves.size()) + ": " +
           print(moves.subspan(done - 1, 1), Notation::crawl).value_or("");
}

// The unfolded cube beside the board, after each move.
void animate(const Board& board, World world, std::span<const Move> moves, bool colour, int speed) {
    const Pose start = world.pose;
    const auto frame = [&](std::size_t done) {
        if (done > 0) world = after(world, moves[done - 1]);
        return beside(net(to_facelets(world), colour), picture(board, start, moves, colour, done)) + "\n" +
               caption(moves, done) + "\n";
    };
    if (host().play != nullptr) return host().play(moves.size() + 1, frame, speed);
    for (std::size_t done = 0; done <= moves.size(); ++done) emit(frame(done));
}

}  // namespace

Answer with_pictures(Answer answer, const Request& request, const Board& board, const World& start,
                     std::span<const Move> moves) {
    if (request.has("--animate") && !request.has("--json"))
        animate(board, start, moves, request.colour(), static_cast<int>(request.number("--speed", 4)));
    if (request.has("--animate") && stop_flag()) answer.but = stopped_error("before the last move was shown");
    if (request.value("--as", "moves") == "svg") answer.text = svg(board, start.pose, moves);
    else if (request.has("--draw"))
        answer.text +=
            (answer.text.ends_with('\n') ? "\n" : "\n\n") + picture(board, start.pose, moves, request.colour());
    return answer;
}

}  // namespace trundle::cli

#include "crawl_drawing.h"

#include <algorithm>

namespace trundle::cli {
namespace {

constexpr std::size_t cell_width = 4;

std::string_view arrow_of(Face heading) {
    switch (heading) {
        case Face::R:
            return ">";
        case Face::L:
            return "<";
        case Face::B:
            return "^";
        default:
            return "v";
    }
}

std::string padded(const std::string& text) {
    return std::string(cell_width - std::min(cell_width, text.size()), ' ') + text;
}

}  // namespace

std::string drawing(const Board& board, Pose start, std::span<const Move> moves) {
    std::vector<std::pair<Cell, std::string>> marks{{start.cell, "S"}};
    World world{{}, start};
    const auto mark = [&](Cell cell, std::string text) {
        const auto found = std::find_if(marks.begin(), marks.end(), [&](const auto& m) { return m.first == cell; });
        if (found == marks.end()) marks.emplace_back(cell, std::move(text));
        else found->second = std::move(text);
    };
    for (std::size_t i = 0; i < moves.size(); ++i) {
        world = after(world, moves[i]);
        if (moves[i].steps()) mark(world.pose.cell, std::to_string(i + 1));
    }
    mark(world.pose.cell, "E" + std::string(arrow_of(world.pose.rotation(Face::F))));

    Cell low = start.cell;
    Cell high = start.cell;
    for (const auto& [cell, text] : marks) {
        low = {std::min(low.x, cell.x), std::min(low.z, cell.z)};
        high = {std::max(high.x, cell.x), std::max(high.z, cell.z)};
    }
    if (!board.is_unbounded()) low = {0, 0}, high = {board.width() - 1, board.height() - 1};
    std::string text;
    for (int z = low.z; z <= high.z; ++z) {
        for (int x = low.x; x <= high.x; ++x) {
            std::string shown = board.is_blocked({x, z}) ? "####" : ".";
            for (const auto& [cell, name] : marks)
                if (cell == Cell{x, z}) shown = name;
            text += padded(shown);
        }
        text += "\n";
    }
    return text;
}

}  // namespace trundle::cli

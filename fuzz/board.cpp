// Sizes and walls of boards. A board that is read is blocked exactly where the text has a '#'.
#include <trundle/world.h>

#include "check/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trundle;
    const std::string_view text = fuzz::text_of(data, size);
    const Result<Board> sized = Board::parse_size(text);
    if (sized) fuzz::require(sized->contains(sized->middle()));
    else fuzz::check_error(sized.error(), text);

    const Result<Board> board = Board::parse_walls(text);
    if (!board) {
        fuzz::check_error(board.error(), text);
        return 0;
    }
    Cell cell;
    for (char c : text) {
        if (c == '#' || c == '.') {
            fuzz::require(board->is_blocked(cell) == (c == '#'));
            ++cell.x;
        } else if (c == '\n') {
            fuzz::require(cell.x == board->width() || cell.z >= board->height());
            cell = {0, cell.z + 1};
        }
    }
    return 0;
}

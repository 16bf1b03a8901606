// Mazes as text: what is read prints and reads back the same, and is solved or refused with a reason.
#include <trundle/maze.h>

#include "check/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trundle;
    const std::string_view text = fuzz::text_of(data, size);
    if (const Result<Maze> maze = Maze::parse(text)) {
        const Result<Maze> again = Maze::parse(*maze->to_text());
        fuzz::require(again && *again == *maze);
        const Result<MazeAnswer> answer = solve_maze(*maze);
        fuzz::require(answer || answer.error().fault == Fault::none_exists || answer.error().fault == Fault::input);
    } else fuzz::check_error(maze.error(), text);
    if (const Result<std::vector<Maze>> mazes = parse_dicey(text)) {
        for (const Maze& maze : *mazes) (void)solve_maze(maze);
    } else fuzz::check_error(mazes.error(), text);
    return 0;
}

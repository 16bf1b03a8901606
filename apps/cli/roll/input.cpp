#include "roll/input.h"

#include <charconv>

#include "frame/answer.h"
#include "frame/console.h"

namespace trundle::cli {

Result<std::int64_t> parse_number(std::string_view text, std::string_view what) {
    std::int64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, failure] = std::from_chars(text.data(), end, number);
    if (failure == std::errc::result_out_of_range)
        return input_error("overflow", std::string(what) + ": " + std::string(text) + " is too large; at most 10^18");
    if (failure != std::errc() || rest != end)
        return input_error("number", std::string(what) + " is a whole number, not '" + std::string(text) + "'");
    return number;
}

Result<Square> parse_square(std::string_view text, std::string_view what) {
    std::string plain;  // (3, 3) as well
    for (char c : text.starts_with('(') && text.ends_with(')') ? text.substr(1, text.size() - 2) : text)
        if (c != ' ') plain += c;
    const std::size_t comma = plain.find(',');
    if (comma == std::string::npos)
        return input_error("square",
                           std::string(what) + " is a square X,Y such as 1,1, not '" + std::string(text) + "'");
    const Result<std::int64_t> x = parse_number(plain.substr(0, comma), what);
    if (!x) return x.error();
    const Result<std::int64_t> y = parse_number(plain.substr(comma + 1), what);
    if (!y) return y.error();
    return Square{*x, *y};
}

Result<std::int64_t> number_of(const Request& request, std::string_view option, std::int64_t fallback) {
    const std::optional<std::string> text = request.value(option);
    return text ? parse_number(*text, option) : fallback;
}

Result<std::pair<std::int64_t, std::int64_t>> read_sides(const Request& request, std::size_t first) {
    const Result<std::int64_t> rows = parse_number(request.arguments()[first], "M (rows)");
    if (!rows) return rows.error();
    const Result<std::int64_t> columns = parse_number(request.arguments()[first + 1], "N (columns)");
    if (!columns) return columns.error();
    return std::pair{*rows, *columns};
}

Result<RollBoard> read_roll_board(const Request& request, std::size_t first) {
    const auto sides = read_sides(request, first);
    if (!sides) return sides.error();
    const Result<Square> from = parse_square(request.value("--from", "1,1"), "--from");
    if (!from) return from.error();
    RollBoard board{sides->first, sides->second, *from};
    if (const auto text = request.value("--to")) {
        const Result<Square> to = parse_square(*text, "--to");
        if (!to) return to.error();
        board.to = *to;
    }
    return board;
}

Result<Answer> none_found(const Request& request, const Error& error) {
    if (error.fault != Fault::none_exists) return error;
    if (!request.has("--json")) note("trundle " + std::string(request.command().name) + ": " + error.message);
    Answer answer{.text = "False", .exit = exit_code(Fault::none_exists)};
    answer.json["solvable"] = false;
    answer.json["error"] = *to_json(error).find("error");
    return answer;
}

Result<std::string> drawn(const Maze& maze, std::string_view path, std::string_view form, bool colour) {
    std::string text = form == "svg" ? svg(maze, path) : picture(maze, path, colour);
    if (text.empty())
        return input_error("too_large", "a board is drawn up to " +
                                            std::to_string(form == "svg" ? max_svg_side : max_picture_side) +
                                            " squares a side");
    return text;
}

Result<std::string> board_drawn(const RollBoard& board, std::string_view path, std::string_view form, bool colour) {
    Result<Maze> maze =
        Maze::rectangle(std::min(board.rows, max_svg_side + 1), std::min(board.columns, max_svg_side + 1));
    if (!maze) return maze.error();
    if (board.rows <= max_svg_side && board.columns <= max_svg_side) {
        maze->start = board.from;
        if (board.to) maze->add_target(*board.to);
    }
    return drawn(*maze, path, form, colour);
}

}  // namespace trundle::cli

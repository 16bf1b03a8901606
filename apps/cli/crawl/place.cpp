#include "crawl/place.h"

namespace trundle::cli {
namespace {

Result<Face> read_heading(std::string_view option, const std::string& text) {
    if (const std::optional<Face> heading = parse_heading(text)) return *heading;
    return usage_error(std::string(option) + " is +z, -x, -z or +x, or south, west, north or east, not '" + text + "'");
}

Result<CrawlEnd> read_end(const Request& request, Pose home, std::string_view fallback) {
    CrawlEnd end;
    const std::string cell = request.value("--end", fallback);
    if (cell == "home") end.cell = home.cell;
    else if (cell != "any") {
        end.cell = parse_cell(cell);
        if (!end.cell) return usage_error("--end is any, home or a cell X,Z such as 1,1, not '" + cell + "'");
    }
    const std::string heading = request.value("--end-heading", fallback);
    if (heading == "home") end.heading = home.rotation(Face::F);
    else if (heading != "any") {
        const Result<Face> given = read_heading("--end-heading", heading);
        if (!given) return given.error();
        end.heading = *given;
    }
    return end;
}

}  // namespace

Result<Board> read_board(const Request& request) {
    const auto file = request.value("--walls");
    if (!file) return Board::parse_size(request.value("--board", "3x3"));
    const Result<std::string> text = request.read_file(*file);
    if (!text) return text.error();
    const Result<Board> board = Board::parse_walls(*text);
    if (!board) return about(*file + ":", board.error());
    if (request.has("--board")) {
        const Result<Board> size = Board::parse_size(request.value("--board", ""));
        if (!size) return size.error();
        if (size->width() != board->width() || size->height() != board->height())
            return usage_error("--board and the drawing of --walls differ in size; --walls alone is enough");
    }
    return board;
}

Pose middle_of(const Board& board) { return {{}, board.middle()}; }

Result<CrawlPlace> read_place(const Request& request, const Board& board, const PlaceDefaults& defaults) {
    CrawlPlace place{board, defaults.start, {}};
    if (const auto text = request.value("--at")) {
        const std::optional<Cell> given = parse_cell(*text);
        if (!given) return usage_error("a cell is X,Z such as 1,1, not '" + *text + "'");
        place.start.cell = *given;
    }
    if (board.is_blocked(place.start.cell))
        return input_error("off_board", "the cell " + to_text(place.start.cell) + board.why_blocked(place.start.cell) +
                                            (request.has("--at") ? "" : ": --at says where else to start"));
    if (const auto text = request.value("--heading")) {
        const Result<Face> heading = read_heading("--heading", *text);
        if (!heading) return heading.error();
        place.start.rotation = Rotation::from_images(Face::U, *heading);
    }
    const Result<CrawlEnd> end = read_end(request, defaults.home.value_or(place.start), defaults.end);
    if (!end) return end.error();
    place.end = *end;
    return place;
}

std::vector<Cell> cells_along(Pose start, std::span<const Move> moves) {
    std::vector<Cell> cells{start.cell};
    World world{{}, start};
    for (const Move move : moves) {
        world = after(world, move);
        if (move.steps()) cells.push_back(world.pose.cell);
    }
    return cells;
}

Json cells_json(const Request& request, Pose start, std::span<const Move> moves) {
    Json json = Json::array();
    if (!request.has("--json")) return json;
    for (const Cell cell : cells_along(start, moves)) json.push_back({cell.x, cell.z});
    return json;
}

Result<CrawlPlace> read_place(const Request& request) {
    const Result<Board> board = read_board(request);
    if (!board) return board.error();
    return read_place(request, *board, {middle_of(*board)});
}

}  // namespace trundle::cli

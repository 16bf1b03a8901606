#include "crawl/certificate.h"

#include "crawl/place.h"
#include "frame/work.h"
#include "solve/certificate.h"

namespace trundle::cli {
namespace {

std::string text_of(const Board& board) {
    if (board.is_unbounded()) return "unbounded";
    std::string text;
    for (int z = 0; z < board.height(); ++z) {
        for (int x = 0; x < board.width(); ++x) text += board.is_blocked({x, z}) ? '#' : '.';
        text += '\n';
    }
    return text;
}

Result<CrawlTask> read_task(const Json& json) {
    const Result<World> world = read_cube(json);
    if (!world) return world.error();
    const std::string board_text = member(json, "board");
    const Result<Board> board =
        board_text == "unbounded" ? Result<Board>(Board::unbounded()) : Board::parse_walls(board_text);
    if (!board) return board.error();
    const std::optional<Cell> at = parse_cell(member(json, "at"));
    const std::optional<Face> heading = parse_heading(member(json, "heading"));
    if (!at || !heading || board->is_blocked(*at)) return not_a_certificate("it has no start");
    const Pose start{Rotation::from_images(Face::U, *heading), *at};
    const CrawlEnd end{parse_cell(member(json, "end")), parse_heading(member(json, "end heading"))};
    return CrawlTask{world->cube, {*board, start, end}};
}

// What is wrong with the crawl; nothing if it solves the task.
std::string objection_to(std::span<const Move> crawl, const CrawlTask& task) {
    World world{task.cube, task.place.start};
    for (const Move move : crawl) {
        if (!may_move(task.place.board, world.pose, move)) return "the crawl leaves the board";
        world = after(world, move);
    }
    if (!world.is_solved()) return "the crawl does not solve the cube";
    return task.place.end.allows(world.pose) ? "" : "the crawl ends elsewhere";
}

}  // namespace

std::optional<Error> write_certificate(const Request& request, const CrawlTask& task, const CrawlSolution& solution) {
    const Result<std::string> path = print(solution.moves, Notation::crawl);
    if (!path) return path.error();
    const CrawlPlace& place = task.place;
    Json certificate{{"kind", crawl_certificate_kind},
                     {"facelets", to_text(to_facelets(World{task.cube, {}}))},
                     {"board", text_of(place.board)},
                     {"at", to_text(place.start.cell)},
                     {"heading", heading_name(place.start.rotation(Face::F))},
                     {"end", place.end.cell ? to_text(*place.end.cell) : "any"},
                     {"end heading", place.end.heading ? heading_name(*place.end.heading) : "any"},
                     {"path", *path},
                     {"length", solution.moves.size()}};
    add_proof(certificate, solution.tables, solution.searched, request);
    return request.write_file(request.value("--certificate", ""), certificate.dump() + "\n");
}

Result<Answer> check_crawl(const Json& json, const Request& request) {
    const Result<CrawlTask> task = read_task(json);
    if (!task) return task.error();
    const Result<Moves> crawl = parse(member(json, "path"), Notation::crawl);
    if (!crawl) return crawl.error();
    const Result<int> said = read_length(json);
    if (!said) return said.error();
    const int length = *said;
    if (const std::string objection = objection_to(*crawl, *task); !objection.empty())
        return verdict(length, objection);
    if (crawl->size() != static_cast<std::size_t>(length)) return verdict(length, "the crawl has another length");

    Tables& tables = tables_of(request);
    const Result<CrawlSolution> again = solve_crawl_optimally({*task, true}, tables, work_of(request));
    if (!again) return again.error();
    if (!again->is_optimal) return stopped_at(again->proven);
    if (again->moves.size() == crawl->size()) return verdict(length, "");
    return verdict(length, "the fewest moves are " + std::to_string(again->moves.size()));
}

}  // namespace trundle::cli

// check: reads a certificate, replays its solution, and proves its length again in another way.
#include "solve/certificate.h"

#include <trundle/notation.h>
#include <trundle/view.h>
#include <climits>

#include "crawl/certificate.h"
#include "frame/input.h"
#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

constexpr std::string_view kind = "trundle certificate 1";

// The inverse cube, seen along another axis, has solutions of the same lengths, but a search for them looks at other
// entries of the tables.
Result<Answer> check_solution(const Json& json, const Request& request) {
    const std::optional<Play> play = play_of_metric(member(json, "metric"));
    if (!play) return not_a_certificate("it has no metric");
    const Result<World> world = read_cube(json);
    if (!world) return world.error();
    const Result<Moves> moves = parse(member(json, "path"), Notation::wca);
    if (!moves) return moves.error();
    const Result<int> said = read_length(json);
    if (!said) return said.error();
    const int given = *said;
    if (!after(*world, *moves).is_solved()) return verdict(given, "the path does not solve the cube");
    if (length_of(*moves, *play) != given) return verdict(given, "the path has another length");

    Tables& tables = tables_of(request);
    const Cube other = conjugated(inverse(world->cube.cube()), Symmetry::from_images(Face::R, Face::U));
    const Result<SolvableCube> cube = SolvableCube::validate(other);
    if (!cube) return cube.error();
    const Result<OptimalAnswer> again = solve_optimally({World{*cube, {}}, *play}, tables, work_of(request));
    if (!again) return again.error();
    if (!again->is_complete || again->solutions.empty()) return stopped_at(again->proven);
    const int length = again->solutions.front().length;
    if (length != given) return verdict(given, "the fewest moves are " + std::to_string(length));
    return verdict(given, "");
}

Result<Answer> check_certificate(const Request& request) {
    const Result<std::string> text = request.read_file(request.argument());
    if (!text) return text.error();
    const Result<Json> json = Json::parse(*text);
    if (!json)
        return not_a_certificate(json.error().message + ", byte " + std::to_string(json.error().at.value_or(0) + 1));
    if (member(*json, "kind") == kind) return check_solution(*json, request);
    if (member(*json, "kind") == crawl_certificate_kind) return check_crawl(*json, request);
    return not_a_certificate("its kind is not '" + std::string(kind) + "'");
}

}  // namespace

std::string member(const Json& certificate, std::string_view key) {
    const Json* found = certificate.find(key);
    return found == nullptr ? std::string() : found->text();
}

Result<World> read_cube(const Json& certificate) {
    const Result<Facelets> facelets = parse_facelets(member(certificate, "facelets"));
    if (!facelets) return facelets.error();
    return from_facelets(*facelets);
}

Result<int> read_length(const Json& certificate) {
    const std::optional<std::int64_t> length = whole_number(member(certificate, "length"));
    if (!length || *length < 0 || *length > INT_MAX) return not_a_certificate("its length is no number of moves");
    return static_cast<int>(*length);
}

Error not_a_certificate(const std::string& why) { return input_error("certificate", "this is no certificate: " + why); }

Error stopped_at(int proven) {
    return {Fault::stopped, "stopped", "stopped; nothing shorter than " + counted_moves(proven) + " exists"};
}

Answer verdict(int length, const std::string& objection) {
    Answer answer{objection.empty()
                      ? "agreed: " + counted(static_cast<std::uint64_t>(length), "move is", "moves are") + " the fewest"
                      : "not agreed: " + objection,
                  {{"agreed", objection.empty()}, {"length", length}},
                  objection.empty() ? 0 : 1};
    if (!objection.empty()) answer.json["reason"] = objection;
    return answer;
}

void add_proof(Json& certificate, const std::vector<std::string>& used, const std::vector<SearchedLength>& searched,
               const Request& request) {
    certificate["tables"] = Json::array();
    for (const std::string& name : used) {
        Json table{{"name", name}};
        if (const auto sum = tables_of(request).checksum(name, work_of(request)))
            table["checksum"] = std::to_string(*sum);
        certificate["tables"].push_back(std::move(table));
    }
    certificate["searched"] = Json::array();
    for (const SearchedLength& length : searched)
        certificate["searched"].push_back({{"length", length.length}, {"nodes", length.nodes}});
}

std::optional<Error> write_certificate(const Request& request, const World& world, const std::string& metric,
                                       const OptimalAnswer& optimal) {
    const Solution& best = optimal.solutions.front();
    const Result<std::string> path = print(best.moves, Notation::wca);
    if (!path) return path.error();
    Json certificate{{"kind", kind},
                     {"facelets", to_text(to_facelets(world))},
                     {"metric", metric},
                     {"path", *path},
                     {"length", best.length}};
    add_proof(certificate, optimal.tables, optimal.searched, request);
    return request.write_file(request.value("--certificate", ""), certificate.dump() + "\n");
}

Command check_command() {
    return {
        .name = "check",
        .arguments = "FILE",
        .summary = "verify a certificate of optimality",
        .details =
            "FILE is what 'solve --optimal --certificate FILE' wrote, or 'crawl solve --optimal'. The solution is\n"
            "replayed, and that nothing is shorter is proven again on the inverse cube: seen along another axis, or\n"
            "crawling from the ends back to the start. Exit code 1 if they disagree.",
        .examples = {{"solve \"R U2 F' L D\" --optimal --certificate proof.json", "writes a certificate"},
                     {"check proof.json", "agreed: 5 moves are the fewest"}},
        .fields = "agreed:boolean length:integer",
        .run = check_certificate,
        .runs = on_terminal | on_server,
        .is_long = true,
    };
}

}  // namespace trundle::cli

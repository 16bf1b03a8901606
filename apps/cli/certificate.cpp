// check: reads a certificate, replays its solution, and proves its length again in another way.
#include "certificate.h"

#include <trundle/notation.h>
#include <trundle/view.h>
#include <fstream>

#include "commands.h"
#include "input.h"
#include "watch.h"

namespace trundle::cli {
namespace {

constexpr std::string_view kind = "trundle certificate 1";

struct Certificate {
    World world;
    std::string metric;
    Moves moves;
    int length = 0;
};

Error bad(const std::string& what) { return input_error("certificate", "this is no certificate: " + what); }

Result<Certificate> read_certificate(const std::string& text) {
    const Result<Json> json = Json::parse(text);
    if (!json) return bad(json.error().message);
    const auto member = [&](std::string_view key) {
        const Json* found = json->find(key);
        return found == nullptr ? std::string() : found->text();
    };
    if (member("kind") != kind) return bad("its kind is not '" + std::string(kind) + "'");
    Certificate certificate;
    certificate.metric = member("metric");
    if (!play_of_metric(certificate.metric)) return bad("it has no metric");
    const Result<Facelets> facelets = parse_facelets(member("facelets"));
    if (!facelets) return facelets.error();
    const Result<World> world = from_facelets(*facelets);
    if (!world) return world.error();
    certificate.world = *world;
    const Result<Moves> moves = parse(member("path"), Notation::wca);
    if (!moves) return moves.error();
    certificate.moves = *moves;
    certificate.length = std::atoi(member("length").c_str());
    return certificate;
}

Answer verdict(const Certificate& certificate, const std::string& objection) {
    Answer answer{objection.empty() ? "agreed: " + std::to_string(certificate.length) + " moves are the fewest"
                                    : "not agreed: " + objection,
                  {{"agreed", objection.empty()}, {"length", certificate.length}},
                  objection.empty() ? 0 : 1};
    if (!objection.empty()) answer.json["reason"] = objection;
    return answer;
}

// The inverse cube, seen along another axis, has solutions of the same lengths, but a search for them looks at other
// entries of the tables.
Result<Answer> check(const Request& request) {
    const Result<std::string> text = read_file(request.argument());
    if (!text) return text.error();
    const Result<Certificate> certificate = read_certificate(*text);
    if (!certificate) return certificate.error();
    const Play play = *play_of_metric(certificate->metric);
    if (!after(certificate->world, certificate->moves).is_solved())
        return verdict(*certificate, "the path does not solve the cube");
    if (length_of(certificate->moves, play) != certificate->length)
        return verdict(*certificate, "the path has another length");

    Result<Watch> watch = Watch::from(request);
    if (!watch) return watch.error();
    Tables tables(watch->settings());
    const Cube other = conjugated(inverse(certificate->world.cube.cube()), Symmetry::from_images(Face::R, Face::U));
    const Result<SolvableCube> cube = SolvableCube::validate(other);
    if (!cube) return cube.error();
    const Result<OptimalAnswer> again = solve_optimally({World{*cube, {}}, play}, tables, watch->work());
    if (!again) return again.error();
    if (!again->is_complete || again->solutions.empty())
        return Error{Fault::stopped, "stopped",
                     "stopped; nothing shorter than " + std::to_string(again->proven) + " moves exists"};
    const int length = again->solutions.front().length;
    if (length != certificate->length) return verdict(*certificate, "the fewest moves are " + std::to_string(length));
    return verdict(*certificate, "");
}

}  // namespace

std::optional<Error> write_certificate(const std::string& file, const World& world, const std::string& metric,
                                       const OptimalAnswer& optimal, const Tables& tables) {
    const Solution& best = optimal.solutions.front();
    const Result<std::string> path = print(best.moves, Notation::wca);
    if (!path) return path.error();
    Json used = Json::array();
    for (const std::string& name : optimal.tables)
        used.push_back({{"name", name}, {"checksum", std::to_string(tables.checksum(name).value_or(0))}});
    Json searched = Json::array();
    for (const SearchedLength& length : optimal.searched)
        searched.push_back({{"length", length.length}, {"nodes", length.nodes}});
    const Json certificate{{"kind", kind},          {"facelets", to_text(to_facelets(world))},
                           {"metric", metric},      {"path", *path},
                           {"length", best.length}, {"tables", used},
                           {"searched", searched}};
    std::ofstream out(file);
    out << certificate.dump() << '\n';
    out.close();
    if (!out) return Error{Fault::environment, "file", "cannot write the file '" + file + "'", {}};
    return {};
}

Command check_command() {
    return {
        .name = "check",
        .arguments = "FILE",
        .summary = "verify a certificate of optimality",
        .details =
            "FILE is what 'solve --optimal --certificate FILE' wrote. The solution is replayed, and that nothing "
            "is\nshorter is proven again on the inverse cube, seen along another axis. Exit code 1 if they "
            "disagree.",
        .options = {},
        .examples = {{"solve \"R U2 F' L D\" --optimal --certificate proof.json", "writes a certificate"},
                     {"check proof.json", "agreed: 5 moves are the fewest"}},
        .run = check,
    };
}

}  // namespace trundle::cli

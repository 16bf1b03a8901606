#include "crawl/theory/laws.h"

#include <algorithm>

#include "base/text.h"
#include "group/piece_kind.h"

namespace trundle {
namespace {

using Orbits = std::vector<Permutation::Point>;

bool same(const Orbits& orbits, std::size_t a, std::size_t b) { return orbits[a] == orbits[b]; }

// The places to which the piece at a place can come, whichever way it is turned there.
std::vector<int> places_from(const PieceKind& kind, const Orbits& orbits, int place) {
    std::vector<int> places;
    for (int to = 0; to < kind.count; ++to)
        for (int f = 0; f < kind.facelets; ++f)
            if (same(orbits, kind.facelet(place, 0), kind.facelet(to, f))) {
                places.push_back(to);
                break;
            }
    return places;
}

std::string law_of(const PieceKind& kind, const Orbits& orbits, const std::vector<int>& places) {
    std::vector<std::string> names;
    for (int place : places) names.push_back(kind.place_name(place));
    const bool turns = same(orbits, kind.facelet(places[0], 0), kind.facelet(places[0], 1));
    const std::string pieces = "the " + std::string(kind.name) + (places.size() > 1 ? "s " : " ") + listed(names);
    if (places.size() == 1)
        return pieces + (turns ? " only " + std::string(kind.turns) + " in its place" : " never moves");
    const std::string how = turns ? "" : ", and none ever " + std::string(kind.turns);
    if (static_cast<int>(places.size()) < kind.count) return pieces + " stay among themselves" + how;
    return turns ? "" : "no " + std::string(kind.name) + " ever " + std::string(kind.turns);
}

}  // namespace

std::vector<std::string> laws_of(const WalkGroup& walks) {
    std::vector<std::string> laws;
    if (walks.is_everything()) return laws;
    const Orbits orbits = walks.group().orbits();
    for (const PieceKind& kind : piece_kinds)
        for (int place = 0; place < kind.count; ++place) {
            const std::vector<int> places = places_from(kind, orbits, place);
            if (places[0] != place) continue;  // said with the first place of the orbit
            const std::string law = law_of(kind, orbits, places);
            if (!law.empty()) laws.push_back(law);
        }
    return laws;
}

// A closed walk and then the tree's walk to an end bring a facelet home if that walk brings home a facelet of its
// orbit.
std::string obstacle(const WalkGroup& walks, const std::vector<WalkGroup::Visit>& ends, const Cube& cube) {
    const Orbits orbits = walks.group().orbits();
    std::vector<Permutation> back;
    for (const WalkGroup::Visit& end : ends) back.push_back(permutation_of(inverse(end.walk)));
    std::string blame;
    for (const PieceKind& kind : piece_kinds)
        for (int place = 0; place < kind.count; ++place) {
            const Piece piece = kind.piece_at(cube, place);
            const std::size_t home = kind.facelet(piece.id, 0);
            const std::size_t here = kind.facelet(place, piece.orientation);
            if (std::any_of(back.begin(), back.end(),
                            [&](const Permutation& walk) { return same(orbits, here, walk[home]); }))
                continue;
            const std::string name = "the " + std::string(kind.name) + " " + kind.place_name(piece.id);
            if (places_from(kind, orbits, place).size() == 1)
                return piece.id == place
                           ? name + " is " + std::string(kind.turned) + " in its place, which it never leaves"
                           : name + " is in the place " + kind.place_name(place) + ", which it never leaves";
            if (blame.empty()) blame = name + " is in the place " + kind.place_name(place) + " and can never come home";
        }
    if (!blame.empty()) return blame;
    if (ends.size() > 1) {
        const auto& [stands, cell] = ends[0].pose;
        return "no end suits all pieces; on " + std::to_string(cell.x) + "," + std::to_string(cell.z) + " facing " +
               std::string(heading_name(stands(Face::F))) + ", for one, " + obstacle(walks, {ends[0]}, cube);
    }
    return "each piece alone could come home, but not all of them together (one cube in " +
           walks.group().index_in(all_cubes()).to_text() + " can end in a given cell and heading)";
}

}  // namespace trundle

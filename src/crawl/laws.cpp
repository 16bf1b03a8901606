#include "crawl/laws.h"

#include <algorithm>

namespace trundle {
namespace {

// Corners and edges alike.
struct Kind {
    std::string_view name;
    int count;
    int facelets;
    std::string_view turned;  // what happens to a piece that stays
    std::size_t (*facelet)(int place, int facelet);
    std::string (*place_name)(int place);
    Piece (*piece_at)(const Cube&, int place);
};

const std::array<Kind, 2> kinds{{
    {"corner", corner_count, 3, "twists", [](int p, int f) { return corner_facelet(p, f); }, corner_name,
     [](const Cube& cube, int place) { return cube.corner(place); }},
    {"edge", edge_count, 2, "flips", [](int p, int f) { return edge_facelet(p, f); }, edge_name,
     [](const Cube& cube, int place) { return cube.edge(place); }},
}};

using Orbits = std::vector<Permutation::Point>;

bool same(const Orbits& orbits, std::size_t a, std::size_t b) { return orbits[a] == orbits[b]; }

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

// The places to which the piece at a place can come, whichever way it is turned there.
std::vector<int> places_from(const Kind& kind, const Orbits& orbits, int place) {
    std::vector<int> places;
    for (int to = 0; to < kind.count; ++to)
        for (int f = 0; f < kind.facelets; ++f)
            if (same(orbits, kind.facelet(place, 0), kind.facelet(to, f))) {
                places.push_back(to);
                break;
            }
    return places;
}

std::string law_of(const Kind& kind, const Orbits& orbits, const std::vector<int>& places) {
    std::vector<std::string> names;
    for (int place : places) names.push_back(kind.place_name(place));
    const bool turns = same(orbits, kind.facelet(places[0], 0), kind.facelet(places[0], 1));
    const std::string pieces = "the " + std::string(kind.name) + (places.size() > 1 ? "s " : " ") + listed(names);
    if (places.size() == 1)
        return pieces + (turns ? " only " + std::string(kind.turned) + " in its place" : " never moves");
    const std::string how = turns ? "" : ", and none ever " + std::string(kind.turned);
    if (static_cast<int>(places.size()) < kind.count) return pieces + " stay among themselves" + how;
    return turns ? "" : "no " + std::string(kind.name) + " ever " + std::string(kind.turned);
}

}  // namespace

std::vector<std::string> laws_of(const WalkGroup& walks) {
    std::vector<std::string> laws;
    if (walks.is_everything()) return laws;
    const Orbits orbits = walks.group().orbits();
    for (const Kind& kind : kinds)
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
    for (const Kind& kind : kinds)
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
                           ? name + " is " + std::string(kind.facelets == 3 ? "twisted" : "flipped") +
                                 " in its place, which it never leaves"
                           : name + " is in the place " + kind.place_name(place) + ", which it never leaves";
            if (blame.empty()) blame = name + " is in the place " + kind.place_name(place) + " and can never come home";
        }
    if (!blame.empty()) return blame;
    return "each piece alone could come home, but not all of them together (one cube in " +
           walks.group().index_in(all_cubes()).to_text() + " can end in a given cell and heading)";
}

}  // namespace trundle

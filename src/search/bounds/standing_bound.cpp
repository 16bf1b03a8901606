#include "search/bounds/standing_bound.h"
#include "tables/store/recipes.h"

namespace trundle {
namespace {

constexpr std::array<Symmetry, Rotation::count> all_rotations = [] {
    std::array<Symmetry, Rotation::count> rotations;
    for (int id = 0; id < Rotation::count; ++id) rotations[static_cast<std::size_t>(id)] = Symmetry::from_id(id);
    return rotations;
}();

}  // namespace

Result<StandingBound> StandingBound::open(TableStore& store, const Work& work) {
    const Result<TableSet> set = table_set(Play::slice, true, work.memory);
    if (!set) return set.error();
    Result<Content> signposts = store.open(signposts_recipe(Pattern::Major::corners), work);
    if (!signposts) return signposts.error();
    Result<FlipsBound> flips = FlipsBound::open(store, *set, work);
    if (!flips) return flips.error();
    return StandingBound(*std::move(signposts), *std::move(flips));
}

StandingBound::StandingBound(Content signposts, FlipsBound flips)
    : signposts_(std::make_shared<const Signposts>(layout_, std::move(signposts), all_rotations)),
      flips_(std::move(flips)) {
    const std::span<const Move> moves = moves_of(Play::slice);
    const std::span<const Move> faces = moves_of(Play::face);
    const Poses poses = Poses::rotations(Play::slice);
    const auto is_slice = [&](std::size_t move) { return !moves[move].rotation().is_none(); };

    // From upright, slice by slice. After a slice the corners stand in the world as before.
    centres_.fill(farthest + 1);
    centres_[0] = 0;
    for (std::uint8_t distance = 0; distance < farthest; ++distance)
        for (Poses::State pose = 0; pose < Rotation::count; ++pose)
            for (std::size_t move = 0; move < moves.size() && centres_[pose] == distance; ++move) {
                const Poses::State next = poses.next(pose, move);
                if (centres_[next] <= farthest) continue;
                centres_[next] = static_cast<std::uint8_t>(distance + 1);
                turned_whole_[next] = inverse(cube_of(moves[move].turn())) * turned_whole_[pose];
            }

    for (Poses::State pose = 0; pose < Rotation::count; ++pose)
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const Turn turn = moves[move].turn();
            if (!is_slice(move)) {
                turn_in_world_[pose][static_cast<std::size_t>(turn.id())] =
                    static_cast<std::uint8_t>(conjugated(turn, all_rotations[pose]).id());
                continue;
            }
            for (std::size_t distance = centres_[poses.next(pose, move)]; distance <= farthest; ++distance)
                slices_within_[pose][distance] |= 1u << move;
        }

    for (std::size_t face = 0; face < faces.size(); ++face)
        for (std::size_t move = 0; move < moves.size(); ++move)
            for (std::size_t set = 0; set < 64; ++set)
                if (faces[face].turn() == moves[move].turn() && (set >> face % 6 & 1) != 0)
                    spread_[face / 6][set] |= 1u << move;
}

StandingBound::State StandingBound::start(const Cube& cube, Rotation rotation) const {
    State state{flips_.start(cube)};
    const Cube world = cube * turned_whole_[static_cast<std::size_t>(rotation.id())];
    state.corners = static_cast<std::uint16_t>(corner_permutation_of(world));
    state.twist = static_cast<std::uint16_t>(twist_of(world));
    find_signpost(state);
    return state;
}

int StandingBound::lower_bound(const Cube& cube, Rotation rotation) const {
    const int corners = Signposts::distance_of(*start(cube, rotation).signpost);
    return std::max(corners + centres_[static_cast<std::size_t>(rotation.id())], flips_.lower_bound(cube, rotation));
}

std::vector<std::string> StandingBound::table_names() const {
    std::vector<std::string> names = flips_.table_names();
    names.insert(names.begin(), signposts_name(Pattern::Major::corners));
    return names;
}

template class KernelSearcher<StandingBound>;

}  // namespace trundle

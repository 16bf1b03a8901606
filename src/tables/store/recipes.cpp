#include "tables/store/recipes.h"

#include "base/checksum.h"
#include "tables/phases/phase_two.h"
#include "tables/pruning/build.h"
#include "tables/pruning/nearby.h"
#include "tables/pruning/signposts.h"
#include "tables/store/catalogue.h"
#include "tables/store/store.h"

namespace trundle {
namespace {

std::uint64_t phase_two_definition(Play play) {
    std::vector<std::uint8_t> bytes;
    for (const auto& [move, length] : PhaseTwoMoves::list(play)) {
        const Cube& cube = cube_of(move.turn());
        bytes.insert(bytes.end(), cube.bytes().begin(), cube.bytes().end());
        bytes.push_back(static_cast<std::uint8_t>(length));
    }
    const Classes& classes = reduction_of(play).corner_permutations();
    for (std::size_t row = 0; row < classes.class_count(); ++row)
        for (int shift : {0, 8}) bytes.push_back(static_cast<std::uint8_t>(classes.representative(row) >> shift));
    return checksum(bytes);
}

}  // namespace

std::string phase_two_name(Play play) { return std::string(name_of(play)) + "-phase-two"; }
std::string signposts_name(Pattern::Major major) {
    return major == Pattern::Major::flips ? "face-signposts" : "face-corner-signposts";
}

Recipe recipe_of(const Pattern& pattern) {
    const Layout layout(pattern);
    return {{name_of(pattern), layout.definition(), layout.entry_bits(), layout.entry_count(), layout.byte_count(),
             about(pattern)},
            [pattern](TableStore&, const Work& work, Checkpoint checkpoint) -> Result<Content> {
                const Result<Table> table = build_table(pattern, work, std::move(checkpoint));
                if (!table) return table.error();
                return Content{table->codes(), table->distribution(), table->keeper()};
            }};
}

Recipe phase_two_recipe(Play play) {
    const std::uint64_t entries = reduction_of(play).corner_permutations().class_count() * edge_permutation_count;
    return {{phase_two_name(play), phase_two_definition(play), 4, entries, entries / 2,
             "corners and the edges of two layers, once nothing is twisted or flipped, by " +
                 std::string(name_of(play)) + " moves"},
            [play](TableStore&, const Work& work, Checkpoint checkpoint) {
                return build_phase_two(play, work, std::move(checkpoint));
            }};
}

Recipe signposts_recipe(Pattern::Major major) {
    const Pattern pattern{Play::face, major, Pattern::Minor::nothing};
    const Layout layout(pattern);
    return {{signposts_name(major), layout.definition(), 32, layout.entry_count(), layout.entry_count() * 4,
             about(pattern) + ", and where each leads"},
            [pattern](TableStore& store, const Work& work, Checkpoint checkpoint) -> Result<Content> {
                const Result<std::shared_ptr<const Table>> table = store.open(pattern, work);
                if (!table) return table.error();
                return build_signposts(**table, work, std::move(checkpoint));
            }};
}

Recipe nearby_recipe(int depth) {
    return {nearby_description(depth),
            [depth](TableStore&, const Work& work, const Checkpoint&) { return build_nearby(depth, work); }};
}

std::vector<Recipe> all_recipes() {
    std::vector<Recipe> recipes;
    for (const Pattern& pattern : all_patterns()) recipes.push_back(recipe_of(pattern));
    for (Play play : {Play::face, Play::quarter, Play::slice, Play::axial}) recipes.push_back(phase_two_recipe(play));
    for (Pattern::Major major : {Pattern::Major::flips, Pattern::Major::corners})
        recipes.push_back(signposts_recipe(major));
    for (const int depth : {Nearby::far, Nearby::near}) recipes.push_back(nearby_recipe(depth));
    return recipes;
}

std::optional<Recipe> recipe_of(std::string_view name) {
    for (Recipe& recipe : all_recipes())
        if (recipe.description.name == name) return std::move(recipe);
    return {};
}

}  // namespace trundle

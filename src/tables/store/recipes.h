// Every table there is, and how it is made.
#pragma once

#include <functional>
#include <optional>

#include "tables/coordinates/pattern.h"
#include "tables/files/checkpoint.h"

namespace trundle {

class TableStore;

struct Recipe {
    Description description;
    // Some tables are made of others, which the store has or makes.
    std::function<Result<Content>(TableStore& store, const Work& work, Checkpoint checkpoint)> build;
};

// What a table is called is known at once; its recipe takes some milliseconds.
std::string phase_two_name(Play play);
std::string signposts_name(Pattern::Major major);

Recipe recipe_of(const Pattern& pattern);
Recipe phase_two_recipe(Play play);             // face, quarter, slice or axial
Recipe signposts_recipe(Pattern::Major major);  // flips or corners
Recipe nearby_recipe(int depth);                // of Nearby

std::vector<Recipe> all_recipes();
std::optional<Recipe> recipe_of(std::string_view name);

}  // namespace trundle

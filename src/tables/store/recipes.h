// Every table there is, and how it is made.
#pragma once

#include <optional>

#include "tables/files/content.h"
#include "tables/coordinates/pattern.h"

namespace trundle {

Recipe recipe_of(const Pattern& pattern);
Recipe phase_two_recipe(Play play);             // face, quarter or slice
Recipe signposts_recipe(Pattern::Major major);  // flips or corners

std::vector<Recipe> all_recipes();
std::optional<Recipe> recipe_of(std::string_view name);

}  // namespace trundle

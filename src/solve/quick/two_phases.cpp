#include "solve/quick/two_phases.h"

#include "tables/store/catalogue.h"
#include "tables/store/recipes.h"

namespace trundle {
namespace {

enum class PhaseTables : std::uint8_t { small, whole, signposts };

std::string key_of(Play play, PhaseTables which) {
    return std::string(name_of(play)) + " " + std::to_string(static_cast<int>(which));
}

// The small tables are made in a moment: larger ones are not waited for unless they are asked for. What is open already
// is not looked for again: to ask the disk and the memory takes as long as a quick answer.
PhaseTables tables_for(Play play, TableStore& store, const Work& work) {
    const auto is_open = [&](PhaseTables which) {
        return work.memory == 0 && store.is_kept<QuickKnowledge>(key_of(play, which));
    };
    const std::string second = phase_two_name(play);
    const std::string flips = name_of(Pattern{play, Pattern::Major::flips, Pattern::Minor::nothing});
    const std::string signposts = signposts_name(Pattern::Major::flips);
    if (play == Play::face &&
        (is_open(PhaseTables::signposts) || store.offers({signposts, second}, SolveMemory::signposts, work)))
        return PhaseTables::signposts;
    const bool is_whole = is_open(PhaseTables::whole) || store.offers({flips, second}, SolveMemory::quick, work);
    return is_whole ? PhaseTables::whole : PhaseTables::small;
}

Result<QuickKnowledge> open_tables(Play play, PhaseTables which, TableStore& store, const Work& work) {
    if (which == PhaseTables::small)
        return QuickKnowledge{std::make_unique<const BySmallTables>(play, LeastGroupDistance(SmallPhaseOne(play)),
                                                                    SmallPhaseTwo(PhaseTwoMoves(play))),
                              {}};
    const Recipe second_recipe = phase_two_recipe(play);
    Result<Content> content = store.open(second_recipe, work);
    if (!content) return content.error();
    PhaseTwoTable phase_two(play, *std::move(content));
    const std::string second = second_recipe.description.name;
    if (which == PhaseTables::signposts) {
        const Recipe recipe = signposts_recipe(Pattern::Major::flips);
        Result<Content> signposts = store.open(recipe, work);
        if (!signposts) return signposts.error();
        return QuickKnowledge{
            std::make_unique<const BySignposts>(play, FlipSignposts(*std::move(signposts)), std::move(phase_two)),
            {recipe.description.name, second}};
    }
    const Pattern pattern{play, Pattern::Major::flips, Pattern::Minor::nothing};
    Result<std::shared_ptr<const Table>> flips = store.open(pattern, work);
    if (!flips) return flips.error();
    return QuickKnowledge{
        std::make_unique<const ByTables>(play, ExactGroupDistance(*std::move(flips)), std::move(phase_two)),
        {name_of(pattern), second}};
}

}  // namespace

Result<std::shared_ptr<const QuickKnowledge>> quick_knowledge(Play play, TableStore& store, const Work& work) {
    const PhaseTables which = tables_for(play, store, work);
    return store.keep<QuickKnowledge>(
        key_of(play, which), [&] { return open_tables(play, which, store, work); }, work);
}

}  // namespace trundle

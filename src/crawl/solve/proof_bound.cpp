#include "crawl/solve/proof_bound.h"

#include "tables/files/large_pages.h"
#include "tables/store/catalogue.h"
#include "tables/store/recipes.h"

namespace trundle {
namespace {

// From above; with U to the right and F on top; with U to the right and R at the bottom.
constexpr std::array<Symmetry, axis_count> crawl_views{Symmetry(), side_view, Symmetry::from_images(Face::R, Face::F)};

Pattern::Minor minor_for(const Work& work) {
    return work.memory >= CrawlMemory::parity ? Pattern::Minor::parity : Pattern::Minor::nothing;
}

// Of the corners, from above and from the side.
std::array<Pattern, 3> patterns_of(Pattern::Minor minor) {
    return {Pattern{Play::crawler, Pattern::Major::corners, Pattern::Minor::nothing},
            {Play::crawler, Pattern::Major::flips, minor, false, Pattern::Coding::far},
            {Play::crawler, Pattern::Major::flips, minor, true, Pattern::Coding::far}};
}

bool knows_parity(const Table& table) { return table.layout().pattern().minor == Pattern::Minor::parity; }

}  // namespace

bool ProofTables::are_allowed(const Work& work) { return work.memory == 0 || work.memory >= CrawlMemory::proof; }

bool ProofTables::are_there(const TableStore& store, const Work& work) {
    const auto patterns = patterns_of(minor_for(work));
    return std::all_of(patterns.begin(), patterns.end(),
                       [&](const Pattern& pattern) { return store.has_file(name_of(pattern)); });
}

// The tables are copied to large pages: the store need not keep them open besides.
Result<std::shared_ptr<const ProofTables>> ProofTables::open(TableStore& store, const Work& work) {
    const Pattern::Minor minor = minor_for(work);
    const auto make = [&]() -> Result<ProofTables> {
        ProofTables tables;
        const std::array places{&tables.corners, &tables.above, &tables.side};
        for (std::size_t i = 0; i < places.size(); ++i) {
            const Pattern pattern = patterns_of(minor)[i];
            Result<Content> content = store.open(recipe_of(pattern), work);
            if (!content) return content.error();
            const Content copy = in_large_pages(*std::move(content), work);
            *places[i] = std::make_shared<const Table>(Layout(pattern), copy.bytes, copy.distribution, copy.keeper);
        }
        return tables;
    };
    return store.keep<ProofTables>(minor == Pattern::Minor::parity ? "parity" : "", make, work);
}

std::vector<std::string> ProofTables::names() const {
    std::vector<std::string> names;
    for (const auto& table : {corners, above, side}) names.push_back(name_of(table->layout().pattern()));
    return names;
}

ProofBound::ProofBound(const ProofTables& tables, const BoardPoses& poses)
    : moves_(move_tables()),
      tables_(tables),
      corner_classes_(tables.corners->layout().classes()),
      above_classes_(tables.above->layout().classes()),
      side_classes_(tables.side->layout().classes()),
      turns_(turns_seen(crawl_views)),
      inverse_(crawl_views),
      steps_home_(poses.moves_home()) {
    for (std::size_t move = 0; move < BoardPoses::move_count; ++move) {
        if (knows_parity(*tables.above))
            odd_[move] = static_cast<std::uint8_t>(parity_of(cube_of(MoveSet::crawler()[move].turn())));
        for (std::size_t k = 0; k < axis_count; ++k) {
            const Turn turn = conjugated(MoveSet::crawler()[move].turn(), crawl_views[k]);
            if (view_of(cube_of(turn)) != view_of(Cube())) continue;
            keepers_[k] |= 1u << move;
            beside_[k] = odd_[move] != 0 ? 4 : 0;
        }
    }
}

ProofBound::State ProofBound::start(const Cube& cube, BoardPoses::Number pose) const {
    State state;
    state.cube = cube;
    for (std::size_t k = 0; k < axis_count; ++k) state.views[k] = view_of(conjugated(cube, crawl_views[k]));
    state.corners = static_cast<std::uint16_t>(corner_permutation_of(cube));
    state.corner_distance = static_cast<std::uint8_t>(tables_.corners->distance_of(cube, Rotation()));
    state.steps_home = steps_home_[pose];
    if (knows_parity(*tables_.above)) state.parity = static_cast<std::uint8_t>(parity_of(cube));
    locate_views(state, inverse_.of(cube));
    keep_inverse(state);
    return state;
}

template class KernelSearcher<ProofBound>;

}  // namespace trundle

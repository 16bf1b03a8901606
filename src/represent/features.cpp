// What can be said of the seven without turning them: names, sizes, what is missing, and the paper's judgement.
#include "represent/definition.h"

namespace trundle {
namespace {

constexpr std::array<std::string_view, all_forms.size()> names{"numeric", "local", "composite", "visual",
                                                               "vector",  "4d",    "nested"};

// Complete, general, simple, concise, display, insight, space, speed: the author's table.
constexpr std::array<PaperRanks, all_forms.size()> paper_ranks{{
    {1, 7, 7, 3, 4, 2, 3, 6},
    {4, 3, 3, 6, 3, 5, 2, 5},
    {6, 6, 2, 4, 5, 6, 4, 2},
    {5, 4, 4, 7, 1, 5, 6, 3},
    {4, 1, 1, 5, 6, 7, 1, 1},
    {1, 5, 6, 1, 7, 4, 5, 4},
    {1, 2, 5, 2, 2, 1, 7, 7},
}};

}  // namespace

std::string_view name_of(Form form) { return names[static_cast<std::size_t>(form)]; }

std::optional<Form> form_of(std::string_view name) {
    for (Form form : all_forms)
        if (name_of(form) == name) return form;
    return {};
}

Features features_of(Form form) {
    const Definition& definition = definition_of(form);
    std::array<int, 55> shown{};  // how many cells show each facelet; number 0 is none
    for (int number : definition.map.ravel) ++shown[static_cast<std::size_t>(number)];
    const int cells = form == Form::numeric ? 27 : static_cast<int>(definition.map.ravel.size());
    Features features{.shape = definition.shape,
                      .cells = cells,
                      .bytes = form == Form::numeric ? 2 * cells : cells,
                      .missing = 0,
                      .duplicated = 0,
                      .blank = shown[0],
                      .lines = definition.lines,
                      .moves = {},
                      .paper = paper_ranks[static_cast<std::size_t>(form)]};
    for (std::size_t number = 1; number < shown.size(); ++number) {
        if (shown[number] == 0) ++features.missing;
        if (shown[number] > 1) features.duplicated += shown[number] - 1;
    }
    for (std::size_t i = 0; i < letter_count; ++i)
        if (definition.moves[i]) features.moves += to_text(LetterMove{static_cast<Letter>(i)});
    return features;
}

}  // namespace trundle

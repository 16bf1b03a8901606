#include "represent/definition.h"

namespace trundle {

Operation turn_of_layer(const WholeTurns& turns, std::size_t kind, int layer) {
    return [whole = turns.whole[kind], axis = turns.axes[kind], layer](const Array& w) {
        std::vector<Array> parts;
        for (int i = 1; i <= w.shape[static_cast<std::size_t>(axis - 1)]; ++i) {
            std::vector<Where> part(w.shape.size(), all);
            part[static_cast<std::size_t>(axis - 1)] = {i};
            parts.push_back(i == layer ? whole(w[part]) : w[part]);
        }
        return catenate(axis, parts);
    };
}

std::array<Operation, letter_count> moves_of_layers(const WholeTurns& turns) {
    std::array<Operation, letter_count> moves;
    for (std::size_t i = 0; i < quarter_turn_count; ++i)
        moves[i] = turn_of_layer(turns, i / 3, static_cast<int>(i % 3) + 1);
    for (std::size_t kind = 0; kind < 3; ++kind) moves[quarter_turn_count + kind] = turns.whole[kind];
    return moves;
}

Array side_by_side(const Array& w) {
    const int size = w.shape[0];
    const Array gap{{3, size, 4}, std::vector<int>(static_cast<std::size_t>(12 * size))};
    std::vector<Array> parts;
    for (int layer = 1; layer <= size; ++layer) {
        if (layer > 1) parts.push_back(gap);
        parts.push_back(w[{layer, all, all, all}]);
    }
    return catenate(3, parts);
}

const Definition& definition_of(Form form) {
    static const std::array<Definition, all_forms.size()> seven{numeric_array(), local_array(),  composite_array(),
                                                                visual_array(),  vector_array(), four_d_array(),
                                                                nested_array()};
    return seven[static_cast<std::size_t>(form)];
}

}  // namespace trundle

#include "represent/definition.h"

namespace trundle {

std::array<Operation, letter_count> moves_of_layers(const Operation& X, int columns, const Operation& Y, int rows,
                                                    const Operation& Z, int layers) {
    const auto turn = [](const Operation& whole, int axis, int k) -> Operation {
        return [=](const Array& w) {
            std::vector<Array> parts;
            for (int i = 1; i <= 3; ++i) {
                std::vector<Where> layer(w.shape.size(), all);
                layer[static_cast<std::size_t>(axis - 1)] = {i};
                parts.push_back(i == k ? whole(w[layer]) : w[layer]);
            }
            return catenate(axis, parts);
        };
    };
    return {turn(X, columns, 1),
            turn(X, columns, 2),
            turn(X, columns, 3),
            turn(Y, rows, 1),
            turn(Y, rows, 2),
            turn(Y, rows, 3),
            turn(Z, layers, 1),
            turn(Z, layers, 2),
            turn(Z, layers, 3),
            X,
            Y,
            Z};
}

const Definition& definition_of(Form form) {
    static const std::array<Definition, all_forms.size()> seven{numeric_array(), local_array(),  composite_array(),
                                                                visual_array(),  vector_array(), four_d_array(),
                                                                nested_array()};
    return seven[static_cast<std::size_t>(form)];
}

}  // namespace trundle

#include "notation/vocabulary.h"

#include "notation/families.h"

namespace trundle {
namespace {

Vocabulary wca() {
    constexpr std::array amounts{"", "2", "'"};
    Vocabulary v{.expected = "a move such as R, U2, Fw', M or x", .separator = " "};
    for (std::string family :
         {"U", "D", "R", "L", "F", "B", "M", "E", "S", "Uw", "Dw", "Rw", "Lw", "Fw", "Bw", "x", "y", "z"}) {
        const Move letter = family_of(family[0]);
        const Move move = family.ends_with('w') ? wide(letter) : letter;
        for (int i = 0; i < 3; ++i)
            v.words.push_back({family + amounts[static_cast<std::size_t>(i)], times(move, i + 1)});
    }
    return v;
}

Vocabulary path() {
    Vocabulary v{.expected = "one of l r u d f b e m s with + or -, or a capital letter for half a turn"};
    for (char letter : std::string_view("lrudfbems")) {
        const char capital = static_cast<char>(letter - 'a' + 'A');
        const Move family = family_of(capital);
        const Move clockwise =
            letter == 'e' ? family.inverse() : family;  // the path program's note looks at e from the top
        v.words.push_back({std::string{letter, '+'}, clockwise});
        v.words.push_back({std::string{letter, '-'}, clockwise.inverse()});
        v.words.push_back({std::string{capital}, times(clockwise, 2)});
    }
    return v;
}

Vocabulary crawl() {
    constexpr std::array names{"+x", "-x", "+z", "-z", "spin1", "spin1'", "spin2", "spin2'"};
    Vocabulary v{.expected = "one of +x -x +z -z spin1 spin1' spin2 spin2'",
                 .separator = " ",
                 .frame = Frame::cube,
                 .spaced = true};
    for (std::size_t i = 0; i < names.size(); ++i) v.words.push_back({names[i], MoveSet::crawler()[i]});
    return v;
}

// The paper turns all layers of an axis the way of its rotation: L, C and R the way of X, which is x'.
struct AplAxis {
    Move rotation;
    std::string_view letters;  // of the positive, middle and negative layer, and of all three
};
constexpr std::array apl_axes{AplAxis{Move(Axis::x, Move::all, 3), "RCLX"},
                              AplAxis{Move(Axis::z, Move::all, 3), "FHBY"},
                              AplAxis{Move(Axis::y, Move::all, 1), "UMDZ"}};

Vocabulary apl() {
    Vocabulary v{.expected = "one of L C R B H F U M D X Y Z", .separator = " "};
    for (const auto& [rotation, letters] : apl_axes)
        for (std::size_t i = 0; i < letters.size(); ++i) {
            const std::string letter(1, letters[i]);
            const Move move = i < 3 ? with_layers(rotation, 1 << i) : rotation;
            v.words.push_back({letter, move});
            v.words.push_back({letter + "'", move.inverse()});
            // Unicode has two of the barred letters as single characters.
            if (letter == "Y") v.words.push_back({"\u0232", move.inverse()});
            if (letter == "U") v.words.push_back({"\u016a", move.inverse()});
        }
    return v;
}

Vocabulary roll() {
    Vocabulary v{.expected = "one of N E S W, or I for no roll", .nothing = "I"};
    for (std::size_t i = 0; i < 4; ++i) v.words.push_back({std::string(1, "NESW"[i]), MoveSet::roll()[i]});
    v.words.push_back({"I", Move()});
    return v;
}

Vocabulary::Spellings find_spellings(const Vocabulary& v) {
    Vocabulary::Spellings spellings;
    for (Axis axis : all_axes) {
        auto& found = spellings[static_cast<std::size_t>(axis)];
        const auto at = [&](LayerSum sum) -> std::optional<Spelling>& {
            return found[static_cast<std::size_t>(sum.index())];
        };
        std::vector<LayerSum> queue{LayerSum()};
        at(LayerSum()) = Spelling();
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const MoveWord& word : v.words) {
                const LayerSum sum = queue[i] + LayerSum(word.move);
                if (word.move.axis() != axis || at(sum)) continue;
                Spelling spelling = *at(queue[i]);
                if (!spelling.text.empty()) spelling.text += v.separator;
                spelling.text += word.text;
                spelling.moves.push_back(word.move);
                at(sum) = std::move(spelling);
                queue.push_back(sum);
            }
    }
    return spellings;
}

Vocabulary prepared(Vocabulary v) {
    for (std::size_t i = 0; i < v.words.size(); ++i)
        v.words_from[static_cast<unsigned char>(v.words[i].text[0])].push_back(i);
    v.spellings = find_spellings(v);
    return v;
}

// Made when it is first asked for: most programs speak one or two.
template <Vocabulary (*words)()>
const Vocabulary& once() {
    static const Vocabulary vocabulary = prepared(words());
    return vocabulary;
}

}  // namespace

const Vocabulary& vocabulary_of(Notation notation) {
    static constexpr std::array all{once<wca>, once<path>, once<crawl>, once<apl>, once<roll>};
    return all[static_cast<std::size_t>(notation)]();
}

}  // namespace trundle

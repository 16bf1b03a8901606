// The seven arrays of Peelle's paper (Representing Rubik's Cube in APL, 1984), alive: each is a cube that
// turns itself by its own array operations.
#pragma once

#include <trundle/move.h>
#include <trundle/result.h>
#include <trundle/view.h>
#include <trundle/work.h>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trundle {

enum class Form : std::uint8_t { numeric, local, composite, visual, vector, four_d, nested };

inline constexpr std::array all_forms{Form::numeric, Form::local,  Form::composite, Form::visual,
                                      Form::vector,  Form::four_d, Form::nested};

std::string_view name_of(Form form);  // "numeric" ... "4d", "nested"
std::optional<Form> form_of(std::string_view name);

// The paper's moves: nine quarter-turns and three orientation moves. All layers of an axis turn the same way.
//
//   L C R X   left, centre, right layer, all: the top comes to the front         WCA L M R' x'
//   B H F Y   back, "half", front layer, all: the right side comes to the top    WCA B S' F' z'
//   U M D Z   up, middle, down layer, all: the right side comes to the front     WCA U E' D' y
enum class Letter : std::uint8_t { L, C, R, B, H, F, U, M, D, X, Y, Z };

inline constexpr std::size_t letter_count = 12;
inline constexpr std::size_t quarter_turn_count = 9;  // the letters before X

struct LetterMove {
    Letter letter = Letter::L;
    bool inverse = false;

    friend constexpr bool operator==(LetterMove, LetterMove) = default;
};

std::string to_text(LetterMove move);  // "L" or "L'"
Move to_move(LetterMove move);
// Any move of layers of the world in the paper's letters: M2 is C C, Rw is R' C'.
std::vector<LetterMove> to_letters(Move move);

// One character of a drawing, with the colour of the facelet it stands for.
struct Glyph {
    std::string text;
    std::optional<Rgb> colour{};
};
using Drawing = std::vector<Glyph>;
std::string to_text(const Drawing& drawing);

// A number, or a letter: W B R O G Y, or a blank.
using Scalar = std::variant<int, char>;

// How an array is laid out: as the paper prints it (Visual expanded by blanks); without those blanks; or with its faces
// or layers side by side.
enum class ArrayLayout : std::uint8_t { paper, plain, side };

// A cube held as one of the seven arrays.
class ArrayCube {
public:
    explicit ArrayCube(Form form, const Facelets& facelets = to_facelets(World{}));

    Form form() const { return form_; }
    std::vector<int> shape() const;   // ⍴CUBE
    std::vector<int> nested() const;  // the shape with the enclosed vectors as a last axis
    std::vector<Scalar> cells() const;
    Drawing draw(ArrayLayout layout = ArrayLayout::paper) const;
    Facelets facelets() const;  // centres that the array lacks are inferred
    bool may_turn(Letter letter) const;
    void turn(LetterMove move);  // only if it may

    // None when done; an error at the first move that the array cannot say.
    std::optional<Error> turn(std::span<const Move> moves);

private:
    Form form_;
    std::vector<std::int16_t> cells_;
};

// The variant of Nested that the paper mentions: vectors without jots, 'WRG' for a corner, 'WR' for an edge, 'W' for a
// centre. Which colour looks where, the place in the array must tell.
class RaggedCube {
public:
    explicit RaggedCube(const Facelets& facelets = to_facelets(World{})) : padded_(Form::nested, facelets) {}

    std::vector<std::string> cells() const;  // 3 x 3 x 3, row by row
    std::optional<Error> turn(std::span<const Move> moves) { return padded_.turn(moves); }
    Facelets facelets() const { return padded_.facelets(); }
    Drawing draw(ArrayLayout layout = ArrayLayout::paper) const;

private:
    ArrayCube padded_;
};

// Layers of a cube of any size in the paper's letters: L and R count from their side ("2L" is beside L), C is the
// middle one of an odd size, X all; B H F Y and U M D Z alike.
struct LayerMove {
    Letter whole = Letter::X;  // X Y Z
    int layer = 0;             // counted from 1 at L, B and U; 0: all
    bool inverse = false;

    friend constexpr bool operator==(LayerMove, LayerMove) = default;
};
Result<std::vector<LayerMove>> parse_layers(std::string_view text, int size);

// A cube of 2x2x2 to 9x9x9 as Numeric, Vector, 4-D or Nested: their operations know no size. Why the others stop at
// 3x3x3 is their error's message.
class SizedArray {
public:
    static Result<SizedArray> solved(Form form, int size);

    std::vector<int> shape() const;
    Drawing draw() const;
    void turn(LayerMove move);
    // The colours of all facelets in the order of Vector, to compare.
    std::string facelets() const;
    friend bool operator==(const SizedArray& a, const SizedArray& b) {
        return a.form_ == b.form_ && a.cells_ == b.cells_;
    }

private:
    SizedArray(Form form, int size) : form_(form), size_(size) {}

    Form form_;
    int size_;
    std::vector<int> cells_;  // letters, a blank where no facelet is; or Numeric's numbers
};

// How often the moves must be repeated until the array is as before; at most as often as the work lets it.
Result<std::int64_t> period_of(const SizedArray& array, std::span<const LayerMove> moves, const Work& work);

// A cube from any of the seven arrays as they are drawn, in the paper's letters and digits. The error has the code
// "no_array" if the text is none of them, and says what is wrong if it is nearly one.
Result<World> parse_array(std::string_view text);

// How a representation looks from outside, and what the paper thought of it: 1 is best, 7 worst.
struct PaperRanks {
    int complete, general, simple, concise, display, insight, space, speed;
};
struct Features {
    std::vector<int> shape;
    int cells;          // of the array; an enclosed vector of three counts as three
    int bytes;          // that the cells need: one a letter, two a number
    int missing;        // facelets of a cube that are in no cell
    int duplicated;     // cells that repeat the facelet of another cell
    int blank;          // cells (digits, letters) without a facelet
    int lines;          // of its definition, the APL in its comments included
    std::string moves;  // the letters it can say; each has its inverse
    PaperRanks paper;
};
Features features_of(Form form);

// The facelets after quarter-turns from the solved cube, done by a form, or by the pieces of the engine: to compare
// their answers and their speed.
Facelets turned(Form form, std::span<const LetterMove> moves);
Facelets turned_by_pieces(std::span<const Turn> turns);

// The paper's tools. Left to right, as DO takes them; an inverse has an apostrophe.
struct Tool {
    std::string_view name;
    std::string_view letters;
    std::string_view does;
};
std::span<const Tool> tools();

// RANDOM: as many moves as wanted, each one of `from`. SCRAMBLE is 17 of the twelve quarter-turns of faces.
std::vector<LetterMove> random_of(std::span<const LetterMove> from, std::size_t count, std::uint64_t seed);
std::vector<LetterMove> scramble(std::uint64_t seed, std::size_t count = 17);
// INVERSE: the inverses in the other order.
std::vector<LetterMove> inverted(std::span<const LetterMove> moves);

// The paper's way of talking, evaluated from right to left as in APL. Statements are lines, or stand between ⋄:
//
//   CUBE←R CUBE                B F L R CUBE                 CUBE DO 'FDFD'           SWITCH TWIST CUBE
//   TRIO: ω DO 'RUR'           CUBE DO INVERSE 'RUF'        CUBE DO 17 RANDOM 'UD'
//
// An inverse has an overbar or an apostrophe. A text in ' ends with the last ' of its statement, one in " with the
// next. A list of functions alone, without CUBE, is done from left to right.
struct AplRequest {
    std::string_view text{};
    std::optional<Form> on{};  // the array that must be able to say every move
    std::size_t count = 17;    // of moves that RANDOM and SCRAMBLE do if nothing is said
    std::uint64_t seed = 0;
};
struct AplValue {
    std::vector<LetterMove> moves;  // that make the cube from a solved one; or the letters of a text
    bool is_text = false;
};
inline constexpr std::size_t max_apl_moves = 1'000'000;

// The value of the last statement. An error points at its place in the text.
Result<AplValue> evaluate_apl(const AplRequest& request, const Work& work);

}  // namespace trundle

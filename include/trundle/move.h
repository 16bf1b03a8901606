// A move is a turn (of layers, in the frame of the centres) and a motion (of the whole cube in the world).
//
// Every move there is turns a set of parallel layers about one axis:
//
//   R  {positive}           M  {middle}          Rw {positive, middle}     x  all three layers
//   crawl -z  {positive, negative}, and the cube steps as if rolling on these two wheels
//   U D2      {positive, negative}, each by its own amount at the same time
//   roll N    all three layers, and the cube steps
//
// When the middle layer turns, the centres turn with it. Seen from the centres the *other* layers then turn back:
// that is the turn, and the rotation of the centres is the motion.
#pragma once

#include <trundle/cube.h>
#include <trundle/world.h>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace trundle {

enum class Frame : std::uint8_t {
    world,  // axis and layers are named by directions of the world, as in WCA notation
    cube,   // axis and layers are named by the cube's own centres, as the crawler does
};

// Sixteen bits: axis (2), quarters of each layer (3 x 2), frame (1), steps (1).
class Move {
public:
    // Bits of a set of layers.
    static constexpr int positive = 1;  // the R, U or F layer
    static constexpr int middle = 2;
    static constexpr int negative = 4;  // the L, D or B layer
    static constexpr int all = 7;

    constexpr Move() = default;
    // Layers that turn alike. `quarters`, modulo 4, count clockwise as seen from R, U or F.
    constexpr Move(Axis axis, int layers, int quarters, Frame frame = Frame::world, bool steps = false)
        : Move(axis, (layers & positive) != 0 ? quarters : 0, (layers & middle) != 0 ? quarters : 0,
               (layers & negative) != 0 ? quarters : 0, frame, steps) {}

    static constexpr Move face(Face face, int quarters) {
        const bool up = is_positive(face);
        return {axis_of(face), up ? positive : negative, up ? quarters : -quarters};
    }
    // Two opposite faces at once, each by its own quarters.
    static constexpr Move both(Axis axis, int up, int down, Frame frame = Frame::world) {
        return {axis, up, 0, down, frame, false};
    }
    // Each layer by its own: two bits for the positive, the middle and the negative one.
    static constexpr Move of_sum(Axis axis, int sum) { return {axis, sum, sum >> 2, sum >> 4, Frame::world, false}; }

    constexpr Axis axis() const { return static_cast<Axis>(raw_ & 3); }
    constexpr int layers() const {
        return (quarters_of(positive) != 0 ? positive : 0) | (quarters_of(middle) != 0 ? middle : 0) |
               (quarters_of(negative) != 0 ? negative : 0);
    }
    constexpr int quarters_of(int layer) const { return raw_ >> (2 + 2 * (layer >> 1)) & 3; }  // of one layer: 0 .. 3
    constexpr int quarters() const { return (sum() | sum() >> 2 | sum() >> 4) & 3; }          // of layers alike: 0 .. 3
    constexpr bool is_both() const { return layers() == (positive | negative) && !steps(); }  // two faces at once
    constexpr int sum() const { return raw_ >> 2 & 63; }  // the quarters of all three, two bits each
    constexpr Frame frame() const { return static_cast<Frame>(raw_ >> 8 & 1); }
    constexpr bool steps() const { return (raw_ >> 9 & 1) != 0; }
    constexpr std::uint16_t raw() const { return raw_; }

    constexpr Move inverse() const { return laid(axis(), false, -1, frame()); }
    // The same layers of another axis, from its other end if `flipped`, turning this way (1) or back (-1).
    constexpr Move laid(Axis axis, bool flipped, int way, Frame frame) const {
        return {axis,
                way * quarters_of(flipped ? negative : positive),
                way * quarters_of(middle),
                way * quarters_of(flipped ? positive : negative),
                frame,
                steps()};
    }

    // Both at once; they turn about the same axis.
    constexpr Move with(Move other) const {
        return {axis(),
                quarters_of(positive) + other.quarters_of(positive),
                quarters_of(middle) + other.quarters_of(middle),
                quarters_of(negative) + other.quarters_of(negative),
                frame(),
                false};
    }

    // The parts of the move for a cube whose centres stand as in the move's frame.
    constexpr Turn turn() const {
        return {axis(), quarters_of(positive) - quarters_of(middle), quarters_of(negative) - quarters_of(middle)};
    }
    constexpr Rotation rotation() const {
        return quarters_of(middle) != 0 ? Rotation(axis(), quarters_of(middle)) : Rotation();
    }
    // A wheel that turns a quarter clockwise about R rolls toward B; about F, toward R. Only for moves that step.
    constexpr Face direction() const {
        const Face forward = cross(Face::U, positive_face(axis()));
        return quarters() == 1 ? forward : opposite(forward);
    }

    friend constexpr bool operator==(Move, Move) = default;

private:
    constexpr Move(Axis axis, int up, int between, int down, Frame frame, bool steps)
        : raw_(static_cast<std::uint16_t>(static_cast<int>(axis) | (up & 3) << 2 | (between & 3) << 4 |
                                          (down & 3) << 6 | static_cast<int>(frame) << 8 | (steps ? 1 : 0) << 9)) {}

    std::uint16_t raw_ = 0;
};

using Moves = std::vector<Move>;

// The same move said in the other frame, for a cube that stands as `rotation` says.
Move in_frame(Move move, Frame frame, Rotation rotation);

// The face turns that moves are, named by the cube's own centres; that the cube rotates or steps is left out.
Moves turns_in(std::span<const Move> moves);

// A cube in the world.
struct World {
    SolvableCube cube;
    Pose pose;

    bool is_solved() const { return cube.is_solved(); }  // each face of one colour, however the cube stands
    friend bool operator==(const World&, const World&) = default;
};

World after(const World& world, Move move);
World after(World world, std::span<const Move> moves);

// What leads from solved to a, then what leads from solved to b, both as seen in the world: a * b is after(a, moves)
// for moves of layers of the world that lead to b. Only how a cube stands counts, not its cell.
World operator*(const World& a, const World& b);
World inverse(const World& world);
int order_of(const World& world);  // how often until all is as before, its orientation in space included: 1 .. 2520

// The move as it is seen through a symmetry: R in a mirror that exchanges left and right is L'.
Move conjugated(Move move, Symmetry symmetry);

// The direction of the world in which the move steps, or none.
std::optional<Face> step_of(Move move, Rotation rotation);

// Whether the board lets the move happen.
bool may_move(const Board& board, Pose pose, Move move);

Moves inverted(std::span<const Move> moves);

// How often the moves must be repeated until the cube is as before, its orientation in space included: 1 .. 2520.
int period_of(std::span<const Move> moves);

// The shapes of play: which moves there are.
struct MoveSet {
    static std::span<const Move> face();      // 18: U U2 U' R ...
    static std::span<const Move> quarter();   // 12: U U' R R' ...
    static std::span<const Move> axial();     // 45: about each axis one face, or both at once
    static std::span<const Move> slice();     // 27: nine layers of the world by 1, 2 or 3 quarters
    static std::span<const Move> crawler();   // 8: +x -x +z -z spin1 spin1' spin2 spin2'
    static std::span<const Move> crawler6();  // 6: the same without spin2
    static std::span<const Move> roll();      // 4: N E S W, the whole cube rolls over an edge
};

// A play: which moves there are, said in the frame of the cube, where a move is always the same turn: a search then
// sees a cube with fixed centres and, beside it, a pose.
enum class Play : std::uint8_t {
    face,      // 18 face turns: the half turn metric, htm
    quarter,   // 12 quarter turns: qtm
    slice,     // 27 layers, of faces and slices: stm
    axial,     // 45: one face, or two opposite ones at once
    crawler,   // 8
    crawler6,  // 6
};

inline constexpr std::array all_plays{Play::face,  Play::quarter, Play::slice,
                                      Play::axial, Play::crawler, Play::crawler6};

std::string_view name_of(Play play);
std::optional<Play> play_of(std::string_view name);           // "face"
std::optional<Play> play_of_metric(std::string_view metric);  // "htm", "qtm", "stm" or "axial"

std::span<const Move> moves_of(Play play);

// `count` random moves of a set without redundancy (no R R', no R L R), the same for the same seed.
Moves random_moves(std::span<const Move> set, std::size_t count, std::uint64_t seed);

// `count` random crawler moves that stay on the board.
Moves random_crawl(const Board& board, Pose start, std::size_t count, std::uint64_t seed);

}  // namespace trundle

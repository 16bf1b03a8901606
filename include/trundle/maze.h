// Rolling-cube mazes: blocked and labelled squares, walls between squares, any number of targets; solved by search.
// And eight dice on 3x3 squares.
#pragma once

#include <trundle/roll.h>
#include <trundle/work.h>

namespace trundle {

struct MazeRules {
    // When the label of a square must be on top of the die that rolls onto it.
    enum class Labels : std::uint8_t { before, after };
    Labels labels = Labels::before;

    // What the die must show on its target; none: anything.
    std::optional<int> top{};
    std::optional<int> north{};

    bool pass_targets = false;  // whether the die may cross a target and go on
    bool leave_start = false;   // whether the walk must have a roll, even if the die starts on a target

    friend bool operator==(const MazeRules&, const MazeRules&) = default;
};

// Off the board everything is blocked, and nothing can be changed.
class Maze {
public:
    static constexpr std::int64_t max_squares = 1 << 28;  // 16384 x 16384; a search takes 8 bytes for each
    static constexpr int blocked = 7;                     // in place of a label

    static Result<Maze> rectangle(std::int64_t rows, std::int64_t columns, const Work& work = {});

    // The project's plain text: docs/FORMATS.md, `trundle roll maze --help`.
    static Result<Maze> parse(std::string_view text, const Work& work = {});
    Result<std::string> to_text(const Work& work = {}) const;

    std::int64_t rows() const { return rows_; }
    std::int64_t columns() const { return columns_; }
    bool contains(Square square) const {
        return square.x >= 1 && square.x <= columns_ && square.y >= 1 && square.y <= rows_;
    }

    bool is_blocked(Square square) const { return label(square) == blocked; }
    int label(Square square) const { return contains(square) ? at(square) & label_bits : blocked; }  // 0: none
    bool is_target(Square square) const { return contains(square) && (at(square) & target_bit) != 0; }
    bool has_wall(Square square, Way way) const;
    bool has_walls() const { return has_walls_; }
    std::int64_t target_count() const { return targets_; }

    void block(Square square) { set_label(square, blocked); }
    void clear(Square square) { set_label(square, 0); }
    void set_label(Square square, int label);
    void add_target(Square square);
    void add_wall(Square square, Way way);

    std::string name;
    Square start;
    Rotation die;  // how it stands at the start
    MazeRules rules;

    friend bool operator==(const Maze&, const Maze&) = default;

private:
    friend class MazeIndex;  // the squares by number, for searches

    static constexpr std::uint8_t label_bits = 7;
    static constexpr std::uint8_t north_wall = 8;
    static constexpr std::uint8_t east_wall = 16;
    static constexpr std::uint8_t target_bit = 32;

    // Row by row from the bottom left, in a frame of blocked ones.
    std::size_t number_of(Square square) const {
        return static_cast<std::size_t>(square.y) * (static_cast<std::size_t>(columns_) + 2) +
               static_cast<std::size_t>(square.x);
    }
    std::uint8_t at(Square square) const { return squares_[number_of(square)]; }

    std::int64_t rows_ = 0;
    std::int64_t columns_ = 0;
    std::int64_t targets_ = 0;
    bool has_walls_ = false;
    std::vector<std::uint8_t> squares_;
};

// Mazes in the form of the programming problem "A Dicey Problem" (UVa 810, ACM finals 1999), up to the line END.
Result<std::vector<Maze>> parse_dicey(std::string_view text, const Work& work = {});

struct MazeAnswer {
    std::string path;          // N E S W
    std::uint64_t states = 0;  // squares x ways to stand that were explored
    std::uint64_t walks = 0;   // how many walks are that short; 0 if they were not counted
    bool more_walks = false;   // more than 64 bits can count; `walks` is then the largest number
};

// A shortest walk to a target. An error says what is wrong with the maze, or why there is no walk.
Result<MazeAnswer> solve_maze(const Maze& maze, const Work& work = {}, bool count_walks = false);

// All squares x ways to stand that the die can reach, targets or not.
Result<std::uint64_t> count_reachable(const Maze& maze, const Work& work = {});

struct MazeWish {
    std::int64_t rows = 9;
    std::int64_t columns = 9;
    std::optional<std::int64_t> length{};    // of the shortest walk; none: as long as this maze allows
    std::optional<std::int64_t> branches{};  // false branches: dead ends off the way; none: leave them all
    // Instead of corridors an open board of labelled squares with this rule. So many of 100 squares are wild: no label.
    std::optional<MazeRules::Labels> labels{};
    int wild = 15;
    bool is_unique = false;  // only one walk is as short as the shortest
    std::uint64_t seed = 0;
};

struct GeneratedMaze {
    Maze maze;
    std::int64_t length = 0;
    std::int64_t branches = 0;
    std::string path;
};

// A random maze of blocked or labelled squares with one target and a label, solvable by construction and checked by the
// solver.
Result<GeneratedMaze> generate_maze(const MazeWish& wish, const Work& work = {});

// Boards larger than this a side are not drawn.
inline constexpr std::int64_t max_picture_side = 60;  // in text
inline constexpr std::int64_t max_svg_side = 200;

// The walk of a die in a maze, in text:
//
//   ·   #   T      Squares of the walk show the label on top of the die (its last one), other squares
//           │      · free, # blocked, (3) labelled, T target. Lines are the walk, double lines are walls.
//   1 ─ 2 ─ 6
std::string picture(const Maze& maze, std::string_view path, bool colour = false);

// The same as an SVG picture, the die as its top face.
std::string svg(const Maze& maze, std::string_view path);

// Eight dice and a gap on 3x3 squares: the classic puzzle with a single vacancy. A die beside the gap rolls into it.
// Each die has one marked face, and only where that looks counts: 9 x 6^8 = 15,116,544 states.
struct EightDice {
    static constexpr std::uint32_t count = 15'116'544;  // 9 gaps x 6^8 ways of the marks

    // "UUU U.U UUU": row by row from the north west, where each mark looks: U up, D down, N E S W; '.' is the gap.
    // Spaces are ignored.
    static Result<EightDice> parse(std::string_view text);
    std::string to_text() const;

    // After the die that can has rolled a way into the gap; none if there is no such die.
    std::optional<EightDice> rolled(Way way) const;

    std::array<char, 9> squares{};

    friend bool operator==(const EightDice&, const EightDice&) = default;
};

struct EightRequest {
    EightDice from, to;
};
struct EightAnswer {
    std::string path;  // the way that a die rolls: N E S W
    std::uint64_t states = 0;
};

// A shortest path; there is none (none_exists) only between states that no path joins.
Result<EightAnswer> roll_eight(const EightRequest& request, const Work& work);

// How many states are 0, 1, 2, ... rolls away.
Result<std::vector<std::uint64_t>> count_eight(const EightDice& from, const Work& work);

}  // namespace trundle

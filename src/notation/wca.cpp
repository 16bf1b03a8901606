#include "notation/wca.h"

#include <algorithm>

#include "base/text.h"
#include "notation/families.h"
#include "notation/symbols.h"

namespace trundle {
namespace {

struct Bracket {
    char opening = 0;       // '(', '[', or '^' for "^("
    std::size_t at = 0;     // where it opens in the text
    std::size_t start = 0;  // where its moves start
    char separator = 0;     // ',' or ':' once it was read
    std::size_t part = 0;   // where the moves after the separator start
};

// How often: written 3, ', 3' or '3.
struct Amount {
    std::uint64_t count = 1;
    bool inverse = false;
};

constexpr bool is_face(Move move) { return move.layers() == Move::positive || move.layers() == Move::negative; }
constexpr bool is_wide(Move move) { return is_face(with_layers(move, move.layers() ^ Move::middle)); }
constexpr bool is_prime(char c) { return c == '\'' || c == 'i'; }  // some sheets write Ri

// 2R is the second layer from R, 2Rw the first two, 2-3Rw the second and third.
struct LayerNumbers {
    std::optional<std::uint64_t> outer{};
    std::optional<std::uint64_t> inner{};

    std::uint64_t first(Move move) const { return outer ? *outer : is_wide(move) ? 1 : *inner; }

    // What is wrong with these numbers before this move, or nothing.
    std::string_view mistake(Move move) const {
        if (!is_face(move) && !is_wide(move)) return "only face and wide moves take layer numbers, as in 2R or 3Rw";
        if (first(move) < 1 || *inner < 1 || *inner > 3) return "a cube has the layers 1 to 3";
        if (outer && *outer >= *inner) return "the outer layer comes first and is smaller, as in 2-3Rw";
        return {};
    }

    Move applied_to(Move move) const {
        int layers = 0;
        for (std::uint64_t n = first(move); n <= *inner; ++n)
            layers |= (move.layers() & Move::positive) != 0 ? 1 << (n - 1) : 4 >> (n - 1);
        return with_layers(move, layers);
    }
};

// What may follow a letter in the plainest of texts.
struct Suffix {
    std::uint8_t count = 0;   // 0 for anything else
    std::uint8_t bytes = 0;   // of the letter and the suffix
    std::uint8_t primes = 0;  // that may follow and change nothing
};
constexpr auto suffixes = [] {
    std::array<Suffix, 256> result{};
    result[' '] = {1, 1, 0};
    result['2'] = {2, 2, 1};
    result['\''] = {3, 2, 0};
    return result;
}();

// Writes the moves out while it reads. A group that closes is repeated where it stands, so there is no tree and no
// recursion; every move written counts toward max_moves, also those of groups that come to nothing.
class WcaParser {
public:
    explicit WcaParser(std::string_view text) : text_(text) { moves_.reserve(std::min(text.size() / 2, max_moves)); }

    Result<Moves> parse() {
        while (at_ < text_.size() && !error_)
            if (!read_plain_move()) read_next();
        if (!error_ && !brackets_.empty()) {
            const Bracket& open = brackets_.back();
            fail("unclosed_bracket", "this bracket is never closed: expected " + closing(open), open.at);
        }
        if (error_) return *error_;
        const Moves last = inverted(premoves_);
        moves_.insert(moves_.end(), last.begin(), last.end());
        return std::move(moves_);
    }

private:
    Symbol symbol(std::size_t at) const { return symbol_at(text_, at); }
    char here() const { return symbol(at_).as; }
    void skip() { at_ += symbol(at_).bytes; }

    void fail(std::string_view code, std::string message, std::size_t at) {
        error_ = input_error(code, std::move(message), at);
    }
    void unknown_move(std::size_t at, std::string_view advice = "") {
        fail("unknown_move", "Unknown move token: " + quoted(word_at(text_, at)) + std::string(advice), at);
    }
    static constexpr std::string_view lone_number = "; a number stands directly before or after a move, as in 2R or R2";

    static std::string closing(const Bracket& open) { return open.opening == '[' ? "']'" : "')'"; }

    // Most of a long algorithm is "R ", "U' ", "F2 " and "B2' ". Reading these without a branch on which it is makes
    // the parser several times as fast, since no branch can foresee the next move.
    bool read_plain_move() {
        if (text_.size() - at_ < 4 || budget_ == 0) return false;
        const Move family = family_of(text_[at_]);
        const Suffix suffix = suffixes[static_cast<unsigned char>(text_[at_ + 1])];
        const std::size_t end = at_ + suffix.bytes + (text_[at_ + suffix.bytes] == '\'' ? suffix.primes : 0u);
        if (family.layers() == 0 || suffix.count == 0 || text_[end] != ' ') return false;
        moves_.push_back(times(family, suffix.count));
        at_ = end + 1;
        --budget_;
        return true;
    }

    void read_next() {
        const Symbol next = symbol(at_);
        if (is_space(next.as) || next.as == '.') at_ += next.bytes;
        else if (is_letter(next.as) || is_digit(next.as)) read_move();
        else if (next.as == '(' || next.as == '[' || next.as == '^') open_bracket(next.as);
        else if (next.as == ')' || next.as == ']') close_bracket(next.as);
        else if (next.as == ',' || next.as == ':') read_separator(next.as);
        else if (next.as == '/' && symbol(at_ + 1).as == '/')
            at_ = std::min(text_.find_first_of("\r\n", at_), text_.size());
        else if (next.as == '\'') fail("unexpected_prime", "this prime follows nothing that it could invert", at_);
        else if ((next.as == '+' || next.as == '-') && at_ > 0 && is_letter(text_[at_ - 1]))
            unknown_move(at_, "; write R for clockwise and R' for counter-clockwise, or r+ and r- in path notation");
        else unknown_move(at_);
    }

    void read_move() {
        const std::size_t start = at_;
        const LayerNumbers numbers = read_layer_numbers();
        Move move = read_family();
        if (move.layers() == 0) return unknown_move(start, numbers.inner ? lone_number : "");
        if (numbers.inner) {
            if (const auto mistake = numbers.mistake(move); !mistake.empty())
                return fail("layer_number", std::string(mistake), start);
            move = numbers.applied_to(move);
        }
        const Amount amount = read_amount();
        const int count = static_cast<int>(amount.count & 3);
        if (count != 0 && may_write(1, start)) moves_.push_back(times(move, amount.inverse ? -count : count));
    }

    LayerNumbers read_layer_numbers() {
        if (!is_digit(here())) return {};
        const std::uint64_t number = read_number();
        if (here() != '-') return {{}, number};
        skip();
        return {number, read_number()};
    }

    // One quarter of it, or a move without layers.
    Move read_family() {
        const Move letter = family_of(here());
        if (letter.layers() == 0) return letter;
        skip();
        const char next = here();
        if (!is_face(letter) || (next != 'w' && next != 'v')) return letter;
        skip();
        return next == 'w' ? wide(letter) : with_layers(letter, Move::all);
    }

    // Any number of digits, even none. Beyond `huge`, a multiple of 4, only the remainder by 4 is kept exact.
    std::uint64_t read_number() {
        constexpr std::uint64_t huge = 4'000'000'000;
        std::uint64_t number = 0;
        for (; is_digit(here()); ++at_) {
            number = number * 10 + static_cast<std::uint64_t>(here() - '0');
            if (number > huge) number = huge + number % 4;
        }
        return number;
    }

    Amount read_amount() {
        Amount amount;
        const auto read_prime = [&] {
            if (amount.inverse || !is_prime(here())) return;
            amount.inverse = true;
            skip();
        };
        read_prime();
        if (is_digit(here())) amount.count = read_number();
        read_prime();
        return amount;
    }

    void open_bracket(char opening) {
        if (brackets_.size() == max_depth)
            return fail("too_deep", "brackets are nested more than " + std::to_string(max_depth) + " deep", at_);
        brackets_.push_back({opening, at_, moves_.size()});
        skip();
        if (opening != '^') return;
        if (here() != '(') return fail("unexpected_caret", "expected '(' after '^'", at_);
        skip();
    }

    void read_separator(char separator) {
        if (brackets_.empty() || brackets_.back().opening != '[')
            return fail("unexpected_separator", "a comma or colon belongs in square brackets, as in [A, B] or [A: B]",
                        at_);
        Bracket& open = brackets_.back();
        if (open.separator != 0)
            return fail("unexpected_separator", "square brackets have two parts, not three: expected ']'", at_);
        open.separator = separator;
        open.part = moves_.size();
        skip();
    }

    void close_bracket(char bracket) {
        if (brackets_.empty()) return fail("unexpected_bracket", "this bracket closes nothing", at_);
        const Bracket open = brackets_.back();
        if ((bracket == ']') != (open.opening == '['))
            return fail("unexpected_bracket",
                        "expected " + closing(open) + " for the bracket at " + std::to_string(open.at), at_);
        brackets_.pop_back();
        skip();
        const std::size_t end = moves_.size();
        if (open.opening == '^') {
            premoves_.insert(premoves_.end(), moves_.begin() + static_cast<std::ptrdiff_t>(open.start), moves_.end());
            moves_.resize(open.start);
            return;
        }
        if (open.separator != 0) write_inverse(open.start, open.part, open.at);
        if (open.separator == ',') write_inverse(open.part, end, open.at);
        skip_repetition_mark();
        repeat(open.start, read_amount(), open.at);
    }

    // After a group: "x3", "^3", "*3" or " 3". But "x" alone is a rotation, and in "(R U) 2R" the 2 belongs to the R.
    void skip_repetition_mark() {
        if ((here() == 'x' || here() == '^') && is_digit(symbol(at_ + 1).as)) return skip();
        const std::size_t next = after_spaces(text_, at_);
        if (symbol(next).as == '*') {
            at_ = after_spaces(text_, next + symbol(next).bytes);
            if (!is_digit(here())) fail("expected_number", "expected a number after '*'", at_);
        } else {
            std::size_t end = next;
            while (is_digit(symbol(end).as)) ++end;
            if (end > next && !is_letter(symbol(end).as) && symbol(end).as != '-') at_ = next;
        }
    }

    bool may_write(std::uint64_t count, std::size_t at) {
        if (count > budget_)
            fail("too_long", "the algorithm is longer than " + std::to_string(max_moves) + " moves", at);
        else budget_ -= count;
        return !error_;
    }

    void write_inverse(std::size_t start, std::size_t end, std::size_t at) {
        if (!may_write(end - start, at)) return;
        for (std::size_t i = end; i > start; --i) moves_.push_back(Move(moves_[i - 1]).inverse());
    }

    void repeat(std::size_t start, Amount amount, std::size_t at) {
        const std::size_t length = moves_.size() - start;
        if (amount.count == 0) moves_.resize(start);
        if (amount.count == 0 || length == 0 || !may_write((amount.count - 1) * length, at)) return;
        if (amount.inverse) {
            std::reverse(moves_.begin() + static_cast<std::ptrdiff_t>(start), moves_.end());
            for (std::size_t i = start; i < moves_.size(); ++i) moves_[i] = moves_[i].inverse();
        }
        moves_.resize(start + length * static_cast<std::size_t>(amount.count));
        for (std::size_t i = start + length; i < moves_.size(); ++i) moves_[i] = moves_[i - length];
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::uint64_t budget_ = max_moves;
    Moves moves_;
    Moves premoves_;
    std::vector<Bracket> brackets_;
    std::optional<Error> error_;
};

}  // namespace

Result<Moves> parse_wca(std::string_view text) { return WcaParser(text).parse(); }

}  // namespace trundle

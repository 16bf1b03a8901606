// Generalized path strings: reading, printing, measuring, walking.
#include <trundle/gps.h>
#include <charconv>
#include <limits>

namespace trundle {
namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
constexpr std::string_view roll_letters = "NESWI";

std::int64_t rolls_in(std::string_view moves) {
    std::int64_t rolls = 0;
    for (char letter : moves) rolls += letter != 'I' ? 1 : 0;
    return rolls;
}

class Parser {
public:
    explicit Parser(std::string_view text) : text_(text) {}

    Result<std::vector<Gps::Term>> parse() {
        std::vector<Gps::Term> terms;
        for (skip_spaces(); at_ < text_.size(); skip_spaces()) {
            const bool repeated = take("(");
            Gps::Term term{moves(), {}};
            if (term.moves.empty())
                return fail("unknown_move", repeated ? "brackets hold one or more of N E S W I"
                                                     : "a roll is one of N E S W I, or (moves){count}");
            if (repeated) {
                if (!take(")")) return fail("unclosed", "expected ) after the moves to repeat");
                if (!take("{")) return fail("no_count", "expected { and a count, as in (E){Δx-2}");
                const Result<Gps::Count> number = count();
                if (!number) return number.error();
                term.count = *number;
                if (!take("}")) return fail("unclosed", "expected } after the count");
            }
            terms.push_back(std::move(term));
        }
        return terms;
    }

private:
    std::string moves() {
        std::string result;
        for (skip_spaces(); at_ < text_.size() && roll_letters.find(text_[at_]) != std::string_view::npos;
             skip_spaces())
            result += text_[at_++];
        return result;
    }

    Result<Gps::Count> count() {
        Gps::Count count{Gps::Count::Base::none, 0};
        if (take("Δ") || take("D")) {
            take("_");
            if (take("x")) count.base = Gps::Count::Base::x;
            else if (take("y")) count.base = Gps::Count::Base::y;
            else return fail("bad_count", "expected x or y after Δ");
            const bool minus = take("-");
            if (!minus && !take("+")) return count;
            const Result<std::int64_t> offset = digits();
            if (!offset) return offset.error();
            count.plus = minus ? -*offset : *offset;
            return count;
        }
        const Result<std::int64_t> number = digits();
        if (!number) return number.error();
        count.plus = *number;
        return count;
    }

    // At most 10^18, so that Δ + D stays in 64 bits.
    Result<std::int64_t> digits() {
        skip_spaces();
        std::int64_t number = -1;
        const char* end = text_.data() + text_.size();
        if (at_ < text_.size() && text_[at_] != '-') {
            const auto [rest, failure] = std::from_chars(text_.data() + at_, end, number);
            if (failure == std::errc::result_out_of_range || number > 1'000'000'000'000'000'000)
                return fail("count_overflow", "a count is at most 10^18");
            if (failure == std::errc()) {
                at_ = static_cast<std::size_t>(rest - text_.data());
                return number;
            }
        }
        return fail("bad_count", "a count is Δx, Δy, Δx-2 or a number");
    }

    bool take(std::string_view word) {
        skip_spaces();
        if (!text_.substr(at_).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }

    void skip_spaces() {
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n')) ++at_;
    }

    Error fail(std::string_view code, std::string message) const { return input_error(code, std::move(message), at_); }

    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

Result<Gps> Gps::parse(std::string_view text) {
    Result<std::vector<Term>> terms = Parser(text).parse();
    if (!terms) return terms.error();
    Gps gps;
    gps.terms_ = *std::move(terms);
    return gps;
}

std::string Gps::to_text() const {
    std::string text;
    for (const Term& term : terms_) {
        if (!term.count) {
            text += term.moves;
            continue;
        }
        const auto [base, plus] = *term.count;
        text += "(" + term.moves + "){";
        if (base != Count::Base::none) text += base == Count::Base::x ? "Δx" : "Δy";
        if (base != Count::Base::none && plus > 0) text += "+";
        if (base == Count::Base::none || plus != 0) text += std::to_string(plus);
        text += "}";
    }
    return text;
}

Result<std::int64_t> Gps::length(Deltas deltas) const {
    std::int64_t sum = 0;
    for (const Term& term : terms_) {
        const std::int64_t rounds = term.rounds(deltas);
        const std::int64_t rolls = rolls_in(term.moves);
        if (rounds < 0)
            return input_error("negative_count", "a count of the path is negative for these distances: " + to_text());
        if (rolls > 0 && rounds > (largest - sum) / rolls)
            return input_error("count_overflow", "the path is longer than 2^63 rolls");
        sum += rounds * rolls;
    }
    return sum;
}

Result<std::string> Gps::expand(Deltas deltas, std::int64_t limit) const {
    const Result<std::int64_t> rolls = length(deltas);
    if (!rolls) return rolls.error();
    if (*rolls > limit)
        return Error{
            Fault::input, "too_long",
            "the path has " + std::to_string(*rolls) + " rolls, more than the limit of " + std::to_string(limit)};
    std::string text;
    text.reserve(static_cast<std::size_t>(*rolls));
    for (const Term& term : terms_) {
        std::string moves = term.moves;
        std::erase(moves, 'I');
        if (moves.empty()) continue;  // I a quintillion times is still nothing
        for (std::int64_t rounds = term.rounds(deltas); rounds > 0; --rounds) text += moves;
    }
    return text;
}

std::optional<Way> GpsWalk::next() {
    for (; term_ < gps_->terms().size(); ++term_, round_ = 0) {
        const Gps::Term& term = gps_->terms()[term_];
        if (term.moves.find_first_not_of('I') == std::string::npos) continue;
        for (const std::int64_t rounds = term.rounds(deltas_); round_ < rounds; ++round_) {
            while (letter_ < term.moves.size()) {
                if (const std::optional<Way> way = way_of(term.moves[letter_++])) return way;
            }
            letter_ = 0;
        }
    }
    return {};
}

}  // namespace trundle

#include "represent/apl/text.h"

#include <algorithm>

#include "base/text.h"

namespace trundle {
namespace {

constexpr std::array<std::string_view, 4> bars{"'", "\u2019", "\u0304", "\u0305"};
constexpr std::array<std::string_view, 3> taking_letters{"DO", "INVERSE", "RANDOM"};

constexpr bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }
constexpr char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }
template <class Names>
bool is_among(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

// The bar that the text starts with, or nothing.
std::string_view bar_of(std::string_view text) {
    for (const std::string_view bar : bars)
        if (text.starts_with(bar)) return bar;
    return {};
}

// A piece of the source, where its places are known.
class Source {
public:
    Source(std::string_view whole, std::string_view piece)
        : rest_(piece), at_(static_cast<std::size_t>(piece.data() - whole.data())) {}

    bool is_done() const { return rest_.empty(); }
    std::size_t at() const { return at_; }
    std::string_view rest() const { return rest_; }
    std::string_view take(std::size_t count) {
        const std::string_view taken = rest_.substr(0, count);
        rest_.remove_prefix(taken.size());
        at_ += taken.size();
        return taken;
    }
    bool take_if(std::string_view word) { return rest_.starts_with(word) && !take(word.size()).empty(); }
    void skip_blanks() {
        while (!is_done() && is_blank(rest_[0])) take(1);
    }

private:
    std::string_view rest_;
    std::size_t at_;
};

Result<std::vector<Done>> letters_of(Source source) {
    std::vector<Done> moves;
    for (source.skip_blanks(); !source.is_done(); source.skip_blanks()) {
        const std::size_t at = source.at();
        const std::string_view character = character_at(source.rest(), 0);
        const std::size_t letter = all_letters.find(capital(character[0]));
        if (character.size() > 1 || letter >= all_letters.size())
            return input_error("unknown_letter",
                               quoted(character) + " is no move; the letters are L C R B H F U M D X Y Z", at);
        source.take(1);
        const std::string_view bar = bar_of(source.rest());
        source.take(bar.size());
        moves.push_back({{static_cast<Letter>(letter), !bar.empty()}, at});
    }
    return moves;
}

class Reader {
public:
    explicit Reader(std::string_view whole) : whole_(whole) {}

    Result<std::vector<Statement>> statements() const {
        std::vector<Statement> all;
        constexpr std::string_view diamond = "\u22c4";
        for (std::string_view rest = whole_; !rest.empty();) {
            const std::size_t end = std::min({rest.find('\n'), rest.find(diamond), rest.size()});
            Result<Statement> statement = statement_of(Source(whole_, rest.substr(0, end)));
            if (!statement) return statement.error();
            if (!statement->tokens.empty()) all.push_back(*std::move(statement));
            rest.remove_prefix(end == rest.size() ? end : end + (rest[end] == '\n' ? 1 : diamond.size()));
        }
        return all;
    }

private:
    Result<Statement> statement_of(Source source) const {
        Statement statement;
        statement.at = source.at();
        for (source.skip_blanks(); !source.is_done(); source.skip_blanks()) {
            const bool is_first_name = statement.kind == Statement::Kind::expression && statement.tokens.size() == 1 &&
                                       statement.tokens[0].kind == Token::Kind::name;
            const auto begins = [&](Statement::Kind kind) {
                statement = {kind, statement.tokens[0].name, {}, statement.at};
            };
            if (is_first_name && source.take_if(":")) begins(Statement::Kind::definition);
            else if (is_first_name && (source.take_if("\u2190") || source.take_if("<-")))
                begins(Statement::Kind::assignment);
            else if (std::optional<Error> error = add_token(source, statement.tokens)) return *std::move(error);
        }
        if (statement.tokens.empty() && statement.kind != Statement::Kind::expression)
            return input_error("unfinished", "something must follow here", source.at());
        return statement;
    }

    std::optional<Error> add_token(Source& source, std::vector<Token>& tokens) const {
        const std::size_t at = source.at();
        const char c = source.rest()[0];
        const bool takes_letters = !tokens.empty() && is_among(taking_letters, tokens.back().name);
        if (takes_letters && c != '\'' && letters_of(source)) {  // DO RUR'
            const std::size_t count = source.rest().size();
            tokens.push_back({Token::Kind::text, source.take(count), at});
        } else if (c == '\'' || c == '"') {
            source.take(1);
            const std::size_t end = c == '"' ? source.rest().find(c) : source.rest().rfind(c);
            if (end == std::string_view::npos) return input_error("open_quote", "this quote is not closed", at);
            tokens.push_back({Token::Kind::text, source.take(end), at + 1});
            source.take(1);
        } else if (c == '(' || c == ')') {
            tokens.push_back({c == '(' ? Token::Kind::open : Token::Kind::close, source.take(1), at});
        } else if (is_digit(c)) {
            std::size_t end = 1;
            while (end < source.rest().size() && is_digit(source.rest()[end])) ++end;
            tokens.push_back({Token::Kind::number, source.take(end), at});
        } else {
            return add_name(source, tokens);
        }
        return {};
    }

    static std::optional<Error> add_name(Source& source, std::vector<Token>& tokens) {
        const std::size_t at = source.at();
        std::size_t end = 0;
        while (end < source.rest().size() && is_letter(source.rest()[end])) ++end;
        std::string name;
        std::string_view piece = source.take(end);
        for (const char c : piece) name += capital(c);
        if (name == "W" || (name.empty() && (source.take_if("\u03c9") || source.take_if("\u2375")))) name = omega;
        if (name == "A" || (name.empty() && (source.take_if("\u03b1") || source.take_if("\u237a")))) name = alpha;
        if (name.empty())
            return input_error("unknown_sign", quoted(character_at(source.rest(), 0)) + " has no meaning here", at);
        if (const std::string_view bar = bar_of(source.rest()); !bar.empty()) source.take(bar.size()), name += '\'';
        tokens.push_back({Token::Kind::name, piece, at, std::move(name)});
        return {};
    }

    std::string_view whole_;
};

}  // namespace

Result<std::vector<Statement>> statements_of(std::string_view text) { return Reader(text).statements(); }

Result<std::vector<Done>> letters_of(std::string_view whole, std::string_view piece) {
    return letters_of(Source(whole, piece));
}

}  // namespace trundle

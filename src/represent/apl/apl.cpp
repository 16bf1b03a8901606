// The paper's expressions, evaluated. A cube is known by what was done to it, a text by its letters: both are lists of
// moves, each with its place in the source, so that an error can point there.
#include <algorithm>
#include <map>

#include "base/memory.h"
#include "base/text.h"
#include "represent/apl/text.h"
#include "represent/definition.h"

namespace trundle {
namespace {

constexpr int deepest = 50;                      // definitions within definitions
constexpr std::size_t most_copied = 20'000'000;  // moves that are carried through definitions

struct Value {
    enum class Kind : std::uint8_t { cube, text, number } kind = Kind::cube;
    std::vector<Done> moves{};
    std::size_t number = 0;
};

class Evaluation {
public:
    Evaluation(const AplRequest& request, const Work& work) : request_(request), work_(work) {}

    Result<Value> run() {
        const Result<std::vector<Statement>> statements = statements_of(request_.text);
        if (!statements) return statements.error();
        Value last;
        for (const Statement& statement : *statements) {
            if (statement.kind == Statement::Kind::definition) {
                definitions_[statement.name] = statement.tokens;
                continue;
            }
            const Result<Value> value = value_of(statement.tokens, {});
            if (!value) return value;
            if (statement.kind == Statement::Kind::assignment) variables_[statement.name] = *value;
            last = *value;
        }
        return last;
    }

private:
    struct Arguments {
        const Value* left = nullptr;
        const Value* right = nullptr;
        int depth = 0;
    };

    const Value* variable(const Token& token, const Arguments& arguments) const {
        if (token.name == omega) return arguments.right;
        if (token.name == alpha) return arguments.left;
        const auto found = variables_.find(token.name);
        return found == variables_.end() ? nullptr : &found->second;
    }
    bool is_value(const Token& token, const Arguments& arguments) const {
        return token.kind != Token::Kind::name || variable(token, arguments) != nullptr;
    }

    bool is_function(std::string_view name) const {
        constexpr std::array<std::string_view, 4> others{"DO", "RANDOM", "INVERSE", "SCRAMBLE"};
        return definitions_.contains(std::string(name)) ||
               (name.size() == 1 && all_letters.find(name[0]) < all_letters.size()) ||
               std::find(others.begin(), others.end(), name) != others.end() ||
               std::any_of(tools().begin(), tools().end(), [&](const Tool& tool) { return tool.name == name; }) ||
               (name.ends_with('\'') && is_function(name.substr(0, name.size() - 1)));
    }

    // Takes the value that the tokens end with.
    Result<Value> last_value(Tokens& tokens, const Arguments& arguments) {
        const Token& token = tokens.back();
        tokens = tokens.first(tokens.size() - 1);
        if (token.kind == Token::Kind::name) {
            const Value& value = *variable(token, arguments);
            copied_ += value.moves.size();
            if (copied_ > most_copied) return too_many(token.at);
            return value;
        }
        if (token.kind == Token::Kind::text) {
            Result<std::vector<Done>> letters = letters_of(request_.text, token.piece);
            if (!letters) return letters.error();
            return Value{Value::Kind::text, *std::move(letters)};
        }
        if (token.kind == Token::Kind::number) {
            std::size_t number = 0;
            for (const char digit : token.piece)
                number = std::min(number * 10 + static_cast<std::size_t>(digit - '0'), max_apl_moves + 1);
            return Value{Value::Kind::number, {}, number};
        }
        if (token.kind == Token::Kind::open) return input_error("parenthesis", "something must follow here", token.at);
        std::size_t open = tokens.size();
        for (int depth = 1; depth > 0 && open-- > 0;)
            depth += tokens[open].kind == Token::Kind::close ? 1 : tokens[open].kind == Token::Kind::open ? -1 : 0;
        if (open >= tokens.size()) return input_error("parenthesis", "this parenthesis was not opened", token.at);
        const Tokens inside = tokens.subspan(open + 1);
        tokens = tokens.first(open);
        if (inside.empty()) return input_error("parenthesis", "there is nothing in these parentheses", token.at);
        return value_of(inside, arguments);
    }

    Result<Value> value_of(Tokens tokens, const Arguments& arguments) {
        for (const Token& token : tokens)
            if (!is_value(token, arguments) && !is_function(token.name))
                return input_error("unknown_name", "there is no function or value called " + quoted(token.name),
                                   token.at);
        if (!is_value(tokens.back(), arguments)) return one_after_another(tokens, arguments);
        Result<Value> value = last_value(tokens, arguments);
        while (value && !tokens.empty()) {
            const Token& function = tokens.back();
            if (is_value(function, arguments))
                return input_error("no_function", "a function is missing between this and what follows", function.at);
            tokens = tokens.first(tokens.size() - 1);
            if (tokens.empty() || !is_value(tokens.back(), arguments)) {
                value = applied(function, nullptr, *std::move(value), arguments.depth);
                continue;
            }
            const Result<Value> left = last_value(tokens, arguments);
            if (!left) return left;
            value = applied(function, &*left, *std::move(value), arguments.depth);
        }
        return value;
    }

    // Functions without anything to do them to: the cube.
    Result<Value> one_after_another(Tokens tokens, const Arguments& arguments) {
        Result<Value> value = variables_["CUBE"];
        for (const Token& token : tokens) {
            if (is_value(token, arguments))
                return input_error("no_value", "nothing follows for this to be done to", tokens.back().at);
            value = applied(token, nullptr, *std::move(value), arguments.depth);
            if (!value) return value;
        }
        return value;
    }

    Result<Value> applied(const Token& function, const Value* left, Value right, int depth) {
        if (work_.is_stopped()) return stopped_error("before the value was known");
        const std::string& name = function.name;
        const auto wrong = [&](std::string_view what) {
            return input_error("argument", name + " " + std::string(what), function.at);
        };
        const bool is_cube = right.kind == Value::Kind::cube;
        const bool is_text = right.kind == Value::Kind::text;
        if (const auto found = definitions_.find(name); found != definitions_.end()) {
            if (depth == deepest) return wrong("is defined by itself");
            return value_of(found->second, {left, &right, depth + 1});
        }
        if (name == "DO") {
            if (!is_text) return wrong("takes letters on its right, such as DO 'RUR'");
            if (left != nullptr && left->kind != Value::Kind::cube) return wrong("takes a cube on its left");
            return with_moves(left != nullptr ? *left : variables_["CUBE"], right.moves, function.at);
        }
        if (name == "RANDOM") {
            if (!is_text || right.moves.empty()) return wrong("needs letters to choose from, such as RANDOM LCR");
            if (left != nullptr && left->kind != Value::Kind::number) return wrong("takes a number on its left");
            return chosen(right.moves, left != nullptr ? left->number : request_.count, function.at);
        }
        if (name == "INVERSE") {
            if (!is_text) return wrong("takes letters, such as INVERSE 'RUR'");
            if (left != nullptr && left->kind != Value::Kind::text) return wrong("takes names in pairs on its left");
            return inverse_of(right.moves, left, function.at);
        }
        if (left != nullptr) return wrong("takes nothing on its left");
        const Result<std::vector<Done>> moves = moves_of(function, depth);
        if (!moves) return moves.error();
        if (!is_cube) return wrong("is done to a cube");
        return with_moves(std::move(right), *moves, function.at);
    }

    // What a name does to a cube: a letter, a tool, SCRAMBLE, or the inverse of one of these or of a definition.
    Result<std::vector<Done>> moves_of(const Token& function, int depth) {
        const std::string& name = function.name;
        const auto here = [&](std::span<const LetterMove> moves) {
            std::vector<Done> done;
            for (const LetterMove move : moves) done.push_back({move, function.at});
            return done;
        };
        if (name.size() == 1 && all_letters.find(name[0]) < all_letters.size())
            return here(std::array{LetterMove{static_cast<Letter>(all_letters.find(name[0]))}});
        for (const Tool& tool : tools())
            if (tool.name == name) {
                std::vector<Done> done = *letters_of(tool.letters, tool.letters);
                for (Done& each : done) each.at = function.at;
                return done;
            }
        if (name == "SCRAMBLE") return here(scramble(request_.seed + chances_++, request_.count));
        Token forward = function;
        forward.name.pop_back();  // the apostrophe
        const Result<Value> done = applied(forward, nullptr, Value{}, depth);
        if (!done) return done.error();
        std::vector<Done> back(done->moves.rbegin(), done->moves.rend());
        for (Done& each : back) each = {{each.move.letter, !each.move.inverse}, function.at};
        return back;
    }

    Result<Value> chosen(const std::vector<Done>& from, std::size_t count, std::size_t at) {
        if (count > max_apl_moves) return too_many(at);
        std::vector<LetterMove> letters;
        for (const Done& each : from) letters.push_back(each.move);
        Value value{Value::Kind::text};
        for (const LetterMove move : random_of(letters, count, request_.seed + chances_++))
            value.moves.push_back({move, at});
        return value;
    }

    // Each name's partner in the pairs, in the other order: 1 and 2, 3 and 4, ...
    static Result<Value> inverse_of(const std::vector<Done>& moves, const Value* pairs, std::size_t at) {
        Value value{Value::Kind::text};
        for (std::size_t i = moves.size(); i-- > 0;) {
            LetterMove partner{moves[i].move.letter, !moves[i].move.inverse};
            if (pairs != nullptr) {
                const auto found = std::find_if(pairs->moves.begin(), pairs->moves.end(),
                                                [&](const Done& each) { return each.move == moves[i].move; });
                const auto place = static_cast<std::size_t>(found - pairs->moves.begin()) ^ 1u;
                if (found == pairs->moves.end() || place >= pairs->moves.size())
                    return input_error("argument", to_text(moves[i].move) + " is in no pair of names", at);
                partner = pairs->moves[place].move;
            }
            value.moves.push_back({partner, moves[i].at});
        }
        return value;
    }

    Result<Value> with_moves(Value cube, const std::vector<Done>& moves, std::size_t at) const {
        if (cube.moves.size() + moves.size() > max_apl_moves) return too_many(at);
        for (const Done& each : moves)
            if (request_.on && !definition_of(*request_.on).moves[static_cast<std::size_t>(each.move.letter)])
                return input_error("no_such_move",
                                   std::string(name_of(*request_.on)) + " cannot say " + to_text(each.move) +
                                       ": it lacks the up and down centres, which this move changes",
                                   each.at);
        cube.moves.insert(cube.moves.end(), moves.begin(), moves.end());
        return cube;
    }

    static Error too_many(std::size_t at) {
        return input_error("too_long", "that makes more than " + std::to_string(max_apl_moves) + " moves", at);
    }

    const AplRequest& request_;
    const Work& work_;
    std::uint64_t chances_ = 0;  // how often chance was asked
    std::size_t copied_ = 0;
    std::map<std::string, Value> variables_{{"CUBE", {}}};
    std::map<std::string, std::vector<Token>> definitions_;
};

}  // namespace

Result<AplValue> evaluate_apl(const AplRequest& request, const Work& work) {
    const Result<Value> value = Evaluation(request, work).run();
    if (!value) return value.error();
    if (value->kind == Value::Kind::number)
        return input_error("argument", "a number is no cube: what shall be done so often?", 0);
    AplValue result{{}, value->kind == Value::Kind::text};
    for (const Done& each : value->moves) result.moves.push_back(each.move);
    return result;
}

}  // namespace trundle

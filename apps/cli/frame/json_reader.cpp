// Text -> JSON, strictly as RFC 8259 has it; errors say where.
#include <charconv>

#include "frame/json.h"

namespace trundle::cli {

class JsonReader {
public:
    explicit JsonReader(std::string_view text) : text_(text) {}

    Result<Json> read_all() {
        Json json = read_value(0);
        skip_spaces();
        if (at_ < text_.size()) fail("nothing may follow the value");
        if (error_) return *error_;
        return json;
    }

private:
    static constexpr int max_depth = 64;

    void fail(std::string_view message) {
        if (!error_) error_ = input_error("json", "not JSON: " + std::string(message), at_);
        at_ = text_.size();
    }
    char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skip_spaces() {
        while (here() == ' ' || here() == '\t' || here() == '\n' || here() == '\r') ++at_;
    }
    bool take(char c) {
        skip_spaces();
        if (here() != c) return false;
        ++at_;
        return true;
    }

    Json read_value(int depth) {
        skip_spaces();
        if (depth > max_depth) fail("nested too deep");
        const char c = here();
        if (c == '{') return read_members(depth);
        if (c == '[') return read_items(depth);
        if (c == '"') return read_text();
        if (c == '-' || (c >= '0' && c <= '9')) return read_number();
        for (const auto& [word, value] : {std::pair("true", Json(true)), {"false", Json(false)}, {"null", Json()}})
            if (text_.substr(at_).starts_with(word)) {
                at_ += std::string_view(word).size();
                return value;
            }
        fail("expected a value");
        return {};
    }

    Json read_members(int depth) {
        Json json = Json::object();
        ++at_;
        if (take('}')) return json;
        do {
            skip_spaces();
            if (here() != '"') return fail("expected a name in quotes"), json;
            const std::string key = read_text();
            if (!take(':')) return fail("expected ':'"), json;
            json[key] = read_value(depth + 1);
        } while (take(','));
        if (!take('}')) fail("expected ',' or '}'");
        return json;
    }

    Json read_items(int depth) {
        Json json = Json::array();
        ++at_;
        if (take(']')) return json;
        do json.push_back(read_value(depth + 1));
        while (take(','));
        if (!take(']')) fail("expected ',' or ']'");
        return json;
    }

    // Kept as it is written, so that whole numbers stay exact.
    Json read_number() {
        const std::size_t start = at_;
        const auto digits = [&] {
            if (here() < '0' || here() > '9') fail("expected a digit");
            while (here() >= '0' && here() <= '9') ++at_;
        };
        if (here() == '-') ++at_;
        digits();
        if (here() == '.') ++at_, digits();
        if (here() == 'e' || here() == 'E') {
            ++at_;
            if (here() == '+' || here() == '-') ++at_;
            digits();
        }
        Json json(Json::Kind::number);
        json.text_ = text_.substr(start, at_ - start);
        return json;
    }

    std::string read_text() {
        std::string value;
        for (++at_; here() != '"'; ++at_) {
            if (static_cast<unsigned char>(here()) < 0x20) return fail("a text is not closed"), value;
            if (here() != '\\') {
                value += here();
                continue;
            }
            ++at_;
            constexpr std::string_view escapes = "\"\\/bfnrt";
            if (here() == 'u') value += read_code_point();
            else if (const std::size_t i = escapes.find(here()); i < escapes.size()) value += "\"\\/\b\f\n\r\t"[i];
            else return fail("unknown escape"), value;
        }
        ++at_;
        return value;
    }

    // \uNNNN, also as two surrogates; leaves the place on its last digit.
    std::string read_code_point() {
        const auto unit = [&]() -> unsigned {
            unsigned value = 0;
            const std::string_view digits = text_.substr(std::min(at_ + 1, text_.size()), 4);
            const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
            if (digits.size() < 4 || failure != std::errc() || end != digits.data() + 4) fail("expected four digits");
            else at_ += 4;
            return value;
        };
        unsigned code = unit();
        if (code >= 0xd800 && code < 0xdc00 && text_.substr(at_ + 1).starts_with("\\u")) {
            at_ += 2;
            code = 0x10000 + ((code - 0xd800) << 10) + (unit() - 0xdc00);
        }
        const auto tail = [&](unsigned shift) { return static_cast<char>(0x80 | (code >> shift & 0x3f)); };
        if (code < 0x80) return {static_cast<char>(code)};
        if (code < 0x800) return {static_cast<char>(0xc0 | code >> 6), tail(0)};
        if (code < 0x10000) return {static_cast<char>(0xe0 | code >> 12), tail(6), tail(0)};
        return {static_cast<char>(0xf0 | (code >> 18 & 7)), tail(12), tail(6), tail(0)};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<Error> error_;
};

Result<Json> Json::parse(std::string_view text) { return JsonReader(text).read_all(); }

}  // namespace trundle::cli

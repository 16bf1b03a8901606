// JSON: values that keep the order of their members. Written here, read by RapidJSON.
#pragma once

#include <trundle/result.h>
#include <concepts>
#include <initializer_list>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace trundle::cli {

class Json {
public:
    enum class Kind : unsigned char { null, boolean, number, text, array, object };

    Json() = default;
    Json(bool value) : kind_(Kind::boolean), text_(value ? "true" : "false") {}
    template <std::integral T>
    Json(T value) : kind_(Kind::number), text_(std::to_string(value)) {}
    Json(double value);
    Json(std::string value) : kind_(Kind::text), text_(std::move(value)) {}
    Json(std::string_view value) : Json(std::string(value)) {}
    Json(const char* value) : Json(std::string(value)) {}
    template <std::ranges::input_range R>
        requires(!std::convertible_to<R, std::string_view>)
    Json(const R& values) : kind_(Kind::array) {
        for (const auto& value : values) items_.emplace_back(value);
    }
    // {{"key", value}, ...} is an object, any other list an array; Json::array settles the doubtful cases.
    Json(std::initializer_list<Json> values);

    static Json object() { return Json(Kind::object); }
    static Json array(std::initializer_list<Json> values = {});

    Json& operator[](std::string_view key);  // of an object; adds the member if it is not there
    void push_back(Json value) { items_.push_back(std::move(value)); }

    Kind kind() const { return kind_; }
    bool is(std::string_view literal) const { return text_ == literal; }  // "true", "12", a text
    const std::string& text() const { return text_; }                     // a number as it is written
    const std::vector<Json>& items() const { return items_; }             // of an array, or the values of an object
    const std::vector<std::string>& keys() const { return keys_; }        // of an object
    const Json* find(std::string_view key) const;                         // nullptr: no such member
    std::size_t size() const { return items_.size(); }
    bool empty() const { return items_.empty(); }

    std::string dump() const;                          // on one line; bytes that are not UTF-8 become U+FFFD
    static Result<Json> parse(std::string_view text);  // exactly RFC 8259, at most 64 levels deep

private:
    friend class JsonBuilder;
    explicit Json(Kind kind) : kind_(kind) {}
    void dump_to(std::string& out) const;

    Kind kind_ = Kind::null;
    std::string text_;
    std::vector<std::string> keys_;  // of an object, beside its items
    std::vector<Json> items_;
};

}  // namespace trundle::cli

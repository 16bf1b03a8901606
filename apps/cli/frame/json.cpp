#include "frame/json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace trundle::cli {
namespace {

// Bytes of the UTF-8 character at an index; 0 if there is none.
std::size_t character_bytes(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::size_t bytes = lead < 0x80   ? 1
                              : lead < 0xc2 ? 0
                              : lead < 0xe0 ? 2
                              : lead < 0xf0 ? 3
                              : lead < 0xf5 ? 4
                                            : 0;
    if (at + bytes > text.size()) return 0;
    for (std::size_t i = 1; i < bytes; ++i)
        if ((static_cast<unsigned char>(text[at + i]) & 0xc0) != 0x80) return 0;
    // The second byte tells overlong forms, surrogates and what lies beyond U+10FFFF.
    const auto second = static_cast<unsigned char>(bytes > 2 ? text[at + 1] : '\x80');
    const bool is_low = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
    const bool is_high = (lead == 0xed && second > 0x9f) || (lead == 0xf4 && second > 0x8f);
    return is_low || is_high ? 0 : bytes;
}

void quote(std::string& out, std::string_view text) {
    out += '"';
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::size_t bytes = character_bytes(text, at);
        if (bytes == 0) out += "\ufffd";
        else if (c == '"' || c == '\\') (out += '\\') += c;
        else if (c == '\n') out += "\\n";
        else if (static_cast<unsigned char>(c) < 0x20) {
            out += c < 0x10 ? "\\u000" : "\\u001";
            out += "0123456789abcdef"[c & 15];
        } else out += text.substr(at, bytes);
        at += std::max<std::size_t>(bytes, 1);
    }
    out += '"';
}

}  // namespace

Json::Json(double value) {
    if (!std::isfinite(value)) return;
    kind_ = Kind::number;
    // No more digits than needed to read the same number; %g drops zeros at the end. Not by std::to_chars, which would
    // bring 115 kB of tables into the module of the page.
    std::array<char, 32> text{};
    for (const int digits : {15, 16, 17}) {
        std::snprintf(text.data(), text.size(), "%.*g", digits, value);
        if (std::strtod(text.data(), nullptr) == value) break;
    }
    text_ = text.data();
}

Json::Json(std::initializer_list<Json> values) : kind_(Kind::array) {
    const auto is_member = [](const Json& value) {
        return value.kind_ == Kind::array && value.size() == 2 && value.items_[0].kind_ == Kind::text;
    };
    if (!std::ranges::all_of(values, is_member)) {
        items_ = values;
        return;
    }
    kind_ = Kind::object;
    for (const Json& value : values) {
        keys_.push_back(value.items_[0].text_);
        items_.push_back(value.items_[1]);
    }
}

Json Json::array(std::initializer_list<Json> values) {
    Json json(Kind::array);
    json.items_ = values;
    return json;
}

Json& Json::operator[](std::string_view key) {
    kind_ = Kind::object;
    for (std::size_t i = 0; i < keys_.size(); ++i)
        if (keys_[i] == key) return items_[i];
    keys_.emplace_back(key);
    return items_.emplace_back();
}

const Json* Json::find(std::string_view key) const {
    for (std::size_t i = 0; i < keys_.size(); ++i)
        if (keys_[i] == key) return &items_[i];
    return nullptr;
}

std::string Json::dump() const {
    std::string out;
    dump_to(out);
    return out;
}

void Json::dump_to(std::string& out) const {
    switch (kind_) {
        case Kind::null:
            out += "null";
            break;
        case Kind::boolean:
        case Kind::number:
            out += text_;
            break;
        case Kind::text:
            quote(out, text_);
            break;
        case Kind::array:
        case Kind::object:
            out += kind_ == Kind::array ? '[' : '{';
            for (std::size_t i = 0; i < items_.size(); ++i) {
                if (i > 0) out += ',';
                if (kind_ == Kind::object) {
                    quote(out, keys_[i]);
                    out += ':';
                }
                items_[i].dump_to(out);
            }
            out += kind_ == Kind::array ? ']' : '}';
    }
}

}  // namespace trundle::cli

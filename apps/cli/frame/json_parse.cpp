// Text -> JSON by RapidJSON, strictly as RFC 8259 has it; errors say where.
#include <rapidjson/error/en.h>
#include <rapidjson/memorystream.h>
#include <rapidjson/reader.h>

#include "frame/json.h"

namespace trundle::cli {

// Hears the parser's events; false ends it.
class JsonBuilder {
public:
    using Size = rapidjson::SizeType;
    static constexpr std::size_t max_depth = 64;

    Json json;
    const char* objection = nullptr;

    bool Null() { return add({}); }
    bool Bool(bool value) { return add(value); }
    bool RawNumber(const char* text, Size size, bool) {  // as it is written, so that whole numbers stay exact
        Json number(Json::Kind::number);
        number.text_.assign(text, size);
        return add(std::move(number));
    }
    bool String(const char* text, Size size, bool) { return is_whole({text, size}) && add(std::string(text, size)); }
    bool Key(const char* text, Size size, bool) {
        if (!is_whole({text, size})) return false;
        open_.back()->keys_.emplace_back(text, size);
        return true;
    }
    bool StartObject() { return open(Json::object()); }
    bool StartArray() { return open(Json::array()); }
    bool EndObject(Size) { return open_.pop_back(), true; }
    bool EndArray(Size) { return open_.pop_back(), true; }
    // Not asked for: numbers come as they are written.
    bool Int(int) { return false; }
    bool Uint(unsigned) { return false; }
    bool Int64(std::int64_t) { return false; }
    bool Uint64(std::uint64_t) { return false; }
    bool Double(double) { return false; }

private:
    bool object_to(const char* why) { return objection = why, false; }

    // RapidJSON lets the second half of a surrogate pair stand alone; it ends up as ED B0..BF XX.
    bool is_whole(std::string_view text) {
        for (std::size_t at = text.find('\xed'); at != std::string_view::npos; at = text.find('\xed', at + 1))
            if (at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) >= 0xa0)
                return object_to("half of a surrogate pair");
        return true;
    }
    bool add(Json value) {
        if (open_.empty()) json = std::move(value);
        else open_.back()->items_.push_back(std::move(value));
        return true;
    }
    bool open(Json value) {
        if (open_.size() == max_depth) return object_to("nested too deep");
        add(std::move(value));
        open_.push_back(open_.empty() ? &json : &open_.back()->items_.back());
        return true;
    }

    std::vector<Json*> open_;  // the values that the parser is inside of
};

Result<Json> Json::parse(std::string_view text) {
    constexpr unsigned flags = rapidjson::kParseIterativeFlag | rapidjson::kParseNumbersAsStringsFlag |
                               rapidjson::kParseValidateEncodingFlag | rapidjson::kParseStopWhenDoneFlag;
    rapidjson::Reader reader;
    rapidjson::MemoryStream stream(text.data(), text.size());
    JsonBuilder builder;
    const rapidjson::ParseResult result = reader.Parse<flags>(stream, builder);
    if (result.IsError())
        return input_error(
            "json",
            std::string("not JSON: ") +
                (builder.objection != nullptr ? builder.objection : rapidjson::GetParseError_En(result.Code())),
            std::min(result.Offset(), text.size()));
    const std::size_t rest = text.find_first_not_of(" \t\r\n", stream.Tell());
    if (rest != std::string_view::npos) return input_error("json", "not JSON: nothing may follow the value", rest);
    return std::move(builder.json);
}

}  // namespace trundle::cli

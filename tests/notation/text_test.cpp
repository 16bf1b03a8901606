// Runs tests/data/notation.txt, where the cases read like documentation.
#include <gtest/gtest.h>
#include <trundle/notation.h>
#include <fstream>

namespace trundle {
namespace {

std::string utf8(unsigned long code) {
    const auto tail = [&](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3f)); };
    if (code < 0x800) return {static_cast<char>(0xc0 | code >> 6), tail(0)};
    return {static_cast<char>(0xe0 | code >> 12), tail(6), tail(0)};
}

std::string unescaped(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            result += text[i];
            continue;
        }
        const char c = text[++i];
        if (c == 'u' || c == 'x') {
            const std::size_t end = text.find('}', i);
            const unsigned long code = std::stoul(std::string(text.substr(i + 2, end - i - 2)), nullptr, 16);
            result += c == 'u' ? utf8(code) : std::string(1, static_cast<char>(code));
            i = end;
        } else {
            result += c == 't' ? '\t' : c == 'r' ? '\r' : c == 'n' ? '\n' : c;
        }
    }
    return result;
}

struct Case {
    std::string from, to;  // names of notations
    std::string input;
    std::string expected;  // the text, or "!! ..."
    int line = 0;
};

std::vector<Case> cases() {
    std::vector<Case> result;
    std::ifstream file(TEST_DATA "/notation.txt");
    std::string from, to;
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        if (line.empty() || line[0] == '#') continue;
        if (line.starts_with("== ")) {
            const std::size_t separator = line.find(" to ");
            from = line.substr(3, separator - 3);
            to = separator == std::string::npos ? from : line.substr(separator + 4);
            continue;
        }
        const std::size_t says = line.rfind(" =>");
        const std::size_t at = says != std::string::npos ? says : line.find(" !! ");
        if (at == std::string::npos) ADD_FAILURE() << "line " << number << " is no case";
        const std::size_t start = std::min(line.size(), at + (says != std::string::npos ? 4 : 1));
        result.push_back({from, to, unescaped(line.substr(0, at)), line.substr(start), number});
    }
    return result;
}

std::string answer(const Error& error) {
    return "!! " + (error.at ? std::to_string(*error.at) + " " : "") + error.code + ": " + error.message;
}

Result<Reading> read(const std::string& text, const std::string& notation) {
    if (notation == "auto") return parse(text);
    Result<Moves> moves = parse(text, *notation_of(notation));
    if (!moves) return moves.error();
    return Reading{*moves, *notation_of(notation)};
}

TEST(Notation, every_case_of_the_text_file_reads_and_prints_as_written) {
    const std::vector<Case> all = cases();
    ASSERT_GT(all.size(), 100u);
    for (const Case& c : all) {
        SCOPED_TRACE("notation.txt:" + std::to_string(c.line) + ": " + c.input);
        const Result<Reading> reading = read(c.input, c.from);
        if (!reading) {
            EXPECT_EQ(answer(reading.error()), c.expected);
            continue;
        }
        const Result<std::string> text = print(reading->moves, notation_of(c.to).value_or(reading->notation));
        EXPECT_EQ(text ? *text : answer(text.error()), c.expected);
    }
}

}  // namespace
}  // namespace trundle

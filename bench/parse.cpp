// Reading algorithms: 10 MB of random moves.
#include <trundle/notation.h>
#include <array>
#include <string>

#include "base/random.h"
#include "jobs.h"

namespace trundle::bench {
namespace {

constexpr std::size_t text_size = 10'000'000;

// Words drawn by chance and joined by spaces, cut or filled up to text_size.
template <std::size_t Families, std::size_t Suffixes>
std::string random_text(const std::array<std::string_view, Families>& families,
                        const std::array<std::string_view, Suffixes>& suffixes) {
    Random random(1);
    std::string text;
    while (text.size() + 8 < text_size) {
        text += families[random.below(Families)];
        text += suffixes[random.below(Suffixes)];
        text += ' ';
    }
    text.resize(text_size, ' ');
    return text;
}

const std::string& wca_text() {
    using Words = std::array<std::string_view, 18>;
    static const std::string text =
        random_text(Words{"U", "R", "F", "D", "L", "B", "U", "R", "F", "D", "L", "B", "M", "E", "S", "Rw", "u", "x"},
                    std::array<std::string_view, 4>{"", "'", "2", "2'"});
    return text;
}

const std::string& path_text() {
    using Words = std::array<std::string_view, 9>;
    static const std::string text =
        random_text(Words{"l", "r", "u", "d", "f", "b", "e", "m", "s"}, std::array<std::string_view, 2>{"+", "-"});
    return text;
}

std::uint64_t read(const std::string& text, Notation notation) {
    const Result<Moves> moves = parse(text, notation);
    return moves ? moves->size() + moves->back().raw() : 0;
}

constexpr std::array<Job, 2> jobs{{
    {"parse/wca", "byte", text_size, [] { return read(wca_text(), Notation::wca); }},
    {"parse/path", "byte", text_size, [] { return read(path_text(), Notation::path); }},
}};

}  // namespace

std::span<const Job> parse_jobs() { return jobs; }

}  // namespace trundle::bench

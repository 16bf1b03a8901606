#include "god/line.h"

#include <trundle/view.h>

#include "base/checksum.h"
#include "base/text.h"

namespace trundle {
std::uint64_t checksum_of(std::string_view text) {
    return checksum(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

std::string hexadecimal(std::uint64_t number) {
    std::string digits(16, '0');
    for (std::size_t i = digits.size(); i-- > 0; number /= 16) digits[i] = "0123456789abcdef"[number % 16];
    return digits;
}

std::string facelet_text(const SolvableCube& cube) { return to_text(to_facelets(World{cube, {}})); }

Result<SolvableCube> cube_of_facelets(std::string_view facelets) {
    const Result<Facelets> read = parse_facelets(facelets);
    if (!read) return read.error();
    const Result<World> world = from_facelets(*read);
    if (!world) return world.error();
    return world->cube;
}

std::optional<std::uint64_t> WordReader::number(std::uint64_t most) {
    const std::optional<std::uint64_t> number = whole_number<std::uint64_t>(word(), 10);
    return number && *number <= most ? number : std::nullopt;
}

std::optional<std::uint64_t> WordReader::hexadecimal() {
    const std::string_view digits = word();
    return digits.size() == 16 ? whole_number<std::uint64_t>(digits, 16) : std::nullopt;
}

}  // namespace trundle

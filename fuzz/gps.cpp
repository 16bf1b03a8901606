// Generalized path strings: what is read is printed and read back; its length is that of its expansion and its walk.
#include <trundle/gps.h>

#include "check/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trundle;
    const std::string_view text = fuzz::text_of(data, size);
    const Result<Gps> gps = Gps::parse(text);
    if (!gps) {
        fuzz::check_error(gps.error(), text);
        return 0;
    }
    fuzz::require(*Gps::parse(gps->to_text()) == *gps);

    const Deltas deltas{static_cast<std::int64_t>(size % 7), static_cast<std::int64_t>(size % 5)};
    const Result<std::int64_t> length = gps->length(deltas);
    const Result<std::string> rolls = gps->expand(deltas, 10'000);
    fuzz::require(rolls.has_value() == (length && *length <= 10'000));
    if (!rolls) return 0;
    fuzz::require(static_cast<std::int64_t>(rolls->size()) == *length);
    GpsWalk walk(*gps, deltas);
    for (char roll : *rolls) fuzz::require(letter_of(*walk.next()) == roll);
    fuzz::require(!walk.next());
    return 0;
}

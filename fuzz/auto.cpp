#include "check/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trundle;
    const std::string_view text = fuzz::text_of(data, size);
    const Result<Reading> reading = parse(text);
    if (!reading) {
        fuzz::check_error(reading.error(), text);
        fuzz::require(!parse(text, Notation::wca) && !parse(text, Notation::crawl));
        return 0;
    }
    fuzz::require(*parse(text, reading->notation) == reading->moves);
    fuzz::check_moves(reading->moves, reading->notation);
    return 0;
}

#include "check/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    trundle::fuzz::check_parser(trundle::fuzz::text_of(data, size), trundle::Notation::apl);
    return 0;
}

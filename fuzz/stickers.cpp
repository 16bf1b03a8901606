#include <trundle/view.h>

#include "check/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trundle;
    const std::string_view text = fuzz::text_of(data, size);
    const Result<Stickers> stickers = parse_stickers(text);
    if (!stickers) {
        fuzz::check_error(stickers.error(), text);
        return 0;
    }
    fuzz::require(*parse_stickers(to_text(*stickers)) == *stickers);
    fuzz::require(to_stickers(to_facelets(*stickers)) == *stickers);
    const Result<World> world = from_facelets(to_facelets(*stickers));
    if (world) fuzz::require(to_stickers(to_facelets(*world)) == *stickers);
    else fuzz::check_error(world.error(), text);
    return 0;
}

// The text as facelets; and a possible cube (the first half of the data are its moves) with some facelets exchanged
// (the second half), which is either refused or comes back as it was.
#include <trundle/view.h>
#include <utility>

#include "check/check.h"

namespace trundle::fuzz {

void check_facelets(const Facelets& facelets) {
    const Result<World> world = from_facelets(facelets);
    if (world) require(to_facelets(*world) == facelets);
    else check_error(world.error(), to_text(facelets));
    require(to_facelets(to_stickers(facelets)) == facelets);
    require(*parse_facelets(to_text(facelets)) == facelets);
}

}  // namespace trundle::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace trundle;
    const std::string_view text = fuzz::text_of(data, size);
    const Result<Facelets> read = parse_facelets(text);
    if (read) fuzz::check_facelets(*read);
    else fuzz::check_error(read.error(), text);

    const std::size_t half = size / 2;
    World world;
    for (std::size_t i = 0; i < half; ++i) world = after(world, MoveSet::slice()[data[i] % MoveSet::slice().size()]);
    Facelets facelets = to_facelets(world);
    fuzz::require(from_facelets(facelets).has_value());
    for (std::size_t i = half; i + 1 < size; i += 2)
        std::swap(facelets[data[i] % facelet_count], facelets[data[i + 1] % facelet_count]);
    fuzz::check_facelets(facelets);
    return 0;
}

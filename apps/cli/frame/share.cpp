#include "frame/share.h"

#include <charconv>

namespace trundle::cli {

Result<Share> read_share(const Request& request) {
    const std::optional<std::string> text = request.value("--part");
    if (!text) return Share{};
    constexpr std::size_t most = 1'000'000;
    Share share;
    const char* const end = text->data() + text->size();
    const auto [slash, bad_index] = std::from_chars(text->data(), end, share.index);
    if (bad_index == std::errc() && slash != end && *slash == '/') {
        const auto [rest, bad_count] = std::from_chars(slash + 1, end, share.count);
        if (bad_count == std::errc() && rest == end && share.index >= 1 && share.index <= share.count &&
            share.count <= most)
            return share;
    }
    return usage_error("--part takes I/N with I from 1 to N, such as 2/5, not '" + *text + "'");
}

}  // namespace trundle::cli

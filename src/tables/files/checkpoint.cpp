#include "tables/files/checkpoint.h"

#include <algorithm>
#include <cstring>

#include "tables/files/format.h"

namespace trundle {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t written_in_a_moment = 64 << 20;

}  // namespace

Checkpoint::Checkpoint(const FileLock& lock, const std::string& path, Description description, Duration pace)
    : lock_(&lock),
      path_(path_of(path)),
      description_(std::move(description)),
      pace_(pace),
      next_(steady_clock::now() + pace) {
    description_.name += " begun";  // never to be taken for the table
}

std::vector<std::uint64_t> Checkpoint::resume(std::span<std::uint8_t> bytes, const Work& work) const {
    if (lock_ == nullptr) return {};
    const Result<std::optional<MappedFile>> file = map_file(path_);
    if (!file || !*file) return {};
    Result<Content> content = content_from(**file, description_, work);
    if (!content) return {};
    constexpr std::size_t step = 4 << 20;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::memcpy(&bytes[at], &content->bytes[at], std::min(step, bytes.size() - at));
        if (work.is_stopped()) return {};
    }
    return std::move(content->distribution);
}

void Checkpoint::offer(std::span<const std::uint8_t> bytes, const std::vector<std::uint64_t>& numbers,
                       const Work& work) {
    if (lock_ == nullptr) return;
    lock_->show_life();
    const auto begin = steady_clock::now();
    if (begin < next_) return;
    write(bytes, numbers, work);
    const auto end = steady_clock::now();
    next_ = end + std::max<Duration>(pace_, 10 * (end - begin));
}

void Checkpoint::leave(std::span<const std::uint8_t> bytes, const std::vector<std::uint64_t>& numbers) {
    if (lock_ != nullptr && bytes.size() <= written_in_a_moment) write(bytes, numbers, {});
}

// What cannot be written is not worth a word: the table itself will be tried, too.
void Checkpoint::write(std::span<const std::uint8_t> bytes, const std::vector<std::uint64_t>& numbers,
                       const Work& work) {
    static_cast<void>(write_file(path_, header_of(description_, {bytes, numbers, nullptr}, work), bytes, work));
}

std::uint64_t Checkpoint::remove() const { return lock_ == nullptr ? 0 : remove_file(path_); }

}  // namespace trundle

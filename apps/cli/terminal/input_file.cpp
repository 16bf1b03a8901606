#include "terminal/input_file.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "frame/console.h"

namespace trundle::cli {
namespace {

constexpr std::size_t block = 1 << 20;      // bytes
constexpr std::size_t most_megabytes = 64;  // of a file, or a line of one, that is kept whole
constexpr std::size_t most = most_megabytes * 1'000'000;

std::string why() { return std::string(": ") + std::strerror(errno); }

Error cannot_write(const std::string& name) {
    return {Fault::environment, "file", "cannot write the file '" + name + "'" + why()};
}

Error too_large(const std::string& what) {
    return input_error("too_large", what + " is too large: at most " + std::to_string(most_megabytes) + " MB are read");
}

}  // namespace

Result<InputFile> InputFile::open(const std::string& name) {
    const std::string shown = name == "-" ? "standard input" : "the file '" + name + "'";
    // Nobody may ever write into a pipe that has a name: the wait for that is in read.
    const int number = name == "-" ? STDIN_FILENO : ::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (number < 0) return input_error("file", "cannot read " + shown + why());
    return InputFile(number, shown);
}

InputFile::InputFile(InputFile&& other) noexcept
    : number_(std::exchange(other.number_, STDIN_FILENO)), shown_(std::move(other.shown_)) {}

InputFile::~InputFile() {
    if (number_ != STDIN_FILENO) ::close(number_);
}

std::size_t InputFile::read(char* to, std::size_t size) {
    constexpr int nap = 50;  // milliseconds
    pollfd file{number_, POLLIN, 0};
    if (::poll(&file, 1, 0) == 0) std::fflush(stdout);
    while (!stop_flag()) {
        if (::poll(&file, 1, nap) <= 0) continue;
        const ssize_t count = ::read(number_, to, size);
        if (count >= 0) return static_cast<std::size_t>(count);
        if (errno == EINTR || errno == EAGAIN) continue;
        error_ = {errno == EISDIR ? Fault::input : Fault::environment, "file", "cannot read " + shown_ + why()};
        return 0;
    }
    error_ = stopped_error("while reading " + shown_);
    return 0;
}

bool InputFile::next(std::string_view& line) {
    for (;;) {
        const char* begin = buffer_.data() + at_;
        const auto* end = static_cast<const char*>(std::memchr(begin, '\n', filled_ - at_));
        if (end == nullptr && !is_done_) {
            refill();
            continue;
        }
        if (end == nullptr && (at_ == filled_ || error_)) return false;
        line = {begin, end != nullptr ? static_cast<std::size_t>(end - begin) : filled_ - at_};
        at_ += line.size() + (end != nullptr ? 1 : 0);
        if (std::exchange(is_first_, false) && line.starts_with("\xef\xbb\xbf")) line.remove_prefix(3);
        if (line.ends_with('\r')) line.remove_suffix(1);
        return true;
    }
}

bool InputFile::must_wait() const {
    if (std::memchr(buffer_.data() + at_, '\n', filled_ - at_) != nullptr) return false;
    pollfd file{number_, POLLIN, 0};
    return ::poll(&file, 1, 0) == 0;
}

// Keeps the broken line at the end, and reads on behind it.
void InputFile::refill() {
    std::memmove(buffer_.data(), buffer_.data() + at_, filled_ - at_);
    filled_ -= at_;
    at_ = 0;
    if (filled_ > most) {
        error_ = too_large("a line of " + shown_);
        is_done_ = true;
        return;
    }
    if (buffer_.size() - filled_ < block / 2) buffer_.resize(std::max(block, 2 * buffer_.size()));
    const std::size_t count = read(buffer_.data() + filled_, buffer_.size() - filled_);
    filled_ += count;
    is_done_ = count == 0;
}

Result<std::string> read_whole(const std::string& name, std::uint64_t memory) {
    Result<InputFile> file = InputFile::open(name);
    if (!file) return file.error();
    std::string text;
    for (std::size_t count = 1; count > 0;) {
        const std::size_t size = text.size();
        text.resize(size + block);
        count = file->read(text.data() + size, block);
        text.resize(size + count);
        if (memory != 0 && text.size() > memory)
            return Error{Fault::environment, "memory", "the file '" + name + "' is larger than the memory allowed"};
        if (text.size() > most) return too_large("the file '" + name + "'");
    }
    if (file->error()) return *file->error();
    return text;
}

std::optional<Error> try_to_write(const std::string& name) {
    const auto opened = [&](int flags) { return ::open(name.c_str(), flags | O_WRONLY | O_CLOEXEC, 0666); };
    struct stat status {};
    if (::stat(name.c_str(), &status) == 0 && S_ISFIFO(status.st_mode)) return {};  // its reader would see it end
    int number = opened(O_CREAT | O_EXCL);
    if (number >= 0) ::unlink(name.c_str());
    else if (errno == EEXIST) number = opened(O_NONBLOCK);
    if (number < 0) return cannot_write(name);
    ::close(number);
    return {};
}

std::optional<Error> write_whole(const std::string& name, std::string_view text) {
    std::FILE* file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) return cannot_write(name);
    const bool is_whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) != 0 || !is_whole) return cannot_write(name);
    return {};
}

}  // namespace trundle::cli

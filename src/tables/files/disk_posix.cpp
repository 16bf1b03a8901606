// Files where there is a disk. Every name that is opened may be anything: a link, a pipe, a folder.
#ifndef __wasi__
#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <ctime>
#include <memory>
#include <system_error>
#include <thread>

#include "base/memory.h"
#include "tables/files/disk.h"

namespace trundle {
namespace {

std::string lock_of(const std::string& path) { return path + ".part"; }
std::string new_of(const std::string& path) { return path + ".new"; }

Error failure(const std::string& what, int reason = errno) {
    if (reason == ENOMEM) return memory_error();
    return {Fault::environment, "disk", what + ": " + std::generic_category().message(reason)};
}

class Descriptor {
public:
    Descriptor(const std::string& path, int flags)
        : number_(open(path.c_str(), flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) close(number_);
    }

    int number() const { return number_; }
    int release() { return std::exchange(number_, -1); }
    bool is_open() const { return number_ >= 0; }
    struct stat status() const {
        struct stat status {};
        fstat(number_, &status);
        return status;
    }

private:
    int number_;
};

void make_folders(const std::string& path) {
    for (std::size_t at = path.find('/', 1); at != std::string::npos; at = path.find('/', at + 1))
        mkdir(path.substr(0, at).c_str(), 0777);
}

// 0 or the reason why not.
int write_all(int descriptor, std::span<const std::uint8_t> bytes, const Work& work) {
    constexpr std::size_t step = 4 << 20;
    while (!bytes.empty()) {
        if (work.is_stopped()) return EINTR;
        const ssize_t count = write(descriptor, bytes.data(), std::min(step, bytes.size()));
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return errno;
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return 0;
}

// Beyond it a write would not fail but end the process.
bool is_within_limit(std::size_t size) {
    rlimit limit{};
    return getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY || size <= limit.rlim_cur;
}

// Whether the open file is still the one of that name: the last holder of the lock may have removed it.
bool is_named(const struct stat& open_file, const std::string& path) {
    struct stat named {};
    return lstat(path.c_str(), &named) == 0 && open_file.st_ino == named.st_ino && open_file.st_dev == named.st_dev;
}

// All that is in the file now; 0 or the reason why not.
int read_all(int descriptor, std::string& text) {
    char buffer[1 << 16];
    for (;;) {
        const ssize_t count = pread(descriptor, buffer, sizeof buffer, static_cast<off_t>(text.size()));
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        if (count == 0) return 0;
        text.append(buffer, static_cast<std::size_t>(count));
    }
}

// Where the last whole line ends, of so many bytes; negative if it cannot be read.
off_t end_of_lines(int descriptor, off_t size) {
    char buffer[1 << 12];
    for (off_t end = size; end > 0;) {
        const off_t begin = std::max<off_t>(0, end - static_cast<off_t>(sizeof buffer));
        const ssize_t count = pread(descriptor, buffer, static_cast<std::size_t>(end - begin), begin);
        if (count < 0 && errno == EINTR) continue;
        if (count != end - begin) return errno = count < 0 ? errno : EIO, -1;
        const std::string_view text(buffer, static_cast<std::size_t>(count));
        if (const std::size_t newline = text.rfind('\n'); newline != text.npos)
            return begin + static_cast<off_t>(newline) + 1;
        end = begin;
    }
    return 0;
}

}  // namespace

Result<std::optional<MappedFile>> map_file(const std::string& path) {
    const Descriptor file(path, O_RDONLY);
    if (!file.is_open() && errno == ENOENT) return std::optional<MappedFile>();
    if (!file.is_open()) return failure("cannot read " + path);
    const struct stat status = file.status();
    if (!S_ISREG(status.st_mode)) return Error{Fault::environment, "disk", path + " is not a file"};
    const auto size = static_cast<std::size_t>(status.st_size);
    // Where the system has laid a file into large pages, a place at their boundary is what makes them large here.
    constexpr std::size_t page = 2 << 20;
    const std::size_t room = std::max<std::size_t>(size, 1) + page;
    void* const around = mmap(nullptr, room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (around == MAP_FAILED) return failure("cannot map " + path);
    const std::shared_ptr<const void> keeper(around, [room](void* p) { munmap(p, room); });
    void* at = around;
    std::size_t left = room;
    std::align(page, room - page, at, left);
    at = mmap(at, std::max<std::size_t>(size, 1), PROT_READ, MAP_SHARED | MAP_FIXED, file.number(), 0);
    if (at == MAP_FAILED) return failure("cannot map " + path);
#ifdef __linux__
    madvise(at, size, MADV_HUGEPAGE);  // for what is not in memory yet
#endif
    return std::optional(MappedFile{{static_cast<const std::uint8_t*>(at), size}, keeper});
}

FileLock::~FileLock() {
    if (descriptor_ < 0) return;
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && is_named(status, path_)) unlink(path_.c_str());
    close(descriptor_);
}

void FileLock::show_life() const { futimens(descriptor_, nullptr); }

Duration time_since_life(const std::string& path) {
    struct stat status {};
    if (lstat(lock_of(path).c_str(), &status) != 0) return {};
    const auto at = std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec);
    return std::chrono::system_clock::now().time_since_epoch() - at;
}

Result<std::optional<FileLock>> try_lock(const std::string& path) {
    const std::string name = lock_of(path);
    make_folders(path);
    for (;;) {
        Descriptor file(name, O_RDWR | O_CREAT);
        if (!file.is_open()) return failure("cannot write " + name);
        const struct stat status = file.status();
        if (!S_ISREG(status.st_mode)) return Error{Fault::environment, "disk", name + " is not a file"};
        if (flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
            if (errno == EWOULDBLOCK || errno == EINTR) return std::optional<FileLock>();
            return failure("cannot lock " + name);
        }
        if (!is_named(status, name)) continue;
        std::optional<FileLock> lock(std::in_place, file.release(), name);
        lock->show_life();
        return lock;
    }
}

Result<NewFile> NewFile::begin(const std::string& path) {
    const std::string name = new_of(path);
    make_folders(path);
    unlink(name.c_str());
    Descriptor file(name, O_WRONLY | O_CREAT | O_EXCL);
    if (!file.is_open()) return failure("cannot write " + name);
    return NewFile(file.release(), path);
}

NewFile::~NewFile() {
    if (descriptor_ < 0) return;
    close(descriptor_);
    unlink(new_of(path_).c_str());
}

std::optional<Error> NewFile::add(std::span<const std::uint8_t> bytes, const Work& work) {
    size_ += bytes.size();
    const int reason = is_within_limit(size_) ? write_all(descriptor_, bytes, work) : EFBIG;
    if (reason == 0) return {};
    if (work.is_stopped()) return stopped_error("while writing " + path_);
    return failure("cannot write " + path_, reason);
}

std::optional<Error> NewFile::finish() {
    if (rename(new_of(path_).c_str(), path_.c_str()) != 0) return failure("cannot write " + path_);
    close(std::exchange(descriptor_, -1));
    return {};
}

std::optional<Error> write_file(const std::string& path, std::span<const std::uint8_t> head,
                                std::span<const std::uint8_t> body, const Work& work) {
    if (!is_within_limit(head.size() + body.size())) return failure("cannot write " + path, EFBIG);
    Result<NewFile> file = NewFile::begin(path);
    if (!file) return file.error();
    if (std::optional<Error> error = file->add(head, work)) return error;
    if (std::optional<Error> error = file->add(body, work)) return error;
    return file->finish();
}

Result<std::optional<std::string>> read_lines(const std::string& path) {
    const Descriptor file(path, O_RDONLY);
    if (!file.is_open() && errno == ENOENT) return std::optional<std::string>();
    if (!file.is_open()) return failure("cannot read " + path);
    if (!S_ISREG(file.status().st_mode)) return Error{Fault::environment, "disk", path + " is not a file"};
    std::string text;
    if (const int reason = read_all(file.number(), text)) return failure("cannot read " + path, reason);
    return std::optional(text);
}

// Who writes has the lock, so what has no end under it was left by one that is no more. Nor does it leave a part
// itself.
std::optional<Error> append_line(const std::string& path, std::string_view line) {
    make_folders(path);
    const Descriptor file(path, O_RDWR | O_CREAT | O_APPEND);
    if (!file.is_open()) return failure("cannot write " + path);
    if (!S_ISREG(file.status().st_mode)) return Error{Fault::environment, "disk", path + " is not a file"};
    while (flock(file.number(), LOCK_EX) != 0)
        if (errno != EINTR) return failure("cannot lock " + path);
    const off_t size = file.status().st_size;
    const off_t end = end_of_lines(file.number(), size);
    if (end < 0) return failure("cannot read " + path);
    if (end != size && ftruncate(file.number(), end) != 0) return failure("cannot write " + path);
    if (line.empty()) return {};
    const std::string whole = std::string(line) + "\n";
    if (!is_within_limit(static_cast<std::size_t>(end) + whole.size())) return failure("cannot write " + path, EFBIG);
    const ssize_t count = write(file.number(), whole.data(), whole.size());
    if (count == static_cast<ssize_t>(whole.size()) && fsync(file.number()) == 0) return {};
    const int reason = count < 0 || count == static_cast<ssize_t>(whole.size()) ? errno : ENOSPC;
    if (ftruncate(file.number(), end) != 0) return failure("cannot write " + path);
    return failure("cannot write " + path, reason);
}

std::vector<std::string> names_in(const std::string& folder) {
    std::vector<std::string> names;
    const std::unique_ptr<DIR, int (*)(DIR*)> stream(opendir(folder.c_str()), closedir);
    while (const dirent* const entry = stream ? readdir(stream.get()) : nullptr) names.emplace_back(entry->d_name);
    return names;
}

std::uint64_t remove_file(const std::string& path) {
    std::uint64_t bytes = 0;
    for (const std::string& name : {path, lock_of(path), new_of(path)}) {
        struct stat status {};
        if (lstat(name.c_str(), &status) == 0 && unlink(name.c_str()) == 0)
            bytes += static_cast<std::uint64_t>(status.st_size);
    }
    return bytes;
}

void wait_a_moment() { std::this_thread::sleep_for(std::chrono::milliseconds(20)); }

}  // namespace trundle
#endif

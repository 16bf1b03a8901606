#ifndef __wasi__
#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "tables/files/disk.h"

namespace trundle {
namespace {

std::string part_of(const std::string& path) { return path + ".part"; }

Error failure(const std::string& what) {
    return {Fault::environment, "disk", what + ": " + std::generic_category().message(errno)};
}

void make_folders(const std::string& path) {
    for (std::size_t at = path.find('/', 1); at != std::string::npos; at = path.find('/', at + 1))
        mkdir(path.substr(0, at).c_str(), 0777);
}

bool write_all(int descriptor, std::span<const std::uint8_t> bytes) {
    while (!bytes.empty()) {
        const ssize_t count = write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        bytes = bytes.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

// Whether the open file is still the one of that name: the last writer may have renamed or removed it.
bool is_named(int descriptor, const std::string& path) {
    struct stat open_file {};
    struct stat named {};
    return fstat(descriptor, &open_file) == 0 && stat(path.c_str(), &named) == 0 && open_file.st_ino == named.st_ino;
}

}  // namespace

Result<std::optional<MappedFile>> map_file(const std::string& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0 && errno == ENOENT) return std::optional<MappedFile>();
    if (descriptor < 0) return failure("cannot read " + path);
    struct stat status {};
    const std::size_t size = fstat(descriptor, &status) == 0 ? static_cast<std::size_t>(status.st_size) : 0;
    void* const at = mmap(nullptr, std::max<std::size_t>(size, 1), PROT_READ, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (at == MAP_FAILED) return failure("cannot map " + path);
    const std::shared_ptr<const void> keeper(at, [size](void* p) { munmap(p, std::max<std::size_t>(size, 1)); });
    return std::optional(MappedFile{{static_cast<const std::uint8_t*>(at), size}, keeper});
}

FileLock::~FileLock() {
    if (descriptor_ < 0) return;
    if (is_named(descriptor_, part_)) unlink(part_.c_str());
    close(descriptor_);
}

Result<std::optional<FileLock>> try_lock(const std::string& path) {
    const std::string part = part_of(path);
    make_folders(path);
    for (;;) {
        const int descriptor = open(part.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
        if (descriptor < 0) return failure("cannot write " + part);
        if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            const int reason = errno;
            close(descriptor);
            errno = reason;
            if (reason == EWOULDBLOCK || reason == EINTR) return std::optional<FileLock>();
            return failure("cannot lock " + part);
        }
        if (is_named(descriptor, part)) return std::optional<FileLock>(std::in_place, descriptor, part);
        close(descriptor);
    }
}

std::optional<Error> write_file(const FileLock& lock, const std::string& path, std::span<const std::uint8_t> head,
                                std::span<const std::uint8_t> body) {
    if (ftruncate(lock.descriptor(), 0) == 0 && write_all(lock.descriptor(), head) &&
        write_all(lock.descriptor(), body) && rename(lock.part().c_str(), path.c_str()) == 0)
        return {};
    return failure("cannot write " + path);
}

std::uint64_t remove_file(const std::string& path) {
    std::uint64_t bytes = 0;
    for (const std::string& name : {path, part_of(path)}) {
        struct stat status {};
        if (stat(name.c_str(), &status) == 0 && unlink(name.c_str()) == 0)
            bytes += static_cast<std::uint64_t>(status.st_size);
    }
    return bytes;
}

void wait_a_moment() { std::this_thread::sleep_for(std::chrono::milliseconds(50)); }

}  // namespace trundle
#endif

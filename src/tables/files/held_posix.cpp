// Shared memory is open to all users of a machine: a folder there is relied on only if it is one's own.
#ifndef __wasi__
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cstdlib>

#include "base/checksum.h"
#include "base/machine.h"
#include "base/memory.h"
#include "tables/files/disk.h"
#include "tables/files/held.h"

namespace trundle {
namespace {

constexpr const char* shared_memory = "/dev/shm";

// Small pages become large ones, in place; where the system does not do that they stay as they are.
void lay_into_large_pages(const std::string& path, const Work& work) {
#ifdef __linux__
    constexpr int collapse = 25;  // MADV_COLLAPSE, Linux 6.1
    constexpr std::size_t step = 64 << 20;
    const Result<std::optional<MappedFile>> file = map_file(path);
    if (!file || !*file) return;
    const std::span<const std::uint8_t> bytes = (**file).bytes;
    for (std::size_t at = 0; at < bytes.size() && !work.is_stopped(); at += step) {
        // The list of arguments of madvise is older than const.
        void* const begin = const_cast<std::uint8_t*>(&bytes[at]);
        if (madvise(begin, std::min(step, bytes.size() - at), collapse) != 0) return;
        work.progress("laying " + path + " into large pages",
                      static_cast<double>(at) / static_cast<double>(bytes.size()));
    }
#else
    static_cast<void>(path), static_cast<void>(work);
#endif
}

}  // namespace

std::string held_folder_of(const std::string& folder) {
    char resolved[PATH_MAX];
    const std::string whole = realpath(folder.c_str(), resolved) != nullptr ? resolved : folder;
    const std::uint64_t sum = checksum({reinterpret_cast<const std::uint8_t*>(whole.data()), whole.size()});
    return std::string(shared_memory) + "/trundle-" + std::to_string(geteuid()) + "-" + std::to_string(sum);
}

bool is_own_folder(const std::string& held_folder) {
    struct stat status {};
    return lstat(held_folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == geteuid() &&
           (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

std::optional<Error> hold_file(const std::string& held_folder, const std::string& name,
                               std::span<const std::uint8_t> head, std::span<const std::uint8_t> body,
                               const Work& work) {
    mkdir(held_folder.c_str(), S_IRWXU);
    if (!is_own_folder(held_folder))
        return Error{Fault::environment, "hold", "there is no shared memory to hold tables in: no " + held_folder};
    if (const std::uint64_t room = free_memory(); room != 0 && room < head.size() + body.size())
        return memory_error(head.size() + body.size() - room);
    const std::string path = held_folder + "/" + name;
    const Result<std::optional<FileLock>> lock = try_lock(path);
    if (!lock) return lock.error();
    if (!*lock) return Error{Fault::environment, "busy", "another process is about to hold the table " + name};
    if (const auto error = write_file(path, head, body, work)) return error;
    lay_into_large_pages(path, work);
    return {};
}

std::uint64_t let_go_file(const std::string& held_folder, const std::string& name) {
    if (!is_own_folder(held_folder)) return 0;
    const std::uint64_t bytes = remove_file(held_folder + "/" + name);
    rmdir(held_folder.c_str());  // unless there are others
    return bytes;
}

}  // namespace trundle
#endif

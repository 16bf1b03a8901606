// Files as the tables need them: mapped for reading, written under another name and renamed, one writer at a time.
#pragma once

#include <trundle/result.h>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace trundle {

struct MappedFile {
    std::span<const std::uint8_t> bytes;
    std::shared_ptr<const void> keeper;  // unmaps
};

// None if there is no such file.
Result<std::optional<MappedFile>> map_file(const std::string& path);

// The right to write a file. It belongs to one process at a time and ends with it, even if it is killed. What was
// written under the other name and not renamed goes with it.
class FileLock {
public:
    FileLock(int descriptor, std::string part) : descriptor_(descriptor), part_(std::move(part)) {}
    FileLock(FileLock&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), part_(std::move(other.part_)) {}
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

    int descriptor() const { return descriptor_; }
    const std::string& part() const { return part_; }

private:
    int descriptor_;
    std::string part_;  // the other name
};

// Locks the file's other name; makes the folder if need be. None: somebody else has it.
Result<std::optional<FileLock>> try_lock(const std::string& path);

// Writes under the other name and renames.
std::optional<Error> write_file(const FileLock& lock, const std::string& path, std::span<const std::uint8_t> head,
                                std::span<const std::uint8_t> body);

// Removes the file and what a killed writer left of it; returns the bytes it had.
std::uint64_t remove_file(const std::string& path);

void wait_a_moment();

}  // namespace trundle

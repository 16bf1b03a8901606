// Files as the tables need them: mapped for reading, written under another name and renamed, one writer at a time.
// Nothing but a regular file is ever opened: no link is followed, no pipe waited for.
#pragma once

#include <trundle/result.h>
#include <trundle/work.h>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trundle {

struct MappedFile {
    std::span<const std::uint8_t> bytes;
    std::shared_ptr<const void> keeper;  // unmaps
};

// None if there is no such file.
Result<std::optional<MappedFile>> map_file(const std::string& path);

// The right to write a file. It belongs to one process at a time and ends with it, even if it is killed.
class FileLock {
public:
    FileLock(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}
    FileLock(FileLock&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

    void show_life() const;  // to those who wait

private:
    int descriptor_;
    std::string path_;  // of a file beside the one to be written
};

// Makes the folder if need be. None: somebody else has it.
Result<std::optional<FileLock>> try_lock(const std::string& path);

// How long ago its holder last showed life: it may have been halted.
Duration time_since_life(const std::string& path);

// A file that is written piece by piece under another name, and gets its own when it is finished; until then nothing
// is left of it. One writer at a time.
class NewFile {
public:
    static Result<NewFile> begin(const std::string& path);
    NewFile(NewFile&& other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)), size_(other.size_) {}
    NewFile& operator=(NewFile&&) = delete;
    ~NewFile();

    std::optional<Error> add(std::span<const std::uint8_t> bytes, const Work& work);
    std::optional<Error> finish();

private:
    NewFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

    int descriptor_;
    std::string path_;
    std::size_t size_ = 0;
};

// The holder of the lock alone may call it. Nothing is left of a file that could not be written to its end.
std::optional<Error> write_file(const std::string& path, std::span<const std::uint8_t> head,
                                std::span<const std::uint8_t> body, const Work& work);

// A text that several processes write to, line by line. None if there is no such file.
Result<std::optional<std::string>> read_lines(const std::string& path);
// In one piece, and on the disk when this returns. What a killed writer left of its last line is removed first.
// An empty line is not written: that shows whether one could be.
std::optional<Error> append_line(const std::string& path, std::string_view line);

// The names of all that is in the folder; none if it cannot be read.
std::vector<std::string> names_in(const std::string& folder);

// Removes the file and what a killed writer left of it; returns the bytes they had.
std::uint64_t remove_file(const std::string& path);

void wait_a_moment();

}  // namespace trundle

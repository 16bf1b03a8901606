// Files and standard input, read with an ear for the wish to stop.
#pragma once

#include <trundle/result.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trundle::cli {

// While it waits for more, what was printed so far goes out: a program on the other end of a pipe may wait for that.
class InputFile {
public:
    static Result<InputFile> open(const std::string& name);  // "-" is standard input
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&&) = delete;
    ~InputFile();

    // A piece of it; 0 at the end, when it cannot be read, or when the work is to stop.
    std::size_t read(char* to, std::size_t size);
    // The next line, without copies: good until the next call. False where read would say 0.
    bool next(std::string_view& line);
    // Whether the next line is not there yet.
    bool must_wait() const;
    const std::optional<Error>& error() const { return error_; }

private:
    InputFile(int number, std::string shown) : number_(number), shown_(std::move(shown)) {}
    void refill();

    int number_;
    std::string shown_;  // for people
    std::optional<Error> error_;
    std::vector<char> buffer_ = std::vector<char>(1);  // never at a null pointer
    std::size_t at_ = 0;
    std::size_t filled_ = 0;
    bool is_first_ = true;
    bool is_done_ = false;
};

// For the host.
Result<std::string> read_whole(const std::string& name, std::uint64_t memory);
std::optional<Error> try_to_write(const std::string& name);
std::optional<Error> write_whole(const std::string& name, std::string_view text);

}  // namespace trundle::cli

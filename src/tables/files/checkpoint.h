// A table that takes long to make is left behind from time to time, as far as it is: who makes it next, in this process
// or in another, goes on from there.
#pragma once

#include "tables/files/content.h"
#include "tables/files/disk.h"

namespace trundle {

class Checkpoint {
public:
    static constexpr Duration usual_pace = std::chrono::seconds(2);

    Checkpoint() = default;  // leaves nothing behind
    // Who has the lock of the table at `path` may. It shows life to those who wait for it.
    Checkpoint(const FileLock& lock, const std::string& path, Description description, Duration pace);

    // Reads what was left behind into `bytes`: the numbers that say how far it is, or none.
    std::vector<std::uint64_t> resume(std::span<std::uint8_t> bytes, const Work& work) const;

    // To be called often. It takes at most a tenth of the time.
    void offer(std::span<const std::uint8_t> bytes, const std::vector<std::uint64_t>& numbers, const Work& work);
    // The work is stopped: for what is written in a moment. For what is not, the last offer must do.
    void leave(std::span<const std::uint8_t> bytes, const std::vector<std::uint64_t>& numbers);

    // What it left; returns its bytes.
    std::uint64_t remove() const;
    static std::string path_of(const std::string& table) { return table + ".begun"; }

private:
    void write(std::span<const std::uint8_t> bytes, const std::vector<std::uint64_t>& numbers, const Work& work);

    const FileLock* lock_ = nullptr;
    std::string path_{};
    Description description_{};
    Duration pace_{};
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace trundle

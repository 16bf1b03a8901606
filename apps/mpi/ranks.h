// The processes that mpirun started, as the library sees them.
#pragma once

#include <trundle/explore.h>

namespace trundle::cli {

class Ranks : public Peers {
public:
    Ranks();  // after MPI_Init

    int rank() const override { return rank_; }
    int count() const override { return count_; }
    std::uint64_t sum(std::uint64_t mine) override;
    std::uint64_t most(std::uint64_t mine) override;
    std::vector<std::size_t> announce(std::span<const std::size_t> counts) override;
    void exchange(std::span<const std::byte> out, std::span<const std::size_t> out_counts, std::span<std::byte> in,
                  std::span<const std::size_t> in_counts) override;
    void say(const std::string& what) const;  // on standard error, whichever it is
    // Says why and ends all ranks with exit code 5; alone there is nobody to be ended.
    void desert(const Error& why) override;

private:
    int rank_ = 0;
    int count_ = 1;
};

}  // namespace trundle::cli

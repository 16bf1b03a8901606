#include "ranks.h"

#include <mpi.h>

#include <cstdio>

#include "frame/answer.h"

namespace trundle::cli {
namespace {

// Parcels are counted, not bytes: of those, more than 2^31 may go to one rank.
class ParcelType {
public:
    ParcelType() {
        MPI_Type_contiguous(static_cast<int>(Peers::parcel_bytes), MPI_BYTE, &type_);
        MPI_Type_commit(&type_);
    }
    ParcelType(const ParcelType&) = delete;
    ParcelType& operator=(const ParcelType&) = delete;
    ~ParcelType() { MPI_Type_free(&type_); }
    MPI_Datatype get() const { return type_; }

private:
    MPI_Datatype type_ = MPI_DATATYPE_NULL;
};

struct ParcelLayout {
    explicit ParcelLayout(std::span<const std::size_t> parcels) {
        int at = 0;
        for (const std::size_t count : parcels) {
            counts.push_back(static_cast<int>(count));
            begins.push_back(at);
            at += counts.back();
        }
    }
    std::vector<int> counts, begins;
};

std::uint64_t reduced(std::uint64_t mine, MPI_Op how) {
    std::uint64_t all = 0;
    MPI_Allreduce(&mine, &all, 1, MPI_UINT64_T, how, MPI_COMM_WORLD);
    return all;
}

}  // namespace

Ranks::Ranks() {
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &count_);
}

std::uint64_t Ranks::sum(std::uint64_t mine) { return reduced(mine, MPI_SUM); }
std::uint64_t Ranks::most(std::uint64_t mine) { return reduced(mine, MPI_MAX); }

std::vector<std::size_t> Ranks::announce(std::span<const std::size_t> counts) {
    static_assert(sizeof(std::size_t) == sizeof(std::uint64_t));
    std::vector<std::size_t> for_me(counts.size());
    MPI_Alltoall(counts.data(), 1, MPI_UINT64_T, for_me.data(), 1, MPI_UINT64_T, MPI_COMM_WORLD);
    return for_me;
}

void Ranks::exchange(std::span<const std::byte> out, std::span<const std::size_t> out_counts, std::span<std::byte> in,
                     std::span<const std::size_t> in_counts) {
    const ParcelType parcel;
    const ParcelLayout sent(out_counts);
    const ParcelLayout got(in_counts);
    MPI_Alltoallv(out.data(), sent.counts.data(), sent.begins.data(), parcel.get(), in.data(), got.counts.data(),
                  got.begins.data(), parcel.get(), MPI_COMM_WORLD);
}

void Ranks::say(const std::string& what) const {
    std::fprintf(stderr, "trundle-mpi: rank %d: %s\n", rank_, what.c_str());
}

void Ranks::desert(const Error& why) {
    if (count_ == 1) return;
    say(why.message + "; all ranks end");
    MPI_Abort(MPI_COMM_WORLD, exit_code(why.fault));
}

}  // namespace trundle::cli

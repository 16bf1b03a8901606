#include "mail.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace trundle::cli {
namespace {

constexpr int tag = 1;

}  // namespace

void Mail::send(const Letter& letter, int to) {
    Underway& it = underway_.emplace_back();
    it.bytes = letter.bytes();
    MPI_Isend(it.bytes.data(), static_cast<int>(it.bytes.size()), MPI_BYTE, to, tag, MPI_COMM_WORLD, &it.request);
    is_sent();
}

bool Mail::is_sent() {
    std::erase_if(underway_, [](Underway& it) {
        int is_done = 0;
        MPI_Test(&it.request, &is_done, MPI_STATUS_IGNORE);
        return is_done != 0;
    });
    return underway_.empty();
}

std::optional<Mail::Received> Mail::receive() {
    int is_there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) return {};
    quiet_ = 0;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    MPI_Recv(bytes.data(), size, MPI_BYTE, status.MPI_SOURCE, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return Received{status.MPI_SOURCE, Letter(std::move(bytes))};
}

void Mail::nap() {
    is_sent();
    constexpr int longest = 5;  // 50 us x 2^5
    std::this_thread::sleep_for(std::chrono::microseconds(50 << std::min(quiet_++, longest)));
}

}  // namespace trundle::cli

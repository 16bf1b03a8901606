#include "mail.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

namespace trundle::cli {
namespace {

// A letter may be longer than an int says: it goes in pieces, which stay in order.
constexpr std::size_t piece_bytes = 1 << 20;
enum Tag : int { piece, last_piece };

}  // namespace

void Mail::send(const Letter& letter, int to) {
    std::string_view left = letter.bytes();
    do {
        Underway& it = underway_.emplace_back();
        it.bytes = left.substr(0, piece_bytes);
        left.remove_prefix(it.bytes.size());
        MPI_Isend(it.bytes.data(), static_cast<int>(it.bytes.size()), MPI_BYTE, to, left.empty() ? last_piece : piece,
                  MPI_COMM_WORLD, &it.request);
    } while (!left.empty());
    forget_sent();
}

void Mail::forget_sent() {
    std::erase_if(underway_, [](Underway& it) {
        int is_done = 0;
        MPI_Test(&it.request, &is_done, MPI_STATUS_IGNORE);
        return is_done != 0;
    });
}

std::optional<Mail::Received> Mail::receive() {
    int is_there = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, &status);
    if (is_there == 0) return {};
    quiet_ = 0;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    std::string& bytes = begun_[status.MPI_SOURCE];
    bytes.resize(bytes.size() + static_cast<std::size_t>(size));
    MPI_Recv(bytes.data() + bytes.size() - size, size, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    if (status.MPI_TAG == piece) return {};  // the rest is on its way
    return Received{status.MPI_SOURCE, Letter(std::exchange(bytes, {}))};
}

void Mail::nap() {
    forget_sent();
    constexpr int longest = 7;  // 50 us x 2^7; who wakes more often takes time from those who answer
    std::this_thread::sleep_for(std::chrono::microseconds(50 << std::min(quiet_++, longest)));
}

}  // namespace trundle::cli

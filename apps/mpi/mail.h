// Letters between ranks that nobody waits for: a letter is on its way until the other one takes it.
#pragma once

#include <mpi.h>

#include <cstring>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <type_traits>

namespace trundle::cli {

// What is written is read in the same order.
class Letter {
public:
    Letter() = default;
    explicit Letter(std::string bytes) : bytes_(std::move(bytes)) {}

    template <class Number>
    void put(Number number) {
        static_assert(std::is_trivially_copyable_v<Number>);
        bytes_.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    void put(const std::string& text) {
        put(text.size());
        bytes_ += text;
    }

    template <class Number>
    Number number() {
        Number number{};
        std::memcpy(&number, bytes_.data() + at_, sizeof number);
        at_ += sizeof number;
        return number;
    }
    std::string text() {
        const auto size = number<std::size_t>();
        at_ += size;
        return bytes_.substr(at_ - size, size);
    }
    bool is_read() const { return at_ == bytes_.size(); }
    const std::string& bytes() const { return bytes_; }

private:
    std::string bytes_;
    std::size_t at_ = 0;
};

class Mail {
public:
    struct Received {
        int from = 0;
        Letter letter;
    };

    void send(const Letter& letter, int to);
    std::optional<Received> receive();                           // none: nothing has come
    bool is_sent() { return forget_sent(), underway_.empty(); }  // all of it
    // Sleeps for a moment, longer the longer nothing has come.
    void nap();

private:
    void forget_sent();

    struct Underway {
        std::string bytes;
        MPI_Request request = MPI_REQUEST_NULL;
    };
    std::list<Underway> underway_;
    std::map<int, std::string> begun_;  // of whose letter the first pieces have come
    int quiet_ = 0;                     // naps since something came
};

}  // namespace trundle::cli

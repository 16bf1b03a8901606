// One client, as a coroutine: reads a request, has it answered, writes the answer, and again, until one of the two has
// had enough. While a call is at work it listens for the client's leaving, which ends the work.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>

#include "http/reader.h"
#include "routes.h"

namespace trundle::server {

class Connection : public std::enable_shared_from_this<Connection> {
public:
    using Socket = boost::asio::generic::stream_protocol::socket;
    using Clock = Call::Clock;

    Connection(Service& service, Socket socket, std::string address);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void start();
    void close();                      // whatever goes on
    void tick(Clock::time_point now);  // now and then: is the deadline over?

    const std::string& address() const { return address_; }
    std::size_t held() const { return held_; }
    bool is_at_work() const { return is_at_work_; }

private:
    template <class T>
    using Task = boost::asio::awaitable<T>;

    Task<void> serve();
    Task<std::optional<HttpResponse>> read(HttpReader& reader);
    Task<void> hear();
    Task<void> work();
    Task<bool> news();
    Task<void> flush();
    Task<void> respond();
    Task<void> part();

    void wait_for_client(std::chrono::seconds time);
    void account(std::size_t more);
    bool listen();
    void watch();
    void begin_stream();
    void say(std::string_view event);
    void finish();

    Service& service_;
    Socket socket_;
    std::string address_;
    Guests::Place place_{};
    bool is_open_ = false;
    bool is_at_work_ = false;  // else it waits for its client
    bool is_reading_ = false;  // a request has begun to come
    bool is_late_ = false;     // and has not come in time
    Clock::time_point deadline_{};
    std::size_t held_ = 0;

    std::string in_;  // heard, and not yet a part of a request
    HttpRequest request_;
    bool stays_ = true;          // whether another may follow
    std::string asker_;          // the address, or whom a proxy asks for
    Clock::time_point asked_{};  // when the request was there
    Routed routed_;

    boost::asio::steady_timer news_;  // cancelled when there are: an event, the outcome
    std::optional<Outcome> outcome_;
    std::string unsent_;    // events
    std::size_t said_ = 0;  // bytes of events
};

}  // namespace trundle::server

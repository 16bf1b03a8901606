// One client: reads a request, has it answered, writes the answer, and again, until one of the two has had enough.
// While a call is at work it listens for the client's leaving, which ends the work.
#pragma once

#include <boost/asio/generic/stream_protocol.hpp>
#include <memory>

#include "guests.h"
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
    void tick(Clock::time_point now);  // now and then: is a deadline over, does a stream need a sign of life

    const std::string& address() const { return address_; }
    std::size_t held() const { return held_; }

private:
    // What it waits for: a request (or the rest of one), a worker, the client to take an answer, or, after an answer
    // that ends the connection, the client to notice: what is still on its way from it would else destroy the answer.
    enum class Phase : unsigned char { reading, working, answering, parting, closed };

    void enter(Phase phase, std::chrono::seconds time);
    void listen();
    void hear(std::string_view bytes);
    void read_on();
    bool take_head();
    void handle();
    void refuse(HttpResponse response);

    void respond(HttpResponse response);
    void begin_stream();
    void say(std::string_view event);
    void finish_stream(const Outcome& outcome);
    void write();
    void written();
    void finish();
    void account();

    Service& service_;
    Socket socket_;
    std::string address_;
    std::string asker_;  // the same, or whom a proxy asks for
    Guests::Place place_{};
    Phase phase_ = Phase::closed;
    Clock::time_point deadline_{};
    bool is_listening_ = false;

    std::string in_;          // heard, and not yet a part of a request
    bool has_begun_ = false;  // something of a request is there
    bool has_head_ = false;
    HttpRequest request_;
    Routed routed_;
    Clock::time_point asked_{};  // when the request was there

    std::string out_;        // being written: a head, or events
    std::string body_;       // after it
    std::string_view rest_;  // after it: a body of its own or one of the site
    std::string unsent_;     // events for the next write
    bool is_writing_ = false;
    bool is_streaming_ = false;
    Clock::time_point last_said_{};
    Answered answered_;
    std::size_t held_ = 0;
};

}  // namespace trundle::server

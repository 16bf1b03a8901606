// The server as a whole: it lets clients in until it is told to end, and then is gone within a moment.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>

#include "service.h"

namespace trundle::server {

class Server {
public:
    Server(boost::asio::io_context& context, Settings settings, Site site);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // The port it listens on, or why it cannot.
    Result<int> open();
    void run();  // until a signal

private:
    void accept();
    void tick();
    void await_signal();
    void end();
    void await_workers();

    boost::asio::io_context& context_;
    Service service_;
    boost::asio::ip::tcp::acceptor acceptor_;
    boost::asio::signal_set signals_;
    boost::asio::steady_timer clock_;
    boost::asio::steady_timer farewell_;
    Call::Clock::time_point last_moment_{};
    unsigned ticks_ = 0;
};

}  // namespace trundle::server

// The server as a whole: it lets clients in until it is told to end, and then is gone within a moment.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

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
    void run();

private:
    boost::asio::awaitable<void> accept();
    boost::asio::awaitable<void> keep_time();
    boost::asio::awaitable<void> live();  // until a signal
    boost::asio::awaitable<void> pause(std::chrono::milliseconds time);

    boost::asio::io_context& context_;
    Service service_;
    boost::asio::ip::tcp::acceptor acceptor_;
};

}  // namespace trundle::server

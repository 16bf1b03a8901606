// What all connections share.
#pragma once

#include <boost/asio/io_context.hpp>

#include "guests.h"
#include "http/site.h"
#include "metrics.h"
#include "work/lane.h"

namespace trundle::server {

struct Settings {
    std::string host = "127.0.0.1";
    int port = 8017;
    std::filesystem::path page{};
    std::string program{};             // the command line
    std::vector<std::string> names{};  // under which it may be asked for, beside those of this machine
    bool is_behind_proxy = false;      // on this machine: it says whom it asks for, in X-Forwarded-For
    bool logs = false;                 // a line a request on standard error
};

struct Service {
    Settings settings;
    Site site;
    std::string openapi;
    boost::asio::io_context& context;
    Guests guests;
    Metrics metrics{};
    Lane quick;
    Lane slow;
    bool is_ending = false;
};

}  // namespace trundle::server

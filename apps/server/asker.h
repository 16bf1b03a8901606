// Who asks: all that share a network are one when places and workers are shared out.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

#include "http/message.h"

namespace trundle::server {

// "192.0.2.1"; of IPv6 the network, "2001:db8:1:2::", since one household has all the addresses in it.
std::string name_of(const boost::asio::ip::address& address);

// Whom a proxy on this machine asks for; whoever is no such proxy asks for himself.
std::string asker_behind(const std::string& proxy, const HttpRequest& request);

}  // namespace trundle::server

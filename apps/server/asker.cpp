#include "asker.h"

#include <algorithm>
#include <boost/beast/http/field.hpp>

namespace trundle::server {

namespace ip = boost::asio::ip;

std::string name_of(const ip::address& address) {
    if (address.is_v4()) return address.to_string();
    if (address.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
    if (address.is_loopback()) return "::1";
    ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return ip::address_v6(bytes).to_string();
}

std::string asker_behind(const std::string& proxy, const HttpRequest& request) {
    if (!proxy.starts_with("127.") && proxy != "::1") return proxy;
    std::string_view last = request["X-Forwarded-For"];
    last.remove_prefix(last.rfind(',') + 1);
    last.remove_prefix(std::min(last.find_first_not_of(' '), last.size()));
    boost::system::error_code failure;
    const ip::address asker = ip::make_address(last, failure);
    return failure ? proxy : name_of(asker);
}

}  // namespace trundle::server

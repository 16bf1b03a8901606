// The one file that knows Boost.Beast: its parser decides what is HTTP. It sees a head only when it is there as a
// whole, and never a body, so it holds nothing between two packets.
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>

#include "bounds.h"
#include "http/message.h"

namespace trundle::server {
namespace {

namespace http = boost::beast::http;

HeadReading refused(int status, std::string_view code, std::string_view message) {
    return {{}, error_response(status, code, message)};
}

}  // namespace

HeadReading read_head(std::string_view head) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(longest_head);
    parser.body_limit(boost::none);
    boost::system::error_code failure;
    parser.put(boost::asio::buffer(head.data(), head.size()), failure);
    if (failure == http::error::header_limit || failure == http::error::buffer_overflow)
        return refused(431, "too_large", "the request line and the headers have at most 16 KB");
    if (!parser.is_header_done()) return refused(400, "http", "this is not HTTP/1.1 as its standard has it");

    HeadReading reading;
    HttpRequest& request = reading.request;
    request.method = parser.get().method_string();
    request.target = parser.get().target();
    request.is_old = parser.get().version() < 11;
    request.stays = parser.keep_alive();
    request.length = parser.content_length().value_or(0);
    for (const auto& field : parser.get()) request.headers.emplace_back(field.name_string(), field.value());

    if (request.headers.size() > most_headers) return refused(431, "too_large", "a request has at most 100 headers");
    if (request.count("Host") > 1 || (request.count("Host") == 0 && !request.is_old))
        return refused(400, "http", "a request names its host once");
    if (parser.chunked()) return refused(411, "no_length", "a body must come with its length, not in chunks");
    if (request.count("Content-Encoding") > 0) return refused(415, "encoded", "a body must not be encoded");
    if (request.length > longest_body) return refused(413, "too_large", "a request has at most 1 MB");
    return reading;
}

}  // namespace trundle::server

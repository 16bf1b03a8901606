// Reads one request from bytes as they come: Beast's parser within our bounds. What HTTP does not allow, and what this
// server does not take, becomes the response that says so.
#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <optional>

#include "bounds.h"
#include "http/message.h"

namespace trundle::server {

inline HttpResponse refused(const boost::system::error_code& failure) {
    if (failure == http::error::header_limit)
        return error_response(431, "too_large", "the request line and the headers have at most 16 KB");
    if (failure == http::error::body_limit) return error_response(413, "too_large", "a request has at most 1 MB");
    return error_response(400, "http", "this is not HTTP/1.1 as its standard has it");
}

class HttpReader {
public:
    HttpReader() {
        parser_.header_limit(longest_head);
        parser_.body_limit(longest_body);
    }

    // Takes from the front of `bytes` what belongs to the request. After a refusal nothing more can be read.
    std::optional<HttpResponse> take(std::string& bytes) {
        // Some clients send an empty line after a body.
        if (!parser_.got_some()) bytes.erase(0, std::min(bytes.find_first_not_of("\r\n"), bytes.size()));
        boost::system::error_code failure;
        while (!failure && !bytes.empty() && !is_done()) {
            const bool had_head = parser_.is_header_done();
            bytes.erase(0, parser_.put(boost::asio::buffer(bytes), failure));
            if (failure && failure != http::error::need_more) return refused(failure);
            if (had_head || !parser_.is_header_done()) continue;
            if (auto refusal = judge_head()) return refusal;
            is_hesitating_ = boost::beast::iequals(parser_.get()[http::field::expect], "100-continue");
        }
        return {};
    }
    bool is_done() const { return parser_.is_done(); }
    bool is_hesitating() { return std::exchange(is_hesitating_, false); }  // the client waits to be told to go on: once
    std::size_t size() const { return parser_.get().body().size(); }       // bytes of the body so far
    HttpRequest release() { return parser_.release(); }

private:
    std::optional<HttpResponse> judge_head() const {
        const auto& head = parser_.get();
        const auto count = std::distance(head.begin(), head.end());
        if (count > most_headers) return error_response(431, "too_large", "a request has at most 100 headers");
        const std::size_t hosts = head.count(http::field::host);
        if (hosts > 1 || (hosts == 0 && head.version() > 10))
            return error_response(400, "http", "a request names its host once");
        if (parser_.chunked())
            return error_response(411, "no_length", "a body must come with its length, not in chunks");
        if (head.count(http::field::content_encoding) > 0)
            return error_response(415, "encoded", "a body must not be encoded");
        return {};
    }

    http::request_parser<http::string_body> parser_;
    bool is_hesitating_ = false;
};

}  // namespace trundle::server

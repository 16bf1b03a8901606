// Reads one request from bytes as they come: Beast's parser within our bounds. What HTTP does not allow, and what this
// server does not take, becomes the response that says so.
#pragma once

#include <boost/beast/http/parser.hpp>
#include <optional>

#include "http/message.h"

namespace trundle::server {

class HttpReader {
public:
    HttpReader();

    // Takes from the front of `bytes` what belongs to the request. After a refusal nothing more can be read.
    std::optional<HttpResponse> take(std::string& bytes);
    bool is_done() const { return parser_.is_done(); }
    bool is_hesitating() { return std::exchange(is_hesitating_, false); }  // the client waits to be told to go on: once
    std::size_t size() const { return parser_.get().body().size(); }       // bytes of the body so far
    HttpRequest release() { return parser_.release(); }

private:
    std::optional<HttpResponse> judge_head() const;

    http::request_parser<http::string_body> parser_;
    bool is_hesitating_ = false;
};

}  // namespace trundle::server

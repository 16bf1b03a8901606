// A request as it came and a response as it goes.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>
#include <string_view>

namespace trundle::server {

namespace http = boost::beast::http;

using HttpRequest = http::request<http::string_body>;

std::string_view path_of(const HttpRequest& request);   // "/api/period?arg=R%20U" -> "/api/period"
std::string_view query_of(const HttpRequest& request);  // -> "arg=R%20U"

struct HttpResponse {
    int status = 200;
    std::string fields;            // "Content-Type: text/plain\r\n" and so on
    std::string body;              // its own
    std::string_view shared = {};  // or one that outlives it
    bool may_be_framed = false;    // whether another site's page may show it

    std::string_view content() const { return shared.empty() ? std::string_view(body) : shared; }
    HttpResponse& with(std::string_view name, std::string_view value);
};

HttpResponse json_response(int status, std::string body);
HttpResponse error_response(int status, std::string_view code, std::string_view message);

// The first line and the headers of a response. A body that has no length yet comes in chunks.
enum class BodyLength : unsigned char { known, chunked, until_close };
std::string head_of(const HttpResponse& response, bool stays, BodyLength length = BodyLength::known);

}  // namespace trundle::server

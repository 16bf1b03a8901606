// A request as it came and a response as it goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trundle::server {

struct HttpRequest {
    std::string method;
    std::string target;  // as it was sent: "/api/period?arg=R%20U"
    std::vector<std::pair<std::string, std::string>> headers;
    std::uint64_t length = 0;  // of the body
    bool is_old = false;       // HTTP/1.0
    bool stays = true;         // whether the connection is to be kept
    std::string body;

    std::string_view header(std::string_view name) const;  // the first of that name, in any case; empty: none
    std::size_t count(std::string_view name) const;
    std::string_view path() const { return std::string_view(target).substr(0, target.find('?')); }
    std::string_view query() const;  // after the '?'
};

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

// A request's first line and headers. `head` ends with an empty line. What HTTP does not allow, and what this server
// does not take, becomes the response that says so.
struct HeadReading {
    HttpRequest request;
    std::optional<HttpResponse> refusal{};
};
HeadReading read_head(std::string_view head);

// The first line and the headers of a response. A body that has no length yet comes in chunks.
enum class BodyLength : unsigned char { known, chunked, until_close };
std::string head_of(const HttpResponse& response, bool stays, BodyLength length = BodyLength::known);
std::string chunk_of(std::string_view data);  // of no data: the last one

// "R%20U+F" -> "R U F"; false if a '%' is not followed by two digits.
bool decode(std::string_view text, std::string& into);

bool is_same(std::string_view a, std::string_view b);         // but for upper and lower case
bool has_word(std::string_view list, std::string_view word);  // "gzip, br;q=0.5" has "br"; not if its q is 0

}  // namespace trundle::server

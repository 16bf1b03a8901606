#include "http/message.h"

#include <array>
#include <boost/beast/http/status.hpp>
#include <ctime>

#include "frame/json.h"

namespace trundle::server {
namespace {

// "Mon, 16 Nov 2026 12:00:00 GMT", made once a second.
std::string_view date() {
    static std::time_t last = 0;
    static std::array<char, 32> text{};
    if (const std::time_t now = std::time(nullptr); now != last) {
        last = now;
        std::tm parts{};
        ::gmtime_r(&now, &parts);
        std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
    }
    return text.data();
}

// Nothing of the page is loaded from elsewhere, and no other page shows it. Evaluation is allowed: WebAssembly needs
// it, and so do scripts that drive the page from outside.
constexpr std::string_view security =
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: no-referrer\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; frame-ancestors ";

}  // namespace

std::string_view path_of(const HttpRequest& request) {
    const std::string_view target = request.target();
    return target.substr(0, target.find('?'));
}

std::string_view query_of(const HttpRequest& request) {
    const std::string_view target = request.target();
    return target.substr(std::min(path_of(request).size() + 1, target.size()));
}

HttpResponse& HttpResponse::with(std::string_view name, std::string_view value) {
    ((fields += name) += ": ") += value;
    fields += "\r\n";
    return *this;
}

HttpResponse json_response(int status, std::string body) {
    if (!body.ends_with('\n')) body += '\n';
    HttpResponse response{status, {}, std::move(body)};
    response.with("Content-Type", "application/json").with("Cache-Control", "no-store");
    return response;
}

HttpResponse error_response(int status, std::string_view code, std::string_view message) {
    HttpResponse response = json_response(status, cli::Json{{"error", {{"code", code}, {"message", message}}}}.dump());
    if (status == 503) response.with("Retry-After", "1");
    return response;
}

std::string head_of(const HttpResponse& response, bool stays, BodyLength length) {
    std::string head = "HTTP/1.1 ";
    head.reserve(1024);
    (head += std::to_string(response.status)) += ' ';
    (head += http::obsolete_reason(static_cast<http::status>(response.status))) += "\r\nDate: ";
    (head += date()) += "\r\n";
    if (length == BodyLength::chunked) head += "Transfer-Encoding: chunked\r\n";
    if (length == BodyLength::known && response.status != 304)
        head += "Content-Length: " + std::to_string(response.content().size()) + "\r\n";
    head += stays ? "Connection: keep-alive\r\n" : "Connection: close\r\n";
    (head += security) += response.may_be_framed ? "*\r\n" : "'none'\r\n";
    (head += response.fields) += "\r\n";
    return head;
}

}  // namespace trundle::server

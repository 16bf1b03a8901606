#include "http/message.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>

#include "frame/json.h"

namespace trundle::server {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

std::string_view reason_of(int status) {
    switch (status) {
        case 200:
            return "OK";
        case 304:
            return "Not Modified";
        case 400:
            return "Bad Request";
        case 403:
            return "Forbidden";
        case 404:
            return "Not Found";
        case 405:
            return "Method Not Allowed";
        case 408:
            return "Request Timeout";
        case 411:
            return "Length Required";
        case 413:
            return "Content Too Large";
        case 415:
            return "Unsupported Media Type";
        case 422:
            return "Unprocessable Content";
        case 431:
            return "Request Header Fields Too Large";
        case 503:
            return "Service Unavailable";
        case 504:
            return "Gateway Timeout";
        default:
            return "Internal Server Error";
    }
}

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

std::string_view HttpRequest::header(std::string_view name) const {
    for (const auto& [known, value] : headers)
        if (is_same(known, name)) return value;
    return {};
}

std::size_t HttpRequest::count(std::string_view name) const {
    return static_cast<std::size_t>(
        std::count_if(headers.begin(), headers.end(), [&](const auto& header) { return is_same(header.first, name); }));
}

std::string_view HttpRequest::query() const {
    const std::size_t mark = target.find('?');
    return mark == std::string::npos ? std::string_view() : std::string_view(target).substr(mark + 1);
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
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + " ";
    head.reserve(640);
    (head += reason_of(response.status)) += "\r\nDate: ";
    (head += date()) += "\r\n";
    if (length == BodyLength::chunked) head += "Transfer-Encoding: chunked\r\n";
    if (length == BodyLength::known && response.status != 304)
        head += "Content-Length: " + std::to_string(response.content().size()) + "\r\n";
    head += stays ? "Connection: keep-alive\r\n" : "Connection: close\r\n";
    (head += security) += response.may_be_framed ? "*\r\n" : "'none'\r\n";
    (head += response.fields) += "\r\n";
    return head;
}

std::string chunk_of(std::string_view data) {
    std::array<char, 16> digits{};
    const auto [end, failure] = std::to_chars(digits.data(), digits.data() + digits.size(), data.size(), 16);
    return std::string(digits.data(), end) + "\r\n" + std::string(data) + "\r\n";
}

bool decode(std::string_view text, std::string& into) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            into += text[i] == '+' ? ' ' : text[i];
            continue;
        }
        const std::string_view digits = text.substr(i + 1, 2);
        unsigned char byte = 0;
        const auto [end, failure] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        if (digits.size() < 2 || failure != std::errc() || end != digits.data() + 2) return false;
        into += static_cast<char>(byte);
        i += 2;
    }
    return true;
}

bool is_same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

bool has_word(std::string_view list, std::string_view word) {
    while (!list.empty()) {
        const std::string_view item = list.substr(0, list.find(','));
        list.remove_prefix(std::min(item.size() + 1, list.size()));
        const std::size_t semicolon = std::min(item.find(';'), item.size());
        if (!is_same(trimmed(item.substr(0, semicolon)), word)) continue;
        const std::size_t quality = item.find("q=", semicolon);
        return quality == std::string_view::npos || item.find_first_of("123456789", quality) != std::string_view::npos;
    }
    return false;
}

}  // namespace trundle::server

#include "connection.h"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/chunk_encode.hpp>
#include <iostream>

#include "asker.h"
#include "bounds.h"
#include "log.h"

namespace trundle::server {
namespace {

using boost::asio::use_awaitable;
using boost::system::error_code;

constexpr auto never = Connection::Clock::time_point::max();

// Ends the coroutine: the client has left, or was sent away.
[[noreturn]] void part_ways() { throw boost::system::system_error(boost::asio::error::eof); }

}  // namespace

Connection::Connection(Service& service, Socket socket, std::string address)
    : service_(service), socket_(std::move(socket)), address_(std::move(address)), news_(socket_.get_executor()) {}

void Connection::start() {
    place_ = service_.guests.enter(*this);
    is_open_ = true;
    // However it ends, by an exception too, this closes it.
    boost::asio::co_spawn(socket_.get_executor(), serve(),
                          [self = shared_from_this()](const std::exception_ptr&) { self->close(); });
}

// The coroutine wakes up with an error, and is the last who keeps the connection.
void Connection::close() {
    if (!std::exchange(is_open_, false)) return;
    if (is_at_work_) routed_.lane->cancel(routed_.call);
    service_.guests.hold(-static_cast<std::ptrdiff_t>(held_));
    service_.guests.leave(place_);
    news_.cancel();
    error_code ignored;
    socket_.close(ignored);
}

void Connection::tick(Clock::time_point now) {
    if (now < deadline_) return;
    if (!is_reading_) return close();
    is_late_ = true;
    error_code ignored;
    socket_.cancel(ignored);  // wakes it up
}

void Connection::wait_for_client(std::chrono::seconds time) {
    if (!is_open_) part_ways();
    is_at_work_ = false;
    deadline_ = Clock::now() + time;
    service_.guests.queue(place_);
}

// How much it holds now. Others, or it itself, may have to go for it.
void Connection::account(std::size_t more) {
    if (!is_open_) return;
    const std::size_t now = in_.size() + unsent_.size() + more + (routed_.call ? routed_.call->request.size() : 0);
    const std::size_t before = std::exchange(held_, now);
    if (now != before) service_.guests.hold(static_cast<std::ptrdiff_t>(now) - static_cast<std::ptrdiff_t>(before));
}

Connection::Task<void> Connection::serve() {
    do {
        HttpReader reader;
        std::optional<HttpResponse> refusal = co_await read(reader);
        request_ = reader.release();
        asked_ = Clock::now();
        stays_ = !refusal && request_.keep_alive();
        asker_ = service_.settings.is_behind_proxy ? asker_behind(address_, request_) : address_;
        routed_ = refusal ? Routed{"refused", *std::move(refusal)} : route(request_, asker_, service_);
        std::string().swap(request_.body());
        if (routed_.call) co_await work();
        if (!routed_.streams) co_await respond();
        finish();
    } while (stays_);
    co_await part();
}

// --- reading

Connection::Task<std::optional<HttpResponse>> Connection::read(HttpReader& reader) {
    std::optional<HttpResponse> refusal;
    wait_for_client(idle_time);
    if (in_.empty()) co_await hear();
    is_reading_ = true;
    wait_for_client(request_time);
    for (;;) {
        refusal = is_late_ ? error_response(408, "slow", "a request must come within ten seconds") : reader.take(in_);
        account(reader.size());
        if (refusal || reader.is_done()) break;
        error_code ignored;
        if (reader.is_hesitating())
            socket_.write_some(boost::asio::buffer(std::string_view("HTTP/1.1 100 Continue\r\n\r\n")), ignored);
        co_await hear();
    }
    if (!is_open_) part_ways();
    if (refusal || in_.empty()) std::string().swap(in_);  // gives the memory back
    is_reading_ = is_late_ = false;
    co_return refusal;
}

Connection::Task<void> Connection::hear() {
    error_code failure;
    co_await socket_.async_wait(Socket::wait_read, boost::asio::redirect_error(use_awaitable, failure));
    if (!is_late_ && (failure || !listen())) part_ways();
}

// Takes in what the client has sent; false: it has left.
bool Connection::listen() {
    static std::array<char, 1 << 16> buffer;  // one thread, and nothing is kept in it
    error_code failure;
    const std::size_t room = is_at_work_ ? longest_head : buffer.size();
    const std::size_t size = socket_.read_some(boost::asio::buffer(buffer, room), failure);
    in_.append(buffer.data(), size);
    return !failure || failure == boost::asio::error::would_block;
}

// While a call is at work: does the client leave? What it says meanwhile is for later.
void Connection::watch() {
    if (in_.size() >= longest_head) return;
    socket_.async_wait(Socket::wait_read, [self = shared_from_this()](error_code failure) {
        if (failure || !self->is_open_ || !self->is_at_work_) return;
        if (!self->listen()) return self->close();
        self->account(0);
        self->watch();
    });
}

// --- answering

Connection::Task<void> Connection::work() {
    Call& call = *routed_.call;
    call.done = [this](Outcome outcome) {
        outcome_ = std::move(outcome);
        news_.cancel();
    };
    if (routed_.streams)
        call.hear = [this](std::string_view name, std::string_view data) {
            if (name != "progress" || unsent_.empty()) say(event_of(name, data));  // of progress the newest matters
        };
    if (!service_.guests.has_room(call.request.size()) || !routed_.lane->ask(routed_.call)) {
        routed_ = {routed_.route, error_response(503, "busy", "too many are waiting already; try again in a moment")};
        co_return;
    }
    is_at_work_ = true;
    deadline_ = never;
    account(0);
    watch();
    if (routed_.streams) begin_stream();
    while (!outcome_)
        if (!unsent_.empty()) co_await flush();
        else if (!co_await news() && routed_.streams) say(": \n\n");  // a sign of life
    wait_for_client(response_time);
    error_code ignored;
    socket_.cancel(ignored);  // no need to watch any more
    routed_.response = response_to(*outcome_);
    if (!routed_.streams) co_return;
    say(event_of(routed_.response.status == 200 ? "answer" : "error", routed_.response.body));
    if (request_.version() > 10) unsent_ += boost::beast::buffers_to_string(http::make_chunk_last());
    co_await flush();
}

void Connection::begin_stream() {
    HttpResponse response;
    response.with("Content-Type", "text/event-stream")
        .with("Cache-Control", "no-store")
        .with("X-Accel-Buffering", "no");
    const bool is_old = request_.version() == 10;
    stays_ = stays_ && !is_old;
    said_ = 0;
    unsent_ = head_of(response, stays_, is_old ? BodyLength::until_close : BodyLength::chunked);
    say(": trundle\n\n");
}

void Connection::say(std::string_view event) {
    said_ += event.size();
    const boost::asio::const_buffer bytes = boost::asio::buffer(event);
    if (request_.version() == 10) unsent_ += event;
    else unsent_ += boost::beast::buffers_to_string(http::make_chunk(bytes));
    account(0);
    if (is_at_work_ && unsent_.size() > most_unread) return close();
    news_.cancel();
}

// Whether there are news before a client should hear something.
Connection::Task<bool> Connection::news() {
    error_code failure;
    news_.expires_after(heartbeat);
    co_await news_.async_wait(boost::asio::redirect_error(use_awaitable, failure));
    if (!is_open_) part_ways();
    co_return failure == boost::asio::error::operation_aborted;
}

Connection::Task<void> Connection::flush() {
    const std::string events = std::exchange(unsent_, {});
    if (is_at_work_) deadline_ = Clock::now() + response_time;
    co_await boost::asio::async_write(socket_, boost::asio::buffer(events), use_awaitable);
    if (is_at_work_) deadline_ = never;
}

Connection::Task<void> Connection::respond() {
    const HttpResponse& response = routed_.response;
    wait_for_client(response_time);
    account(response.body.size());
    const std::string head = head_of(response, stays_);
    const std::string_view body = request_.method() == http::verb::head ? std::string_view() : response.content();
    const std::array<boost::asio::const_buffer, 2> bytes{boost::asio::buffer(head), boost::asio::buffer(body)};
    co_await boost::asio::async_write(socket_, bytes, use_awaitable);
}

// An answer is out: nothing of it is kept.
void Connection::finish() {
    const Answered answered{routed_.route, routed_.streams ? 200 : routed_.response.status,
                            std::chrono::duration<double>(Clock::now() - asked_).count(),
                            routed_.streams ? said_ : routed_.response.content().size()};
    service_.metrics.count(answered);
    if (service_.settings.logs) std::cerr << log_line(asker_, request_, answered);
    routed_ = {};
    outcome_.reset();
    account(0);
}

// What is still on its way from the client would destroy the last answer: it is heard, and forgotten.
Connection::Task<void> Connection::part() {
    error_code ignored;
    socket_.shutdown(Socket::shutdown_send, ignored);
    wait_for_client(parting_time);
    for (;; in_.clear()) co_await hear();
}

}  // namespace trundle::server

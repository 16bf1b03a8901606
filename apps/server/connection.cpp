#include "connection.h"

#include <array>
#include <boost/asio/write.hpp>
#include <iostream>

#include "bounds.h"

namespace trundle::server {
namespace {

using boost::system::error_code;

constexpr std::string_view end_of_head = "\r\n\r\n";
constexpr seconds parting_time{2};

// Gives the memory back: assigning an empty text would keep it.
template <class T>
void drop(T& value) {
    const T gone = std::move(value);
    value = T();
}

// Who asks, as the proxy on this machine says.
std::string forwarded(const HttpRequest& request, const std::string& proxy) {
    std::string_view list = request.header("X-Forwarded-For");
    if (const std::size_t comma = list.rfind(','); comma != std::string_view::npos) list.remove_prefix(comma + 1);
    while (list.starts_with(' ')) list.remove_prefix(1);
    const bool is_address =
        !list.empty() && list.find_first_not_of("0123456789abcdefABCDEF.:") == std::string_view::npos;
    const bool is_here = proxy.starts_with("127.") || proxy == "::1";
    return is_here && is_address ? std::string(list.substr(0, 45)) : proxy;
}

}  // namespace

Connection::Connection(Service& service, Socket socket, std::string address)
    : service_(service), socket_(std::move(socket)), address_(std::move(address)), asker_(address_) {}

void Connection::start() {
    place_ = service_.guests.enter(*this);
    enter(Phase::reading, idle_time);
    listen();
}

void Connection::close() {
    if (phase_ == Phase::closed) return;
    const std::shared_ptr<Connection> self = shared_from_this();  // the call may be the last who keeps it
    if (phase_ == Phase::working) routed_.lane->cancel(routed_.call);
    phase_ = Phase::closed;
    drop(routed_);
    drop(request_.body), drop(in_), drop(unsent_), drop(body_);
    account();
    service_.guests.leave(place_);
    error_code ignored;
    socket_.close(ignored);
}

void Connection::tick(Clock::time_point now) {
    if (phase_ == Phase::closed) return;
    if (phase_ == Phase::working && is_streaming_ && !is_writing_) {
        if (now - last_said_ > heartbeat) say(": \n\n");
    } else if (now > deadline_ && (phase_ != Phase::working || is_writing_)) {
        if (phase_ != Phase::reading || !has_begun_) return close();
        refuse(error_response(408, "slow", "a request must come within ten seconds"));
    }
}

void Connection::enter(Phase phase, seconds time) {
    phase_ = phase;
    deadline_ = Clock::now() + time;
    if (phase == Phase::working) service_.guests.work(place_);
    else service_.guests.wait(place_);
}

// How much it holds now. Others, or it itself, may have to go for it.
void Connection::account() {
    const std::size_t before = held_;
    held_ = in_.size() + request_.body.size() + body_.size() + unsent_.size();
    if (routed_.call) held_ += routed_.call->request.size();
    if (held_ != before) service_.guests.hold(static_cast<std::ptrdiff_t>(held_) - static_cast<std::ptrdiff_t>(before));
}

// --- reading

void Connection::listen() {
    if (is_listening_ || phase_ == Phase::answering || phase_ == Phase::closed) return;
    if (phase_ == Phase::working && in_.size() >= longest_head) return;  // enough for later
    is_listening_ = true;
    socket_.async_wait(Socket::wait_read, [self = shared_from_this()](error_code failure) {
        self->is_listening_ = false;
        if (self->phase_ == Phase::closed) return;
        static std::array<char, 1 << 16> buffer;  // one thread, and nothing is kept in it
        const std::size_t room = self->phase_ == Phase::working ? longest_head : buffer.size();
        const std::size_t size = failure ? 0 : self->socket_.read_some(boost::asio::buffer(buffer, room), failure);
        if (failure && failure != boost::asio::error::would_block) return self->close();
        self->hear({buffer.data(), size});
        self->listen();
    });
}

void Connection::hear(std::string_view bytes) {
    if (phase_ == Phase::parting || bytes.empty()) return;
    if (phase_ == Phase::reading && !std::exchange(has_begun_, true)) enter(Phase::reading, request_time);
    in_ += bytes;
    account();
    if (phase_ == Phase::reading) read_on();
}

void Connection::read_on() {
    if (!has_head_ && !take_head()) return;
    const std::size_t wanted = static_cast<std::size_t>(request_.length) - request_.body.size();
    request_.body.append(in_, 0, wanted);
    in_.erase(0, wanted);
    if (in_.empty()) drop(in_);
    if (request_.body.size() == request_.length) handle();
}

bool Connection::take_head() {
    in_.erase(0, std::min(in_.find_first_not_of("\r\n"), in_.size()));
    const std::size_t end = in_.find(end_of_head);
    if (std::min(end, in_.size()) > longest_head)
        return refuse(error_response(431, "too_large", "the request line and the headers have at most 16 KB")), false;
    if (end == std::string::npos) return false;
    HeadReading head = read_head(std::string_view(in_).substr(0, end + end_of_head.size()));
    if (head.refusal) return refuse(*std::move(head.refusal)), false;
    in_.erase(0, end + end_of_head.size());
    request_ = std::move(head.request);
    has_head_ = true;
    if (is_same(request_.header("Expect"), "100-continue")) {
        error_code ignored;
        socket_.write_some(boost::asio::buffer(std::string_view("HTTP/1.1 100 Continue\r\n\r\n")), ignored);
    }
    return true;
}

// --- answering

void Connection::handle() {
    asked_ = Clock::now();
    if (service_.settings.is_behind_proxy) asker_ = forwarded(request_, address_);
    routed_ = route(request_, asker_, service_);
    drop(request_.body);
    if (!routed_.call) return respond(std::move(routed_.response));
    if (!service_.guests.has_room(routed_.call->request.size()))
        return respond(error_response(503, "busy", "too much is under way already; try again in a moment"));
    enter(Phase::working, response_time);
    account();
    // The call keeps the connection until it is done or cancelled.
    routed_.call->done = [self = shared_from_this()](const Outcome& outcome) {
        if (self->phase_ != Phase::working) return;
        if (self->is_streaming_) self->finish_stream(outcome);
        else self->respond(response_to(outcome));
    };
    if (routed_.streams)
        routed_.call->hear = [weak = weak_from_this()](std::string_view name, std::string_view data) {
            const auto self = weak.lock();
            // Of progress only the newest matters.
            if (self && (name != "progress" || self->unsent_.empty())) self->say(event_of(name, data));
        };
    if (!routed_.lane->ask(routed_.call))
        return respond(error_response(503, "busy", "too many are waiting already; try again in a moment"));
    if (routed_.streams) begin_stream();
}

void Connection::refuse(HttpResponse response) {
    asked_ = Clock::now();
    request_.stays = false;
    routed_.route = "refused";
    drop(in_);
    respond(std::move(response));
}

void Connection::respond(HttpResponse response) {
    if (service_.is_ending) request_.stays = false;
    answered_ = {routed_.route, response.status, 0, response.content().size()};
    out_ = head_of(response, request_.stays);
    body_ = std::move(response.body);
    rest_ = request_.method == "HEAD" ? std::string_view() : response.shared.empty() ? body_ : response.shared;
    enter(Phase::answering, response_time);
    routed_.call.reset();
    account();
    if (phase_ == Phase::answering) write();
}

void Connection::begin_stream() {
    HttpResponse response;
    response.with("Content-Type", "text/event-stream")
        .with("Cache-Control", "no-store")
        .with("X-Accel-Buffering", "no");
    answered_ = {routed_.route, 200, 0, 0};
    if (request_.is_old) request_.stays = false;
    is_streaming_ = true;
    unsent_ = head_of(response, request_.stays, request_.is_old ? BodyLength::until_close : BodyLength::chunked);
    say(": trundle\n\n");
}

void Connection::say(std::string_view event) {
    last_said_ = Clock::now();
    answered_.bytes += event.size();
    unsent_ += request_.is_old ? std::string(event) : chunk_of(event);
    account();
    if (phase_ == Phase::working && unsent_.size() > most_unread) close();
    if (phase_ != Phase::closed && !is_writing_) write();
}

void Connection::finish_stream(const Outcome& outcome) {
    enter(Phase::answering, response_time);
    say(event_of(outcome.exit == 0 || outcome.exit == 1 ? "answer" : "error", response_to(outcome).body));
}

void Connection::write() {
    if (is_streaming_) {
        if (phase_ == Phase::answering && !request_.is_old) unsent_ += chunk_of({});
        out_ = std::exchange(unsent_, {});
    }
    if (phase_ == Phase::working) deadline_ = Clock::now() + response_time;
    is_writing_ = true;
    const std::array<boost::asio::const_buffer, 2> buffers{boost::asio::buffer(out_), boost::asio::buffer(rest_)};
    boost::asio::async_write(socket_, buffers, [self = shared_from_this()](error_code failure, std::size_t) {
        self->is_writing_ = false;
        if (self->phase_ == Phase::closed) return;
        if (failure) return self->close();
        self->written();
    });
}

void Connection::written() {
    if (!unsent_.empty()) return write();
    if (phase_ == Phase::working) return;
    finish();
    if (!request_.stays) {
        error_code ignored;
        socket_.shutdown(Socket::shutdown_send, ignored);
        enter(Phase::parting, parting_time);
        return listen();
    }
    drop(request_);
    has_begun_ = !in_.empty();
    enter(Phase::reading, has_begun_ ? request_time : idle_time);
    if (has_begun_) read_on();
    listen();
}

// An answer is out: nothing of it is kept.
void Connection::finish() {
    answered_.seconds = std::chrono::duration<double>(Clock::now() - asked_).count();
    service_.metrics.count(answered_);
    if (service_.settings.logs) std::cerr << log_line(asker_, request_.method, request_.target, answered_);
    drop(routed_);
    drop(out_), drop(body_);
    rest_ = {};
    has_head_ = is_streaming_ = false;
    account();
}

}  // namespace trundle::server

// Every limit of the server in one place. What a client sends, holds or waits for is bounded by one of these.
#pragma once

#include <chrono>
#include <cstddef>

namespace trundle::server {

using std::chrono::milliseconds;
using std::chrono::seconds;

// Of a request.
inline constexpr std::size_t longest_head = 16 << 10;  // bytes: the request line and all headers
inline constexpr std::ptrdiff_t most_headers = 100;
inline constexpr std::size_t longest_body = 1 << 20;  // bytes; a body has a length, and is not encoded

// Of a connection. A whole request must come, and a whole response be taken, in its time, however many bytes dribble.
inline constexpr seconds idle_time{30};
inline constexpr seconds request_time{10};
inline constexpr seconds response_time{30};
inline constexpr seconds parting_time{2};              // for a client to notice that the connection ends
inline constexpr seconds heartbeat{15};                // a stream that has nothing to say says so
inline constexpr std::size_t most_unread = 256 << 10;  // bytes of events that a client may leave unread

// Of all connections. Who comes when they are used up takes the place of whoever has waited longest without work.
inline constexpr std::size_t most_connections = 4096;  // of one address three quarters of them
inline constexpr std::size_t other_files = 64;         // what else needs one beside connections and workers
inline constexpr std::size_t most_held = 32 << 20;     // bytes of bodies and answers on their way, all together

// Of a call.
inline constexpr seconds longest_quick_call{5};
inline constexpr seconds longest_call{60};
inline constexpr seconds longest_stream{900};  // somebody watches it, and ends it by leaving
inline constexpr seconds longest_wait{20};     // for a worker; a stream may wait as long as it may last
inline constexpr std::size_t most_waiting = 512;
inline constexpr std::size_t most_waiting_of_address = 256;
inline constexpr std::size_t longest_answer = 8 << 20;  // bytes

// Of a worker.
inline constexpr std::size_t worker_memory = std::size_t{4} << 30;  // bytes of address space, mapped tables included
inline constexpr std::size_t worker_keeps = 256 << 20;  // bytes of its own after a call; with more it is replaced
inline constexpr int worker_calls = 100'000;            // then a fresh one takes its place
inline constexpr milliseconds cancel_time{200};         // to stop when told to; then it is ended
inline constexpr milliseconds overrun_time{1000};       // beyond the time of its call

// How often deadlines are looked at.
inline constexpr milliseconds tick_time{250};

// Of the end: from SIGTERM to the exit.
inline constexpr milliseconds farewell_time{500};

}  // namespace trundle::server

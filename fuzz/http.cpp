// Raw bytes to the server's connection handler, over a real pair of sockets, in pieces. Whatever comes, it answers in
// HTTP or not at all, and when the client has gone nothing of it is left. There are no workers: calls wait until then.
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/local/stream_protocol.hpp>
#include <cstdlib>
#include <fstream>

#include "connection.h"
#include "openapi.h"

namespace {

using namespace trundle::server;

void require(bool holds) {
    if (!holds) std::abort();
}

Site small_site() {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "trundle-fuzz-page";
    std::filesystem::create_directories(folder);
    for (const char* name : {"index.html", "a.js", "a.js.gz", "a.js.br"}) std::ofstream(folder / name) << name;
    return *Site::load(folder);
}

struct House {
    boost::asio::io_context context{1};
    Service service{.settings = {.is_behind_proxy = true},
                    .site = small_site(),
                    .openapi = openapi(),
                    .context = context,
                    .guests = Guests(4),
                    .quick{context, "", {"quick", 0, 1, 0}},
                    .slow{context, "", {"long", 0, 1, 0}}};

    void go_on() {
        context.restart();
        context.poll();
    }
};

// What the server has said so far.
void read_all(int client, std::string& heard) {
    std::array<char, 4096> buffer{};
    for (ssize_t size = 0; (size = ::recv(client, buffer.data(), buffer.size(), MSG_DONTWAIT)) > 0;)
        heard.append(buffer.data(), static_cast<std::size_t>(size));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static House house;
    if (size == 0) return 0;
    std::array<int, 2> ends{};
    require(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends.data()) == 0);
    Connection::Socket socket(house.context);
    socket.assign(boost::asio::generic::stream_protocol(AF_UNIX, 0), ends[0]);
    require(house.service.guests.make_room("127.0.0.1"));
    std::make_shared<Connection>(house.service, std::move(socket), "127.0.0.1")->start();

    const std::size_t piece = size / (1 + data[0] % 8) + 1;  // the first byte says in how many it comes
    std::string heard;
    for (std::size_t at = 1; at < size; at += piece) {
        if (::send(ends[1], data + at, std::min(piece, size - at), MSG_NOSIGNAL) < 0) break;
        house.go_on();
        read_all(ends[1], heard);
    }
    house.service.guests.for_each([](Connection& guest) { guest.tick(Connection::Clock::now()); });
    require(heard.empty() || heard.starts_with("HTTP/1.1 "));
    ::close(ends[1]);
    house.go_on();
    require(house.service.guests.size() == 0 && house.service.guests.held() == 0);
    require(house.service.quick.waiting() == 0 && house.service.slow.waiting() == 0);
    return 0;
}

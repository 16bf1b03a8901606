#include "server.h"

#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <thread>

#include "asker.h"
#include "bounds.h"
#include "connection.h"
#include "openapi.h"

namespace trundle::server {
namespace {

using boost::asio::ip::tcp;
using boost::system::error_code;

// Twice as many long calls as cores may be at work, and of one address half of them; the quick ones come first.
LanePlan quick_plan(std::size_t cores) { return {"quick", std::max<std::size_t>(2, cores), cores + 2, 0}; }
LanePlan slow_plan(std::size_t cores) {
    const std::size_t workers = std::max<std::size_t>(4, cores);
    return {"long", workers, workers / 2, 10};
}

// As many connections as the system allows files.
std::size_t places() {
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    return std::min<std::size_t>(most_connections, std::max<rlim_t>(files.rlim_cur, 2 * other_files) - other_files);
}

// What Asio knows of a descriptor it keeps for the next one, for ever. Made all at once, these lie side by side; made
// one by one, each would keep a page that a crowd has left from going back to the system.
void prepare(boost::asio::io_context& context, std::size_t count) {
    std::list<boost::asio::posix::stream_descriptor> all;
    while (all.size() < count) all.emplace_back(context, ::eventfd(0, EFD_CLOEXEC));
}

std::size_t cores() { return std::max(1u, std::thread::hardware_concurrency()); }

}  // namespace

Server::Server(boost::asio::io_context& context, Settings settings, Site site)
    : context_(context),
      service_{.settings = settings,
               .site = std::move(site),
               .openapi = openapi(),
               .context = context,
               .guests = Guests(places()),
               .quick{context, settings.program, quick_plan(cores())},
               .slow{context, settings.program, slow_plan(cores())}},
      acceptor_(context),
      signals_(context, SIGINT, SIGTERM),
      clock_(context),
      farewell_(context) {}

Server::~Server() {
    service_.guests.for_each([](Connection& guest) { guest.close(); });
}

Result<int> Server::open() {
    const std::string port = std::to_string(service_.settings.port);
    try {
        tcp::resolver resolver(context_);
        acceptor_ = tcp::acceptor(context_, *resolver.resolve(service_.settings.host, port).begin());
        return acceptor_.local_endpoint().port();
    } catch (const boost::system::system_error& failure) {
        return Error{Fault::environment,
                     "listen",
                     "cannot listen on " + service_.settings.host + ":" + port + ": " + failure.code().message() +
                         " (--port 0 takes any free port)",
                     {}};
    }
}

void Server::run() {
    prepare(context_, places());
    std::signal(SIGPIPE, SIG_IGN);  // a write says it, too
    await_signal();
    accept();
    tick();
    context_.run();
}

void Server::accept() {
    acceptor_.async_accept([this](error_code failure, tcp::socket socket) {
        if (service_.is_ending) return;
        error_code ignored;
        if (!failure) {
            const std::string address = name_of(socket.remote_endpoint(ignored).address());
            socket.set_option(tcp::no_delay(true), ignored);
            socket.non_blocking(true, ignored);
            // Whoever cannot be let in is let go without a word: its socket closes here.
            if (service_.guests.make_room(address))
                std::make_shared<Connection>(service_, std::move(socket), address)->start();
        }
        accept();
    });
}

void Server::tick() {
    clock_.expires_after(tick_time);
    clock_.async_wait([this](error_code failure) {
        if (failure) return;
        const auto now = Call::Clock::now();
        service_.guests.for_each([now](Connection& guest) { guest.tick(now); });
        for (Lane* lane : {&service_.quick, &service_.slow}) lane->tick(now);
        // What a crowd has left behind goes back to the system.
        if (++ticks_ % 16 == 0) ::malloc_trim(0);
        tick();
    });
}

void Server::await_signal() {
    signals_.async_wait([this](error_code failure, int signal) {
        if (failure) return;
        if (service_.is_ending) ::_exit(128 + signal);  // the second one is not asked politely
        await_signal();
        end();
    });
}

void Server::end() {
    service_.is_ending = true;
    error_code ignored;
    acceptor_.close(ignored);
    service_.guests.for_each([](Connection& guest) { guest.close(); });
    service_.quick.dismiss();
    service_.slow.dismiss();
    last_moment_ = Call::Clock::now() + farewell_time;
    await_workers();
}

// Those who do not end by themselves are ended with the server.
void Server::await_workers() {
    if (service_.quick.alive() + service_.slow.alive() == 0 || Call::Clock::now() > last_moment_)
        return context_.stop();
    farewell_.expires_after(milliseconds(10));
    farewell_.async_wait([this](error_code) { await_workers(); });
}

}  // namespace trundle::server

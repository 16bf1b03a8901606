#include "server.h"

#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <thread>

#include "asker.h"
#include "bounds.h"
#include "connection.h"
#include "openapi.h"

namespace trundle::server {
namespace {

using boost::asio::use_awaitable;
using boost::asio::ip::tcp;
using boost::system::error_code;

// Twice as many long calls as cores may be at work, and of one address half of them; the quick ones come first.
LanePlan quick_plan(std::size_t cores) { return {"quick", std::max<std::size_t>(2, cores), cores + 2, 0}; }
LanePlan slow_plan(std::size_t cores) {
    const std::size_t workers = std::max<std::size_t>(4, cores);
    return {"long", workers, workers / 2, 10};
}

// What Asio knows of a descriptor it keeps for the next one, for ever. Made all at once, these lie side by side; made
// one by one, each would keep a page that a crowd has left from going back to the system.
void prepare(boost::asio::io_context& context, std::size_t count) {
    std::list<boost::asio::posix::stream_descriptor> all;
    while (all.size() < count) all.emplace_back(context, ::eventfd(0, EFD_CLOEXEC));
}

std::size_t cores() { return std::max(1u, std::thread::hardware_concurrency()); }

// As many connections as the system allows files.
std::size_t places() {
    rlimit files{};
    ::getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
    const std::size_t others = other_files + 4 * cores();  // two pipes to each worker
    return std::min<std::size_t>(most_connections, std::max<rlim_t>(files.rlim_cur, 2 * others) - others);
}

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
      acceptor_(context) {}

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
    const auto if_broken = [](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
    };
    boost::asio::co_spawn(context_, accept(), if_broken);
    boost::asio::co_spawn(context_, keep_time(), if_broken);
    boost::asio::co_spawn(context_, live(), if_broken);
    context_.run();
}

boost::asio::awaitable<void> Server::accept() {
    while (!service_.is_ending) {
        error_code failure;
        tcp::socket socket = co_await acceptor_.async_accept(boost::asio::redirect_error(use_awaitable, failure));
        if (failure) {  // such as too many open files
            co_await pause(tick_time);
            continue;
        }
        const std::string address = name_of(socket.remote_endpoint(failure).address());
        socket.set_option(tcp::no_delay(true), failure);
        socket.non_blocking(true, failure);
        // Whoever cannot be let in is let go without a word: its socket closes here.
        if (service_.guests.make_room(address))
            std::make_shared<Connection>(service_, std::move(socket), address)->start();
    }
}

boost::asio::awaitable<void> Server::keep_time() {
    for (unsigned ticks = 1;; ++ticks) {
        co_await pause(tick_time);
        const auto now = Call::Clock::now();
        service_.guests.for_each([now](Connection& guest) { guest.tick(now); });
        for (Lane* lane : {&service_.quick, &service_.slow}) lane->tick(now);
        bury_processes(false);
        // What a crowd has left behind goes back to the system.
        if (ticks % 16 == 0) ::malloc_trim(0);
    }
}

boost::asio::awaitable<void> Server::live() {
    boost::asio::signal_set signals(context_, SIGINT, SIGTERM);
    co_await signals.async_wait(use_awaitable);
    signals.async_wait([](error_code failure, int signal) {
        if (!failure) ::_exit(128 + signal);  // the second one is not asked politely
    });
    service_.is_ending = true;
    acceptor_.close();
    service_.guests.for_each([](Connection& guest) { guest.close(); });
    service_.quick.dismiss();
    service_.slow.dismiss();
    // Those who do not end by themselves are ended with the server.
    const auto last_moment = Call::Clock::now() + farewell_time;
    while (service_.quick.alive() + service_.slow.alive() > 0 && Call::Clock::now() < last_moment)
        co_await pause(milliseconds(10));
    context_.stop();
}

boost::asio::awaitable<void> Server::pause(milliseconds time) {
    boost::asio::steady_timer timer(context_, time);
    co_await timer.async_wait(use_awaitable);
}

}  // namespace trundle::server

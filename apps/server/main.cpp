// trundle-server: the page, and the commands of the command line under /api/. `trundle serve` starts it.
#include <malloc.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <charconv>
#include <csignal>
#include <iostream>
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

// It lets clients in until it is told to end, and then is gone within a moment.
class Server {
public:
    Server(boost::asio::io_context& context, Settings settings, Site site)
        : context_(context),
          service_{.settings = settings,
                   .site = std::move(site),
                   .openapi = openapi(),
                   .context = context,
                   .guests = Guests(places()),
                   .quick{context, settings.program, quick_plan(cores())},
                   .slow{context, settings.program, slow_plan(cores())}},
          acceptor_(context) {}
    ~Server() {
        service_.guests.for_each([](Connection& guest) { guest.close(); });
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // The port it listens on, or why it cannot.
    Result<int> open() {
        const std::string port = std::to_string(service_.settings.port);
        try {
            tcp::resolver resolver(context_);
            acceptor_ = tcp::acceptor(context_, *resolver.resolve(service_.settings.host, port).begin());
            return acceptor_.local_endpoint().port();
        } catch (const boost::system::system_error& failure) {
            return Error{Fault::environment, "listen",
                         "cannot listen on " + service_.settings.host + ":" + port + ": " + failure.code().message() +
                             " (--port 0 takes any free port)"};
        }
    }
    void run() {
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

private:
    boost::asio::awaitable<void> accept() {
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
    boost::asio::awaitable<void> keep_time() {
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
    boost::asio::awaitable<void> live() {
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
    boost::asio::awaitable<void> pause(std::chrono::milliseconds time) {
        boost::asio::steady_timer timer(context_, time);
        co_await timer.async_wait(use_awaitable);
    }

    boost::asio::io_context& context_;
    Service service_;
    boost::asio::ip::tcp::acceptor acceptor_;
};

// The options have been checked by `trundle serve`.
Settings read_settings(const std::vector<std::string>& words) {
    const std::filesystem::path folder = std::filesystem::canonical("/proc/self/exe").parent_path();
    Settings settings;
    settings.program = (folder / "trundle").string();
    settings.page = folder / "../page";
    if (!std::filesystem::exists(settings.page)) settings.page = folder / "../share/trundle/page";
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string value = i + 1 < words.size() ? words[i + 1] : "";
        if (words[i] == "--host") settings.host = value;
        if (words[i] == "--page") settings.page = value;
        if (words[i] == "--name") settings.names.push_back(value);
        if (words[i] == "--behind-proxy") settings.is_behind_proxy = true;
        if (words[i] == "--log") settings.logs = true;
        if (words[i] == "--port") std::from_chars(value.data(), value.data() + value.size(), settings.port);
    }
    return settings;
}

int fail(const Error& error) { return std::cerr << "trundle serve: " << error.message << "\n", 5; }

int main_of(const std::vector<std::string>& words) {
    if (!words.empty() && words[0] == "--openapi") return std::cout << openapi() << "\n", 0;
    Settings settings = read_settings(words);
    Result<Site> site = Site::load(settings.page);
    if (!site) return fail(site.error());
    boost::asio::io_context context(1);
    Server server(context, settings, *std::move(site));
    const Result<int> port = server.open();
    if (!port) return fail(port.error());
    const std::string host = settings.host == "127.0.0.1" ? "localhost" : settings.host;
    std::cout << "Trundle is at http://" << host << ":" << *port << "/ (Ctrl-C ends it)" << std::endl;
    server.run();
    return 0;
}

}  // namespace
}  // namespace trundle::server

int main(int count, char** words) { return trundle::server::main_of({words + 1, words + count}); }

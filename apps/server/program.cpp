// What main() does with its words.
#include <charconv>
#include <iostream>

#include "openapi.h"
#include "server.h"

namespace trundle::server {
namespace {

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

}  // namespace

int run_program(const std::vector<std::string>& words) {
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

}  // namespace trundle::server

#include "frame/watch.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

namespace trundle::cli {
namespace {

std::string cache_folder(const Request& request) {
    if (const auto folder = request.value("--cache-dir")) return *folder;
    const char* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && *cache != '\0') return std::string(cache) + "/trundle";
    const char* home = std::getenv("HOME");
    return home != nullptr && *home != '\0' ? std::string(home) + "/.cache/trundle" : "";
}

}  // namespace

Result<std::uint64_t> read_memory(const Request& request) {
    const std::string text = request.value("--memory", "0");
    char* end = nullptr;
    double bytes = std::strtod(text.c_str(), &end);
    constexpr std::string_view units = "kMGT";
    const std::size_t unit = *end == '\0' ? std::string_view::npos : units.find(*end);
    if (unit != std::string_view::npos) {
        for (std::size_t i = 0; i <= unit; ++i) bytes *= 1000;
        ++end;
    }
    if (text.empty() || *end != '\0' || !(bytes >= 0 && bytes < 1e15))
        return usage_error("--memory takes a size such as 500M or 2G, not '" + text + "'");
    return static_cast<std::uint64_t>(bytes);
}

Result<Watch> Watch::from(const Request& request) {
    Watch watch;
    const auto cores = static_cast<std::int64_t>(std::max(1u, std::thread::hardware_concurrency()));
    const Result<std::int64_t> threads = request.number("--threads", cores, 1, 1024);
    if (!threads) return threads.error();
    const Result<std::uint64_t> memory = read_memory(request);
    if (!memory) return memory.error();
    watch.threads_ = static_cast<int>(*threads);
    watch.is_line_ = request.is_batch() && request.command().parallel;
    watch.memory_ = *memory;
    watch.settings_ = {cache_folder(request)};
    return watch;
}

Work Watch::work() {
    Work work = shared_work();
    if (is_line_) work.threads = 1;
    return work;
}

Work Watch::shared_work() {
    Work work;
    work.threads = threads_;
    work.memory = memory_;
    work.stop = &stop_flag();
    work.on_note = [](const std::string& sentence) { note(sentence); };
    work.on_progress = [this](std::string_view what, double done) {
        if (!bar_) bar_ = std::make_shared<Progress>(std::string(what));
        else if (stage_ != what) bar_->relabel(std::string(what));
        stage_ = what;
        bar_->update(done);
    };
    return work;
}

}  // namespace trundle::cli

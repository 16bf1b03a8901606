#include "frame/work.h"

#include <cstdlib>
#include <map>
#include <mutex>

namespace trundle::cli {
namespace {

std::string default_folder() {
    const char* cache = std::getenv("XDG_CACHE_HOME");
    if (cache != nullptr && *cache != '\0') return std::string(cache) + "/trundle";
    const char* home = std::getenv("HOME");
    return home != nullptr && *home != '\0' ? std::string(home) + "/.cache/trundle" : "";
}

}  // namespace

Work work_of(const Request& request) {
    Work work = shared_work_of(request);
    if (request.is_batch() && request.command().parallel) work.threads = 1;
    return work;
}

Work shared_work_of(const Request& request) {
    Work work;
    work.threads = request.threads();
    work.memory = request.memory();
    work.deadline = request.deadline();
    work.stop = &stop_flag();
    work.on_note = [](const std::string& sentence) { note(sentence); };
    work.on_progress = [](std::string_view what, double done) { show_progress(what, done); };
    return work;
}

TableSettings table_settings_of(const Request& request) {
    const std::string folder = is_on_terminal() && host().tables.empty() ? default_folder() : host().tables;
    return {request.value("--cache-dir", folder)};
}

Tables& tables_of(const Request& request) {
    static std::mutex mutex;
    static std::map<std::pair<std::string, bool>, Tables> all;
    TableSettings settings = table_settings_of(request);
    settings.large_pages = request.is_batch();
    const std::lock_guard lock(mutex);
    return all.try_emplace({settings.folder, settings.large_pages}, settings).first->second;
}

}  // namespace trundle::cli

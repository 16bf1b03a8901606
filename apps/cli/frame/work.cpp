#include "frame/work.h"

#include <map>
#include <mutex>

namespace trundle::cli {
Work work_of(const Request& request) {
    Work work = shared_work_of(request);
    if (request.is_line() && request.command().parallel) work.threads = 1, work.helpers = &helpers();
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

Helpers& helpers() {
    static Helpers all;
    return all;
}

TableSettings table_settings_of(const Request& request) { return {request.value("--cache-dir", host().tables)}; }

Tables& tables_of(const Request& request) {
    static std::mutex mutex;
    static std::map<std::pair<std::string, bool>, Tables> all;
    TableSettings settings = table_settings_of(request);
    // Lines that end with the first answer that will do look into tables too rarely to pay for a copy in large pages.
    const bool is_soon_answered = request.number("--max-length", 0) >= 20;
    settings.large_pages = request.is_line() && !is_soon_answered;
    const std::lock_guard lock(mutex);
    return all.try_emplace({settings.folder, settings.large_pages}, settings).first->second;
}

}  // namespace trundle::cli

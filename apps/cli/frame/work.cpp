#include "frame/work.h"

namespace trundle::cli {
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

TableSettings table_settings_of(const Request& request) { return {request.value("--cache-dir", host().tables)}; }

}  // namespace trundle::cli

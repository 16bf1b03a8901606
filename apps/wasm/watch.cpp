// Long work in a worker: one thread, and tables that are made in a moment or fit into a page.
#include "frame/watch.h"

namespace trundle::cli {

Result<std::uint64_t> read_memory(const Request&) { return std::uint64_t{80'000'000}; }

Result<Watch> Watch::from(const Request& request) {
    Watch watch;
    watch.is_line_ = false;  // there are no batches here
    watch.memory_ = *read_memory(request);
    return watch;
}

Work Watch::work() { return shared_work(); }

Work Watch::shared_work() {
    Work work;
    work.threads = threads_;
    work.memory = memory_;
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

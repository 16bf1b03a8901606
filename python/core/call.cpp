#include "call.h"

#include <unistd.h>

#include <algorithm>
#include <mutex>
#include <set>
#include <thread>

#include "bind.h"
#include "hand.h"

namespace trundle::python {
namespace {

using namespace std::chrono_literals;

constexpr auto between_looks = 20ms;

// The flags of the calls under way, by which all can be stopped. Whoever looks at them holds the interpreter's lock.
std::set<std::atomic<bool>*>& under_way() {
    static auto& flags = *new std::set<std::atomic<bool>*>;
    return flags;
}

// The last word of the work on how far it is, until it is told.
class Gauge {
public:
    void set(std::string_view what, double done) {
        const std::lock_guard lock(mutex_);
        news_.emplace(what, done);
    }
    std::optional<std::pair<std::string, double>> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(news_, std::nullopt);
    }

private:
    std::mutex mutex_;
    std::optional<std::pair<std::string, double>> news_;
};

struct UnderWay {
    std::atomic<bool> stop = false;

    UnderWay() { under_way().insert(&stop); }
    ~UnderWay() { under_way().erase(&stop); }
};

// When Python ends, it ends every thread that asks for its lock. This one stays instead, with what its work still uses.
struct StayUntilOver {
    bool is_over = false;

    ~StayUntilOver() {
        while (!is_over) pause();
    }
};

// Whether the task is done, after a while without the interpreter's lock.
bool is_done(Hand& hand) {
    PyThreadState* thread = PyEval_SaveThread();
    const bool done = hand.is_done_within(between_looks);
    PyEval_RestoreThread(thread);
    return done;
}

// Never destroyed: a process may end while a thread of it still works.
TableSettings& settings() {
    static TableSettings& current = *new TableSettings{usual_table_folder(), false};
    return current;
}
std::shared_ptr<Tables>& shared_tables() {
    static auto& current = *new std::shared_ptr<Tables>;
    return current;
}

void use_tables(const std::optional<std::string>& folder, bool large_pages) {
    settings() = {folder.value_or(usual_table_folder()), large_pages};
    shared_tables().reset();
}

// Locks that a thread of the parent held at that moment are held for ever: such tables are left alone.
void after_fork_in_child() {
    if (!under_way().empty()) new std::shared_ptr<Tables>(std::exchange(shared_tables(), nullptr));
    under_way().clear();
}

// Before Python ends: threads that it does not wait for may be amid a call.
void stop_all() {
    for (std::atomic<bool>* stop : under_way()) *stop = true;
    while (!under_way().empty()) {
        const py::gil_scoped_release unlocked;
        std::this_thread::sleep_for(1ms);
    }
}

py::list list_tables() {
    py::list all;
    const auto infos = call({}, [shelf = tables()](const Work& work) { return shelf->list(work); });
    for (const TableInfo& info : infos)
        all.append(py::make_tuple(info.name, info.bytes, name_of(info.state), info.about, info.distribution));
    return all;
}

}  // namespace

void do_aside(const Terms& terms, const std::function<void(const Work&)>& verb) {
    UnderWay call;
    Gauge gauge;
    Work work{.threads = terms.threads, .memory = terms.memory, .stop = &call.stop};
    if (const auto timeout = duration_of(terms.timeout)) work.deadline = std::chrono::steady_clock::now() + *timeout;
    if (!terms.on_progress.is_none())
        work.on_progress = [&](std::string_view what, double done) { gauge.set(what, done); };

    std::exception_ptr failure;
    const auto hand = Hand::borrow();
    hand->begin([&] {
        try {
            verb(work);
        } catch (...) {
            failure = std::current_exception();
        }
    });
    const auto tell = [&] {
        if (const auto news = gauge.take()) terms.on_progress(news->first, news->second);
    };
    StayUntilOver stay;
    try {
        while (!is_done(*hand)) {
            if (PyErr_CheckSignals() != 0) throw py::error_already_set();
            tell();
        }
        stay.is_over = true;
        tell();
    } catch (const std::exception&) {
        call.stop = true;
        while (!stay.is_over) stay.is_over = is_done(*hand);
        throw;
    }
    if (failure) std::rethrow_exception(failure);
}

std::optional<Duration> duration_of(Seconds seconds) {
    constexpr double for_ever = 1e9;  // thirty years
    if (!seconds) return {};
    if (!(*seconds >= 0)) raise(usage_error("a time is a number of seconds, not less than 0"));
    return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(std::min(*seconds, for_ever)));
}

std::shared_ptr<Tables> tables() {
    if (!shared_tables()) shared_tables() = std::make_shared<Tables>(settings());
    return shared_tables();
}

void bind_calls(py::module_& module) {
    py::class_<Terms>(module, "Terms")
        .def(py::init<int, std::uint64_t, Seconds, py::object>(), py::arg("threads") = 1, py::arg("memory") = 0,
             py::arg("timeout") = py::none(), py::arg("on_progress") = py::none());
    module.def("use_tables", use_tables);
    module.def("table_folder", [] { return settings().folder; });
    module.def("list_tables", list_tables);
    module.def("build_table", [](const std::string& name, const Terms& terms) {
        unwrap(call(terms, [&, shelf = tables()](const Work& work) { return shelf->build(name, work); }));
    });
    module.def("after_fork_in_child", after_fork_in_child);
    module.def("stop_all", stop_all);
}

}  // namespace trundle::python

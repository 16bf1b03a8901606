#include "terminal/batch.h"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <map>
#include <mutex>
#include <thread>

#include "frame/answer.h"
#include "frame/console.h"
#include "frame/share.h"
#include "terminal/input_file.h"
#include "terminal/run.h"

namespace trundle::cli {
namespace {

// Every worker takes the next line, works, and lays the answer down; whoever lays down the one that is due prints it
// and those after it. A worker that is too far ahead of the printing waits, so memory stays bounded.
class LineByLine {
public:
    LineByLine(const Request& request, Share share) : request_(request), share_(share), json_(request.has("--json")) {}

    int run(int threads) {
        std::vector<std::thread> others;
        for (int i = 1; i < threads; ++i) others.emplace_back([this] { work(); });
        work();
        for (std::thread& other : others) other.join();
        return input_.error() ? exit_code(input_.error()->fault) : stop_flag() ? exit_code(Fault::stopped) : code_;
    }

    std::size_t lines() const { return printed_; }
    const std::optional<Error>& error() const { return input_.error(); }

private:
    static constexpr std::size_t window = 4096;  // answers that may wait for an earlier one

    struct Line {
        std::string text;
        int code = 0;
    };

    void work() {
        std::string input;
        for (std::size_t number = 0; next(input, number);) {
            const Result<Answer> answer = run_request(request_.with_argument(input));
            Line line{"", exit_code(answer)};
            if (json_) line.text = to_json(answer).dump();
            else line.text = answer ? answer->text : "error: " + answer.error().message;
            lay_down(number, std::move(line));
        }
    }

    bool next(std::string& input, std::size_t& number) {
        const std::lock_guard lock(reading_);
        std::string_view line;
        if (stop_flag()) return false;
        waits_ = true;
        bool is_there = input_.next(line);
        while (is_there && !share_.has(++read_)) is_there = input_.next(line);
        waits_ = false;
        input = line;
        number = taken_++;
        return is_there;
    }

    void lay_down(std::size_t number, Line line) {
        std::unique_lock lock(printing_);
        moved_on_.wait(lock, [&] { return number < printed_ + window; });
        waiting_.emplace(number, std::move(line));
        for (auto first = waiting_.begin(); first != waiting_.end() && first->first == printed_;
             first = waiting_.erase(first), ++printed_) {
            print(first->second.text);
            if (code_ == 0) code_ = first->second.code;
        }
        if (waits_ || request_.command().is_long) std::fflush(stdout);  // the next answer may be minutes away
        if (std::ferror(stdout) != 0) stop_flag() = true;               // nobody reads on
        moved_on_.notify_all();
    }

    static void print(const std::string& text) {
        std::fwrite(text.data(), 1, text.size(), stdout);
        if (!text.ends_with('\n')) std::fputc('\n', stdout);
    }

    const Request& request_;
    Share share_;
    bool json_;
    std::mutex reading_;
    InputFile input_ = *InputFile::open("-");
    std::atomic<bool> waits_ = false;  // for the next line
    std::size_t read_ = 0;             // lines
    std::size_t taken_ = 0;            // of them, to be answered
    std::mutex printing_;
    std::condition_variable moved_on_;
    std::map<std::size_t, Line> waiting_;
    std::size_t printed_ = 0;
    int code_ = 0;
};

}  // namespace

int run_batch(const Request& request) {
    const auto start = std::chrono::steady_clock::now();
    const Result<Share> share = read_share(request);
    if (!share) return report(share.error(), request.command().name, "", request.has("--json"));
    LineByLine batch(request, *share);
    const int code = batch.run(request.command().parallel ? request.threads() : 1);
    if (batch.error() && batch.error()->fault != Fault::stopped)
        return report(*batch.error(), request.command().name, "", request.has("--json"));
    if (stop_flag() && std::ferror(stdout) == 0) note("stopped after " + std::to_string(batch.lines()) + " lines");
    if (!request.command().parallel) return code;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    char rate[96];
    std::snprintf(rate, sizeof rate, "%zu lines in %.2f s, %.0f a second", batch.lines(), seconds,
                  static_cast<double>(batch.lines()) / seconds);
    note(rate);
    return code;
}

}  // namespace trundle::cli

#include "batch.h"

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <thread>

#include "frame/console.h"
#include "frame/work.h"
#include "mail.h"
#include "terminal/run.h"

namespace trundle::cli {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t window = 1 << 20;  // answers that may wait for a slow line's
constexpr int not_begun = -1;
// What a rank may send instead of how many lines it wishes for.
constexpr std::int64_t goodbye = -1, stopped = -2;

// Rank 0: hands out lines, takes answers in and shows them, while other threads answer lines as well.
class Counter {
public:
    Counter(const Answerer& answerer, LineDesk& desk, int others, const std::atomic<bool>& has_own_left)
        : answerer_(answerer),
          desk_(desk),
          has_own_left_(has_own_left),
          out_(others),
          at_work_(others),
          wish_(static_cast<std::size_t>(others) + 1) {}

    void serve() {
        for (bool is_end = false; out_ > 0 || !has_own_left_;) {
            const std::optional<Mail::Received> received = mail_.receive();
            if (received) take_in(received->from, received->letter);
            show_now_and_then();
            const bool is_nobody_left = at_work_ == 0 && has_own_left_;
            if (!is_end && (stop_flag() || desk_.is_done() || is_nobody_left)) {
                is_end = true;
                for (std::size_t rank = 1; rank < wish_.size(); ++rank) send(rank, {}, true);
            }
            if (!is_end) hand_out();
            if (!received) mail_.nap();
        }
        while (!mail_.is_sent()) mail_.nap();
    }

private:
    void take_in(int from, Letter letter) {
        const auto wish = letter.number<std::int64_t>();
        if (wish == goodbye) --out_;
        else if (wish == stopped) stop_flag() = true;  // who stops one of us stops all
        else wish_[static_cast<std::size_t>(from)] += static_cast<std::size_t>(wish);
        while (!letter.is_read()) {
            const auto number = letter.number<std::size_t>();
            const auto code = letter.number<int>();
            std::string text = letter.text();
            if (code == not_begun) desk_.put_back({number, std::move(text)});
            else desk_.lay_down(number, {std::move(text), code});
            if (code != answerer_.last_code) continue;
            --at_work_;
            wish_[static_cast<std::size_t>(from)] = 0;
        }
    }

    // mpirun passes on what is shown, and takes a core for it.
    void show_now_and_then() {
        constexpr std::chrono::milliseconds pause(20);
        const auto now = steady_clock::now();
        if (now - shown_ < pause) return;
        desk_.show();
        shown_ = now;
    }

    void hand_out() {
        for (std::size_t rank = 1; rank < wish_.size(); ++rank) {
            std::vector<Line> lines;
            while (lines.size() < wish_[rank]) {
                std::optional<Line> line = desk_.next_at_once();
                if (!line) break;
                lines.push_back(*std::move(line));
            }
            if (lines.empty()) continue;
            wish_[rank] = 0;
            send(rank, lines, false);
        }
    }

    void send(std::size_t rank, const std::vector<Line>& lines, bool is_end) {
        Letter letter;
        letter.put(is_end);
        for (const Line& line : lines) {
            letter.put(line.number);
            letter.put(line.text);
        }
        mail_.send(letter, static_cast<int>(rank));
    }

    const Answerer& answerer_;
    LineDesk& desk_;
    const std::atomic<bool>& has_own_left_;  // the threads of rank 0
    Mail mail_;
    int out_;                        // ranks that have not said goodbye
    int at_work_;                    // those that have not had their last reply
    std::vector<std::size_t> wish_;  // how many lines each rank waits for
    steady_clock::time_point shown_ = steady_clock::now();
};

// The other ranks: threads that answer lines, and one that gets them from rank 0.
class Clerk {
public:
    Clerk(const Ranks& ranks, const Answerer& answerer)
        : answerer_(answerer), too_fast_(std::clamp(ranks.count(), 40, 100)) {}

    void serve() {
        std::vector<std::thread> workers;
        try {
            for (; threads_ < answerer_.threads; ++threads_) workers.emplace_back([this] { work(); });
        } catch (const std::exception&) {  // where the system gives fewer threads, fewer do the work
            if (workers.empty()) throw;
        }
        while (!is_end_) {
            const std::optional<Mail::Received> received = mail_.receive();
            if (received) take_in(received->letter);
            report(false);
            if (!received) mail_.nap();
        }
        for (std::thread& worker : workers) worker.join();
        report(true);
        while (!mail_.is_sent()) mail_.nap();
    }

private:
    static constexpr std::chrono::seconds stuck{1};
    static constexpr std::int64_t most_lines = 1024;

    void work() {
        std::unique_lock lock(mutex_);
        for (;;) {
            constexpr std::chrono::milliseconds nap(10);
            changed_.wait_for(lock, nap, [&] { return is_over() || !lines_.empty(); });
            if (is_over()) return;
            ++busy_;
            if (lines_.empty()) {
                lock.unlock();
                helpers().help();
                lock.lock();
            } else answer(lock);
            --busy_;
        }
    }

    void answer(std::unique_lock<std::mutex>& lock) {
        const Line line = std::move(lines_.front());
        lines_.pop_front();
        last_begun_ = steady_clock::now();
        lock.unlock();
        Reply reply = answerer_.reply(line.text);
        lock.lock();
        has_left_ |= reply.code == answerer_.last_code;
        done_.emplace_back(line.number, std::move(reply));
    }
    bool is_over() const { return is_end_ || has_left_ || stop_flag(); }

    void take_in(Letter letter) {
        const std::lock_guard lock(mutex_);
        if (letter.number<bool>()) is_end_ = stop_flag() = true;
        while (!letter.is_read()) {
            const auto number = letter.number<std::size_t>();
            lines_.push_back({number, letter.text()});
        }
        has_asked_ = false;
        if (busy_ < threads_) last_begun_ = steady_clock::now();  // nobody has been sitting at these for long
        changed_.notify_all();
    }

    // Asks for more when half of the last letter is left, so that nobody waits for the mail. Who sits at one line for
    // long gives back those that it has not begun.
    void report(bool is_last) {
        const auto now = steady_clock::now();
        Letter letter;
        {
            const std::lock_guard lock(mutex_);
            const bool is_stuck = is_last || is_over() || (busy_ == threads_ && now - last_begun_ > stuck);
            const bool asks = !is_stuck && !has_asked_ && lines_.size() * 2 <= static_cast<std::size_t>(wish_);
            const bool gives_back = is_stuck && !lines_.empty();
            const bool is_due = !done_.empty() && now - last_sent_ >= too_fast_;
            const bool stops = stop_flag() && !is_end_ && !std::exchange(has_stopped_, true);
            if (!is_last && !stops && !asks && !gives_back && !is_due) return;
            if (asks) adapt(now);
            letter.put(is_last ? goodbye : stops ? stopped : asks ? wish_ : std::int64_t{0});
            has_asked_ |= asks;
            for (const auto& [number, reply] : done_) {
                letter.put(number);
                letter.put(reply.code);
                letter.put(reply.text);
            }
            done_.clear();
            for (; is_stuck && !lines_.empty(); lines_.pop_front()) {
                letter.put(lines_.front().number);
                letter.put(not_begun);
                letter.put(lines_.front().text);
            }
        }
        last_sent_ = now;
        mail_.send(letter, 0);
    }

    void adapt(steady_clock::time_point now) {
        if (now - last_asked_ < too_fast_) wish_ = std::min(2 * wish_, most_lines);
        if (now - last_asked_ > 2 * too_fast_) wish_ = std::max<std::int64_t>(wish_ / 2, 1);
        last_asked_ = now;
    }

    const Answerer& answerer_;
    // For the lines of one letter, and twice as long is too slow. Short letters end a batch well; many ranks that
    // send them would keep rank 0 from its own lines. Half of them last longer than a nap at either end.
    std::chrono::milliseconds too_fast_;
    Mail mail_;
    int threads_ = 0;   // that answer lines
    std::mutex mutex_;  // guards what follows
    int busy_ = 0;      // threads at a line, or helping
    std::condition_variable changed_;
    std::deque<Line> lines_;
    std::vector<std::pair<std::size_t, Reply>> done_;
    bool is_end_ = false;
    bool has_left_ = false;  // had its last reply
    bool has_asked_ = false;
    bool has_stopped_ = false;  // and said so
    std::int64_t wish_ = 1;
    steady_clock::time_point last_begun_ = steady_clock::now(), last_asked_ = last_begun_, last_sent_ = last_begun_;
};

}  // namespace

void follow(const Ranks& ranks, const Answerer& answerer) { Clerk(ranks, answerer).serve(); }

void lead(const Ranks& ranks, const Answerer& answerer, LineDesk& desk) {
    std::atomic<bool> has_own_left = false;
    std::thread own([&] {
        answer_lines(answerer, desk);
        has_own_left = true;
    });
    Counter(answerer, desk, ranks.count() - 1, has_own_left).serve();
    own.join();
}

int run_batch_on(const Ranks& ranks, const Request& request) {
    const auto start = steady_clock::now();
    const Result<Share> share = read_share(request);
    if (!share) return report(share.error(), request.command().name, "", request.has("--json"));
    const Answerer answerer = answerer_of(request);
    if (ranks.rank() != 0) return follow(ranks, answerer), 0;
    std::setvbuf(stdout, nullptr, _IOFBF, 1 << 16);  // to mpirun it is a terminal, which would get line by line
    LineDesk desk(*share, false, window);
    lead(ranks, answerer, desk);
    return report_batch(request, desk, start);
}

}  // namespace trundle::cli

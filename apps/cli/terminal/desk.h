// The lines of a batch: taken one by one by whoever works, answered in any order, printed in theirs.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>

#include "frame/console.h"
#include "frame/share.h"
#include "terminal/input_file.h"

namespace trundle::cli {

struct Line {
    std::size_t number = 0;  // 0, 1, ...
    std::string text;
};

struct Reply {
    std::string text;
    int code = 0;
};

class LineDesk {
public:
    // A share of the lines of standard input. As many answers may wait for an earlier one; who is farther ahead waits,
    // so memory stays bounded. If they take long, each goes out at once: the next one may be minutes away; or whoever
    // leads shows them now and then, where a word costs much.
    LineDesk(Share share, bool goes_out_at_once, std::size_t window = 4096)
        : share_(share), goes_out_at_once_(goes_out_at_once), window_(window) {}
    // Lines that are known before. Their replies are used when they come, in any order; false: it is none, the line is
    // for somebody else.
    using Use = std::function<bool(const Reply&)>;
    LineDesk(std::vector<std::string> lines, Use use);

    // The next line; none, after a moment, while others have to be answered first, and at once when it is over.
    std::optional<Line> next() { return take(true); }
    // None wherever it would have to wait.
    std::optional<Line> next_at_once() { return take(false); }
    // For somebody else.
    void put_back(Line line);
    // Whoever lays down the one that is due prints it and those after it; if lines were known, each is used at once.
    void lay_down(std::size_t number, Reply reply);
    void show();  // what is printed

    bool is_done();  // no line is left that is not answered
    bool is_over() { return stop_flag() || is_done(); }
    std::size_t printed() const { return printed_; }
    const std::optional<Error>& error() const { return input_.error(); }
    int first_code() const { return code_; }  // that of the first line that failed
    int code() const;                         // the same, unless it could not be read or was stopped

private:
    void print(const Reply& reply);
    void count(const Reply& reply);
    std::optional<Line> take(bool may_wait);
    std::optional<Line> take_again();  // one that was put back
    bool is_ahead() const { return read_ >= printed_ + window_; }

    Share share_;
    bool goes_out_at_once_ = true;
    std::size_t window_ = 0;
    std::vector<std::string> known_;
    Use use_;
    std::timed_mutex reading_;
    InputFile input_ = *InputFile::open("-");
    std::size_t seen_ = 0;             // lines of it, whosever share they are
    std::atomic<bool> waits_ = false;  // for the next line
    std::mutex printing_;              // guards all below; may be taken while reading, not the other way round
    std::condition_variable moved_on_;
    std::size_t read_ = 0;
    bool is_read_ = false;  // to its end
    std::deque<Line> again_;
    std::map<std::size_t, Reply> waiting_;
    std::size_t printed_ = 0;
    int code_ = 0;
};

}  // namespace trundle::cli

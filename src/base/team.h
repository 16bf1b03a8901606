// Threads that stay together for many short loops, each shorter than it would take to start them anew. Who comes late
// finds the work done by the others: nobody waits for those who have not begun.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace trundle {

class Team {
public:
    explicit Team(int threads);
    ~Team();

    std::size_t size() const;

    // Calls round(0, member) .. round(count - 1, member), each once, and returns when all are done; `member` < size()
    // is the one who does it. What a round throws is thrown again.
    using Round = std::function<void(std::size_t, std::size_t)>;
    void share(std::size_t count, const Round& round);

private:
    class Members;
    std::unique_ptr<Members> members_;
};

}  // namespace trundle

// Long work on the command line: its threads, its memory, its folder of tables, its progress bar and its notes.
#pragma once

#include <trundle/tables.h>
#include <trundle/work.h>
#include <optional>

#include "frame/command.h"
#include "frame/console.h"

namespace trundle::cli {

class Watch {
public:
    static Result<Watch> from(const Request& request);

    // Both live as long as the watch. Each line of a batch has one thread of its own; what all lines wait for has all.
    Work work();
    Work shared_work();
    const TableSettings& settings() const { return settings_; }

private:
    int threads_ = 1;
    bool is_line_ = false;
    std::uint64_t memory_ = 0;
    TableSettings settings_;
    std::string stage_;
    std::shared_ptr<Progress> bar_;
};

// "500M", "2G", "1.5G" or plain bytes, in powers of ten; 0 if the option is not there.
Result<std::uint64_t> read_memory(const Request& request);

}  // namespace trundle::cli

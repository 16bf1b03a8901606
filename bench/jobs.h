// What is measured: jobs with a name and a unit. bench.cpp times them, job.cpp runs one so that its instructions can be
// counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace trundle::bench {

struct Job {
    std::string_view name;
    std::string_view unit;   // what one of `amount` is: "turn", "byte"
    std::size_t amount;      // how many of them one run does
    std::uint64_t (*run)();  // returns something that depends on all its work
    bool (*is_possible)() = [] { return true; };
};

std::span<const Job> turn_jobs();
std::span<const Job> parse_jobs();

}  // namespace trundle::bench

// job             lists the jobs: name, unit, amount
// job NAME TIMES  runs one of them, so that a profiler can count its instructions
#include <cstdio>
#include <cstdlib>

#include "jobs.h"

int main(int argc, char** argv) {
    using namespace trundle::bench;
    for (const auto jobs : {turn_jobs(), parse_jobs()})
        for (const Job& job : jobs) {
            if (!job.is_possible()) continue;
            if (argc < 3) std::printf("%s %s %zu\n", job.name.data(), job.unit.data(), job.amount);
            else if (job.name == argv[1])
                for (int i = std::atoi(argv[2]); i > 0; --i)
                    std::printf("%llu\n", static_cast<unsigned long long>(job.run()));
        }
}

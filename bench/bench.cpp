// Times every job: what one unit costs, and how many there are in a second.
#include <benchmark/benchmark.h>

#include <string>

#include "jobs.h"

int main(int argc, char** argv) {
    using namespace trundle::bench;
    for (const auto jobs : {turn_jobs(), parse_jobs()})
        for (const Job& job : jobs)
            if (job.is_possible())
                benchmark::RegisterBenchmark(std::string(job.name).c_str(), [&job](benchmark::State& state) {
                    for (auto _ : state) benchmark::DoNotOptimize(job.run());
                    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(job.amount));
                });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}

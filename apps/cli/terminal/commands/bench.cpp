// bench: fixed positions on one thread. Its node count is the signature of the search: it changes only if the search
// does.
#include <trundle/notation.h>
#include <trundle/optimize.h>

#include "frame/work.h"

namespace trundle::cli {
namespace {

// Random paths of layers, 8 to 12 long, and a shorter way to say a longer one.
constexpr std::array<std::string_view, 8> positions{
    "l+RESURs-Ld-F",    "e+s-d-e-u+BDl+",      "m-b-f-m+u-e+f-Es+e+",   "r+u+f+l+d+b+r+u+f+l+",
    "Ru+b-Df+l-Ur+d-B", "f+Re-l+Um-b+d-Fs+u+", "s+l-Ud+b-Me+r+f-Ul+b-", "MESr+u+MESr+u+",
};

Result<Answer> bench(const Request& request) {
    Work work = work_of(request);
    work.threads = 1;
    if (work.memory == 0) work.memory = 150'000'000;  // asks for the tables that the signature stands on
    Tables& tables = tables_of(request);
    Answer answer;
    std::uint64_t nodes = 0;
    answer.json["positions"] = Json::array();
    for (const std::string_view path : positions) {
        const Result<Moves> moves = parse(path, Notation::path);
        const Result<Optimum> optimum = optimize({.target = after(World{}, *moves)}, tables, work);
        if (!optimum) return optimum.error();
        if (!optimum->is_complete) return stopped_error("before the bench was done");
        nodes += optimum->nodes;
        answer.json["positions"].push_back({{"path", path}, {"length", *optimum->length}, {"nodes", optimum->nodes}});
    }
    answer.json["nodes"] = nodes;
    answer.text = std::to_string(nodes) + " nodes";
    return answer;
}

}  // namespace

Command bench_command() {
    return {
        .name = "bench",
        .summary = "search fixed positions on one thread and print the node signature",
        .details = "The number is the same on every machine and in every run, as long as the search is the same.",
        .examples = {{"bench", "the signature"}},
        .run = bench,
    };
}

}  // namespace trundle::cli

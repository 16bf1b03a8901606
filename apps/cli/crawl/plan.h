// A plan of commutators, step by step.
#pragma once

#include "crawl/answer.h"
#include "frame/work.h"

namespace trundle::cli {

inline std::string text_of(const Moves& moves) { return print(moves, Notation::crawl).value_or(""); }

// [setup: [a, b]], or just the setup.
inline std::string bracketed(const PlanStep& step) {
    if (step.a.empty()) return text_of(step.setup);
    const std::string commutator = "[" + text_of(step.a) + ", " + text_of(step.b) + "]";
    return step.setup.empty() ? commutator : "[" + text_of(step.setup) + ": " + commutator + "]";
}

inline Json json_of_step(const PlanStep& step) {
    Json json{{"purpose", step.purpose}, {"moves", words_of(step.moves, Notation::crawl).value_or({})}};
    json["setup"] = words_of(step.setup, Notation::crawl).value_or({});
    if (step.a.empty()) return json;
    json["a"] = words_of(step.a, Notation::crawl).value_or({});
    json["b"] = words_of(step.b, Notation::crawl).value_or({});
    return json;
}

// As tell, with the steps: each with what it is for, and as [setup: [a, b]].
inline Result<Answer> tell_plan(const Request& request, const CrawlTask& task) {
    const Stopwatch stopwatch;
    const Result<std::vector<PlanStep>> steps = plan(task, work_of(request));
    if (!steps) return steps.error();
    Moves moves;
    Json json = Json::array();
    std::string text;
    for (const PlanStep& step : *steps) {
        moves.insert(moves.end(), step.moves.begin(), step.moves.end());
        json.push_back(json_of_step(step));
        text += "\n" + std::to_string(json.size()) + ". " + step.purpose + " (" + counted_moves(step.moves.size()) +
                ")\n   " + bracketed(step);
    }
    Result<Answer> answer = tell(request, task.place, task.cube, {moves, false, stopwatch.seconds(), 0});
    if (!answer) return answer;
    answer->json["steps"] = std::move(json);
    if (request.value("--as", "moves") == "moves") answer->text += text;
    return answer;
}

}  // namespace trundle::cli

#include "god.h"

#include "batch.h"
#include "frame/answer.h"
#include "frame/console.h"
#include "frame/words.h"
#include "terminal/commands/god_told.h"
#include "terminal/run.h"

namespace trundle::cli {
namespace {

// The answers for single lines, put together to what one process would have said.
class Tally {
public:
    explicit Tally(bool json) : json_(json) {}

    void add(const Reply& reply) {
        const Result<Json> answer = Json::parse(reply.text);
        const Json* const results = answer ? answer->find("results") : nullptr;
        if (results == nullptr) {
            if (failure_.empty()) failure_ = reply.text;
            stop_flag() = true;  // what one cannot do, others cannot
            return;
        }
        if (results->empty()) ++skipped_;
        for (const Json& result : results->items()) {
            const auto number = [&](std::string_view key) { return std::stoull(result.find(key)->text()); };
            if (!json_)
                emit(told({.line = static_cast<int>(number("line")),
                           .within = static_cast<int>(number("within")),
                           .left = number("left")}));
            results_.push_back(result);
        }
    }

    void report() const {
        if (skipped_ > 0) note(counted(skipped_, "line was done before", "lines were done before"));
        if (json_) emit(failure_.empty() ? Json{{"results", results_}, {"skipped", skipped_}}.dump() : failure_);
        else if (!failure_.empty())
            note(std::string(host().program) +
                 " god run: " + Json::parse(failure_)->find("error")->find("message")->text());
    }

private:
    bool json_;
    Json results_ = Json::array();
    std::size_t skipped_ = 0;
    std::string failure_;  // the first
};

Result<GodPlan> read_plan(const Request& request) {
    if (request.has("--part")) return usage_error("--part is for processes that do not talk: these do");
    const Result<std::string> text = request.read_file(request.argument());
    if (!text) return text.error();
    return parse_god_plan(*text);
}

const Error unread{Fault::environment, "peer", "another rank could not read the plan: all must see the file", {}};

}  // namespace

// A line of the plan is the part of that number, of as many as there are lines.
int run_plan_on(Ranks& ranks, const Request& request) {
    const Result<GodPlan> plan = read_plan(request);
    const bool has_each = ranks.most(plan ? 0 : 1) == 0;
    if (!plan) return report(plan.error(), request.command().name, request.argument(), request.has("--json"));
    if (!has_each) return report(unread, request.command().name, request.argument(), request.has("--json"));
    std::vector<std::string> parts;
    for (std::size_t line = 1; line <= plan->centres.size(); ++line)
        parts.push_back(std::to_string(line) + "/" + std::to_string(plan->centres.size()));

    const Request in_json = request.with_option("--json");
    const Answerer answerer{[&](const std::string& part) -> Reply {
        const Result<Answer> answer = run_request(in_json.with_option("--part", part));
        return {to_json(answer).dump(), exit_code(answer)};
    }};
    if (ranks.rank() != 0) return follow(answerer), 0;
    Tally tally(request.has("--json"));
    LineDesk desk(parts, [&](const Reply& reply) { tally.add(reply); });
    lead(ranks, answerer, desk);
    tally.report();
    return desk.first_code() == 0 && stop_flag() ? exit_code(Fault::stopped) : desk.first_code();
}

}  // namespace trundle::cli

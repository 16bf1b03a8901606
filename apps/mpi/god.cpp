#include "god.h"

#include <map>

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

    // False: the rank could not do it, for want of memory or a disk; another one may.
    bool add(const Reply& reply) {
        const Result<Json> answer = Json::parse(reply.text);
        const Json* const results = answer ? answer->find("results") : nullptr;
        if (results == nullptr) {
            if (!failure_ || (is_of_rank(*failure_) && !is_of_rank(reply))) failure_ = reply;
            if (!is_of_rank(reply)) stop_flag() = true;  // what is wrong for one is wrong for all
            return !is_of_rank(reply);
        }
        if (results->empty()) ++skipped_;
        if (answer->find("unproven") != nullptr) ++unproven_;
        for (const Json& result : results->items()) {
            const auto number = [&](std::string_view key) { return std::stoull(result.find(key)->text()); };
            if (!json_)
                emit(told({.line = static_cast<int>(number("line")),
                           .within = static_cast<int>(number("within")),
                           .left = number("left")}));
            results_.emplace(number("line"), result);
        }
        return true;
    }

    // Returns the exit code.
    int report(LineDesk& desk) const {
        if (skipped_ > 0 && !json_) note(counted(skipped_, "line was done before", "lines were done before"));
        if (failure_ && (!desk.is_done() || !is_of_rank(*failure_))) {
            if (json_) emit(failure_->text);
            else
                note(std::string(host().program) + " god run: " + (is_of_rank(*failure_) ? "no rank can go on: " : "") +
                     Json::parse(failure_->text)->find("error")->find("message")->text());
            return failure_->code;
        }
        Json results = Json::array();
        for (const auto& [line, result] : results_) results.push_back(result);
        Json all{{"results", std::move(results)}, {"skipped", skipped_}};
        if (unproven_ > 0) all["unproven"] = unproven_;
        if (json_) emit(all.dump());
        else if (unproven_ > 0) note(told_unproven(unproven_));
        return desk.is_done() ? desk.first_code() : exit_code(Fault::stopped);
    }

private:
    static bool is_of_rank(const Reply& reply) { return reply.code == exit_code(Fault::environment); }

    bool json_;
    std::map<std::uint64_t, Json> results_;  // by line
    std::size_t skipped_ = 0;
    std::size_t unproven_ = 0;      // lines that leave cubes
    std::optional<Reply> failure_;  // the first, rather one that ends the run
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
    const Answerer answerer{
        [&](const std::string& part) -> Reply {
            const Result<Answer> answer = run_request(in_json.with_option("--part", part));
            if (!answer && answer.error().fault == Fault::environment)
                ranks.say("line " + part + ": " + answer.error().message + "; it takes no more lines");
            return {to_json(answer).dump(), exit_code(answer)};
        },
        1, exit_code(Fault::environment)};
    if (ranks.rank() != 0) return follow(ranks, answerer), 0;
    Tally tally(request.has("--json"));
    LineDesk desk(std::move(parts), [&](const Reply& reply) { return tally.add(reply); });
    lead(ranks, answerer, desk);
    return tally.report(desk);
}

}  // namespace trundle::cli

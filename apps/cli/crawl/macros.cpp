// crawl macros: the shortest crawl for each face turn.
#include "crawl/answer.h"
#include "frame/request.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_macros(const Request& request) {
    const Result<Start> start = read_start(request);
    if (!start) return start.error();
    const Result<CrawlEnd> end = read_end(request, start->pose, "any", "any");
    if (!end) return end.error();

    Answer answer;
    Json found = Json::object();
    for (const Macro& macro : macros(start->board, start->pose, *end, crawl_moves(request))) {
        const std::string turn = print({&macro.turn, 1}, Notation::wca).value_or("");
        answer.text += turn + std::string(4 - turn.size(), ' ');
        if (!macro.crawl) {
            found[turn] = nullptr;
            answer.text += "none of up to " + std::to_string(max_macro_length) + " moves\n";
            continue;
        }
        const std::vector<std::string> words = words_of(*macro.crawl, Notation::crawl).value_or({});
        found[turn] = words;
        answer.text += (words.size() < 10 ? " " : "") + std::to_string(words.size()) + "  " + joined(words) + "\n";
    }
    answer.json["macros"] = std::move(found);
    return answer;
}

}  // namespace

Command crawl_macros_command() {
    return {
        .name = "crawl macros",
        .arguments = "",
        .summary = "the shortest crawl for each of the 18 face turns",
        .details = "Proven shortest for the board, the start and the wanted end, by meeting in the middle.",
        .options = {board_option, walls_option, at_option, heading_option, end_option, end_heading_option,
                    crawl_moves_option},
        .examples = {{"crawl macros", "on 3x3, from the middle, ending anywhere"},
                     {"crawl macros --board 5x5 --end home --end-heading home", "without leaving a trace"},
                     {"crawl macros --board unbounded --moves crawler6", "without spin2"}},
        .run = crawl_macros,
    };
}

}  // namespace trundle::cli

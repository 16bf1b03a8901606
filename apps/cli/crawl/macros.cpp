// crawl macros: the shortest crawl for each face turn.
#include "crawl/answer.h"
#include "frame/words.h"
#include "frame/work.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_macros(const Request& request) {
    const Result<CrawlPlace> place = read_place(request);
    if (!place) return place.error();
    const Result<Macros> searched = macros({*place, crawl_moves(request)}, work_of(request));
    if (!searched) return searched.error();

    Answer answer;
    if (!searched->is_complete) answer.but = stopped_at_best;
    Json found = Json::object();
    for (const Macro& macro : searched->all) {
        const std::string turn = print({&macro.turn, 1}, Notation::wca).value_or("");
        answer.text += turn + std::string(4 - turn.size(), ' ');
        if (!macro.crawl) {
            found[turn] = Json();
            answer.text += "none of up to " + std::to_string(searched->searched) + " moves\n";
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
        .summary = "the shortest crawl for each of the 18 face turns",
        .details = "Proven shortest for the board, the start and the wanted end, by meeting in the middle.",
        .options = {board_option, walls_option, at_option, heading_option, end_option, end_heading_option,
                    crawl_moves_option},
        .examples = {{"crawl macros", "on 3x3, from the middle, ending anywhere"},
                     {"crawl macros --board 5x5 --end home --end-heading home", "without leaving a trace"},
                     {"crawl macros --board unbounded --moves crawler6", "without spin2"}},
        .fields = "macros:object",
        .run = crawl_macros,
    };
}

}  // namespace trundle::cli

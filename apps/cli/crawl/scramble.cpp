// crawl scramble: a random crawl that stays on the board.
#include "crawl/place.h"
#include "frame/seed.h"
#include "frame/words.h"

namespace trundle::cli {
namespace {

Result<Answer> crawl_scramble(const Request& request) {
    const Result<CrawlPlace> place = read_place(request);
    if (!place) return place.error();
    const auto count = static_cast<std::size_t>(request.number("--moves", 40));
    const Moves moves = random_crawl(place->board, place->start, count, seed_of(request));
    const World world = after(World{{}, place->start}, moves);
    const Result<std::vector<std::string>> words = words_of(moves, Notation::crawl);
    if (!words) return words.error();

    Answer answer;
    answer.text = joined(*words);
    answer.json["moves"] = *words;
    answer.json["end"] = to_json(world.pose);
    describe(answer.json, world);
    return answer;
}

}  // namespace

Command crawl_scramble_command() {
    return {
        .name = "crawl scramble",
        .summary = "a random crawl that stays on the board",
        .options = {{"--moves", "N", "its length (default: 40)", 0, 1'000'000},
                    seed_option,
                    board_option,
                    walls_option,
                    at_option,
                    heading_option},
        .examples = {{"crawl scramble --board 3x3 --moves 40", "a scramble to solve"},
                     {"crawl scramble --moves 10 --seed 1", "the same one every time"}},
        .fields = std::string(cube_fields) + " moves:array end:object",
        .run = crawl_scramble,
    };
}

}  // namespace trundle::cli

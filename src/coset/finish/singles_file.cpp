#include "coset/finish/singles_file.h"

#include <trundle/notation.h>
#include <trundle/view.h>
#include <utility>

#include "tables/files/disk.h"

namespace trundle {
namespace {

using std::chrono::steady_clock;

Notation notation_for(Play play) { return play == Play::crawler ? Notation::crawl : Notation::wca; }

// None: it solves no cube of the coset.
std::optional<CosetRest> read_line(std::string_view line, const CosetRequest& request) {
    const Result<Facelets> facelets = parse_facelets(line.substr(0, facelet_count));
    if (!facelets) return {};
    const Result<World> world = from_facelets(*facelets);
    const Result<Moves> moves = parse(line.substr(std::min(facelet_count, line.size())), notation_for(request.play));
    if (!world || !moves || coset_of(world->cube) != coset_of(request.cube)) return {};
    if (!after({world->cube, {}}, *moves).is_solved()) return {};
    return CosetRest{world->cube, *moves};
}

}  // namespace

std::string singles_path(const std::string& checkpoint) { return checkpoint.empty() ? "" : checkpoint + ".singles"; }

SinglesFile::SinglesFile(const CosetRequest& request) : request_(request), path_(singles_path(request.checkpoint)) {}

Result<std::vector<CosetRest>> SinglesFile::read() const {
    std::vector<CosetRest> all;
    if (path_.empty()) return all;
    const Result<std::optional<std::string>> text = read_lines(path_);
    if (!text) return text.error();
    std::string_view rest = text->has_value() ? std::string_view(**text) : std::string_view();
    for (std::size_t end = rest.find('\n'); end != rest.npos; end = rest.find('\n')) {  // what has no end is no line
        const std::optional<CosetRest> solved = read_line(rest.substr(0, end), request_);
        if (!solved)
            return input_error("damaged_checkpoint", "line " + std::to_string(all.size() + 1) + " of " + path_ +
                                                         " solves no cube of this coset");
        all.push_back(*solved);
        rest.remove_prefix(end + 1);
    }
    return all;
}

std::optional<Error> SinglesFile::add(const CosetRest& solved) {
    constexpr Duration pace = std::chrono::seconds(1);
    if (path_.empty()) return {};
    const Result<std::string> moves = print(*solved.moves, notation_for(request_.play));
    if (!moves) return moves.error();
    lines_ += to_text(to_facelets({solved.cube, {}})) + " " + *moves + "\n";
    if (steady_clock::now() < next_) return {};
    next_ = steady_clock::now() + pace;
    return flush();
}

std::optional<Error> SinglesFile::flush() {
    if (lines_.empty()) return {};
    lines_.pop_back();  // the end of the last one is written with it
    return append_line(path_, std::exchange(lines_, ""));
}

}  // namespace trundle

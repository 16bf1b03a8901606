#include "explore/level_folder.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>

#include "base/checksum.h"

namespace trundle {
namespace {

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// "7 12 34 2\n" from the front of the text.
template <class Number>
bool take(std::string_view& text, char end, Number& number) {
    const auto [rest, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc() || rest == text.data() + text.size() || *rest != end) return false;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()) + 1);
    return true;
}

std::string checksum_line(std::string_view text) {
    char line[40];
    std::snprintf(line, sizeof line, "checksum %016llx\n", static_cast<unsigned long long>(checksum(bytes_of(text))));
    return line;
}

// A name whose numbers are all 0: "level-12.3-of-4" is of the shape "level-0.0-of-0".
std::string shape_of(std::string_view name) {
    std::string shape;
    for (const char letter : name) {
        const bool is_digit = letter >= '0' && letter <= '9';
        if (!is_digit || !shape.ends_with('0')) shape += is_digit ? '0' : letter;
    }
    return shape;
}

}  // namespace

std::string LevelFolder::text() const {
    std::string text = "trundle explore " + std::string(name_of(play_)) + "\n";
    for (std::size_t i = 0; i < levels_.size(); ++i)
        text += std::to_string(levels_[i].depth) + " " + std::to_string(levels_[i].states) + " " +
                std::to_string(levels_[i].classes) + " " + std::to_string(writers_[i]) + "\n";
    return text + checksum_line(text);
}

std::optional<Error> LevelFolder::read() {
    const std::string path = folder_ + "/levels";
    const Result<std::optional<MappedFile>> file = map_file(path);
    if (!file) return file.error();
    if (!*file) return {};
    const std::string_view text(reinterpret_cast<const char*>((*file)->bytes.data()), (*file)->bytes.size());
    std::string_view left = text;
    const std::string_view sign = "trundle explore ";
    const std::size_t end = left.find('\n');
    const Error damaged{Fault::environment, "checkpoint", path + " is damaged; remove the folder to begin again"};
    const std::size_t last = text.rfind("checksum ");
    if (!left.starts_with(sign) || last == text.npos || text.substr(last) != checksum_line(text.substr(0, last)))
        return damaged;
    const std::string_view moves = left.substr(sign.size(), end - sign.size());
    if (moves != name_of(play_))
        return Error{Fault::usage, "checkpoint",
                     path + " is of the moves " + std::string(moves) + ", not of " + std::string(name_of(play_))};
    left.remove_prefix(end + 1);
    ExploreLevel level;
    int writers = 0;
    while (take(left, ' ', level.depth) && take(left, ' ', level.states) && take(left, ' ', level.classes) &&
           take(left, '\n', writers))
        add(level, writers);
    if (text != this->text()) return damaged;
    return {};
}

void LevelFolder::tidy() const {
    std::set<std::string> needed;
    for (std::size_t depth = levels_.size() - std::min<std::size_t>(levels_.size(), 2); depth < levels_.size(); ++depth)
        for (int rank = 0; rank < writers_[depth]; ++rank)
            needed.insert(path_of(static_cast<int>(depth), rank, writers_[depth]));
    for (std::string name : names_in(folder_)) {
        if (name.ends_with(".new")) name.resize(name.size() - 4);  // begun, and removed with the file
        const std::string shape = shape_of(name);
        const bool is_ours = shape == shape_of("level-0.0-of-0") || shape == shape_of("spilled-0.0");
        if (is_ours && !needed.contains(folder_ + "/" + name)) remove_file(folder_ + "/" + name);
    }
}

Result<Run> LevelFolder::open(int depth, Shelves wanted, const Work& work) const {
    Run run;
    run.shelves.resize(wanted.size());
    if (depth < 0) return run;
    const int count = writers_[static_cast<std::size_t>(depth)];
    for (int rank = 0; rank < count; ++rank) {
        const Shelves written = Shelves::of(rank, count);
        if (written.end <= wanted.first || written.first >= wanted.end) continue;
        if (std::optional<Error> error = open_run(path_of(depth, rank, count), {play_, depth}, wanted, run, work))
            return *std::move(error);
    }
    return run;
}

std::string LevelFolder::path_of(int depth, int rank, int count) const {
    return folder_ + "/level-" + std::to_string(depth) + "." + std::to_string(rank) + "-of-" + std::to_string(count);
}

std::string LevelFolder::spill_of(std::size_t number, int rank) const {
    return folder_ + "/spilled-" + std::to_string(number) + "." + std::to_string(rank);
}

void LevelFolder::add(const ExploreLevel& level, int count) {
    levels_.push_back(level);
    writers_.push_back(count);
}

std::optional<Error> LevelFolder::write(const Work& work) const {
    return write_file(folder_ + "/levels", {}, bytes_of(text()), work);
}

void LevelFolder::forget(int depth, int rank, int count) const {
    const int writers = depth < 0 ? 0 : writers_[static_cast<std::size_t>(depth)];
    for (int writer = rank; writer < writers; writer += count) remove_file(path_of(depth, writer, writers));
}

}  // namespace trundle

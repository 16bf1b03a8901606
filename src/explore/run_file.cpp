#include "explore/run_file.h"

#include <algorithm>
#include <cstring>

#include "base/checksum.h"
#include "base/memory.h"

namespace trundle {
namespace {

template <class Item>
std::span<const std::uint8_t> bytes_of(std::span<const Item> items) {
    return {reinterpret_cast<const std::uint8_t*>(items.data()), items.size_bytes()};
}

}  // namespace

RunWriter::Footer RunWriter::footer_of(const RunKind& kind, Shelves shelves) {
    constexpr std::uint64_t sign = 0x316e7572646e7274;  // "trndrun1"
    return {sign, static_cast<std::uint64_t>(kind.play), static_cast<std::uint64_t>(kind.depth), shelves.first,
            shelves.end};
}

Result<RunWriter> RunWriter::begin(const std::string& path, const RunKind& kind, Shelves shelves) {
    Result<NewFile> file = NewFile::begin(path);
    if (!file) return file.error();
    return RunWriter(*std::move(file), footer_of(kind, shelves));
}

std::optional<Error> RunWriter::add(std::span<const PackedConfiguration> shelf, const Work& work) {
    const std::uint64_t before = entries_.empty() ? 0 : entries_.back().end;
    entries_.push_back({before + shelf.size(), checksum(bytes_of(shelf))});
    return file_.add(bytes_of(shelf), work);
}

std::optional<Error> RunWriter::finish(const Work& work) {
    const std::span<const std::uint8_t> index = bytes_of(std::span<const Entry>(entries_));
    footer_.checksum = checksum(index);
    if (std::optional<Error> error = file_.add(index, work)) return error;
    if (std::optional<Error> error = file_.add(bytes_of(std::span<const Footer>(&footer_, 1)), work)) return error;
    return file_.finish();
}

std::optional<Error> open_run(const std::string& path, const RunKind& kind, Shelves wanted, Run& run,
                              const Work& work) {
    const auto wrong = [&](const std::string& what) {
        return Error{Fault::environment, "checkpoint", path + " " + what + "; remove the folder to begin again"};
    };
    const Result<std::optional<MappedFile>> file = map_file(path);
    if (!file) return file.error();
    if (!*file) return wrong("is missing");
    const std::span<const std::uint8_t> bytes = (*file)->bytes;
    RunWriter::Footer footer;
    if (bytes.size() < sizeof footer) return wrong("is damaged");
    std::memcpy(&footer, &bytes[bytes.size() - sizeof footer], sizeof footer);
    const RunWriter::Footer due = RunWriter::footer_of(kind, {});
    if (footer.sign != due.sign || footer.play != due.play || footer.depth != due.depth)
        return wrong("is not what it should be");
    const std::uint64_t shelves = footer.end - footer.first;
    if (footer.first > footer.end || footer.end > shelf_count ||
        bytes.size() < sizeof footer + shelves * sizeof(RunWriter::Entry))
        return wrong("is damaged");
    std::vector<RunWriter::Entry> entries(shelves);
    const std::size_t body = bytes.size() - sizeof footer - shelves * sizeof(RunWriter::Entry);
    const std::span<const std::uint8_t> index = bytes.subspan(body, shelves * sizeof(RunWriter::Entry));
    if (checksum(index) != footer.checksum) return wrong("is damaged");
    if (!index.empty()) std::memcpy(entries.data(), index.data(), index.size());
    if ((entries.empty() ? 0 : entries.back().end) * sizeof(PackedConfiguration) != body) return wrong("is damaged");

    const auto* const packed = reinterpret_cast<const PackedConfiguration*>(bytes.data());
    for (std::size_t shelf = std::max<std::size_t>(wanted.first, footer.first);
         shelf < std::min<std::size_t>(wanted.end, footer.end); ++shelf) {
        if (work.is_stopped()) return stopped_error("while reading " + path);
        const std::size_t at = shelf - footer.first;
        const std::uint64_t begin = at == 0 ? 0 : entries[at - 1].end;
        const std::span<const PackedConfiguration> content(packed + begin, entries[at].end - begin);
        if (checksum(bytes_of(content)) != entries[at].checksum) return wrong("is damaged");
        run.shelves[shelf - wanted.first] = content;
    }
    run.keepers.push_back((*file)->keeper);
    return {};
}

}  // namespace trundle

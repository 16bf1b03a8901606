#include "coset/progress_file.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/checksum.h"
#include "coset/finish/singles_file.h"

namespace trundle {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t most_depths = 64;
constexpr Duration pace_of_many = std::chrono::minutes(1);  // at least: gigabytes take a while

struct FileHead {
    std::array<char, 8> magic{'C', 'O', 'S', 'E', 'T', ' ', '3', '\0'};
    CubeBytes cube{};
    std::uint64_t play = 0;
    std::uint64_t is_many = 0, is_swapped = 0, is_lengthened = 0;
    std::uint64_t branches = 0, branch_count = 0, known = 0, more = 0;
    std::uint64_t depth_count = 0;
    std::array<std::uint64_t, most_depths> count{}, is_exact{};
    std::uint64_t byte_count = 0, content_checksum = 0;
    std::uint64_t head_checksum = 0;  // of all before
};

std::span<const std::uint8_t> bytes_of(const FileHead& head) {
    return {reinterpret_cast<const std::uint8_t*>(&head), sizeof head};
}
std::uint64_t own_checksum(const FileHead& head) { return checksum(bytes_of(head).first(sizeof head - 8)); }

// Members are numbered from the cube: those of another cube of its coset are other ones.
CubeBytes bytes_of(const Cube& cube) {
    CubeBytes bytes{};
    std::size_t at = 0;
    const auto add = [&](Piece piece) { bytes[at++] = static_cast<std::uint8_t>(4 * piece.id + piece.orientation); };
    for (int i = 0; i < 8; ++i) add(cube.corner(i));
    for (int i = 0; i < 12; ++i) add(cube.edge(i));
    return bytes;
}

std::span<const std::uint8_t> bytes_of(std::span<const MemberNumber> numbers) {
    return {reinterpret_cast<const std::uint8_t*>(numbers.data()), numbers.size_bytes()};
}

}  // namespace

Result<ProgressFile> ProgressFile::open(const CosetRequest& request) {
    const CubeBytes cube = bytes_of(request.cube.cube());
    if (request.checkpoint.empty()) return ProgressFile("", std::nullopt, cube, request.play);
    Result<std::optional<FileLock>> lock = try_lock(request.checkpoint);
    if (!lock) return lock.error();
    if (!*lock)
        return Error{Fault::environment, "checkpoint",
                     "another process works with the checkpoint " + request.checkpoint};
    return ProgressFile(request.checkpoint, *std::move(lock), cube, request.play);
}

Result<std::optional<CosetProgress>> ProgressFile::read(SparseMembers& few, std::optional<MemberBitmaps>& many,
                                                        const Work& work) const {
    if (!lock_) return std::optional<CosetProgress>();
    const Result<std::optional<MappedFile>> file = map_file(path_);
    if (!file) return file.error();
    if (!*file) return std::optional<CosetProgress>();
    const std::span<const std::uint8_t> all = (*file)->bytes;
    const auto damaged = [&](const char* how) {
        return input_error("damaged_checkpoint", "the checkpoint " + path_ + how);
    };
    FileHead head;
    if (all.size() < sizeof head) return damaged(" is too short");
    std::memcpy(&head, all.data(), sizeof head);
    if (head.magic != FileHead().magic) return damaged(" is something else");
    if (head.head_checksum != own_checksum(head)) return damaged(" is damaged");
    if (head.cube != cube_ || head.play != static_cast<std::uint64_t>(play_))
        return damaged(" is of another cube, or of other moves");
    const std::span<const std::uint8_t> body = all.subspan(sizeof head);
    if (body.size() != head.byte_count) return damaged(" is too short");
    std::uint64_t found = 0;
    for (std::size_t depth = 0; depth < std::min(head.depth_count, std::uint64_t{most_depths}); ++depth)
        found += head.count[depth];
    const bool is_whole = head.is_many != 0 ? std::uint64_t{body.size()} == MemberBitmaps::byte_count
                                            : body.size() == found * sizeof(MemberNumber);
    if (head.depth_count > most_depths || !is_whole) return damaged(" is damaged");
    const std::optional<std::uint64_t> sum = checksum(body, work);
    if (!sum) return stopped_error("while reading the checkpoint");
    if (*sum != head.content_checksum) return damaged(" is damaged");

    CosetProgress progress{{},         head.branches,           head.branch_count,
                           head.known, head.is_lengthened != 0, static_cast<int>(head.more)};
    for (std::size_t depth = 0; depth < head.depth_count; ++depth)
        progress.depths.push_back({static_cast<int>(depth), head.count[depth], head.is_exact[depth] != 0});
    if (head.is_many != 0) {
        Result<MemberBitmaps> bitmaps = MemberBitmaps::make(work);
        if (!bitmaps) return bitmaps.error();
        constexpr std::size_t step = 32 << 20;
        for (std::size_t at = 0; at < body.size() && !work.is_stopped(); at += step)
            std::memcpy(&bitmaps->bytes()[at], &body[at], std::min(step, body.size() - at));
        bitmaps->set_swapped(head.is_swapped != 0);
        many.emplace(*std::move(bitmaps));
        return std::optional(progress);
    }
    std::vector<MemberNumber> numbers(body.size() / sizeof(MemberNumber));
    std::memcpy(numbers.data(), body.data(), body.size());
    for (std::size_t at = 0; const CosetDepth& depth : progress.depths) {
        few.take(std::span(numbers).subspan(at, depth.count));
        few.settle();
        at += depth.count;
    }
    return std::optional(progress);
}

std::optional<Error> ProgressFile::offer(const CosetProgress& progress, const SparseMembers& few,
                                         const std::optional<MemberBitmaps>& many, const Work& work, When when) {
    if (!lock_) return {};
    if (many && !std::exchange(has_many_, true)) next_ = steady_clock::now() + pace_of_many;
    if (when == When::due && steady_clock::now() < next_) return {};
    FileHead head;
    head.cube = cube_;
    head.play = static_cast<std::uint64_t>(play_);
    head.is_many = many ? 1 : 0;
    head.is_swapped = many && many->is_swapped() ? 1 : 0;
    head.is_lengthened = progress.is_lengthened ? 1 : 0;
    head.branches = progress.branches;
    head.branch_count = progress.branch_count;
    head.known = progress.known;
    head.more = static_cast<std::uint64_t>(progress.more);
    head.depth_count = progress.depths.size();
    for (std::size_t i = 0; i < progress.depths.size(); ++i) {
        head.count[i] = progress.depths[i].count;
        head.is_exact[i] = progress.depths[i].is_exact ? 1 : 0;
    }
    std::vector<MemberNumber> numbers;
    if (!many)
        for (const std::vector<MemberNumber>& depth : few.depths())
            numbers.insert(numbers.end(), depth.begin(), depth.end());
    const std::span<const std::uint8_t> body = many ? many->bytes() : bytes_of(numbers);
    head.byte_count = body.size();
    const auto begin = steady_clock::now();
    const std::optional<std::uint64_t> sum = checksum(body, work);
    if (!sum) return {};  // stopped: the last one must do
    head.content_checksum = *sum;
    head.head_checksum = own_checksum(head);
    const std::optional<Error> error = write_file(path_, bytes_of(head), body, work);
    const auto end = steady_clock::now();
    next_ = end + std::max<Duration>(10 * (end - begin), many ? pace_of_many : Duration());
    return error && error->fault == Fault::stopped ? std::nullopt : error;
}

void remove_checkpoint(const std::string& path) {
    remove_file(path);
    remove_file(singles_path(path));
}

}  // namespace trundle

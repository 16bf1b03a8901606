// How far a coset is solved, in a file: for who goes on after a kill. Members found twice are counted once, so what was
// done after the last time that it was written is simply done again.
#pragma once

#include <trundle/coset.h>

#include "coset/bitmap.h"
#include "coset/sparse_members.h"
#include "tables/files/disk.h"

namespace trundle {

struct CosetProgress {
    std::vector<CosetDepth> depths{};  // those that are done
    std::uint64_t branches = 0;        // of the next depth: so many of its branches are done,
    std::uint64_t branch_count = 0;    // of so many
    std::uint64_t known = 0;           // members before these
    bool is_lengthened = false;        // and of the next depth: it was lengthened
    int more = 0;                      // of the first depth that is not exact: percent of its words
};

using CubeBytes = std::array<std::uint8_t, 24>;  // a piece each; four are not used

class ProgressFile {
public:
    // No path: nothing is read or written. An error if another process has the file.
    static Result<ProgressFile> open(const CosetRequest& request);

    // None: there is no file yet. What was found goes to the few, or to bitmaps made for it.
    Result<std::optional<CosetProgress>> read(SparseMembers& few, std::optional<MemberBitmaps>& many,
                                              const Work& work) const;
    // To be called often: it takes at most a tenth of the time, unless it must be now.
    enum class When { due, now };
    std::optional<Error> offer(const CosetProgress& progress, const SparseMembers& few,
                               const std::optional<MemberBitmaps>& many, const Work& work, When when = When::due);

private:
    ProgressFile(std::string path, std::optional<FileLock> lock, const CubeBytes& cube, Play play)
        : path_(std::move(path)), lock_(std::move(lock)), cube_(cube), play_(play) {}

    std::string path_;
    std::optional<FileLock> lock_;
    CubeBytes cube_;
    Play play_;
    std::chrono::steady_clock::time_point next_{};
    bool has_many_ = false;
};

// The file and what is beside it.
void remove_checkpoint(const std::string& path);

}  // namespace trundle

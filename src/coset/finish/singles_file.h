// What was solved singly, in a text beside the checkpoint of a coset: a line for each cube, its facelets and what
// solves it. A line proves itself when it is replayed, and is written as a whole or not at all.
#pragma once

#include <trundle/coset.h>
#include <chrono>

namespace trundle {

std::string singles_path(const std::string& checkpoint);

class SinglesFile {
public:
    // No checkpoint: nothing is read or written.
    explicit SinglesFile(const CosetRequest& request);

    // A line that does not solve a cube of the coset is an error that names it.
    Result<std::vector<CosetRest>> read() const;

    // On the disk within some seconds, if it is called often; what is not yet there is written by the last call.
    std::optional<Error> add(const CosetRest& solved);
    std::optional<Error> flush();

private:
    const CosetRequest& request_;
    std::string path_;
    std::string lines_;  // not yet written
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace trundle

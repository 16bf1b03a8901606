// Tables that are held in memory for all processes of a user: files in shared memory, in large pages where the system
// has them. They outlive the process that put them there, and end with the machine, or when they are let go.
#pragma once

#include <trundle/result.h>
#include <trundle/work.h>
#include <cstdint>
#include <span>
#include <string>

namespace trundle {

// Where the tables of a folder are held: a name alone, whether or not there is such a place.
std::string held_folder_of(const std::string& folder);

// Whether nobody else can have put anything there.
bool is_own_folder(const std::string& held_folder);

// Writes a file there; what was held under this name stays with those who use it.
std::optional<Error> hold_file(const std::string& held_folder, const std::string& name,
                               std::span<const std::uint8_t> head, std::span<const std::uint8_t> body,
                               const Work& work);

// Those who use it keep it. Returns the bytes it had.
std::uint64_t let_go_file(const std::string& held_folder, const std::string& name);

}  // namespace trundle

// A certificate of optimality: the cube, a solution, and what was searched to be sure that none is shorter.
#pragma once

#include <trundle/solve.h>

#include "frame/command.h"

namespace trundle::cli {

// Writes it to the file that --certificate names; an error if that fails.
std::optional<Error> write_certificate(const Request& request, const World& world, const std::string& metric,
                                       const OptimalAnswer& optimal);

// What all certificates share. A table that lives in memory only has no checksum.
void add_proof(Json& certificate, const std::vector<std::string>& used, const std::vector<SearchedLength>& searched,
               const Request& request);

std::string member(const Json& certificate, std::string_view key);  // empty if it is not there
Result<World> read_cube(const Json& certificate);
Result<int> read_length(const Json& certificate);
Error not_a_certificate(const std::string& why);
Error stopped_at(int proven);
Answer verdict(int length, const std::string& objection);  // agreed if there is none

}  // namespace trundle::cli

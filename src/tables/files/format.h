// The file of a table: one page of header, then the entries. All numbers are little endian.
#pragma once

#include "tables/files/content.h"
#include "tables/files/disk.h"

namespace trundle {

inline constexpr std::uint32_t table_format_version = 1;
inline constexpr std::size_t table_header_bytes = 4096;

// If the work is stopped meanwhile, it is the header of no table.
std::vector<std::uint8_t> header_of(const Description& description, const Content& content, const Work& work);

// Whether a file is taken for undamaged: not before it has been read to its end; until its soundness tells; or because
// it never left memory.
enum class Trust : std::uint8_t { none, for_now, full };

// Content that is complete, undamaged as far as it is not trusted, and of this very definition; else an error that says
// what is wrong.
Result<Content> content_from(const MappedFile& file, const Description& description, const Work& work,
                             Trust trust = Trust::none);

}  // namespace trundle

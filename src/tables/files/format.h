// The file of a table: one page of header, then the entries. All numbers are little endian.
#pragma once

#include "tables/files/content.h"
#include "tables/files/disk.h"
#include "tables/pruning/table.h"

namespace trundle {

inline constexpr std::uint32_t table_format_version = 1;
inline constexpr std::size_t table_header_bytes = 4096;

std::vector<std::uint8_t> header_of(const Description& description, const Content& content);

// Content that is complete, undamaged and of this very definition; else an error that says what is wrong.
Result<Content> content_from(const MappedFile& file, const Description& description,
                             const std::atomic<bool>* stop = nullptr);

std::vector<std::uint8_t> header_of(const Table& table);
Result<Table> table_from(const MappedFile& file, const Pattern& pattern);

Description description_of(const Layout& layout);

}  // namespace trundle

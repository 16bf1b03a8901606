#include "tables/files/format.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/checksum.h"
#include "tables/files/soundness.h"

namespace trundle {
namespace {

static_assert(std::endian::native == std::endian::little, "tables are mapped as they lie on disk");

struct Header {
    std::array<char, 8> magic{'T', 'R', 'U', 'N', 'D', 'L', 'E', '\0'};
    std::uint32_t version = table_format_version;
    std::uint32_t entry_bits = 2;
    std::array<char, 48> name{};
    std::uint64_t definition = 0;  // Layout::definition
    std::uint64_t entry_count = 0;
    std::uint64_t byte_count = 0;
    std::uint64_t content_checksum = 0;
    std::uint64_t level_count = 0;
    std::array<std::uint64_t, 64> distribution{};  // states at each distance
    std::array<std::uint8_t, table_header_bytes - 8 * 78> padding{};
    std::uint64_t header_checksum = 0;  // of all bytes before
};
static_assert(sizeof(Header) == table_header_bytes);

std::span<const std::uint8_t> bytes_of(const Header& header) {
    return {reinterpret_cast<const std::uint8_t*>(&header), sizeof header};
}

std::uint64_t own_checksum(const Header& header) { return checksum(bytes_of(header).first(table_header_bytes - 8)); }

// What every file of this description must say.
Header expected_header(const Description& description) {
    Header header;
    std::copy_n(description.name.begin(), std::min(description.name.size(), header.name.size()), header.name.begin());
    header.entry_bits = description.entry_bits;
    header.definition = description.definition;
    header.entry_count = description.entry_count;
    header.byte_count = description.byte_count;
    return header;
}

}  // namespace

std::vector<std::uint8_t> header_of(const Description& description, const Content& content, const Work& work) {
    Header header = expected_header(description);
    header.content_checksum = checksum(content.bytes, work).value_or(0);
    header.level_count = content.distribution.size();
    std::copy(content.distribution.begin(), content.distribution.end(), header.distribution.begin());
    header.header_checksum = own_checksum(header);
    const std::span<const std::uint8_t> bytes = bytes_of(header);
    return {bytes.begin(), bytes.end()};
}

Result<Content> content_from(const MappedFile& file, const Description& description, const Work& work, Trust trust) {
    const auto damaged = [](const char* what) { return Error{Fault::environment, "damaged_table", what}; };
    if (file.bytes.size() < table_header_bytes) return damaged("the file is too short");
    Header header;
    std::memcpy(&header, file.bytes.data(), sizeof header);
    const Header expected = expected_header(description);
    if (header.magic != expected.magic) return damaged("this is not a table");
    if (header.version != expected.version || header.entry_bits != expected.entry_bits)
        return damaged("another version of the program wrote it");
    if (header.header_checksum != own_checksum(header)) return damaged("its header is damaged");
    if (header.name != expected.name || header.definition != expected.definition ||
        header.entry_count != expected.entry_count || header.byte_count != expected.byte_count ||
        header.level_count > header.distribution.size())
        return damaged("it is another table");
    const std::span<const std::uint8_t> bytes = file.bytes.subspan(table_header_bytes);
    if (bytes.size() != header.byte_count) return damaged("its length is wrong");
    const auto levels = header.distribution.begin();
    Content content{bytes, {levels, levels + static_cast<std::ptrdiff_t>(header.level_count)}, file.keeper};
    if (trust == Trust::for_now) {
        content.soundness = std::make_shared<const Soundness>(bytes, file.keeper, header.content_checksum);
    }
    if (trust != Trust::none) return content;
    const std::optional<std::uint64_t> sum = checksum(bytes, work);
    if (!sum) return stopped_error("while reading the table " + description.name);
    if (*sum != header.content_checksum) return damaged("its content is damaged");
    return content;
}

}  // namespace trundle

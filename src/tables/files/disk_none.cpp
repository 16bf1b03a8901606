// Where there are no files, as in a web page: tables live in memory.
#ifdef __wasi__
#include "tables/files/disk.h"
#include "tables/files/held.h"

namespace trundle {
namespace {

Error no_disk() { return {Fault::environment, "disk", "there is no disk here"}; }

}  // namespace

Result<std::optional<MappedFile>> map_file(const std::string&) { return std::optional<MappedFile>(); }
FileLock::~FileLock() = default;
void FileLock::show_life() const {}
Result<std::optional<FileLock>> try_lock(const std::string&) { return no_disk(); }
Duration time_since_life(const std::string&) { return {}; }
Result<NewFile> NewFile::begin(const std::string&) { return no_disk(); }
NewFile::~NewFile() = default;
std::optional<Error> NewFile::add(std::span<const std::uint8_t>, const Work&) { return no_disk(); }
std::optional<Error> NewFile::finish() { return no_disk(); }
std::optional<Error> write_file(const std::string&, std::span<const std::uint8_t>, std::span<const std::uint8_t>,
                                const Work&) {
    return no_disk();
}
Result<std::optional<std::string>> read_lines(const std::string&) { return std::optional<std::string>(); }
std::optional<Error> append_line(const std::string&, std::string_view) { return no_disk(); }
std::vector<std::string> names_in(const std::string&) { return {}; }
std::uint64_t remove_file(const std::string&) { return 0; }
void wait_a_moment() {}

std::string held_folder_of(const std::string&) { return {}; }
bool is_own_folder(const std::string&) { return false; }
std::optional<Error> hold_file(const std::string&, const std::string&, std::span<const std::uint8_t>,
                               std::span<const std::uint8_t>, const Work&) {
    return no_disk();
}
std::uint64_t let_go_file(const std::string&, const std::string&) { return 0; }

}  // namespace trundle
#endif

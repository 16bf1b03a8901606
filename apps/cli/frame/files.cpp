// The files that a request names.
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "frame/console.h"
#include "frame/request.h"

namespace trundle::cli {
namespace {

Error cannot(const char* what, const std::string& file) {
    return {Fault::environment, "file", "cannot " + std::string(what) + " " + file + ": " + std::strerror(errno), {}};
}

}  // namespace

Result<std::string> Request::read_file(const std::string& name) const {
    if (files_ != nullptr)
        if (const auto found = files_->find(name); found != files_->end()) return found->second;
    if (!is_on_terminal()) return input_error("file", "the file '" + name + "' did not come with the call");
    const std::string shown = name == "-" ? "standard input" : "the file '" + name + "'";
    std::FILE* file = name == "-" ? stdin : std::fopen(name.c_str(), "rb");
    if (file == nullptr) return input_error("file", "cannot read " + shown + ": " + std::strerror(errno));
    constexpr std::size_t block = 1 << 20;
    std::string text;
    for (std::size_t count = 1; count > 0 && !stop_flag();) {
        const std::size_t size = text.size();
        text.resize(size + block);
        count = std::fread(text.data() + size, 1, block, file);
        text.resize(size + count);
    }
    const bool failed = std::ferror(file) != 0;
    Error error = cannot("read", shown);
    if (file != stdin) std::fclose(file);
    if (failed) return error;
    if (stop_flag()) return Error{Fault::stopped, "stopped", "stopped while reading " + shown, {}};
    return text;
}

std::optional<Error> Request::write_file(const std::string& name, std::string_view text) const {
    if (!is_on_terminal()) return Error{Fault::environment, "no_disk", "there is no disk here to write a file to", {}};
    const std::string shown = "the file '" + name + "'";
    std::FILE* file = std::fopen(name.c_str(), "wb");
    if (file == nullptr) return cannot("write", shown);
    const bool whole = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    if (std::fclose(file) != 0 || !whole) return cannot("write", shown);
    return {};
}

}  // namespace trundle::cli

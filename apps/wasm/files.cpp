#include "files.h"

#include "input.h"

namespace trundle::cli {
namespace {

Json files = Json::object();

}  // namespace

void set_files(Json given) { files = given.is_object() ? std::move(given) : Json::object(); }

Result<std::string> read_file(const std::string& path) {
    const auto file = files.find(path);
    if (file == files.end() || !file->is_string())
        return input_error("file", "the file '" + path + "' did not come with the call");
    return file->get<std::string>();
}

}  // namespace trundle::cli

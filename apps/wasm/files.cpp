#include "files.h"

#include "frame/input.h"

namespace trundle::cli {
namespace {

Json files = Json::object();

}  // namespace

void set_files(Json given) { files = std::move(given); }

Result<std::string> read_file(const std::string& path) {
    const Json* file = files.find(path);
    if (file == nullptr) return input_error("file", "the file '" + path + "' did not come with the call");
    return file->text();
}

}  // namespace trundle::cli

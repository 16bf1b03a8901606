// Files named on the command line.
#include <fstream>
#include <sstream>

#include "frame/input.h"

namespace trundle::cli {

Result<std::string> read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    if (file) text << file.rdbuf();
    if (!file && !file.eof()) return input_error("file", "cannot read the file '" + path + "'");
    return text.str();
}

}  // namespace trundle::cli

// The built page, read into memory once. Only what was found then is ever served: no request reaches the disk.
#pragma once

#include <trundle/result.h>
#include <filesystem>
#include <map>
#include <string>

namespace trundle::server {

struct Page {
    std::string content;
    std::string zipped;  // the same by gzip, if the build left it beside: NAME.gz
    std::string type;
    bool lasts = false;  // its name changes with its content
};

using Site = std::map<std::string, Page>;  // by path: "/assets/index-1a2b.js"

Result<Site> load_site(const std::filesystem::path& folder);

}  // namespace trundle::server

#include "site.h"

#include <fstream>
#include <sstream>

namespace trundle::server {
namespace {

std::string type_of(const std::string& extension) {
    static const std::map<std::string, std::string> types{
        {".html", "text/html; charset=utf-8"}, {".js", "text/javascript"}, {".css", "text/css"},
        {".wasm", "application/wasm"},         {".svg", "image/svg+xml"},  {".json", "application/json"},
    };
    const auto type = types.find(extension);
    return type == types.end() ? "application/octet-stream" : type->second;
}

// The page can tell that a server stands behind it.
void announce(std::string& html) {
    const std::string mark = "<meta charset=\"utf-8\" />";
    if (const std::size_t at = html.find(mark); at != std::string::npos)
        html.insert(at + mark.size(), "<meta name=\"trundle-api\" content=\"api/\" />");
}

}  // namespace

Result<Site> load_site(const std::filesystem::path& folder) {
    Site site;
    std::error_code failure;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, failure)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        std::ostringstream content;
        content << file.rdbuf();
        std::string name = "/" + std::filesystem::relative(entry.path(), folder).generic_string();
        if (name.ends_with(".gz")) {
            name.resize(name.size() - 3);
            site[name].zipped = content.str();
            continue;
        }
        Page& page = site[name];
        page.content = content.str();
        page.type = type_of(entry.path().extension());
        page.lasts = name.starts_with("/assets/");
    }
    if (!site.contains("/index.html"))
        return Error{Fault::environment,
                     "no_page",
                     "there is no page in '" + folder.string() + "': './trundle serve' builds it",
                     {}};
    announce(site["/index.html"].content);
    site["/"] = site["/index.html"];
    return site;
}

}  // namespace trundle::server

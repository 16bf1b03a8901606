#include "http/site.h"

#include <boost/beast/http/rfc7230.hpp>
#include <fstream>
#include <iterator>

namespace trundle::server {
namespace {

std::string type_of(const std::string& name) {
    static const std::map<std::string, std::string> types{
        {".html", "text/html; charset=utf-8"},
        {".js", "text/javascript"},
        {".css", "text/css"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".json", "application/json"},
        {".webmanifest", "application/manifest+json"},
    };
    const auto type = types.find(std::filesystem::path(name).extension());
    return type == types.end() ? "application/octet-stream" : type->second;
}

std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Two versions of a file hardly ever have the same, and nobody gains by making them.
std::string tag_of(std::string_view content, const std::string& encoding) {
    return '"' + std::to_string(std::hash<std::string_view>()(content)) + encoding + '"';
}

// The page can tell that a server stands behind it.
void announce(std::string& html) {
    const std::string mark = "<meta charset=\"utf-8\" />";
    if (const std::size_t at = html.find(mark); at != std::string::npos)
        html.insert(at + mark.size(), "<meta name=\"trundle-api\" content=\"api/\" />");
}

// "W/" says that a proxy has packed it anew: it is still the same.
bool has_tag(std::string_view list, std::string_view tag) {
    return list == "*" || list.find(tag) != std::string_view::npos;
}

// "gzip, br;q=0.5" accepts br; with q=0 it does not.
bool accepts(std::string_view list, std::string_view encoding) {
    http::ext_list encodings(list);
    const auto found = encodings.find(encoding);
    if (found == encodings.end()) return false;
    for (const auto& [name, value] : found->second)
        if (name == "q") return value.find_first_of("123456789") != value.npos;
    return true;
}

}  // namespace

Site::Form Site::form_of(std::string content, const std::string& name, const std::string& encoding) {
    Form form;
    form.tag = tag_of(content, encoding);
    form.content = std::move(content);
    HttpResponse response;
    // The names of assets change with their content.
    const bool lasts = name.starts_with("/assets/");
    response.with("ETag", form.tag)
        .with("Cache-Control", lasts ? "public, max-age=31536000, immutable" : "no-cache")
        .with("Vary", "Accept-Encoding")
        .with("Accept-Ranges", "none")
        .with("Content-Type", type_of(name));
    if (!encoding.empty()) response.with("Content-Encoding", encoding);
    form.fields = std::move(response.fields);
    return form;
}

Result<Site> Site::load(const std::filesystem::path& folder) {
    Site site;
    std::error_code failure;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, failure)) {
        if (!entry.is_regular_file()) continue;
        const std::string name = "/" + std::filesystem::relative(entry.path(), folder).generic_string();
        const std::string encoding = name.ends_with(".gz") ? "gzip" : name.ends_with(".br") ? "br" : "";
        const std::string path = name.substr(0, name.size() - (encoding.empty() ? 0 : 3));
        std::string content = text_of(entry.path());
        if (name == "/index.html") announce(content);
        site.files_[path][encoding] = form_of(std::move(content), path, encoding);
    }
    if (!site.files_.contains("/index.html"))
        return Error{Fault::environment,
                     "no_page",
                     "there is no page in '" + folder.string() + "': './trundle serve' builds it",
                     {}};
    site.files_["/"][""] = site.files_["/index.html"][""];
    if (const auto player = site.files_.find("/embed.html"); player != site.files_.end())
        site.files_["/embed"] = player->second;
    return site;
}

HttpResponse Site::answer(const HttpRequest& request) const {
    const auto found = files_.find(path_of(request));
    if (found == files_.end()) return error_response(404, "not_found", "there is nothing here");
    auto form = found->second.begin();
    for (const char* encoding : {"gzip", "br"})  // the better one last
        if (const auto packed = found->second.find(encoding);
            packed != found->second.end() && accepts(request[http::field::accept_encoding], encoding))
            form = packed;
    const bool may_be_framed = found->first == "/embed" || found->first == "/embed.html";  // made for that
    const auto& [content, fields, tag] = form->second;
    if (has_tag(request[http::field::if_none_match], tag)) return {304, fields, {}, {}, may_be_framed};
    return {200, fields, {}, content, may_be_framed};
}

}  // namespace trundle::server

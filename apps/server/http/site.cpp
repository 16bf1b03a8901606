#include "http/site.h"

#include <cstdio>
#include <fstream>
#include <sstream>

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
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

// FNV-1a: two versions of a file hardly ever have the same, and nobody gains by making them.
std::string tag_of(std::string_view content, const std::string& encoding) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (char c : content) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    char digits[24];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(hash));
    return '"' + std::string(digits) + (encoding.empty() ? "" : "-" + encoding) + '"';
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
        std::string content = text_of(entry.path());
        const std::string stem = name.substr(0, name.size() - 3);
        if (name == "/index.html") announce(content);
        if (name.ends_with(".gz")) site.files_[stem].gzip = form_of(std::move(content), stem, "gzip");
        else if (name.ends_with(".br")) site.files_[stem].brotli = form_of(std::move(content), stem, "br");
        else site.files_[name].plain = form_of(std::move(content), name, "");
    }
    if (!site.files_.contains("/index.html"))
        return Error{Fault::environment,
                     "no_page",
                     "there is no page in '" + folder.string() + "': './trundle serve' builds it",
                     {}};
    site.files_["/"].plain = site.files_["/index.html"].plain;
    return site;
}

HttpResponse Site::answer(const HttpRequest& request) const {
    const auto found = files_.find(request.path());
    if (found == files_.end()) return error_response(404, "not_found", "there is nothing here");
    const File& file = found->second;
    const std::string_view accepted = request.header("Accept-Encoding");
    const Form& form = !file.brotli.tag.empty() && has_word(accepted, "br")   ? file.brotli
                       : !file.gzip.tag.empty() && has_word(accepted, "gzip") ? file.gzip
                                                                              : file.plain;
    const bool may_be_framed = request.path() == "/embed.html";  // which is made for that
    if (has_tag(request.header("If-None-Match"), form.tag)) return {304, form.fields, {}, {}, may_be_framed};
    return {200, form.fields, {}, form.content, may_be_framed};
}

}  // namespace trundle::server

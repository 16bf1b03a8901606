// The built page, read into memory once. Only what was found then is ever served: no request reaches the disk.
#pragma once

#include <trundle/result.h>
#include <filesystem>
#include <map>

#include "http/message.h"

namespace trundle::server {

class Site {
public:
    static Result<Site> load(const std::filesystem::path& folder);

    // To GET and HEAD of a path: the file, smaller if the client can unpack it; 304 if the client has it; 404.
    HttpResponse answer(const HttpRequest& request) const;

private:
    struct Form {  // a file as it is sent
        std::string content;
        std::string fields;
        std::string tag;  // ETag: its content, in quotes
    };
    using Forms = std::map<std::string, Form, std::less<>>;  // by encoding: "", and what the build left beside it
    static Form form_of(std::string content, const std::string& name, const std::string& encoding);

    std::map<std::string, Forms, std::less<>> files_;  // by path: "/assets/index-1a2b.js"
};

}  // namespace trundle::server

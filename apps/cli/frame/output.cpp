#include "frame/output.h"

namespace trundle::cli {

int exit_code(Fault fault) {
    switch (fault) {
        case Fault::none_exists:
            return 1;
        case Fault::usage:
            return 2;
        case Fault::input:
            return 3;
        case Fault::stopped:
            return 4;
        case Fault::environment:
            return 5;
    }
    return 5;
}

Json to_json(const Error& error) {
    Json json{{"code", error.code}, {"message", error.message}};
    if (error.at) json["at"] = *error.at;
    return Json{{"error", std::move(json)}};
}

}  // namespace trundle::cli

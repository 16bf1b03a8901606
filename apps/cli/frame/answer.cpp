#include "frame/answer.h"

#include <new>
#include <stdexcept>

namespace trundle::cli {

Result<Answer> run_request(const Request& request) {
#ifdef __cpp_exceptions
    const auto no_memory = [] { return Error{Fault::environment, "memory", "there is not enough memory"}; };
    try {
        return request.command().run(request);
    } catch (const std::bad_alloc&) {
        return no_memory();
    } catch (const std::length_error&) {
        return no_memory();
    } catch (const std::exception& failure) {  // such as a thread that could not be started
        return Error{Fault::environment, "system", failure.what()};
    }
#else
    return request.command().run(request);
#endif
}

int exit_code(Fault fault) {
    static_assert(static_cast<int>(Fault::none_exists) == 0 && static_cast<int>(Fault::environment) == 4);
    return 1 + static_cast<int>(fault);
}

int exit_code(const Result<Answer>& result) {
    if (!result) return exit_code(result.error().fault);
    return result->but ? exit_code(result->but->fault) : result->exit;
}

Json to_json(const Error& error) {
    Json json{{"code", error.code}, {"message", error.message}};
    if (error.at) json["at"] = *error.at;
    return Json{{"error", std::move(json)}};
}

Json to_json(const Result<Answer>& result) {
    if (!result) return to_json(result.error());
    Json json = result->json;
    if (!result->but || json.kind() != Json::Kind::object) return json;
    if (result->but->fault == Fault::stopped) json["stopped"] = true;
    else json["error"] = *to_json(*result->but).find("error");
    return json;
}

}  // namespace trundle::cli

#include "frame/answer.h"

#include <new>
#include <stdexcept>

namespace trundle::cli {

#ifdef __cpp_exceptions
Result<Answer> run_request(const Request& request) {
    try {
        return request.command().run(request);
    } catch (const std::bad_alloc&) {
        return Error{Fault::environment, "memory", "there is not enough memory", {}};
    } catch (const std::length_error&) {
        return Error{Fault::environment, "memory", "there is not enough memory", {}};
    } catch (const std::exception& failure) {  // such as a thread that could not be started
        return Error{Fault::environment, "system", failure.what(), {}};
    }
}
#else
Result<Answer> run_request(const Request& request) { return request.command().run(request); }
#endif

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

int exit_code(const Result<Answer>& result) { return result ? result->exit : exit_code(result.error().fault); }

Json to_json(const Error& error) {
    Json json{{"code", error.code}, {"message", error.message}};
    if (error.at) json["at"] = *error.at;
    return Json{{"error", std::move(json)}};
}

Json to_json(const Result<Answer>& result) { return result ? result->json : to_json(result.error()); }

}  // namespace trundle::cli

// There is no file to write a certificate to.
#include "certificate.h"

namespace trundle::cli {

std::optional<Error> write_certificate(const std::string&, const World&, const std::string&, const OptimalAnswer&,
                                       const Tables&) {
    return Error{Fault::environment, "no_disk", "there is no disk here to write a certificate to", {}};
}

}  // namespace trundle::cli

// There is no file to write a certificate to.
#include "solve/certificate.h"

#include "crawl/crawl_certificate.h"

namespace trundle::cli {

namespace {

Error no_disk() { return {Fault::environment, "no_disk", "there is no disk here to write a certificate to", {}}; }

}  // namespace

std::optional<Error> write_certificate(const std::string&, const World&, const std::string&, const OptimalAnswer&,
                                       const Tables&) {
    return no_disk();
}

std::optional<Error> write_certificate(const std::string&, const CrawlTask&, const CrawlSolution&,
                                       const TableSettings&) {
    return no_disk();
}

}  // namespace trundle::cli

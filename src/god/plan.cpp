// A plan: with the radius that was asked for, or with ever smaller ones as long as centres are found.
#include "base/memory.h"
#include "god/centres.h"

namespace trundle {
namespace {

constexpr int largest_radius = 20;  // every coset is within 20 of H
constexpr std::size_t no_limit = ~std::size_t{0};

Error no_cover(int radius, std::size_t limit, bool is_hopeless) {
    const std::string balls = "balls of radius " + std::to_string(radius);
    return {Fault::none_exists, "no_cover",
            is_hopeless ? "one centre cannot do it: no coset is within " + std::to_string(radius) + " of all others"
                        : "no " + std::to_string(limit) + " " + balls +
                              " were found that cover all cosets; more --tries or another --seed may find some"};
}

Result<GodPlan> find_plan(const GodPlanRequest& request, const Work& work, const GodPlanNews& news) {
    const CosetClasses classes;
    if (work.memory != 0 && work.memory < least_sets * classes.set_bytes())
        return memory_error(least_sets * classes.set_bytes() - work.memory);
    const std::size_t limit = request.centres ? static_cast<std::size_t>(*request.centres) : no_limit;
    std::optional<GodPlan> best;
    for (int radius = request.radius.value_or(largest_radius); radius >= 0; --radius) {
        const FoundCentres found = find_centres(classes, radius, limit, request, work, news);
        if (!found.centres.empty()) best = GodPlan{radius, found.centres};
        if (best && (request.radius || found.centres.empty())) break;
        if (best) continue;
        if (work.is_stopped()) return stopped_error("before a cover was found");
        return no_cover(radius, limit, found.is_hopeless);
    }
    return *best;
}

}  // namespace

Result<GodPlan> plan_cover(const GodPlanRequest& request, const Work& work, const GodPlanNews& news) {
    return unless_out_of_memory([&] { return find_plan(request, work, news); });
}

}  // namespace trundle

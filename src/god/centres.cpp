#include "god/centres.h"

namespace trundle {
namespace {

using Set = CosetClasses::Set;
using Centres = std::vector<SolvableCube>;

void unite(Set& set, const Set& other) {
    for (std::size_t i = 0; i < set.size(); ++i) set[i] |= other[i];
}

Set intersection(Set set, const Set& other) {
    for (std::size_t i = 0; i < set.size(); ++i) set[i] &= other[i];
    return set;
}

bool is_empty(const Set& set) {
    return std::all_of(set.begin(), set.end(), [](CosetClasses::Word word) { return word == 0; });
}

class CentreSearch {
public:
    CentreSearch(int radius, const GodPlanRequest& request, const CosetClasses& classes, const Work& work,
                 const GodPlanNews& news)
        : radius_(radius), request_(request), classes_(classes), work_(work), news_(news), random_(request.seed) {
        constexpr std::size_t many = 24;
        if (work.memory == 0) most_remembered_ = many;
        else most_remembered_ = std::min<std::size_t>(many, work.memory / classes.set_bytes() - least_sets + 1);
    }

    FoundCentres find(std::size_t limit) {
        for (int i = 0; i < request_.tries && !work_.is_stopped() && !is_hopeless_; ++i) {
            Centres centres = attempt(limit);
            if (!centres.empty()) return {std::move(centres), false};
        }
        return {{}, is_hopeless_};
    }

private:
    struct Hard {
        CosetClasses::Place place;
        Set reach;  // where a centre must be to cover it
    };

    // Of up to `limit` centres; none if they leave something uncovered.
    Centres attempt(std::size_t limit) {
        Centres centres;
        Set covered = classes_.none();
        while (centres.size() < limit) {
            Set wanted = classes_.complement(classes_.none());
            for (const Hard& hard : hard_)
                if (!classes_.contains(covered, hard.place)) narrow(wanted, hard, limit == 1);
            std::uint64_t most = 0;
            Set best;
            SolvableCube centre;
            for (int i = 0; i < std::max(request_.candidates, 1) && most < classes_.coset_count(); ++i) {
                if (i > 0) narrow(wanted, hard_.front(), limit == 1);
                if (is_hopeless_) return {};
                const SolvableCube candidate = classes_.cube_at(classes_.pick(wanted, random_));
                Set with = ball(candidate);
                unite(with, covered);
                const std::uint64_t count = classes_.count(with);
                if (count < classes_.coset_count()) remember(classes_.pick(classes_.complement(with), random_));
                if (work_.is_stopped()) return {};
                if (count <= most) continue;
                most = count;
                centre = candidate;
                best = std::move(with);
            }
            covered = std::move(best);
            centres.push_back(centre);
            const std::uint64_t left = classes_.coset_count() - most;
            if (news_.on_centre) news_.on_centre(radius_, centres.size(), left);
            if (left == 0) return centres;
        }
        return {};
    }

    // To where a centre covers a hard coset too, if there is such a place. If there is to be one centre only and there
    // is no such place, that proves that there is none.
    void narrow(Set& wanted, const Hard& hard, bool is_only) {
        Set both = intersection(wanted, hard.reach);
        if (!is_empty(both)) wanted = std::move(both);
        else is_hopeless_ = is_hopeless_ || is_only;
    }

    // What the last candidate missed.
    void remember(CosetClasses::Place place) {
        hard_.insert(hard_.begin(), {place, ball(classes_.cube_at(place))});
        if (hard_.size() > most_remembered_) hard_.pop_back();
    }

    Set ball(const SolvableCube& centre) const { return classes_.ball(classes_.around(centre.cube()), radius_, work_); }

    int radius_;
    const GodPlanRequest& request_;
    const CosetClasses& classes_;
    const Work& work_;
    const GodPlanNews& news_;
    Random random_;
    std::size_t most_remembered_;
    std::vector<Hard> hard_;
    bool is_hopeless_ = false;
};

}  // namespace

FoundCentres find_centres(const CosetClasses& classes, int radius, std::size_t limit, const GodPlanRequest& request,
                          const Work& work, const GodPlanNews& news) {
    return CentreSearch(radius, request, classes, work, news).find(limit);
}

}  // namespace trundle

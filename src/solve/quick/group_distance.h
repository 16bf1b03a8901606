// How far it is to the group of phase two, from one view of a cube: exactly, or at least.
#pragma once

#include "search/rules.h"
#include "tables/phases/small_phases.h"
#include "tables/pruning/table.h"

namespace trundle {

// Exact: a table that keeps distances modulo 3, read with the distance of a neighbour.
class ExactGroupDistance {
public:
    explicit ExactGroupDistance(std::shared_ptr<const Table> flips) : flips_(std::move(flips)) {}

    using Place = Table::Spot;
    Place place_of(const View& view) const {
        return flips_->spot_of({classes_.place_of(view.flip_slice()), view.twist, 0});
    }
    void ask_for_class(const View& view) const { __builtin_prefetch(classes_.address_of(view.flip_slice())); }
    static void ask_for(const Place& place) { __builtin_prefetch(place.address); }
    static int distance(const Place& place, int neighbour) { return near_distance(neighbour, place.code()); }

    // Without a neighbour: some move leads one nearer; walk along these.
    int distance_of(View view, const Rules& rules) const {
        const View home = view_of(Cube());
        int distance = 0;
        for (; view != home; ++distance) {
            const unsigned nearer = (place_of(view).code() + 2) % 3;
            for (const Step& step : rules.steps(Canonical::start)) {
                const View next = turned(move_tables(), view, step.turn);
                if (place_of(next).code() != nearer) continue;
                view = next;
                break;
            }
        }
        return distance;
    }

private:
    std::shared_ptr<const Table> flips_;
    const Classes& classes_ = flips_->layout().classes();
};

// At least: two parts of the distance, both at hand.
class LeastGroupDistance {
public:
    explicit LeastGroupDistance(SmallPhaseOne parts) : parts_(std::move(parts)) {}

    using Place = View;
    static Place place_of(const View& view) { return view; }
    static void ask_for_class(const View&) {}
    static void ask_for(const Place&) {}
    int distance(const Place& place, int) const { return parts_.distance(place); }
    int distance_of(const View& view, const Rules&) const { return parts_.distance(view); }

private:
    SmallPhaseOne parts_;
};

}  // namespace trundle

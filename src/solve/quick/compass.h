// How far it is to the group of phase two, from one view of a cube: exactly, or at least.
#pragma once

#include "search/rules.h"
#include "tables/phases/small_phases.h"
#include "tables/pruning/table.h"

namespace trundle {

// Exact: a table that keeps distances modulo 3, read with the distance of a neighbour.
class TableCompass {
public:
    using Source = std::shared_ptr<const Table>;
    TableCompass(const Rules& rules, Source flips) : rules_(rules), keeper_(std::move(flips)), flips_(*keeper_) {}

    struct Place {
        const std::uint8_t* address;
        std::uint8_t shift;
    };
    Place place_of(const View& view) const {
        const Key key{flips_.layout().classes().place_of(view.flip_slice()), view.twist, 0};
        const std::size_t entry = flips_.layout().entry_in_row(key);
        return {flips_.codes().data() + Layout::row_of(key) * flips_.layout().row_bytes() + entry / 4,
                static_cast<std::uint8_t>(entry % 4 * 2)};
    }
    void ask_for(const View& view) const {
        __builtin_prefetch(flips_.layout().classes().address_of(view.flip_slice()));
    }
    static void ask_for(const Place& place) { __builtin_prefetch(place.address); }
    int distance(const Place& place, int neighbour) const { return near_distance(neighbour, code_at(place)); }

    // Without a neighbour: some move leads one nearer; walk along these.
    int distance_of(View view) const {
        const View home = view_of(Cube());
        int distance = 0;
        for (; view != home; ++distance) {
            const unsigned nearer = (code_at(place_of(view)) + 2) % 3;
            for (const Step& step : rules_.steps(Canonical::start)) {
                const View next = turned(move_tables(), view, step.turn);
                if (code_at(place_of(next)) != nearer) continue;
                view = next;
                break;
            }
        }
        return distance;
    }

private:
    static unsigned code_at(const Place& place) { return *place.address >> place.shift & 3u; }

    const Rules& rules_;
    Source keeper_;
    const Table& flips_;
};

// At least: two parts of the distance, both at hand.
class SmallCompass {
public:
    using Source = SmallPhaseOne;
    SmallCompass(const Rules&, Source parts) : parts_(std::move(parts)) {}

    using Place = View;
    Place place_of(const View& view) const { return view; }
    static void ask_for(const Place&) {}
    int distance(const Place& place, int) const { return distance_of(place); }
    int distance_of(const View& view) const { return parts_.distance(view); }

private:
    Source parts_;
};

}  // namespace trundle

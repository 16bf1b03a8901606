// The signposts of flips, slice edges and twists, as searches along them see a cube: first ask for the class of a view,
// then for its signpost, then read that.
#pragma once

#include "tables/coordinates/axes.h"
#include "tables/pruning/signposts.h"

namespace trundle {

class FlipSignposts {
public:
    explicit FlipSignposts(Content content) : signposts_(layout_, std::move(content), axes_seen) {}

    struct Spot {
        std::uint32_t place;  // of the flips and slice edges among their classes
        const std::uint32_t* address;

        int distance() const { return Signposts::distance_of(*address); }
    };

    void use_large_pages(const Work& work) { signposts_.use_large_pages(work); }

    void ask_for_class(const View& view) const { __builtin_prefetch(classes_.address_of(view.flip_slice())); }
    Spot spot_of(const View& view) const {
        const std::uint32_t place = classes_.place_of(view.flip_slice());
        return {place, signposts_.address_of(place, view.twist)};
    }
    Spot ask_for(const View& view) const {
        const Spot spot = spot_of(view);
        __builtin_prefetch(spot.address);
        return spot;
    }
    // Turns as the cube sees them that is seen along this axis.
    Signposts::Sign read(const Spot& spot, std::size_t axis = 0) const {
        return signposts_.read(*spot.address, spot.place, axis);
    }

private:
    Layout layout_{Pattern{Play::face, Pattern::Major::flips, Pattern::Minor::nothing}};
    const Classes& classes_ = layout_.classes();
    Signposts signposts_;
};

}  // namespace trundle

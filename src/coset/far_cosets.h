// How far any coset is from H, where it is not near: from the table of twists, flips and slice edges.
#pragma once

#include "tables/coordinates/axes.h"
#include "tables/store/store.h"

namespace trundle {

class FarCosets {
public:
    static Result<FarCosets> open(TableStore& store, Play play, const Work& work) {
        const Pattern pattern{play, Pattern::Major::flips, Pattern::Minor::nothing, false,
                              play == Play::crawler ? Pattern::Coding::far : Pattern::Coding::exact};
        Result<std::shared_ptr<const Table>> table = store.open(pattern, work);
        if (!table) return table.error();
        return FarCosets(in_large_pages(**table, work), play == Play::crawler ? Table::far_base : 0);
    }

    using Spot = Table::Spot;
    const std::uint32_t* place_address(const View& view) const { return classes_->address_of(view.flip_slice()); }
    Spot spot_of(const View& view) const {
        return table_->spot_of({classes_->place_of(view.flip_slice()), view.twist, 0});
    }
    // Never too much; exact where it is more than Table::far_base.
    int distance(const Spot& spot) const {
        const auto code = static_cast<int>(spot.code(15));
        return code == 0 ? 0 : base_ + code;
    }

private:
    FarCosets(std::shared_ptr<const Table> table, int base)
        : table_(std::move(table)), classes_(&table_->layout().classes()), base_(base) {}

    std::shared_ptr<const Table> table_;
    const Classes* classes_;
    int base_;
};

}  // namespace trundle

// What is left to pay for the runs of a path if the board had no end: for each number of runs done, slice element and
// colour of the cell, exactly. Colours are those of a chessboard: a crawl changes the colour, a spin does not.
#pragma once

#include <trundle/work.h>

#include "crawl/hop/runs.h"

namespace trundle {

class CostToGo {
public:
    // `goals`: for each colour whether a crawl may end there; one colour only if it may end anywhere. If crawls are
    // free, what is left are the spins.
    CostToGo(std::span<const TurnRun> runs, const std::vector<bool>& goals, int cost_of_crawl, const Work& work);

    int operator()(std::size_t done, SliceGroup::Element s, unsigned colour) const {
        return bases_[done] + rows_[done * row_size() + number(s, colour)];
    }
    static std::size_t bytes_for(std::size_t runs, std::size_t colours) {
        return (runs + 1) * (SliceGroup::size * colours + sizeof(int));
    }

private:
    using Costs = std::vector<int>;

    std::size_t row_size() const { return SliceGroup::size * colours_; }
    std::size_t number(SliceGroup::Element s, unsigned colour) const { return s * colours_ + colour; }
    Costs before(const TurnRun& run, const Costs& after) const;
    void hop(Costs& costs) const;

    unsigned colours_;
    int cost_of_crawl_;
    std::vector<std::uint8_t> rows_;  // what each costs more than the cheapest of its row
    std::vector<int> bases_;
};

}  // namespace trundle

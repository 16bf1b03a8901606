// What is left to pay for the runs of a path if the board had no end: for each number of runs done, slice element and
// colour of the cell, exactly. Colours are those of a chessboard: a crawl changes the colour, a spin does not.
#pragma once

#include <trundle/work.h>
#include <limits>

#include "crawl/hop/runs.h"

namespace trundle {

class CostToGo {
public:
    // `goals`: for each colour whether a crawl may end there; one colour only if it may end anywhere. If crawls are
    // free, what is left are the spins.
    CostToGo(std::span<const TurnRun> runs, const std::vector<bool>& goals, int cost_of_crawl, const Work& work)
        : colours_(static_cast<unsigned>(goals.size())),
          cost_of_crawl_(cost_of_crawl),
          rows_((runs.size() + 1) * row_size()),
          bases_(runs.size() + 1) {
        Costs costs(row_size(), far);
        for (unsigned colour = 0; colour < colours_; ++colour)
            if (goals[colour]) costs[number(0, colour)] = 0;
        hop(costs);
        for (std::size_t i = runs.size();; --i) {
            bases_[i] = *std::min_element(costs.begin(), costs.end());
            for (std::size_t k = 0; k < costs.size(); ++k)
                rows_[i * row_size() + k] = static_cast<std::uint8_t>(std::min(costs[k] - bases_[i], 0xff));
            if (i == 0 || work.is_stopped()) return;
            costs = before(runs[i - 1], costs);
        }
    }

    int operator()(std::size_t done, SliceGroup::Element s, unsigned colour) const {
        return bases_[done] + rows_[done * row_size() + number(s, colour)];
    }
    static std::size_t bytes_for(std::size_t runs, std::size_t colours) {
        return (runs + 1) * (SliceGroup::size * colours + sizeof(int));
    }

private:
    using Costs = std::vector<int>;
    using Element = SliceGroup::Element;
    static constexpr int far = std::numeric_limits<int>::max() / 2;

    std::size_t row_size() const { return SliceGroup::size * colours_; }
    std::size_t number(SliceGroup::Element s, unsigned colour) const { return s * colours_ + colour; }
    Costs before(const TurnRun& run, const Costs& after) const {
        Costs costs(row_size(), far);
        for (Element s = 0; s < SliceGroup::size; ++s)
            for (unsigned colour = 0; colour < colours_; ++colour) {
                int& least = costs[number(s, colour)];
                const auto offer = [&](int a, int b, Element to) {
                    least = std::min(least, cost_of_spins(a, b) + after[number(to, colour)]);
                };
                if (run.is_slice()) offer(0, 0, after_slice_run(run, s));
                else for_each_way(run, s, offer);
            }
        if (!run.is_slice()) hop(costs);
        return costs;
    }
    // Each is at most its neighbour's cost and the way there; every way goes both ways. Cheap ones first.
    void hop(Costs& costs) const {
        const SliceGroup& slices = slice_group();
        const int base = *std::min_element(costs.begin(), costs.end());
        std::vector<std::vector<std::uint32_t>> waiting;  // by cost
        const auto wait = [&](std::size_t i) {
            if (costs[i] >= far) return;
            const auto cost = static_cast<std::size_t>(costs[i] - base);
            if (waiting.size() <= cost) waiting.resize(cost + 1);
            waiting[cost].push_back(static_cast<std::uint32_t>(i));
        };
        for (std::size_t i = 0; i < costs.size(); ++i) wait(i);
        for (std::size_t c = 0; c < waiting.size(); ++c)
            for (std::size_t k = 0; k < waiting[c].size(); ++k) {
                const std::size_t i = waiting[c][k];
                const int cost = base + static_cast<int>(c);
                if (costs[i] != cost) continue;
                const auto s = static_cast<Element>(i / colours_);
                const auto colour = static_cast<unsigned>(i % colours_);
                const auto offer = [&](int more, Element to, unsigned there) {
                    int& known = costs[number(to, there)];
                    if (known <= cost + more) return;
                    known = cost + more;
                    wait(number(to, there));
                };
                for (std::size_t move = 0; move < SliceGroup::crawl_count; ++move)
                    offer(cost_of_crawl_, slices.crawled(s, move), colours_ - 1 - colour);
                for (int a : {1, 3}) offer(2, slices.susan(s, a), colour);
            }
    }

    unsigned colours_;
    int cost_of_crawl_;
    std::vector<std::uint8_t> rows_;  // what each costs more than the cheapest of its row
    std::vector<int> bases_;
};

}  // namespace trundle

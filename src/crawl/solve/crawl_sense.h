// How cubes move and what the tables say of them, for the beam.
#pragma once

#include "crawl/solve/crawl_tables.h"
#include "crawl/solve/orientations.h"
#include "crawl/solve/quartets.h"

namespace trundle {

class CrawlSense {
public:
    explicit CrawlSense(const CrawlTables& tables);

    CrawlCube of(const Cube& cube) const;
    Distances distances_of(const Cube& cube) const;

    CrawlCube after(const CrawlCube& cube, std::size_t move) const {
        CrawlCube to{after(cube.all, move), {}, {}};
        for (std::size_t q = 0; q < Quartets::count; ++q) to.belts[q] = quartets_.after(cube.belts[q])[move];
        for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
            to.sides[k] = {side_rows_[k].twist[cube.sides[k].twist][move], side_rows_[k].flip[cube.sides[k].flip][move],
                           side_rows_[k].slice[cube.sides[k].slice][move]};
        return to;
    }
    Coordinates after(const Coordinates& cube, std::size_t move) const {
        return {rows_.corners[cube.corners][move],
                rows_.twist[cube.twist][move],
                rows_.flip[cube.flip][move],
                {rows_.four_edges[cube.edges[0]][move], rows_.four_edges[cube.edges[1]][move],
                 rows_.four_edges[cube.edges[2]][move]}};
    }
    void breed(const CrawlCube& cube, Brood& brood) const {
        brood.corners = rows_.corners[cube.all.corners];
        brood.twist = rows_.twist[cube.all.twist];
        brood.flip = rows_.flip[cube.all.flip];
        for (std::size_t q = 0; q < Quartets::count; ++q) {
            brood.edges[q] = rows_.four_edges[cube.all.edges[q]];
            brood.belts[q] = quartets_.after(cube.belts[q]);
        }
        for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
            brood.sides[k] = {side_rows_[k].twist[cube.sides[k].twist], side_rows_[k].flip[cube.sides[k].flip],
                              side_rows_[k].slice[cube.sides[k].slice]};
    }

    // A table is asked in three steps, so that many cubes wait for the memory together: prefetch, ask, hear.
    struct Question {
        const std::uint8_t* at;
        std::uint8_t shift;
    };
    void prefetch(const Brood& brood, std::size_t move) const {
        __builtin_prefetch(classes(*tables_.flips).address_of(brood.flip_slice(move)));
        __builtin_prefetch(classes(*tables_.edges).address_of(brood.flip_slice(move)));
    }
    void prefetch_sides(const Brood& brood, std::size_t move) const {
        for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
            __builtin_prefetch(classes(*tables_.side).address_of(brood.side_flip_slice(k, move)));
    }
    Question ask_corners(const Brood& brood, std::size_t move) const {
        return ask(*tables_.corners, brood.corners[move], brood.twist[move], 0);
    }
    Question ask_flips(const Brood& brood, std::size_t move) const {
        return ask(*tables_.flips, brood.flip_slice(move), brood.twist[move], 0);
    }
    Question ask_edges(const Brood& brood, std::size_t move) const {
        return ask(*tables_.edges, brood.flip_slice(move), brood.edges[Coordinates::up][move],
                   brood.edges[Coordinates::down][move]);
    }
    Question ask_side(const Brood& brood, std::size_t move, std::size_t k) const {
        return ask(*tables_.side, brood.side_flip_slice(k, move), brood.sides[k].twist[move], 0);
    }
    static std::uint8_t hear(std::uint8_t parent, const Question& question) {
        return static_cast<std::uint8_t>(near_distance(parent, *question.at >> question.shift & 3u));
    }

    // Large tables know more than small ones do of the orientations and of all quartets but that in the middle.
    bool has_large_tables() const { return tables_.edges != nullptr; }
    std::size_t first_quartet() const { return has_large_tables() ? std::size_t{Coordinates::middle} : 0; }
    std::uint8_t quartet(const Brood& brood, std::size_t move, std::size_t q) const {
        return quartets_.distance(q, brood.belts[q][move], brood.edges[q][move]);
    }
    std::uint8_t orientations(const Brood& brood, std::size_t move) const {
        return orientations_->distance(brood.twist[move], brood.flip[move]);
    }
    const Nearby& nearby() const { return *tables_.nearby; }

private:
    static const Classes& classes(const Table& table) { return table.layout().classes(); }

    static Question ask(const Table& table, std::size_t major, std::uint16_t beside, std::uint16_t minor) {
        const Key key{classes(table).place_of(major), beside, minor};
        const std::size_t entry = table.layout().entry_in_row(key);
        const std::uint8_t* at = table.codes().data() + Layout::row_of(key) * table.layout().row_bytes() + entry / 4;
        __builtin_prefetch(at);
        return {at, static_cast<std::uint8_t>(entry % 4 * 2)};
    }

    CrawlTables tables_;
    Quartets quartets_;
    std::optional<Orientations> orientations_;
    using Rows = std::vector<Brood::Row>;  // by value
    struct {
        Rows corners, twist, flip, four_edges;
    } rows_;
    struct SideRows {
        Rows twist, flip, slice;
    };
    std::array<SideRows, CrawlCube::side_count> side_rows_;
};

}  // namespace trundle

// How cubes move and what the tables say of them: lower bounds for the moves that they need.
#pragma once

#include "crawl/beam/crawl_tables.h"
#include "crawl/beam/quartets.h"
#include "crawl/beam/twists_and_flips.h"

namespace trundle {

class CrawlPruning {
public:
    explicit CrawlPruning(const CrawlTables& tables);

    // With the large tables if the memory says so or, if it says nothing, if they are there. Kept by the store.
    static Result<std::shared_ptr<const CrawlPruning>> open(TableStore& store, const Work& work);
    static Result<std::shared_ptr<const CrawlPruning>> open_small(TableStore& store, const Work& work);

    CrawlCube of(const Cube& cube) const;
    CrawlBounds bounds_of(const Cube& cube) const;

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
    void successors(const CrawlCube& cube, Successors& next) const {
        next.corners = rows_.corners[cube.all.corners];
        next.twist = rows_.twist[cube.all.twist];
        next.flip = rows_.flip[cube.all.flip];
        for (std::size_t q = 0; q < Quartets::count; ++q) {
            next.edges[q] = rows_.four_edges[cube.all.edges[q]];
            next.belts[q] = quartets_.after(cube.belts[q]);
        }
        for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
            next.sides[k] = {side_rows_[k].twist[cube.sides[k].twist], side_rows_[k].flip[cube.sides[k].flip],
                             side_rows_[k].slice[cube.sides[k].slice]};
    }

    // A table is asked in three steps, so that many cubes wait for the memory together: prefetch, ask, hear.
    using Question = Table::Spot;
    void prefetch(const Successors& next, std::size_t move) const {
        __builtin_prefetch(classes(*tables_.flips).address_of(next.flip_slice(move)));
        __builtin_prefetch(classes(*tables_.edges).address_of(next.flip_slice(move)));
    }
    void prefetch_sides(const Successors& next, std::size_t move) const {
        for (std::size_t k = 0; k < CrawlCube::side_count; ++k)
            __builtin_prefetch(classes(*tables_.side).address_of(next.side_flip_slice(k, move)));
    }
    Question ask_corners(const Successors& next, std::size_t move) const {
        return ask(*tables_.corners, next.corners[move], next.twist[move], 0);
    }
    Question ask_flips(const Successors& next, std::size_t move) const {
        return ask(*tables_.flips, next.flip_slice(move), next.twist[move], 0);
    }
    Question ask_edges(const Successors& next, std::size_t move) const {
        return ask(*tables_.edges, next.flip_slice(move), next.edges[Coordinates::up][move],
                   next.edges[Coordinates::down][move]);
    }
    Question ask_side(const Successors& next, std::size_t move, std::size_t k) const {
        return ask(*tables_.side, next.side_flip_slice(k, move), next.sides[k].twist[move], 0);
    }
    static std::uint8_t hear(std::uint8_t parent, const Question& question) {
        return static_cast<std::uint8_t>(near_distance(parent, question.code()));
    }

    // All that the small tables say, of a cube whose parent's bounds are known.
    CrawlBounds small_bounds_of(const CrawlCube& cube, const CrawlBounds& parent) const {
        CrawlBounds bounds;
        bounds.of[CrawlBounds::corners] =
            hear(parent.of[CrawlBounds::corners], ask(*tables_.corners, cube.all.corners, cube.all.twist, 0));
        for (std::size_t q = first_quartet(); q < Quartets::count; ++q)
            bounds.of[CrawlBounds::first_quartet + q] = quartets_.distance(q, cube.belts[q], cube.all.edges[q]);
        if (twists_and_flips_)
            bounds.of[CrawlBounds::flips] = twists_and_flips_->distance(cube.all.twist, cube.all.flip);
        return bounds;
    }

    // Large tables know more than small ones do of the orientations and of all quartets but that in the middle.
    bool has_large_tables() const { return tables_.edges != nullptr; }
    std::size_t first_quartet() const { return has_large_tables() ? std::size_t{Coordinates::middle} : 0; }
    std::uint8_t quartet(const Successors& next, std::size_t move, std::size_t q) const {
        return quartets_.distance(q, next.belts[q][move], next.edges[q][move]);
    }
    std::uint8_t twists_and_flips(const Successors& next, std::size_t move) const {
        return twists_and_flips_->distance(next.twist[move], next.flip[move]);
    }
    const Nearby& nearby() const { return *tables_.nearby; }
    const CrawlTables& tables() const { return tables_; }

private:
    static const Classes& classes(const Table& table) { return table.layout().classes(); }

    static Question ask(const Table& table, std::size_t major, std::uint16_t beside, std::uint16_t minor) {
        const Question question = table.spot_of({classes(table).place_of(major), beside, minor});
        __builtin_prefetch(question.address);
        return question;
    }

    CrawlTables tables_;
    Quartets quartets_;
    std::optional<TwistsAndFlips> twists_and_flips_;
    using Rows = std::vector<Successors::Row>;  // by value
    struct {
        Rows corners, twist, flip, four_edges;
    } rows_;
    struct SideRows {
        Rows twist, flip, slice;
    };
    std::array<SideRows, CrawlCube::side_count> side_rows_;
};

}  // namespace trundle

#include "tables/coordinates/pattern.h"

#include "base/checksum.h"

namespace trundle {
namespace {

std::size_t count_of(Pattern::Minor minor) {
    if (const auto large = large_minor_of(minor))
        return grouping_of(large->groups).count() * (large->has_parity ? 2 : 1);
    return minor == Pattern::Minor::parity     ? 2
           : minor == Pattern::Minor::rotation ? Rotation::count
           : minor == Pattern::Minor::slice    ? slice_count
                                               : 1;
}

std::string_view name_of(Pattern::Minor minor) {
    switch (minor) {
        case Pattern::Minor::nothing:
            break;
        case Pattern::Minor::parity:
            return "-parity";
        case Pattern::Minor::rotation:
            return "-rotation";
        case Pattern::Minor::slice:
            return "-slice";
        case Pattern::Minor::split:
            return "-split";
        case Pattern::Minor::split_parity:
            return "-split-parity";
        case Pattern::Minor::layers_parity:
            return "-layers-parity";
        case Pattern::Minor::diagonals:
            return "-diagonals";
        case Pattern::Minor::diagonals_parity:
            return "-diagonals-parity";
    }
    return "";
}

const Reduction& reduction_for(const Pattern& pattern) {
    if (pattern.major == Pattern::Major::edges) return edge_reduction();
    return pattern.side ? side_reduction() : reduction_of(pattern.play);
}

const Classes& classes_of(const Pattern& pattern) {
    const Reduction& reduction = reduction_for(pattern);
    switch (pattern.major) {
        case Pattern::Major::corners:
            return reduction.corner_permutations();
        case Pattern::Major::flips:
            return reduction.flip_slices();
        case Pattern::Major::edges:
            break;
    }
    return reduction.edge_flips();
}

}  // namespace

std::optional<LargeMinor> large_minor_of(Pattern::Minor minor) {
    switch (minor) {
        case Pattern::Minor::split:
            return LargeMinor{CornerGroups::split, false};
        case Pattern::Minor::split_parity:
            return LargeMinor{CornerGroups::split, true};
        case Pattern::Minor::layers_parity:
            return LargeMinor{CornerGroups::layers, true};
        case Pattern::Minor::diagonals:
            return LargeMinor{CornerGroups::diagonals, false};
        case Pattern::Minor::diagonals_parity:
            return LargeMinor{CornerGroups::diagonals, true};
        default:
            return {};
    }
}

std::string name_of(const Pattern& pattern) {
    std::string name(name_of(pattern.play));
    name += pattern.major == Pattern::Major::corners ? "-corners"
            : pattern.major == Pattern::Major::flips ? "-flips"
                                                     : "-edges";
    name += name_of(pattern.minor);
    if (pattern.side) name += "-side";
    if (pattern.coding == Pattern::Coding::exact) name += "-exact";
    if (pattern.coding == Pattern::Coding::far) name += "-far";
    if (pattern.coding == Pattern::Coding::capped) name += "-capped";
    return name;
}

Layout::Layout(const Pattern& pattern)
    : pattern_(pattern),
      reduction_(&reduction_for(pattern)),
      edge_rows_(pattern.major == Pattern::Major::edges ? &edge_rows() : nullptr),
      classes_(&classes_of(pattern)),
      minor_count_(is_edges() ? EdgeRows::minor_count : count_of(pattern.minor)),
      rows_(row_entries(), entry_bits()) {
    if (is_edges()) return;
    const auto large = large_minor_of(pattern.minor);
    const auto through = [&](std::size_t s, std::size_t minor) -> std::size_t {
        if (pattern.minor == Pattern::Minor::rotation) return reduction_->rotation_seen(s, minor);
        if (pattern.minor == Pattern::Minor::slice) return reduction_->slice_seen(s, minor);
        if (!large) return minor;
        const CornerGrouping& groups = grouping_of(large->groups);
        const std::size_t parities = large->has_parity ? 2 : 1;
        const Cube seen = conjugated(groups.cube_with(minor / parities), reduction_->symmetry(s));
        return groups.number_of(seen) * parities + minor % parities;
    };
    for (std::size_t s = 0; s < reduction_->symmetry_count(); ++s)
        for (std::size_t minor = 0; minor < minor_count_; ++minor)
            minor_seen_.push_back(static_cast<std::uint16_t>(through(s, minor)));
    if (large && large->has_parity) see_slice_parities();
}

void Layout::see_slice_parities() {
    odd_after_.resize(slice_count * Turn::count);
    for (std::size_t slice = 0; slice < slice_count; ++slice)
        for (int id = 0; id < Turn::count; ++id)
            odd_after_[slice * Turn::count + static_cast<std::size_t>(id)] =
                static_cast<std::uint8_t>(slice_parity_of(cube_with_slice(slice) * cube_of(Turn::from_id(id))));
    odd_seen_.resize(slice_count);
    odd_through_.resize(row_count());
    for (std::size_t s = 0; s < reduction_->symmetry_count(); ++s) {
        for (std::size_t slice = 0; slice < slice_count; ++slice)
            odd_seen_[slice] |= static_cast<std::uint16_t>(
                slice_parity_of(conjugated(cube_with_slice(slice), reduction_->symmetry(s))) << s);
    }
    for (std::size_t value = 0; value < flip_slice_count; ++value) {
        const std::uint32_t place = classes_->place_of(value);
        const std::size_t symmetry = Classes::symmetry_of(place);
        odd_through_[Classes::row_of(place)] |=
            static_cast<std::uint16_t>(odd_seen_[value / flip_count] & 1u << symmetry);
    }
}

std::size_t Layout::shape_of(std::size_t row, Turn turn, std::size_t symmetry) const {
    if (is_edges()) return edge_rows_->shape_of(row);
    if (odd_seen_.empty()) return 0;
    const std::size_t slice = classes_->representative(row) / flip_count;
    const std::size_t is_odd = odd_after_[slice * Turn::count + static_cast<std::size_t>(turn.id())];
    return is_odd ^ (odd_seen_[move_tables().slice.after(slice, turn)] >> symmetry & 1);
}

Key Layout::key_of(const Cube& cube, Rotation rotation) const {
    const std::size_t flip_slice = slice_of(cube) * flip_count + flip_of(cube);
    if (is_edges())
        return {classes_->place_of(flip_slice), static_cast<std::uint16_t>(up_edges_of(cube)),
                static_cast<std::uint16_t>(down_edges_of(cube))};
    const std::size_t major = pattern_.major == Pattern::Major::corners ? corner_permutation_of(cube) : flip_slice;
    const auto large = large_minor_of(pattern_.minor);
    const std::size_t groups = large ? grouping_of(large->groups).number_of(cube) : 0;
    const std::size_t minor = large ? (large->has_parity ? groups * 2 + slice_parity_of(cube) : groups)
                              : pattern_.minor == Pattern::Minor::rotation ? static_cast<std::size_t>(rotation.id())
                              : pattern_.minor == Pattern::Minor::slice    ? slice_of(cube)
                              : pattern_.minor == Pattern::Minor::parity   ? parity_of(cube)
                                                                           : 0;
    return {classes_->place_of(major), static_cast<std::uint16_t>(twist_of(cube)), static_cast<std::uint16_t>(minor)};
}

std::size_t Layout::large_minor_after(std::size_t minor, Turn turn) const {
    const LargeMinor large = *large_minor_of(pattern_.minor);
    const CornerGrouping& groups = grouping_of(large.groups);
    const std::size_t parities = large.has_parity ? 2 : 1;
    return groups.number_of(groups.cube_with(minor / parities) * cube_of(turn)) * parities + minor % parities;
}

Turn Layout::turn_of(std::size_t move) const { return seen(moves_of(pattern_.play)[move].turn()); }

std::uint32_t Layout::place_after(std::size_t row, std::size_t move) const {
    const Turn turn = turn_of(move);
    const std::size_t major = classes_->representative(row);
    return classes_->place_of(pattern_.major == Pattern::Major::corners
                                  ? move_tables().corner_permutation.after(major, turn)
                                  : move_tables().flip_slice_after(major, turn));
}

Layout::Halves Layout::neighbour(std::size_t shape, Move move, std::size_t symmetry) const {
    const Turn turn = seen(move.turn());
    Halves halves{std::vector<std::uint32_t>(beside_count()),
                  std::vector<std::uint32_t>(is_edges() ? beside_count() : minor_count_)};
    if (is_edges()) {
        edge_rows_->neighbour(shape, turn, symmetry, halves.first.data(), halves.second.data());
        return halves;
    }
    for (std::size_t beside = 0; beside < beside_count(); ++beside)
        halves.first[beside] = static_cast<std::uint32_t>(
            reduction_->twist_seen(symmetry, move_tables().twist.after(beside, turn)) * minor_count_);
    for (std::size_t minor = 0; minor < minor_count_; ++minor) {
        const std::size_t after =
            large_minor_of(pattern_.minor)             ? large_minor_after(minor, turn)
            : pattern_.minor == Pattern::Minor::slice  ? move_tables().slice.after(minor, turn)
            : pattern_.minor == Pattern::Minor::parity ? minor ^ parity_of(cube_of(turn))
            : pattern_.minor == Pattern::Minor::rotation
                ? static_cast<std::size_t>((move.rotation() * Rotation::from_id(static_cast<int>(minor))).id())
                : 0;
        halves.second[minor] = minor_seen(symmetry, after) ^ static_cast<std::uint32_t>(shape);
    }
    return halves;
}

std::uint64_t Layout::definition() const {
    std::vector<std::uint8_t> bytes;
    const auto add = [&](std::size_t number) {
        for (int i = 0; i < 4; ++i) bytes.push_back(static_cast<std::uint8_t>(number >> 8 * i));
    };
    for (char letter : name_of(pattern_)) bytes.push_back(static_cast<std::uint8_t>(letter));
    for (std::size_t move = 0; move < moves_of(pattern_.play).size(); ++move) {
        const Cube& cube = cube_of(turn_of(move));
        bytes.insert(bytes.end(), cube.bytes().begin(), cube.bytes().end());
        add(static_cast<std::size_t>(moves_of(pattern_.play)[move].rotation().id()));
    }
    for (std::size_t row = 0; row < row_count(); ++row) add(classes_->representative(row));
    return checksum(bytes);
}

}  // namespace trundle

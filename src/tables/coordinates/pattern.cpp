#include "tables/coordinates/pattern.h"

#include "base/checksum.h"

namespace trundle {
namespace {

std::size_t count_of(Pattern::Minor minor) {
    switch (minor) {
        case Pattern::Minor::parity:
            return 2;
        case Pattern::Minor::rotation:
            return Rotation::count;
        case Pattern::Minor::split:
            return split_count;
        case Pattern::Minor::slice:
            return slice_count;
        case Pattern::Minor::nothing:
            break;
    }
    return 1;
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

std::string name_of(const Pattern& pattern) {
    std::string name(name_of(pattern.play));
    name += pattern.major == Pattern::Major::corners ? "-corners"
            : pattern.major == Pattern::Major::flips ? "-flips"
                                                     : "-edges";
    if (pattern.minor == Pattern::Minor::parity) name += "-parity";
    if (pattern.minor == Pattern::Minor::rotation) name += "-rotation";
    if (pattern.minor == Pattern::Minor::split) name += "-split";
    if (pattern.minor == Pattern::Minor::slice) name += "-slice";
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
    for (std::size_t s = 0; s < reduction_->symmetry_count(); ++s)
        for (std::size_t minor = 0; minor < minor_count_; ++minor)
            minor_seen_.push_back(pattern.minor == Pattern::Minor::rotation ? reduction_->rotation_seen(s, minor)
                                  : pattern.minor == Pattern::Minor::split  ? reduction_->split_seen(s, minor)
                                  : pattern.minor == Pattern::Minor::slice  ? reduction_->slice_seen(s, minor)
                                                                            : static_cast<std::uint16_t>(minor));
}

Key Layout::key_of(const Cube& cube, Rotation rotation) const {
    const std::size_t flip_slice = slice_of(cube) * flip_count + flip_of(cube);
    if (is_edges())
        return {classes_->place_of(flip_slice), static_cast<std::uint16_t>(up_edges_of(cube)),
                static_cast<std::uint16_t>(down_edges_of(cube))};
    const std::size_t major = pattern_.major == Pattern::Major::corners ? corner_permutation_of(cube) : flip_slice;
    const std::size_t minor = pattern_.minor == Pattern::Minor::rotation ? static_cast<std::size_t>(rotation.id())
                              : pattern_.minor == Pattern::Minor::split  ? split_of(cube)
                              : pattern_.minor == Pattern::Minor::slice  ? slice_of(cube)
                              : pattern_.minor == Pattern::Minor::parity ? parity_of(cube)
                                                                         : 0;
    return {classes_->place_of(major), static_cast<std::uint16_t>(twist_of(cube)), static_cast<std::uint16_t>(minor)};
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
            pattern_.minor == Pattern::Minor::slice    ? move_tables().slice.after(minor, turn)
            : pattern_.minor == Pattern::Minor::split  ? move_tables().split.after(minor, turn)
            : pattern_.minor == Pattern::Minor::parity ? minor ^ parity_of(cube_of(turn))
            : pattern_.minor == Pattern::Minor::rotation
                ? static_cast<std::size_t>((move.rotation() * Rotation::from_id(static_cast<int>(minor))).id())
                : 0;
        halves.second[minor] = minor_seen_[symmetry * minor_count_ + after];
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

#include "coset/far_cosets.h"

#include <algorithm>
#include <mutex>

#include "base/memory.h"
#include "base/parallel.h"

namespace trundle {

FarCosets::FarCosets(std::shared_ptr<const Table> table, int base)
    : table_(std::move(table)),
      reduction_(&table_->layout().reduction()),
      classes_(&table_->layout().classes()),
      base_(base),
      move_count_(moves_of(table_->layout().pattern().play).size()) {
    const auto tabulate = [this](const MoveTable& turned, std::vector<std::uint16_t>& after) {
        for (std::size_t value = 0; value < turned.count(); ++value)
            for (const Move move : moves_of(table_->layout().pattern().play))
                after.push_back(turned.after(value, move.turn()));
    };
    tabulate(move_tables().twist, twist_after_);
    tabulate(move_tables().flip, flip_after_);
    tabulate(move_tables().slice, slice_after_);
}

Result<FarCosets> FarCosets::open(TableStore& store, Play play, bool with_signs, const Work& work) {
    const Pattern pattern{play, Pattern::Major::flips, Pattern::Minor::nothing, false,
                          play == Play::crawler ? Pattern::Coding::far : Pattern::Coding::exact};
    const Result<std::shared_ptr<const Table>> table = store.open(pattern, work);
    if (!table) return table.error();
    FarCosets far(in_large_pages(**table, work), play == Play::crawler ? Table::far_base : 0);
    if (with_signs && play == Play::crawler)
        if (const std::optional<Error> error = far.make_signs(work)) return *error;
    return far;
}

// A move and a symmetry make entries of a row out of entries, the same for every row.
std::optional<Error> FarCosets::make_signs(const Work& work) {
    const Layout& layout = table_->layout();
    const std::span<const Move> moves = moves_of(Play::crawler);
    Result<LargeArray> array = large_array(layout.entry_count() * sizeof(std::uint32_t));
    if (!array) return array.error();
    auto* const signs = reinterpret_cast<std::uint32_t*>(array->bytes.data());
    std::vector<Layout::Halves> halves;
    for (const Move move : moves)
        for (std::size_t symmetry = 0; symmetry < reduction_->symmetry_count(); ++symmetry)
            halves.push_back(layout.neighbour(0, move, symmetry));

    // Two entries a byte.
    const auto codes_of = [&](std::size_t row, std::vector<std::uint8_t>& codes) {
        const std::uint8_t* const bytes = table_->spot_of(row, 0).address;
        for (std::size_t i = 0; i < layout.row_bytes(); ++i) {
            codes[2 * i] = bytes[i] & 15;
            codes[2 * i + 1] = bytes[i] >> 4;
        }
    };
    std::array<std::uint32_t, 256> compared{};  // by two codes
    for (std::size_t i = 0; i < 256; ++i) compared[i] = i % 16 < i / 16 ? 1u << 8 : i % 16 > i / 16 ? 1u << 16 : 0;
    constexpr std::size_t rows_at_once = 256;
    std::mutex mutex;
    std::size_t done = 0;
    parallel_for(work.threads, (layout.row_count() + rows_at_once - 1) / rows_at_once, [&](std::size_t part) {
        if (work.is_stopped()) return;
        std::vector<std::uint8_t> own(twist_count + 1), other(twist_count + 1);
        const std::size_t end = std::min((part + 1) * rows_at_once, layout.row_count());
        for (std::size_t row = part * rows_at_once; row < end; ++row) {
            codes_of(row, own);
            std::uint32_t* const entries = signs + row * twist_count;
            for (std::size_t entry = 0; entry < twist_count; ++entry)
                entries[entry] = static_cast<std::uint32_t>(base_ + own[entry]);
            for (std::size_t move = 0; move < moves.size(); ++move) {
                const std::uint32_t place = layout.place_after(row, move);
                codes_of(Classes::row_of(place), other);
                const std::uint32_t* const to =
                    halves[move * reduction_->symmetry_count() + Classes::symmetry_of(place)].first.data();
                for (std::size_t entry = 0; entry < twist_count; ++entry)
                    entries[entry] |= compared[std::size_t{own[entry]} << 4 | other[to[entry]]] << move;
            }
        }
        const std::lock_guard lock(mutex);
        done += end - part * rows_at_once;
        work.progress("looking around", static_cast<double>(done) / static_cast<double>(layout.row_count()));
    });
    if (work.is_stopped()) return stopped_error("before the search began");

    for (std::size_t symmetry = 0; symmetry < reduction_->symmetry_count(); ++symmetry)
        for (std::size_t move = 0; move < moves.size(); ++move) {
            const Turn seen = conjugated(moves[move].turn(), reduction_->symmetry(symmetry));
            const auto image = std::ranges::find(moves, seen, [](Move one) { return one.turn(); }) - moves.begin();
            for (std::size_t set = 0; set < 256; ++set)
                if (set >> image & 1)
                    moves_seen_[symmetry][set] = static_cast<std::uint8_t>(moves_seen_[symmetry][set] | 1u << move);
        }
    signs_ = signs;
    keeper_ = array->keeper;
    return {};
}

}  // namespace trundle

#include "tables/pruning/signposts.h"

#include "tables/files/large_pages.h"
#include "tables/fill/for_rows.h"

namespace trundle {
namespace {

constexpr std::uint32_t unknown = 15;

class SignpostBuilder {
public:
    SignpostBuilder(const Table& flips, const Work& work, Checkpoint checkpoint)
        : flips_(flips), layout_(flips.layout()), work_(work), checkpoint_(std::move(checkpoint)) {}

    // First all point, then they are measured from home, distance by distance.
    Result<Content> run() {
        Result<LargeArray> array = large_array(layout_.entry_count() * sizeof(std::uint32_t));
        if (!array) return array.error();
        entries_ = {reinterpret_cast<std::uint32_t*>(array->bytes.data()), layout_.entry_count()};
        const Key home = layout_.key_of(Cube(), Rotation());
        std::vector<std::uint64_t> at = checkpoint_.resume(array->bytes, work_);  // the distance, the row
        if (at.size() != 2) at = {0, 0};
        for (; at[0] <= static_cast<std::uint64_t>(flips_.max_distance()); at = {at[0] + 1, 0}) {
            std::size_t next = at[1];
            const auto round = [&](std::size_t first, std::size_t last) {
                for (std::size_t row = first; row < last && !work_.is_stopped(); ++row)
                    if (at[0] == 0) point(row);
                    else measure(row, static_cast<unsigned>(at[0]));
            };
            const auto pause = [&] {
                at[1] = next;
                const double part = static_cast<double>(next) / static_cast<double>(layout_.row_count());
                work_.progress(what_, (static_cast<double>(at[0]) + part) / (flips_.max_distance() + 1));
                checkpoint_.offer(array->bytes, at, work_);
            };
            if (!for_rows(layout_.row_count(), next, work_, round, pause)) {
                checkpoint_.leave(array->bytes, at);
                return stopped_error("while " + what_);
            }
            if (at[0] == 0) entries_[Layout::row_of(home) * twist_count + layout_.entry_in_row(home)] &= ~15u;
        }
        return Content{array->bytes, flips_.distribution(), array->keeper};
    }

private:
    unsigned code(std::size_t row, std::size_t entry) const { return flips_.spot_of(row, entry).code(); }
    struct Neighbour {
        std::size_t row;
        std::size_t symmetry;
        Turn turn;

        std::size_t entry(const Reduction& reduction, std::size_t twist) const {
            return reduction.twist_seen(symmetry, move_tables().twist.after(twist, turn));
        }
    };
    Neighbour neighbour(std::size_t row, std::size_t move) const {
        const std::uint32_t place = layout_.place_after(row, move);
        return {Classes::row_of(place), Classes::symmetry_of(place), moves_of(Play::face)[move].turn()};
    }

    // Remainders by three tell whether a neighbour is nearer or farther.
    void point(std::size_t row) {
        std::uint32_t* const entries = &entries_[row * twist_count];
        for (std::size_t twist = 0; twist < twist_count; ++twist) entries[twist] = unknown;
        for (std::size_t move = 0; move < 18; ++move) {
            const Neighbour to = neighbour(row, move);
            const std::size_t shift = 4 + 4 * (move / 3);
            for (std::size_t twist = 0; twist < twist_count; ++twist) {
                const unsigned step = code(to.row, to.entry(layout_.reduction(), twist)) + 3 - code(row, twist);
                if (step % 3 != 0) entries[twist] |= (1u << move % 3 | (step % 3 == 2 ? 8u : 0u)) << shift;
            }
        }
    }

    // An entry is at this distance if one that it calls nearer was found on the last level.
    void measure(std::size_t row, unsigned distance) {
        std::uint32_t* const entries = &entries_[row * twist_count];
        std::array<Neighbour, 18> neighbours{};
        for (std::size_t move = 0; move < 18; ++move) neighbours[move] = neighbour(row, move);
        for (std::size_t twist = 0; twist < twist_count; ++twist) {
            const std::uint32_t entry = entries[twist];
            if ((entry & 15) != unknown || code(row, twist) != distance % 3) continue;
            const Neighbour& to = neighbours[first_nearer(entry)];
            const std::uint32_t nearer = __atomic_load_n(
                &entries_[to.row * twist_count + to.entry(layout_.reduction(), twist)], __ATOMIC_RELAXED);
            if ((nearer & 15) == distance - 1)
                __atomic_store_n(&entries[twist], (entry & ~15u) | distance, __ATOMIC_RELAXED);
        }
    }

    static std::size_t first_nearer(std::uint32_t entry) {
        for (std::size_t face = 0; face < 6; ++face) {
            const std::uint32_t bits = entry >> (4 + 4 * face) & 15;
            if (bits & 8) return 3 * face + (bits & 1 ? 0 : bits & 2 ? 1 : 2);
        }
        return 0;
    }

    const Table& flips_;
    const Layout& layout_;
    const Work& work_;
    std::string what_ = "building signposts of " + name_of(layout_.pattern());
    Checkpoint checkpoint_;
    std::span<std::uint32_t> entries_;
};

}  // namespace

Signposts::Signposts(const Layout& layout, Content content, std::span<const Symmetry> views)
    : reduction_(&layout.reduction()),
      through_(views.size()),
      content_(std::move(content)),
      entries_(reinterpret_cast<const std::uint32_t*>(content_.bytes.data())) {
    for (std::size_t k = 0; k < views.size(); ++k)
        for (std::size_t s = 0; s < reduction_->symmetry_count(); ++s) {
            const Symmetry symmetry = views[k] * reduction_->symmetry(s);
            Through& through = through_[k][s];
            for (Face face : all_faces)
                through.shift[static_cast<std::size_t>(face)] =
                    static_cast<std::uint8_t>(4 + 4 * static_cast<int>(symmetry(face)));
            for (unsigned bits = 0; bits < 16; ++bits) {
                const unsigned mirrored = (bits & 1) << 2 | (bits & 2) | (bits >> 2 & 1);  // 1 quarter becomes 3
                const std::uint64_t turns = symmetry.is_mirror() ? mirrored : bits & 7;
                through.turns[bits] = bits & 8 ? turns : turns << farther_shift;
            }
        }
}

void Signposts::use_large_pages(const Work& work) {
    content_ = in_large_pages(std::move(content_), work);
    entries_ = reinterpret_cast<const std::uint32_t*>(content_.bytes.data());
}

Result<Content> build_signposts(const Table& flips, const Work& work, Checkpoint checkpoint) {
    return SignpostBuilder(flips, work, std::move(checkpoint)).run();
}

}  // namespace trundle

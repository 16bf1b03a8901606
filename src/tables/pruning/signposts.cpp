#include "tables/pruning/signposts.h"

#include "base/parallel.h"
#include "tables/files/large_pages.h"

namespace trundle {
namespace {

constexpr std::uint32_t unknown = 15;

class SignpostBuilder {
public:
    SignpostBuilder(const Table& flips, const Work& work) : flips_(flips), layout_(flips.layout()), work_(work) {
        entries_->resize(layout_.row_count() * twist_count);
    }

    Result<Content> run() {
        for_rows(0, [&](std::size_t row) { point(row); });
        const Key home = layout_.key_of(Cube(), Rotation());
        (*entries_)[Layout::row_of(home) * twist_count + layout_.entry_in_row(home)] &= ~15u;
        const int last = flips_.max_distance();
        for (int distance = 1; distance <= last; ++distance)
            for_rows(static_cast<double>(distance) / (last + 1), [&](std::size_t row) { measure(row, distance); });
        if (work_.is_stopped()) return Error{Fault::stopped, "stopped", "stopped while " + what_};
        const std::span<const std::uint8_t> bytes(reinterpret_cast<const std::uint8_t*>(entries_->data()),
                                                  entries_->size() * sizeof(std::uint32_t));
        return Content{bytes, flips_.distribution(), entries_};
    }

private:
    template <class Step>
    void for_rows(double done, Step step) {
        constexpr std::size_t rows_a_round = 64;
        parallel_for(work_.threads, (layout_.row_count() + rows_a_round - 1) / rows_a_round, [&](std::size_t round) {
            const std::size_t end = std::min((round + 1) * rows_a_round, layout_.row_count());
            for (std::size_t row = round * rows_a_round; row < end && !work_.is_stopped(); ++row) step(row);
        });
        work_.progress(what_, done);
    }

    unsigned code(std::size_t row, std::size_t entry) const {
        return flips_.codes()[row * layout_.row_bytes() + entry / 4] >> entry % 4 * 2 & 3u;
    }
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
        return {place >> Classes::symmetry_bits, place & 15, moves_of(Play::face)[move].turn()};
    }

    // Remainders by three tell whether a neighbour is nearer or farther.
    void point(std::size_t row) {
        std::uint32_t* const entries = &(*entries_)[row * twist_count];
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
    void measure(std::size_t row, int distance) {
        std::uint32_t* const entries = &(*entries_)[row * twist_count];
        std::array<Neighbour, 18> neighbours{};
        for (std::size_t move = 0; move < 18; ++move) neighbours[move] = neighbour(row, move);
        for (std::size_t twist = 0; twist < twist_count; ++twist) {
            const std::uint32_t entry = entries[twist];
            if ((entry & 15) != unknown || code(row, twist) != static_cast<unsigned>(distance % 3)) continue;
            const Neighbour& to = neighbours[first_nearer(entry)];
            const std::uint32_t nearer = __atomic_load_n(
                &(*entries_)[to.row * twist_count + to.entry(layout_.reduction(), twist)], __ATOMIC_RELAXED);
            if ((nearer & 15) == static_cast<std::uint32_t>(distance - 1))
                __atomic_store_n(&entries[twist], (entry & ~15u) | static_cast<std::uint32_t>(distance),
                                 __ATOMIC_RELAXED);
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
    std::shared_ptr<std::vector<std::uint32_t>> entries_ = std::make_shared<std::vector<std::uint32_t>>();
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
                const unsigned turns = symmetry.is_mirror() ? mirrored : bits & 7;
                through.turns[bits] = static_cast<std::uint8_t>(bits & 8 ? turns : turns << 3);
            }
        }
}

void Signposts::use_large_pages(const Work& work) {
    content_ = in_large_pages(std::move(content_), work);
    entries_ = reinterpret_cast<const std::uint32_t*>(content_.bytes.data());
}

Result<Content> build_signposts(const Table& flips, const Work& work) { return SignpostBuilder(flips, work).run(); }

}  // namespace trundle

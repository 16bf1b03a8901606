#include <trundle/coset.h>
#include <algorithm>

#include "base/memory.h"
#include "base/parallel.h"
#include "coset/sparse_members.h"
#include "coset/stay_moves.h"

namespace trundle {
namespace {

constexpr int most_moves = 60;

std::optional<Error> refusal(const CosetRequest& request) {
    if (request.play != Play::face && request.play != Play::quarter && request.play != Play::crawler)
        return Error{Fault::usage, "moves", "a coset is solved by face, quarter or crawler moves"};
    if (request.depth < 0 || request.depth > most_moves || request.within > most_moves)
        return Error{Fault::usage, "depth", "a depth is 0 .. " + std::to_string(most_moves)};
    return {};
}

Result<Routes> routes_of(const CosetRequest& request, Tables& tables, const Work& work) {
    Routes routes{request.play,
                  NormalWords(request.play, NormalWords::length_for(request.play, request.depth), work),
                  NearCosets(request.play, request.depth, work),
                  {}};
    if (work.is_stopped()) return stopped_error("before the search began");
    if (request.depth <= routes.near.radius()) return routes;
    Result<FarCosets> far = FarCosets::open(TableStore::of(tables), request.play, work);
    if (!far) return far.error();
    routes.far = *std::move(far);
    return routes;
}

}  // namespace

Result<CosetAnswer> solve_coset(const CosetRequest& request, Tables& tables, const Work& work, const CosetNews& news) {
    if (const std::optional<Error> error = refusal(request)) return *error;
    const Result<Routes> routes = routes_of(request, tables, work);
    if (!routes) return routes.error();

    CosetAnswer answer;
    answer.left = coset_size;
    SparseMembers few;
    const std::vector<StayMove> moves = stay_moves(request.play);
    const auto settle = [&](int depth, bool is_exact) {
        few.settle();
        answer.depths.push_back({depth, few.depths().back().size(), is_exact});
        answer.left -= answer.depths.back().count;
        if (news.on_depth) news.on_depth(answer.depths.back());
    };
    for (int depth = 0; depth <= request.depth; ++depth) {
        const std::vector<Branch> branches = branches_of(*routes, request.cube.cube(), depth);
        parallel_for(work.threads, branches.size(), [&](std::size_t i) {
            descend()(
                *routes, branches[i], Endings::all, [&](auto found) { few.take(found); }, work, few.has_enough());
        });
        if (few.has_enough()) return memory_error(8'000'000'000);
        answer.is_complete = !work.is_stopped();
        if (!answer.is_complete) return answer;
        settle(depth, true);
    }
    for (int depth = request.depth + 1; depth <= request.within; ++depth) {
        for (int before = 0; before < depth; ++before)
            for (const MemberNumber number : few.depths()[static_cast<std::size_t>(before)])
                for (const StayMove& move : moves)
                    if (move.cost + before <= depth) {
                        const MemberNumber to = members().number_of(members().cube_of(number) * move.cube);
                        few.take(std::span(&to, 1));
                    }
        if (few.has_enough()) return memory_error(8'000'000'000);
        settle(depth, false);
    }
    return answer;
}

SolvableCube cube_of_coset(std::uint64_t coset) {
    const std::uint64_t flip_slice = coset % flip_slice_count;
    Cube cube = cube_with_twist(coset / flip_slice_count) *
                (cube_with_slice(flip_slice / flip_count) * cube_with_flip(flip_slice % flip_count));
    if (const Result<SolvableCube> even = SolvableCube::validate(cube)) return *even;
    const Piece first = cube.corner(0);
    cube.set_corner(0, {cube.corner(1).id, first.orientation});
    cube.set_corner(1, {first.id, cube.corner(1).orientation});
    return *SolvableCube::validate(cube);
}

std::uint64_t coset_of(const SolvableCube& cube) { return coset_number(view_of(cube.cube())); }

}  // namespace trundle

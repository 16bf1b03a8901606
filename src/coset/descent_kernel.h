// The walk along the words, for a machine M (see cube/portable_kernel.h). Distances are exact, so that every step leads
// to a member: far from H the neighbours of a coset are looked up in a table, all asked for before the first is read;
// near it the walk goes along numbers.
#pragma once

#include <array>
#include <bit>

#include "coset/descent.h"
#include "cube/turns.h"

namespace trundle {

// Three bits for each of four places: edges 0 .. 3, edges 4 .. 7, slice edges, none, corners 0 .. 3, corners 4 .. 7.
struct alignas(32) PlaceKeys {
    std::array<std::uint32_t, 8> of{};
};

template <class M>
struct MemberKeys;  // static PlaceKeys of(M::Register): of a cube in H

template <class M>
class DescentOn {
public:
    static bool run(const Routes& routes, const Branch& branch, Endings endings, const TakeMembers& take,
                    const Work& work, const std::atomic<bool>& enough) {
        DescentOn descent(routes, endings, take, work, enough);
        descent.start(branch);
        descent.hand_over();
        return !descent.is_over_;
    }

private:
    using Register = typename M::Register;
    static constexpr std::size_t most_moves = 18;
    static constexpr std::size_t batch = 1024;

    DescentOn(const Routes& routes, Endings endings, const TakeMembers& take, const Work& work,
              const std::atomic<bool>& enough)
        : words_(routes.words),
          near_(routes.near),
          far_(routes.far ? &*routes.far : nullptr),
          is_fresh_(endings == Endings::fresh),
          take_(take),
          work_(work),
          enough_(enough) {
        const std::span<const Move> moves = moves_of(routes.play);
        for (std::size_t move = 0; move < moves.size(); ++move) {
            turn_ids_[move] = static_cast<std::uint8_t>(moves[move].turn().id());
            turns_[move] = M::load(turn_cubes[turn_ids_[move]]);
        }
    }

    void start(const Branch& branch) {
        const View view = view_of(branch.cube);
        const Register cube = M::load(branch.cube);
        if (branch.room > near_.radius()) {
            if (far_->distance(far_->spot_of(view)) <= branch.room) go_far(view, branch.room, branch.state, cube);
            return;
        }
        const NearCosets::Number number = near_.find(coset_number(view));
        if (number == NearCosets::outside || near_.distance(number) > branch.room) return;
        if (branch.room > 0) return go_near(number, branch.room, branch.state, branch.last, cube);
        add(cube);
    }

    void go_far(const View& view, int room, NormalWords::State state, const Register& cube) {
        if (is_over()) return;
        MoveMask allowed = words_.allowed(state);
        std::array<View, most_moves> views;
        std::array<FarCosets::Spot, most_moves> spots;
        for (MoveMask rest = allowed; rest != 0; rest &= rest - 1) {
            const auto move = static_cast<std::size_t>(std::countr_zero(rest));
            views[move] = turned(moves_, view, turn_ids_[move]);
            __builtin_prefetch(far_->place_address(views[move]));
        }
        for (MoveMask rest = allowed; rest != 0; rest &= rest - 1) {
            const auto move = static_cast<std::size_t>(std::countr_zero(rest));
            spots[move] = far_->spot_of(views[move]);
            __builtin_prefetch(spots[move].address);
        }
        const bool comes_near = room - 1 <= near_.radius();
        for (MoveMask rest = allowed; rest != 0; rest &= rest - 1) {
            const auto move = static_cast<std::size_t>(std::countr_zero(rest));
            if (far_->distance(spots[move]) > room - 1) allowed &= ~(MoveMask{1} << move);
            else if (comes_near) near_.ask_for(coset_number(views[move]));
        }
        for (MoveMask rest = allowed; rest != 0; rest &= rest - 1) {
            const auto move = static_cast<std::size_t>(std::countr_zero(rest));
            const NormalWords::State after = words_.next(state, move);
            const Register child = M::product(cube, turns_[move]);
            if (!comes_near) {
                go_far(views[move], room - 1, after, child);
                continue;
            }
            const NearCosets::Number number = near_.find(coset_number(views[move]));
            if (number != NearCosets::outside) go_near(number, room - 1, after, MoveMask{1} << move, child);
        }
    }

    void go_near(NearCosets::Number number, int room, NormalWords::State state, MoveMask last, const Register& cube) {
        MoveMask rest = near_.within(number, room - 1) & words_.allowed(state);
        if (room == 1) {
            if (is_fresh_) rest = number == NearCosets::home ? 0 : rest & ~last;
            for (; rest != 0; rest &= rest - 1)
                add(M::product(cube, turns_[static_cast<std::size_t>(std::countr_zero(rest))]));
            return;
        }
        if (is_over_) return;
        for (; rest != 0; rest &= rest - 1) {
            const auto move = static_cast<std::size_t>(std::countr_zero(rest));
            go_near(near_.next(number, move), room - 1, words_.next(state, move), MoveMask{1} << move,
                    M::product(cube, turns_[move]));
        }
    }

    void add(const Register& cube) {
        const PlaceKeys keys = MemberKeys<M>::of(cube);
        const std::size_t page = std::size_t{members_.first(keys.of[4])} + members_.last(keys.of[5]);
        const std::size_t group = std::size_t{members_.first(keys.of[0])} + members_.last(keys.of[1]);
        found_[count_++] = (page * eight_orders + group) * group_bits + members_.bit(keys.of[2]);
        if (count_ == batch) hand_over();
    }

    void hand_over() {
        take_(std::span(found_).first(count_));
        count_ = 0;
        is_over_ = is_over_ || enough_ || work_.is_stopped();
    }

    bool is_over() {
        if (++nodes_ % 1024 == 0) is_over_ = is_over_ || enough_ || work_.is_stopped();
        return is_over_;
    }

    const NormalWords& words_;
    const NearCosets& near_;
    const FarCosets* far_;
    const bool is_fresh_;
    const TakeMembers& take_;
    const Work& work_;
    const std::atomic<bool>& enough_;
    const MoveTables& moves_ = move_tables();
    const Members& members_ = members();
    std::array<std::uint8_t, most_moves> turn_ids_{};
    std::array<Register, most_moves> turns_{};
    std::array<MemberNumber, batch> found_;
    std::size_t count_ = 0;
    std::uint32_t nodes_ = 0;
    bool is_over_ = false;
};

}  // namespace trundle

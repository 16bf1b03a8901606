// The walk along the words, for a machine M (see cube/portable_kernel.h). Distances are exact, so that every step leads
// to a member. Far from H they come from a table in memory, which answers slowly but many questions at a time: cubes go
// in herds. Near it the walk goes from number to number.
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
        const View view = view_of(branch.cube);
        if (is_too_far(routes, view, branch.room)) return true;
        DescentOn descent(routes, endings, take, work, enough);
        descent.start(branch, view);
        descent.hand_over();
        return !descent.is_over_;
    }

private:
    using Register = typename M::Register;
    static constexpr std::size_t most_moves = 18;
    static constexpr std::size_t most_room = 61;
    static constexpr std::size_t batch = 1024;
    static constexpr std::size_t paired = NormalWords::most_paired;

    DescentOn(const Routes& routes, Endings endings, const TakeMembers& take, const Work& work,
              const std::atomic<bool>& enough)
        : words_(routes.words),
          near_(routes.near),
          far_(routes.far ? &*routes.far : nullptr),
          endings_(endings),
          take_(take),
          work_(work),
          enough_(enough) {
        const std::span<const Move> moves = moves_of(routes.play);
        for (std::size_t move = 0; move < moves.size(); ++move)
            turns_[move] = M::load(turn_cubes[static_cast<std::size_t>(moves[move].turn().id())]);
        if (near_.goes_by_pairs())
            for (std::size_t first = 0; first < moves.size(); ++first)
                for (std::size_t then = 0; then < moves.size(); ++then)
                    pairs_[paired * first + then] = M::product(turns_[first], turns_[then]);
    }

    // A cube on its way, far from H.
    struct Traveller {
        Register cube;
        View view;
        FarCosets::Spot spot{};
        NormalWords::State state = NormalWords::start;
        MoveMask last = 0;
    };
    static constexpr std::size_t herd_size = 64;
    struct Herd {
        std::array<Traveller, herd_size + most_moves> all;
        std::size_t count = 0;
    };

    static bool is_too_far(const Routes& routes, const View& view, int room) {
        if (room > routes.near.radius()) return routes.far->distance(view) > room;
        const NearCosets::Number number = routes.near.find(coset_number(view));
        return number == NearCosets::outside || routes.near.distance(number) > room;
    }

    void start(const Branch& branch, const View& view) {
        const Register cube = M::load(branch.cube);
        if (branch.room == 0) return add(cube);
        if (branch.room <= near_.radius())
            return go_near(branch.room, near_.find(coset_number(view)), branch.state, branch.last, cube);
        herds_[0].all[0] = {cube, view, {}, branch.state, branch.last};
        herds_[0].count = 1;
        go_far(0, branch.room);
    }

    // The herd of a level, all asked for their places before the first is read; those it leads to go on once they are
    // a herd.
    void go_far(std::size_t level, int room) {
        Herd& herd = herds_[level];
        for (std::size_t i = 0; i < herd.count; ++i) {
            herd.all[i].spot = far_->spot_of(herd.all[i].view);
            far_->ask_for(herd.all[i].spot);
        }
        const bool comes_near = room - 1 <= near_.radius();
        Herd& next = herds_[level + 1];
        next.count = 0;
        for (std::size_t i = 0; i < herd.count; ++i) {
            const Traveller& from = herd.all[i];
            MoveMask rest = far_->worth_trying(from.spot, room) & words_.allowed(from.state);
            for (; rest != 0; rest &= rest - 1) {
                const auto move = static_cast<std::size_t>(std::countr_zero(rest));
                Traveller& to = next.all[next.count++];
                to.view = far_->after(from.view, move);
                if (comes_near) near_.ask_for(coset_number(to.view));
                else far_->ask_for_class(to.view);
                to.cube = M::product(from.cube, turns_[move]);
                to.state = words_.next(from.state, move);
                to.last = MoveMask{1} << move;
            }
            if (next.count < herd_size && i + 1 < herd.count) continue;
            if (is_over()) return;
            if (comes_near) arrive(next, room - 1);
            else if (next.count > 0) go_far(level + 1, room - 1);
            next.count = 0;
        }
    }

    void arrive(const Herd& herd, int room) {
        std::array<NearCosets::Number, herd_size + most_moves> numbers;
        for (std::size_t i = 0; i < herd.count; ++i) {
            numbers[i] = near_.find(coset_number(herd.all[i].view));
            if (numbers[i] != NearCosets::outside) near_.ask_for_moves(endings_, numbers[i]);
        }
        for (std::size_t i = 0; i < herd.count && !is_over_; ++i) {
            const Traveller& one = herd.all[i];
            if (numbers[i] != NearCosets::outside) go_near(room, numbers[i], one.state, one.last, one.cube);
        }
    }

    // The compiler makes one walk for each number of moves left.
    template <int Room>
    void go_near(NearCosets::Number number, NormalWords::State state, MoveMask last, const Register& cube) {
        if constexpr (Room % 2 == 0)
            if (near_.goes_by_pairs()) return go_by_pairs<Room>(number, state, cube);
        MoveMask rest = near_.worth_trying(endings_, Room, number) & words_.allowed(state);
        if constexpr (Room == 1) {
            if (endings_ == Endings::fresh) rest &= ~last;
            for (; rest != 0; rest &= rest - 1)
                add(M::product(cube, turns_[static_cast<std::size_t>(std::countr_zero(rest))]));
        } else {
            for (; rest != 0; rest &= rest - 1) {
                const auto move = static_cast<std::size_t>(std::countr_zero(rest));
                go_near<Room - 1>(near_.next(number, move), words_.next(state, move), MoveMask{1} << move,
                                  M::product(cube, turns_[move]));
            }
        }
    }

    // Two moves at a time: half of the steps, and fewer that lead nowhere.
    template <int Room>
    void go_by_pairs(NearCosets::Number number, NormalWords::State state, const Register& cube) {
        std::uint64_t rest = near_.pairs_worth_trying(endings_, Room, number) & words_.allowed_pairs(state);
        for (; rest != 0; rest &= rest - 1) {
            const auto pair = static_cast<std::size_t>(std::countr_zero(rest));
            const Register to = M::product(cube, pairs_[pair]);
            if constexpr (Room == 2) add(to);
            else
                go_by_pairs<Room - 2>(near_.next(near_.next(number, pair / paired), pair % paired),
                                      words_.next(words_.next(state, pair / paired), pair % paired), to);
        }
    }

    template <int Room = NearCosets::farthest>
    void go_near(int room, NearCosets::Number number, NormalWords::State state, MoveMask last, const Register& cube) {
        if (room == Room) return go_near<Room>(number, state, last, cube);
        if constexpr (Room > 1) go_near<Room - 1>(room, number, state, last, cube);
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
        if (++herds_seen_ % 64 == 0) is_over_ = is_over_ || enough_ || work_.is_stopped();
        return is_over_;
    }

    const NormalWords& words_;
    const NearCosets& near_;
    const FarCosets* far_;
    const Endings endings_;
    const TakeMembers& take_;
    const Work& work_;
    const std::atomic<bool>& enough_;
    const Members& members_ = members();
    std::array<Register, most_moves> turns_{};
    std::array<Register, paired * paired> pairs_{};
    std::array<Herd, most_room> herds_;
    std::array<MemberNumber, batch> found_;
    std::size_t count_ = 0;
    std::uint32_t herds_seen_ = 0;
    bool is_over_ = false;
};

}  // namespace trundle

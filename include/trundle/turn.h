// A turn: what a move does to the pieces, seen in the frame of the cube's own centres. One or both outer layers of
// an axis turn the same way in space: R (one layer), or R L' (both, as when the cube crawls or a slice moves).
#pragma once

#include <trundle/face.h>

namespace trundle {

class Turn {
public:
    static constexpr int count = 28;  // none, and 3 axes x 3 sets of outer layers x 3 amounts

    constexpr Turn() = default;  // none: nothing turns

    // `positive`: the R, U or F layer turns; `negative`: the L, D or B layer does. `quarters` is taken modulo 4 and
    // counts clockwise as seen from R, U or F, for both layers: L clockwise is -1 quarter of the negative layer.
    constexpr Turn(Axis axis, bool positive, bool negative, int quarters) {
        const int amount = quarters & 3;
        if (amount == 0 || (!positive && !negative)) return;
        const int layers = (positive ? 1 : 0) + (negative ? 2 : 0);  // 1 .. 3
        id_ = static_cast<std::uint8_t>(1 + static_cast<int>(axis) * 9 + (layers - 1) * 3 + amount - 1);
    }

    // `quarters` of one face, clockwise as seen from outside: face_turn(Face::L, 1) is L.
    static constexpr Turn face(Face face, int quarters) {
        const bool positive = is_positive(face);
        return {axis_of(face), positive, !positive, positive ? quarters : -quarters};
    }

    static constexpr Turn from_id(int id) {
        Turn turn;
        turn.id_ = static_cast<std::uint8_t>(id);
        return turn;
    }

    constexpr int id() const { return id_; }  // 0 .. 27
    constexpr bool is_none() const { return id_ == 0; }
    constexpr Axis axis() const { return static_cast<Axis>(rest() / 9); }
    constexpr bool positive() const { return !is_none() && (layers() & 1) != 0; }
    constexpr bool negative() const { return !is_none() && (layers() & 2) != 0; }
    constexpr int quarters() const { return is_none() ? 0 : rest() % 3 + 1; }  // 0 .. 3
    constexpr Turn inverse() const { return {axis(), positive(), negative(), -quarters()}; }

    friend constexpr bool operator==(Turn, Turn) = default;

private:
    constexpr int rest() const { return is_none() ? 0 : id_ - 1; }
    constexpr int layers() const { return rest() / 3 % 3 + 1; }

    std::uint8_t id_ = 0;
};

}  // namespace trundle

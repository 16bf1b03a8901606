// All words of a given number of moves that bring a cube into H, and the members of H that they make of it.
#pragma once

#include <atomic>
#include <functional>
#include <span>

#include "coset/far_cosets.h"
#include "coset/group/members.h"
#include "coset/near_cosets.h"
#include "moves/normal_words.h"

namespace trundle {

// What a search walks along.
struct Routes {
    Play play;
    NormalWords words;
    NearCosets near;
    std::optional<FarCosets> far;  // none: no search has more moves left than near has
};

// A cube some moves on: what was done, and how many moves are left.
struct Branch {
    Cube cube{};
    NormalWords::State state = NormalWords::start;
    MoveMask last{};  // the bit of the last move
    int room = 0;
};

using TakeMembers = std::function<void(std::span<const MemberNumber>)>;

// Goes through the words below a branch; false if the work was stopped or has enough.
using Descend = bool (*)(const Routes& routes, const Branch& branch, Endings endings, const TakeMembers& take,
                         const Work& work, const std::atomic<bool>& enough);

Descend portable_descend();
Descend avx2_descend();  // none if it was not compiled in
Descend descend();       // the best here

// Branches of the tree of words, in order, that together have all words of `depth` moves.
std::vector<Branch> branches_of(const Routes& routes, const Cube& cube, int depth);
// So many percent of them, the same ones each time, from everywhere in the tree.
std::vector<Branch> some_of(std::vector<Branch> branches, int percent);

}  // namespace trundle

// APL's arrays, as far as the seven cubes need them. Indices count from 1 (⎕IO←1); a cell is a number, or an enclosed
// vector of numbers.
//
//   ⍵[;,1;2 3]    w[{all, {1}, {2, 3}}]         2 1 3⍉⍵   transpose({2, 1, 3}, w)      a,[2]b    catenate(2, {a, b})
//   ⍵[4;;]        w[{4, all, all}]              ⌽[1]⍵     reverse(1, w)                a,[.5]b   laminate({a, b})
//   ⍵[1 5;]←v     w.with({{1, 5}, all}, v)      3 0 0⌽⍵   rotate({3, 0, 0}, w)         3 3⍴⍵     reshape({3, 3}, w)
//   ⊂[4]⍵         enclose(w)                    ⊃⍵        disclose(w)                  3 3⍴⍳9    iota({3, 3})
//   (3⍴10)⊤⍵      encode(3, 10, w)              10⊥⍵      decode(10, w)                ⌽⍉⍵  ⍉⌽⍵  clockwise(w) ...
#pragma once

#include <initializer_list>
#include <vector>

namespace trundle {

// What stands between the semicolons of an index: one number, whose axis goes; several, whose axis stays even for one
// of them (the APL is ⍵[,1;]); or all.
struct Where {
    Where(int index) : list{index}, keeps_axis(false) {}
    Where(std::initializer_list<int> indices) : list(indices) {}
    Where(std::vector<int> indices) : list(std::move(indices)) {}

    std::vector<int> list;
    bool keeps_axis = true;
};
inline const Where all{std::vector<int>{}};

struct Array {
    std::vector<int> shape;
    std::vector<int> ravel;  // row-major: the last axis runs fastest
    int depth = 1;           // how many numbers are enclosed in a cell

    Array operator[](const std::vector<Where>& where) const;
    Array with(const std::vector<Where>& where, const Array& value) const;

    friend bool operator==(const Array&, const Array&) = default;
};

Array iota(std::vector<int> shape);
Array reshape(std::vector<int> shape, const Array& w);  // of as many cells as there are, or fewer
Array enclose(const Array& w);                          // vectors along the last axis become cells
Array disclose(const Array& w);                         // and are an axis again

Array transpose(const std::vector<int>& axes, const Array& w);  // axis k of w becomes axis axes[k] of the result
Array reverse(int axis, const Array& w);
Array rotate(const std::vector<int>& places, const Array& matrix);  // each row so many columns to the left
Array clockwise(const Array& matrix);
Array counterclockwise(const Array& matrix);

Array catenate(int axis, const std::vector<Array>& parts);
Array laminate(const std::vector<Array>& parts);  // arrays of one shape along a new first axis

Array encode(int places, int base, const Array& w);  // the digits along a new first axis, the highest place first
Array decode(int base, const Array& w);

}  // namespace trundle

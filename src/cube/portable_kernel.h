// Cubes on any machine.
//
// A kind of machine is a type such as this one. Kernels take it as a template parameter and keep their cubes as its
// Registers. Each is compiled for Portable in a plain file, for Avx2 in a file named *_avx2.cpp, which CMake gives the
// right flags, and for Neon in one named *_neon.cpp; see batch_kernel.h, batch.cpp, batch_avx2.cpp and batch_neon.cpp.
#pragma once

#include <trundle/cube.h>

namespace trundle {

struct Portable {
    using Register = Cube;

    static Register load(const Cube& cube) { return cube; }
    static Cube store(const Register& cube) { return cube; }
    static Register product(const Register& a, const Register& b) { return a * b; }
    static Register inverse(const Register& a) { return trundle::inverse(a); }
};

}  // namespace trundle

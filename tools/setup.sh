# Shared by ./trundle and ./test: which packages the project needs, how they are installed, how it is built.
# To be sourced with $root set to the project's folder.

# A Debian package, and what shows that it is there: a command, a header, or an absolute path.
run_packages='
g++                 g++
cmake               cmake
ninja-build         ninja
libxxhash-dev       xxhash.h
rapidjson-dev       rapidjson/reader.h'

fast_test_packages='
libgtest-dev        gtest/gtest.h
libgmock-dev        gmock/gmock.h
librapidcheck-dev   rapidcheck.h
libbenchmark-dev    benchmark/benchmark.h
clang-format-16     clang-format-16
ccache              ccache
mold                mold'

full_test_packages='
clang-16            clang++-16
libclang-rt-16-dev  /usr/lib/llvm-16/lib/clang/16/lib/linux
nlohmann-json3-dev  nlohmann/json.hpp
pkg-config          pkg-config
gap-core            gap
nodejs              node
npm                 npm
chromium            chromium
ca-certificates     /etc/ssl/certs/ca-certificates.crt'

# The page: WebAssembly, its build tools, the server.
page_packages='
clang-16                   clang++-16
lld-16                     wasm-ld-16
wasi-libc                  /usr/include/wasm32-wasi/stdlib.h
libc++-16-dev-wasm32       /usr/include/wasm32-wasi/c++/v1/vector
libc++abi-16-dev-wasm32    /usr/lib/wasm32-wasi/libc++abi.a
libclang-rt-16-dev-wasm32  /usr/lib/llvm-16/lib/clang/16/lib/wasi
nodejs                     node
npm                        npm
pkg-config                 pkg-config
libboost1.81-dev           boost/beast/http.hpp
ca-certificates            /etc/ssl/certs/ca-certificates.crt'

bench_packages='
libbenchmark-dev    benchmark/benchmark.h
valgrind            valgrind'

say() { printf 'trundle: %s\n' "$*" >&2; }

is_there() {
    case $1 in
    /*) [ -e "$1" ] ;;
    *.h | *.hpp) [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

# missing LIST: the packages of the list that are not there.
missing() {
    printf '%s\n' "$1" | while read -r package sign; do
        [ -z "$package" ] || is_there "$sign" || printf '%s ' "$package"
    done
}

# quietly COMMAND...: silent unless it fails, then all it said.
quietly() {
    output=$("$@" 2>&1) && return 0
    status=$?
    printf '%s\n' "$output" >&2
    return $status
}

# install LIST: what is missing of it, by apt, without a question. Says what to do by hand where that cannot work.
install() {
    wanted=$(missing "$1")
    [ -n "$wanted" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        say "these Debian packages (or what your system calls them) are missing: $wanted"
        say "please install them and try again"
        return 1
    fi
    if [ "$(id -u)" -eq 0 ]; then as_root=
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then as_root='sudo -n'
    else
        say "some packages are missing and installing them needs root; please run"
        say "    sudo apt-get install --no-install-recommends $wanted"
        return 1
    fi
    say "installing $wanted"
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300"
    # Unquoted on purpose: both are lists of words. The first try saves the download of package lists that are there.
    $apt install --no-install-recommends $wanted >/dev/null 2>&1 && return 0
    quietly $apt update && quietly $apt install --no-install-recommends $wanted && return 0
    say "apt could not install them; please run"
    say "    apt-get update && apt-get install --no-install-recommends $wanted"
    return 1
}

# Whether build/PRESET is ready for a build; a folder that was copied from elsewhere is not.
is_configured() {
    [ -e "$root/build/$1/build.ninja" ] &&
        grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$root/build/$1/CMakeCache.txt"
}

# configure PRESET [OPTION...]: into build/PRESET.
configure() {
    preset=$1
    shift
    is_configured "$preset" || set -- --fresh "$@"
    ! command -v ccache >/dev/null 2>&1 || set -- -DCMAKE_CXX_COMPILER_LAUNCHER=ccache "$@"
    ! command -v mold >/dev/null 2>&1 || set -- -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=mold "$@"
    (cd "$root" && quietly cmake --preset "$preset" "$@")
}

# Shared by ./trundle, ./test and the scripts in tools/ and bench/: which packages the project needs, how they are installed,
# how one build at a time goes on. To be sourced with $root set to the project's folder.

# What shows that it is there (a command, a header, a path, a package of Python), and the package that brings it in Debian or Ubuntu, Fedora,
# Arch and Homebrew; "-" where the system has it anyway, or not at all.
run_packages='
g++                 g++                 gcc-c++             gcc             gcc
cmake               cmake               cmake               cmake           cmake
ninja               ninja-build         ninja-build         ninja           ninja
xxhash.h            libxxhash-dev       xxhash-devel        xxhash          xxhash
rapidjson/reader.h  rapidjson-dev       rapidjson-devel     rapidjson       rapidjson'

# A prompt whose lines can be edited; without it they come as the terminal gives them.
prompt_packages='
histedit.h          libedit-dev         libedit-devel       libedit         -'

fast_test_packages='
gtest/gtest.h       libgtest-dev        gtest-devel         gtest           googletest
gmock/gmock.h       libgmock-dev        gmock-devel         gtest           googletest
rapidcheck.h        librapidcheck-dev   rapidcheck-devel    rapidcheck      rapidcheck
clang-format-16     clang-format-16     clang-tools-extra   clang           clang-format
ccache              ccache              ccache              ccache          ccache
mold                mold                mold                mold            -
python3             python3             python3             python          python'

fuzz_packages='
clang++-16          clang-16            clang               clang           llvm
/usr/lib/llvm-16/lib/clang/16/lib/linux libclang-rt-16-dev  compiler-rt     compiler-rt  -
nlohmann/json.hpp   nlohmann-json3-dev  json-devel          nlohmann-json   nlohmann-json
boost/beast/http.hpp libboost1.81-dev   boost-devel         boost           boost'

full_test_packages=$fuzz_packages'
pkg-config          pkg-config          pkgconf             pkgconf         pkgconf
parallel            parallel            parallel            parallel        parallel
pgrep               procps              procps-ng           procps-ng       -
gap                 gap-core            gap-core            gap             gap
rubiks_optimal      rubiks              -                   -               -
node                nodejs              nodejs              nodejs          node
npm                 npm                 npm                 npm             -
chromium-headless-shell chromium-headless-shell -           -               -
chromium            -                   chromium            chromium        chromium
/etc/ssl/certs/ca-certificates.crt      ca-certificates     ca-certificates ca-certificates -'

# The page: WebAssembly, its build tools, the server.
page_packages='
clang++-16                              clang-16            clang           clang        llvm
wasm-ld-16                              lld-16              lld             lld          lld
/usr/include/wasm32-wasi/stdlib.h       wasi-libc           wasi-libc-devel wasi-libc    wasi-libc
/usr/include/wasm32-wasi/c++/v1/vector  libc++-16-dev-wasm32      -  wasi-libc++         wasi-runtimes
/usr/lib/wasm32-wasi/libc++abi.a        libc++abi-16-dev-wasm32   -  wasi-libc++abi      wasi-runtimes
/usr/lib/llvm-16/lib/clang/16/lib/wasi  libclang-rt-16-dev-wasm32 -  wasi-compiler-rt    wasi-runtimes
node                nodejs              nodejs              nodejs          node
npm                 npm                 npm                 npm             -
pkg-config          pkg-config          pkgconf             pkgconf         pkgconf
boost/beast/http.hpp libboost1.81-dev   boost-devel         boost           boost
/etc/ssl/certs/ca-certificates.crt      ca-certificates     ca-certificates ca-certificates -'

bench_packages='
benchmark/benchmark.h libbenchmark-dev  google-benchmark-devel benchmark    google-benchmark
valgrind            valgrind            valgrind            valgrind        -'

# 64-bit ARM, compiled here and run under an emulator: only for ./test --slow, since they are large.
arm_packages='
aarch64-linux-gnu-g++ g++-aarch64-linux-gnu gcc-c++-aarch64-linux-gnu aarch64-linux-gnu-gcc -
qemu-aarch64-static qemu-user-static    qemu-user-static    qemu-user-static -
/usr/src/googletest googletest          -                   -               -'

# The Python package, and its tests.
python_packages='
/usr/bin/python3-config python3-dev     python3-devel       python          python
pybind11/pybind11.h pybind11-dev        pybind11-devel      pybind11        pybind11
python:numpy        python3-numpy       python3-numpy       python-numpy    numpy
python:tqdm         python3-tqdm        python3-tqdm        python-tqdm     -
python:pytest       python3-pytest      python3-pytest      python-pytest   -
python:nbclient     python3-nbclient    python3-nbclient    python-nbclient -
python:ipykernel    python3-ipykernel   python3-ipykernel   python-ipykernel -
python:matplotlib   python3-matplotlib  python3-matplotlib  python-matplotlib -'

# Many machines.
mpi_packages='
mpirun              openmpi-bin         openmpi             openmpi         open-mpi
mpicxx              libopenmpi-dev      openmpi-devel       openmpi         open-mpi'

say() { printf 'trundle: %s\n' "$*" >&2; }

has() { command -v "$1" >/dev/null 2>&1; }

is_there() {
    case $1 in
    /*) [ -e "$1" ] ;;
    python:*) /usr/bin/python3 -c "import importlib.util; exit(not importlib.util.find_spec('${1#python:}'))" 2>/dev/null ;;
    *.h | *.hpp) [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ] || [ -e "/opt/homebrew/include/$1" ] ;;
    *) has "$1" ;;
    esac
}

# Which column of the tables is this system's, and the words that install.
if has apt-get; then column=1 by_hand='apt-get install --no-install-recommends'
elif has dnf; then column=2 by_hand='dnf install'
elif has pacman; then column=3 by_hand='pacman -S --needed'
elif has brew; then column=4 by_hand='brew install'
else column=1 by_hand=; fi

# missing TABLE: the packages of the table that are not there.
missing() {
    printf '%s\n' "$1" | while read -r sign packages; do
        [ -z "$sign" ] || is_there "$sign" || echo "$packages"
    done | awk -v column=$column '$column != "-" && !seen[$column]++ { printf "%s ", $column }'
}

# quietly COMMAND...: silent unless it fails, then all it said.
quietly() {
    output=$("$@" 2>&1) && return 0
    status=$?
    printf '%s\n' "$output" >&2
    return $status
}

# install TABLE: what is missing of it, by apt, without a question. Says what to do by hand where that cannot work.
install() {
    wanted=$(missing "$1")
    [ -n "$wanted" ] || return 0
    if [ -z "$by_hand" ]; then
        say "these packages of Debian, or what your system calls them, are missing: $wanted"
        return 1
    fi
    as_root=
    if [ "$column" -eq 4 ]; then :
    elif [ "$(id -u)" -eq 0 ]; then as_root=env
    elif has sudo && sudo -n true 2>/dev/null; then as_root='sudo -n env'; fi
    if [ "$column" -ne 1 ] || [ -z "$as_root" ]; then
        say "some packages are missing; please run"
        say "    $([ "$column" -eq 4 ] || [ "$(id -u)" -eq 0 ] || echo 'sudo ')$by_hand $wanted"
        return 1
    fi
    say "installing $wanted"
    apt="$as_root DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300"
    # Unquoted on purpose: both are lists of words. The first try saves the download of package lists that are there.
    $apt install --no-install-recommends $wanted >/dev/null 2>&1 && return 0
    quietly $apt update && quietly $apt install --no-install-recommends $wanted && return 0
    say "apt could not install them; please run"
    say "    apt-get update && $by_hand $wanted"
    return 1
}

# alone NAME COMMAND...: when nobody else works on NAME in this tree; whoever was interrupted holds nobody up.
alone() {
    mkdir -p "$root/build"
    lock=$root/build/.$1.lock
    shift
    (
        ! has flock || flock -n 9 || { say 'waiting for another build' && flock 9; }
        "$@"
    ) 9>"$lock"
}

# The tests extend what ./trundle builds.
folder_of() { case $1 in test | test-all) echo "$root/build/release" ;; *) echo "$root/build/$1" ;; esac }

# Whether the preset's folder is ready for a build; a folder that was copied from elsewhere is not.
is_configured() {
    [ -e "$(folder_of "$1")/build.ninja" ] &&
        grep -qsxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$(folder_of "$1")/CMakeCache.txt"
}

# configure PRESET: into its folder.
configure() {
    if is_configured "$1"; then fresh=; else fresh=--fresh; fi
    (cd "$root" && quietly cmake --preset "$1" $fresh)
}

# What makes building fast. None of it changes what is built.

# ccache keeps what was compiled before; mold links in no time. Used where they are installed.
if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_CROSSCOMPILING)
  find_program(ccache ccache)
  if(ccache AND NOT DEFINED CMAKE_CXX_COMPILER_LAUNCHER)
    # Clones share it; and nobody here looks at the clock, or at what a precompiled header defines.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${ccache})
  endif()
  find_program(mold mold)
  include(CheckLinkerFlag)
  if(mold)
    check_linker_flag(CXX -fuse-ld=mold links_with_mold)
    add_link_options($<$<BOOL:${links_with_mold}>:-fuse-ld=mold>)
  endif()
endif()

# g++ looks for garbage whenever it holds half as much again, a tenth of its time; a text here never needs 400 MB.
add_compile_options($<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=400000>)

# Each folder of a target is compiled as one text: a fifth of the time, and no name can mean two things in a folder.
# Folders deeper than `depth`, counted from the project's, go with the one they are in.
function(one_text_a_folder target depth)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  foreach(source IN LISTS ARGN)
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE folder)
    cmake_path(GET folder PARENT_PATH folder)
    string(REPLACE / ";" folder "${folder}")
    list(SUBLIST folder 0 ${depth} folder)
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# What nearly every file includes, to be precompiled. Targets can share that only if they are optimized alike: g++ may crash.
set(common_headers <algorithm> <array> <atomic> <bit> <chrono> <cstdint> <functional> <map> <memory> <numeric> <optional>
    <ranges> <span> <string> <string_view> <vector> <trundle/trundle.h>)

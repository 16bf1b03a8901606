// The table of cases. A reader can check it, docs/ROLL.md proves it, and the tests compare it with search.
//
// First the board is mirrored and transposed so that the end lies x >= 0 squares east and y >= 0 squares north of the
// start, and the wanted label starts on the Top, Bottom, North or South of the die (the first letter of a row's name).
// For Top and Bottom x >= y; for South y >= 1. Then the first row holds whose condition does, and of its ways the first
// that has enough free lines beside the box of start and end: L2 is two columns to the Left, B1 a row Below,
// R to the Right, A Above. No such way, no walk.
#pragma once

#include <string_view>

namespace trundle {

struct CaseRow {
    std::string_view name;
    std::string_view when;  // all must hold; nothing: always
    std::string_view ways;  // each a GPS, before it the free lines it needs; nothing: there is no walk
};

// clang-format off
inline constexpr CaseRow case_table[] = {
    {"T1",  "x=0 y=0",   "I"},
    {"T2",  "x%4=0",     "(E){Δx-1}(N){Δy}E"},
    {"T3",  "y>=2",      "N(E){Δx-2}NE(N){Δy-2}E"},
    {"T4",  "y=0",       "A1 N(E){Δx}S | B1 S(E){Δx}N"},
    {"T5",  "y=1 x>=5",  "N(E){Δx-4}SENEEE"},
    {"T6",  "y=1 x>=2",  "A1 N(E){Δx-2}NESE | B1 ESEN(E){Δx-2}N | ENWS(E){Δx}N"},
    {"T7",  "",          "B1 SENWNE | L1 WNESEN | A2 NNENWSES | R2 EENESWNW"},

    {"B1",  "x=0 y=0",   ""},
    {"B2",  "x%4=2",     "(E){Δx-1}(N){Δy}E"},
    {"B3",  "y=2",       "N(E){Δx}N"},
    {"B4",  "x>=4 y>=2", "EEN(E){Δx-4}NE(N){Δy-2}E"},
    {"B5",  "y=3",       "NENESENN"},
    {"B6",  "y=1 x>=3",  "ENES(E){Δx-2}N"},
    {"B7",  "y=0 x>=3",  "A1 N(E){Δx-2}SEE | B1 S(E){Δx-2}NEE"},
    {"B8",  "y=0",       "L1A1 NWSEE | L1B1 SWNEE | A2 NENWSSE | B2 SESWNNE | R2A1 NEEESWW | R2B1 SEEENWW"},
    {"B9",  "",          "B1 ESWNEN | L1 NWSENE | A2 NNNESWSE | R2 EEENWSWN"},

    {"N1",  "x=0 y=0",   ""},
    {"N2",  "y%4=3",     "(E){Δx}(N){Δy}"},
    {"N3",  "y>=1 x>=2", "(E){Δx-2}NE(N){Δy-1}E"},
    {"N4",  "y=0 x>=4",  "A1 (E){Δx-2}NESE | B1 (E){Δx-4}SENEEE"},
    {"N5",  "y=0 x=3",   "A1 ENESE | B2 ESESENN | L1B1 WSENEEE | B1 EESWNESEN"},
    {"N6",  "y=0 x=2",   "A1 NESE | B2 SESENN | B1 ESWNESEN"},
    {"N7",  "y=0",       "L1A1 WNESE | A2 NENWSES | B2 SSENWNE | L1B1 SWNESEN | R2A1 NEEESWNWS | R2B1 SEENESWNW"},
    {"N8",  "x=0 y>=4",  "R1 NNNE(N){Δy-3}W | L1 NNNW(N){Δy-3}E"},
    {"N9",  "x=1 y>=4",  "NNENW(N){Δy-3}E"},
    {"N10", "x=0 y=2",   "R1 NESWNN | L1 NWSENN"},
    {"N11", "x=1 y=2",   "L1 WNENE | NESWNEN"},
    {"N12", "x=1 y=1",   "L1 WNEE | B1 ESWNNE | R2 EEENWW | A2 NNENWSSE"},
    {"N13", "x=0 y=1",   "R2 EENWW | L2 WWNEE | R1B1 SENNW | L1B1 SWNNE | R1A2 ENNWNESSW | L1A2 WNNENWSSE"},

    {"S2",  "y%4=1",     "(E){Δx}(N){Δy}"},
    {"S3",  "x>=4 y>=2", "(E){Δx-4}NE(N){Δy-1}EEE"},
    {"S4",  "x>=2 y>=3", "(E){Δx-2}NNNE(N){Δy-3}E"},
    {"S5",  "x=0",       "R1 NE(N){Δy-1}W | L1 NW(N){Δy-1}E"},
    {"S6",  "x=1 y>=2",  "ENW(N){Δy-1}E"},
    {"S7",  "y=2",       "NESEN(E){Δx-2}N"},
};
// clang-format on

}  // namespace trundle

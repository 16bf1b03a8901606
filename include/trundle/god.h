// God's number of the crawler, bounded from above by a cover.
//
// Crawls lead from coset to coset (coset.h). If every cube of a coset is within D crawls of solved, then every cube
// whose coset is within r crawls of that coset, or of its image under a symmetry of the crawler, is within D + r. A
// plan is a list of centres whose balls of radius r cover all 2,217,093,120 cosets; a result says that a centre's coset
// is within D; and who checks both knows that every cube is within r + the largest D. A plan and results are texts,
// made and read by any number of processes: docs/GOD.md.
#pragma once

#include <trundle/coset.h>
#include <trundle/tables.h>
#include <functional>
#include <span>

namespace trundle {

// The only play so far is the crawler's.
struct GodPlan {
    int radius = 0;
    std::vector<SolvableCube> centres{};  // line n is centres[n - 1]
};

std::string to_text(const GodPlan& plan);
Result<GodPlan> parse_god_plan(std::string_view text);

// The checksum at the head of a plan's text.
std::uint64_t checksum_of(const GodPlan& plan);

// At least one of both. A radius alone: as many centres as it takes. Centres alone: the smallest radius that is found.
struct GodPlanRequest {
    std::optional<int> radius{};       // 0 .. 20: every coset is within 20 of H
    std::optional<int> centres{};      // at most so many
    std::vector<SolvableCube> keep{};  // centres to begin with: they may be solved already
    std::uint64_t seed = 1;
    int candidates = 3;  // centres that are compared before one is taken
    int tries = 10;      // at a given radius and number of centres
};

struct GodPlanNews {
    // A centre was taken: the radius, how many there are now, and how many cosets they leave.
    std::function<void(int radius, std::size_t centres, std::uint64_t left)> on_centre{};
};

// None after all tries is an error (none_exists). If the work is stopped, the best plan so far, or Fault::stopped.
Result<GodPlan> plan_cover(const GodPlanRequest& request, const Work& work, const GodPlanNews& news = {});

// A line of a plan, solved.
struct GodResult {
    int line = 0;                         // 1 ..
    int depth = 0;                        // words were searched so far: counts are exact
    int more = 0;                         // and so many percent of those of one more move
    int within = 0;                       // every cube but those left is within so many crawls
    std::vector<std::uint64_t> counts{};  // cubes at each depth, beginning with 0
    std::uint64_t singly = 0;             // cubes that were solved one by one
    std::uint64_t left = 0;               // cubes that are not known to be within
    std::uint64_t plan = 0;               // the checksum of the plan that it was solved for

    friend bool operator==(const GodResult&, const GodResult&) = default;
};

struct GodLineRequest {
    int line = 0;
    int depth = 26;            // of the words
    int more = 0;              // and so many percent of those of one more move
    int within = 34;           // what is to be shown
    std::string checkpoint{};  // a file, as in CosetRequest
};

// One line of the plan to one result. If the work is stopped before it is done: Fault::stopped.
Result<GodResult> solve_line(const GodPlan& plan, const GodLineRequest& request, Tables& tables, const Work& work,
                             const CosetNews& news = {});

// One line of text with its own checksum, without its end.
std::string to_text(const GodResult& result, const GodPlan& plan);

// All lines of a text. One that is damaged, or of another centre than the plan has in that line, is an error that names
// it. What follows the last end of a line was cut off in writing, and is nothing.
Result<std::vector<GodResult>> parse_god_results(const GodPlan& plan, std::string_view text);
Result<std::vector<GodResult>> read_god_results(const GodPlan& plan, const std::string& file);  // no file: none

// Whether results have what is asked for, or as much as such work could give.
bool is_done(std::span<const GodResult> results, const GodLineRequest& request);

// The line solved and its result appended to a file, unless it is there: none then. Any number of processes may do so
// with one file. A result is written in one piece and is on the disk when this returns; what a killed process left of
// one is removed, and so is the checkpoint.
Result<std::optional<GodResult>> settle_line(const GodPlan& plan, const GodLineRequest& request,
                                             const std::string& file, Tables& tables, const Work& work,
                                             const CosetNews& news = {});

struct GodBound {
    int radius = 0;
    int within = 0;                       // the largest of all centres that are solved
    int depth = 0;                        // the least that all words were searched to
    std::vector<int> open{};              // lines without a result that leaves no cube
    std::uint64_t uncovered = 0;          // cosets that no ball holds
    std::vector<std::uint64_t> counts{};  // cubes of all centres at each depth

    bool is_proven() const { return open.empty() && uncovered == 0; }
    int bound() const { return radius + within; }
};

// Verifies the cover by a search of its own, without looking at how the plan was made.
Result<GodBound> check_cover(const GodPlan& plan, std::span<const GodResult> results, const Work& work);

}  // namespace trundle

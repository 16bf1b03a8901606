// Orders that everybody knows, and membership against a group written out in full.
#include "group/permutation_group.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace trundle {
namespace {

using Images = std::vector<Permutation::Point>;

PermutationGroup generated(std::size_t degree, const std::vector<Images>& generators) {
    PermutationGroup group(degree);
    for (const Images& images : generators) group.add(Permutation(images));
    return group;
}

Images cycle(std::size_t degree, std::size_t length) {
    Images images = Images(degree);
    std::iota(images.begin(), images.end(), Permutation::Point{0});
    for (std::size_t i = 0; i < length; ++i) images[i] = static_cast<Permutation::Point>((i + 1) % length);
    return images;
}

TEST(PermutationGroup, nothing_generates_the_identity) {
    EXPECT_EQ(PermutationGroup(5).order().to_text(), "1");
    EXPECT_TRUE(PermutationGroup(5).contains(Permutation(5)));
    EXPECT_FALSE(PermutationGroup(5).contains(Permutation(cycle(5, 2))));
}

TEST(PermutationGroup, orders_of_the_symmetric_and_alternating_groups) {
    EXPECT_EQ(generated(25, {cycle(25, 2), cycle(25, 25)}).order().to_text(), "15511210043330985984000000");
    EXPECT_EQ(generated(25, {cycle(25, 3), cycle(25, 25)}).order().to_text(), "7755605021665492992000000");
    EXPECT_EQ(generated(25, {cycle(25, 25)}).order().to_text(), "25");
}

TEST(PermutationGroup, the_mathieu_group_of_eleven_points_has_7920_elements) {
    const PermutationGroup m11 =
        generated(11, {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0}, {0, 1, 6, 9, 5, 3, 10, 2, 8, 4, 7}});
    EXPECT_EQ(m11.order().to_text(), "7920");
    EXPECT_EQ(m11.index_in(39916800).to_text(), "5040");
}

TEST(PermutationGroup, orbits_are_named_by_their_smallest_point) {
    EXPECT_EQ(generated(6, {{0, 3, 2, 1, 5, 4}, {0, 1, 4, 3, 2, 5}}).orbits(), (Images{0, 1, 2, 1, 2, 2}));
}

RC_GTEST_PROP(PermutationGroup, agrees_with_the_group_written_out, ()) {
    constexpr std::size_t degree = 6;
    const auto random = [] {
        Images images = cycle(degree, 0);
        for (std::size_t i = degree - 1; i > 0; --i)
            std::swap(images[i], images[*rc::gen::inRange<std::size_t>(0, i + 1)]);
        return images;
    };
    const std::vector<Images> generators{random(), random()};
    std::set<Images> all{cycle(degree, 0)};
    for (std::vector<Images> next{cycle(degree, 0)}; !next.empty();) {
        const Images from = next.back();
        next.pop_back();
        for (const Images& by : generators) {
            Images to = from;
            for (Permutation::Point& image : to) image = by[image];
            if (all.insert(to).second) next.push_back(to);
        }
    }
    const PermutationGroup group = generated(degree, generators);
    RC_ASSERT(group.order() == Natural(static_cast<std::uint32_t>(all.size())));
    const Images other = random();
    RC_ASSERT(group.contains(Permutation(other)) == (all.count(other) == 1));
}

}  // namespace
}  // namespace trundle

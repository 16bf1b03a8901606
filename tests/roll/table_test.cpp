#include "roll/table.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace trundle {
namespace {

std::string content_of(const std::string& path) {
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Table, is_the_one_of_the_documentation) {
    const std::string page = content_of(TEST_DATA "/../../docs/ROLL.md");
    const auto padded = [](std::string text, std::size_t width) {
        return text + std::string(width - text.size(), ' ');
    };
    for (const auto& [name, when, ways] : case_table) {
        const std::string line = "\n" + padded(std::string(name), 5) +
                                 padded(when.empty() ? "always" : std::string(when), 11) +
                                 (ways.empty() ? "False" : std::string(ways)) + "\n";
        EXPECT_NE(page.find(line), std::string::npos) << line;
    }
}

// "B1 SENWNE | ..." of the oracle's file, which has one way a line and writes Dx for Δx.
TEST(Table, is_the_one_of_the_oracle) {
    std::ifstream file(TEST_DATA "/roll_table.tsv");
    std::map<std::string, std::string> oracle;
    std::string line;
    std::getline(file, line);
    while (std::getline(file, line)) {
        std::istringstream fields(line);
        std::string name, condition, option, needs, gps;
        std::getline(fields, name, '\t');
        std::getline(fields, condition, '\t');
        std::getline(fields, option, '\t');
        std::getline(fields, needs, '\t');
        std::getline(fields, gps, '\t');
        for (std::size_t at; (at = gps.find('D')) != std::string::npos;) gps.replace(at, 1, "Δ");
        if (gps == "False") oracle[name];
        else oracle[name] += (oracle[name].empty() ? "" : " | ") + (needs == "-" ? "" : needs + " ") + gps;
    }
    EXPECT_EQ(oracle.size(), 37U);
    // Mirroring turns a South face with y = 0 into a North face, so that two rows are not needed.
    oracle.erase("S1");
    oracle.erase("S8");
    for (const auto& [name, when, ways] : case_table) {
        EXPECT_EQ(oracle.at(std::string(name)), ways) << name;
        oracle.erase(std::string(name));
    }
    EXPECT_TRUE(oracle.empty());
}

}  // namespace
}  // namespace trundle

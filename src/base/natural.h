// A natural number of any size, for the orders of groups: 43252003274489856000 does not fit into 64 bits.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace trundle {

class Natural {
public:
    Natural(std::uint32_t value) {
        for (; value > 0; value /= base) limbs_.push_back(value % base);
    }

    Natural& operator*=(std::uint32_t factor) {
        std::uint64_t carry = 0;
        for (std::uint32_t& limb : limbs_) {
            carry += std::uint64_t{limb} * factor;
            limb = static_cast<std::uint32_t>(carry % base);
            carry /= base;
        }
        for (; carry > 0; carry /= base) limbs_.push_back(static_cast<std::uint32_t>(carry % base));
        return *this;
    }

    // Rounds down.
    Natural& operator/=(std::uint32_t divisor) {
        std::uint64_t rest = 0;
        for (std::size_t i = limbs_.size(); i-- > 0;) {
            rest = rest * base + limbs_[i];
            limbs_[i] = static_cast<std::uint32_t>(rest / divisor);
            rest %= divisor;
        }
        while (!limbs_.empty() && limbs_.back() == 0) limbs_.pop_back();
        return *this;
    }

    std::string to_text() const {
        std::string text;
        for (std::size_t i = limbs_.size(); i-- > 0;) {
            const std::string digits = std::to_string(limbs_[i]);
            if (!text.empty()) text.append(digit_count - digits.size(), '0');
            text += digits;
        }
        return text.empty() ? "0" : text;
    }

    friend bool operator==(const Natural&, const Natural&) = default;

private:
    static constexpr std::uint32_t base = 1'000'000'000;
    static constexpr std::size_t digit_count = 9;

    std::vector<std::uint32_t> limbs_;  // the lowest first, no zeros above
};

}  // namespace trundle

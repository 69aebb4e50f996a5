// A whole number that knows its range and cannot be mixed up with another: a seat is not a quarter. The place that
// names the type says what the number means; this file only enforces the bounds.
#pragma once

#include "engine/core/require.hpp"

#include <compare>
#include <cstdint>
#include <type_traits>

namespace dahut {

// `Tag` only tells types apart. Values run from `Low` to `High`, both included. The default value is 0, or `Low` if 0
// is out of range.
template <typename Tag, int Low, int High>
class Ranged {
public:
    static constexpr int lowest = Low;
    static constexpr int highest = High;
    static constexpr int size = High - Low + 1;

    constexpr Ranged() = default;
    constexpr explicit Ranged(int number) : number_(static_cast<Stored>(number))
    {
        require(holds(number), "a number is within its range");
    }

    [[nodiscard]] static constexpr bool holds(long long number) { return number >= Low && number <= High; }
    [[nodiscard]] static constexpr Ranged at_index(int index) { return Ranged(Low + index); }

    [[nodiscard]] constexpr int number() const { return number_; }
    // Counted from 0, for use as a position in an array.
    [[nodiscard]] constexpr int index() const { return number_ - Low; }

    constexpr auto operator<=>(const Ranged&) const = default;

private:
    using Stored = std::conditional_t<Low >= INT8_MIN && High <= INT8_MAX, std::int8_t, std::int16_t>;

    Stored number_ = holds(0) ? 0 : Low;
};

} // namespace dahut

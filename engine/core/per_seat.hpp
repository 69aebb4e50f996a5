// One value for each seat that a table can have.
#pragma once

#include "engine/core/seat.hpp"

#include <array>
#include <cstddef>

namespace dahut {

template <typename Value>
class PerSeat {
public:
    constexpr PerSeat() = default;
    constexpr explicit PerSeat(const Value& all) { values_.fill(all); }

    [[nodiscard]] constexpr Value& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat.index())]; }
    [[nodiscard]] constexpr const Value& operator[](Seat seat) const
    {
        return values_[static_cast<std::size_t>(seat.index())];
    }

    bool operator==(const PerSeat&) const = default;

private:
    std::array<Value, seats_max> values_{};
};

} // namespace dahut

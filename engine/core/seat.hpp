// Who sits where and who is looking: seats, sets of seats, and viewers.
#pragma once

#include "engine/core/ranged.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

namespace dahut {

inline constexpr int seats_max = 8;

// One place at a table, counted from 0.
using Seat = Ranged<struct SeatTag, 0, seats_max - 1>;

// A viewer is a seat or, when empty, the public: everybody who holds no seat.
using Viewer = std::optional<Seat>;
inline constexpr Viewer the_public = std::nullopt;

// A set of seats, iterated in ascending order.
class SeatSet {
public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using difference_type = std::ptrdiff_t;
        using value_type = Seat;
        using pointer = const Seat*;
        using reference = Seat;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint8_t left) : left_(left) {}
        constexpr Seat operator*() const { return Seat(std::countr_zero(left_)); }
        constexpr Iterator& operator++()
        {
            left_ = static_cast<std::uint8_t>(left_ & (left_ - 1));
            return *this;
        }
        constexpr Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::uint8_t left_ = 0;
    };

    constexpr SeatSet() = default;
    [[nodiscard]] static constexpr SeatSet only(Seat seat) { return SeatSet().with(seat); }
    [[nodiscard]] static constexpr SeatSet first(int count)
    {
        SeatSet seats;
        seats.bits_ = static_cast<std::uint8_t>((1U << count) - 1U);
        return seats;
    }

    [[nodiscard]] constexpr SeatSet with(Seat seat) const
    {
        SeatSet wider = *this;
        wider.insert(seat);
        return wider;
    }
    // The seats of this set that are not in the other.
    [[nodiscard]] constexpr SeatSet without(SeatSet others) const
    {
        SeatSet rest;
        rest.bits_ = static_cast<std::uint8_t>(bits_ & ~others.bits_);
        return rest;
    }
    constexpr void insert(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << seat.index()); }
    constexpr void erase(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << seat.index())); }
    constexpr void clear() { bits_ = 0; }

    [[nodiscard]] constexpr bool contains(Seat seat) const { return (bits_ >> seat.index() & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    constexpr bool operator==(const SeatSet&) const = default;

private:
    std::uint8_t bits_ = 0;
};

// The seats that are asked now. The match waits for every seat in `must`; a seat in `may` can act but need not.
struct Asked {
    SeatSet must;
    SeatSet may;

    bool operator==(const Asked&) const = default;
};

} // namespace dahut

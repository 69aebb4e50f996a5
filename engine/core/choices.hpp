// The set of values that one field of an action may have, for rows of legal actions (rows.hpp). For numbers and words
// the set is the bits of one integer, which makes lookups, unions and counts cheap.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/require.hpp"

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <type_traits>

namespace dahut {

// Types whose values can be numbered from 0, with few enough values to fit the bits of one integer.
template <typename T>
concept CountableWord = Word<T> && (words<T>.size() <= 64);
template <typename T>
concept CountableNumber = Number<T> && (T::size <= 64);
template <typename T>
concept Countable = CountableWord<T> || CountableNumber<T>;

// Like std::popcount, which becomes a library call where the compiler may not assume a CPU instruction for it. This
// version adds neighbouring bits in twos, then fours, then eights.
[[nodiscard]] constexpr int ones_in(std::uint64_t bits)
{
    bits -= bits >> 1U & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2U & 0x3333333333333333);
    bits = (bits + (bits >> 4U)) & 0x0f0f0f0f0f0f0f0f;
    return static_cast<int>(bits * 0x0101010101010101 >> 56U);
}

// Any list of values of type T.
template <typename List, typename T>
concept ListOf = requires(const List& list) {
    { *std::begin(list) } -> std::convertible_to<T>;
    std::end(list);
};

// The set of values of a type that can be numbered. Iteration follows the numbers.
template <typename T>
class Choices {
    static_assert(Countable<T>);

public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using difference_type = std::ptrdiff_t;
        using value_type = T;
        using pointer = const T*;
        using reference = T;

        constexpr Iterator() = default;
        constexpr explicit Iterator(std::uint64_t left) : left_(left) {}
        constexpr T operator*() const { return value_at(std::countr_zero(left_)); }
        constexpr Iterator& operator++()
        {
            left_ &= left_ - 1;
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
        std::uint64_t left_ = 0;
    };

    constexpr Choices() = default;
    // Implicit conversions from a single value or a list keep the rules short.
    constexpr Choices(T value) { insert(value); } // NOLINT(google-explicit-constructor)
    constexpr Choices(std::initializer_list<T> values) { insert_all(values); }
    template <ListOf<T> List>
    constexpr Choices(const List& values) // NOLINT(google-explicit-constructor)
    {
        insert_all(values);
    }

    [[nodiscard]] static constexpr Choices all() { return first(values_in_all); }
    // The first `count` values.
    [[nodiscard]] static constexpr Choices first(int count)
    {
        return of_bits(count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1);
    }

    constexpr void insert(T value) { join(of_bits(bit_of(value))); }
    constexpr void erase(T value) { *this = without(of_bits(bit_of(value))); }
    constexpr void clear() { bits_ = 0; }
    constexpr void join(Choices others) { *this = with(others); }
    // The union of both sets.
    [[nodiscard]] constexpr Choices with(Choices others) const { return of_bits(bits_ | others.bits_); }
    // The values of this set that are not in the other.
    [[nodiscard]] constexpr Choices without(Choices others) const { return of_bits(bits_ & ~others.bits_); }

    [[nodiscard]] constexpr bool contains(T value) const { return (bits_ & bit_of(value)) != 0; }
    [[nodiscard]] constexpr bool contains_all(Choices others) const { return others.without(*this).empty(); }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const { return ones_in(bits_); }
    // The value at this place in the order of the set. `place` must be below the size.
    [[nodiscard]] constexpr T nth(int place) const
    {
        std::uint64_t left = bits_;
        for (; place > 0; --place) {
            left &= left - 1;
        }
        return value_at(std::countr_zero(left));
    }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

    constexpr bool operator==(const Choices&) const = default;

private:
    [[nodiscard]] static constexpr int count_values()
    {
        if constexpr (Word<T>) {
            return static_cast<int>(words<T>.size());
        } else {
            return T::size;
        }
    }
    static constexpr int values_in_all = count_values();
    // The smallest integer type with one bit for each value.
    using Bits =
        std::conditional_t<values_in_all <= 8, std::uint8_t,
                           std::conditional_t<values_in_all <= 16, std::uint16_t,
                                              std::conditional_t<values_in_all <= 32, std::uint32_t, std::uint64_t>>>;

    [[nodiscard]] static constexpr Choices of_bits(std::uint64_t bits)
    {
        Choices values;
        values.bits_ = static_cast<Bits>(bits);
        return values;
    }
    [[nodiscard]] static constexpr std::uint64_t bit_of(T value)
    {
        if constexpr (Word<T>) {
            return std::uint64_t{1} << static_cast<unsigned>(value);
        } else {
            return std::uint64_t{1} << static_cast<unsigned>(value.index());
        }
    }
    [[nodiscard]] static constexpr T value_at(int index)
    {
        if constexpr (Word<T>) {
            return static_cast<T>(index);
        } else {
            return T::at_index(index);
        }
    }
    constexpr void insert_all(const auto& values)
    {
        for (const T& value : values) {
            insert(value);
        }
    }

    Bits bits_ = 0;
};

// The set for types whose values have no numbers, such as lists and small structs: a short list in order of insertion.
template <typename T>
    requires(!Countable<T>)
class Choices<T> {
public:
    // The largest number of values that one field of such a type can have in one row.
    static constexpr int values_max = 32;

    constexpr Choices() = default;
    constexpr Choices(const T& value) { insert(value); } // NOLINT(google-explicit-constructor)
    constexpr Choices(std::initializer_list<T> values)
    {
        for (const T& value : values) {
            insert(value);
        }
    }

    constexpr void insert(const T& value)
    {
        if (!contains(value)) {
            values_.push_back(value);
        }
    }
    constexpr void clear() { values_.clear(); }
    constexpr void join(const Choices& others)
    {
        for (const T& value : others) {
            insert(value);
        }
    }

    [[nodiscard]] constexpr bool contains(const T& value) const { return values_.contains(value); }
    [[nodiscard]] constexpr bool contains_all(const Choices& others) const
    {
        return std::ranges::all_of(others, [this](const T& value) { return contains(value); });
    }
    [[nodiscard]] constexpr bool empty() const { return values_.empty(); }
    [[nodiscard]] constexpr int size() const { return values_.size(); }
    [[nodiscard]] constexpr const T& nth(int place) const { return values_[place]; }
    [[nodiscard]] constexpr const T* begin() const { return values_.begin(); }
    [[nodiscard]] constexpr const T* end() const { return values_.end(); }

    constexpr bool operator==(const Choices& other) const { return size() == other.size() && contains_all(other); }

private:
    SmallList<T, values_max> values_;
};

} // namespace dahut

// Makes any value of a type from a number, to test the reading of untrusted input. As n grows, nth_value<T>(n) runs
// through all values of a described type, so a walk over n samples them systematically.
#pragma once

#include "engine/core/describe.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

namespace dahut {

// Takes from `number` the digit that chooses among `choices`, and leaves the rest for the next field.
[[nodiscard]] constexpr int take_digit(std::uint64_t& number, int choices)
{
    const auto base = static_cast<std::uint64_t>(choices);
    const auto digit = static_cast<int>(number % base);
    number /= base;
    return digit;
}

// Builds a value from take_digit(source, choices). `source` is a number, or any type with such a function.
template <typename T>
struct Arbitrary;

template <typename T>
[[nodiscard]] constexpr T nth_value(std::uint64_t number)
{
    return Arbitrary<T>::take(number);
}

template <Word T>
struct Arbitrary<T> {
    static constexpr T take(auto& source)
    {
        return static_cast<T>(take_digit(source, static_cast<int>(words<T>.size())));
    }
};

template <Number T>
struct Arbitrary<T> {
    static constexpr T take(auto& source) { return T(T::lowest + take_digit(source, T::highest - T::lowest + 1)); }
};

template <typename T, int Capacity>
struct Arbitrary<SmallList<T, Capacity>> {
    static constexpr SmallList<T, Capacity> take(auto& source)
    {
        SmallList<T, Capacity> list;
        // Longest first: a full list is the most likely to pass for a legal one.
        for (int left = Capacity - take_digit(source, Capacity + 1); left > 0; --left) {
            list.push_back(Arbitrary<T>::take(source));
        }
        return list;
    }
};

template <typename T, std::size_t Size>
struct Arbitrary<std::array<T, Size>> {
    static constexpr std::array<T, Size> take(auto& source)
    {
        std::array<T, Size> row{};
        for (T& value : row) {
            value = Arbitrary<T>::take(source);
        }
        return row;
    }
};

template <typename T>
struct Arbitrary<std::optional<T>> {
    static constexpr std::optional<T> take(auto& source)
    {
        return take_digit(source, 2) == 0 ? std::nullopt : std::optional<T>(Arbitrary<T>::take(source));
    }
};

template <std::integral T>
struct Arbitrary<T> {
    static constexpr T take(auto& source)
    {
        return static_cast<T>(take_digit(source, std::is_same_v<T, bool> ? 2 : 100));
    }
};

template <Described T>
struct Arbitrary<T> {
    static constexpr T take(auto& source)
    {
        T value{};
        for_each_field(value, [&source](std::string_view, auto& member) {
            member = Arbitrary<std::remove_cvref_t<decltype(member)>>::take(source);
        });
        return value;
    }
};

template <typename... Ts>
struct Arbitrary<std::variant<Ts...>> {
    static constexpr std::variant<Ts...> take(auto& source)
    {
        const int chosen = take_digit(source, sizeof...(Ts));
        std::variant<Ts...> value;
        int index = 0;
        ((index++ == chosen ? void(value = Arbitrary<Ts>::take(source)) : void()), ...);
        return value;
    }
};

// The action with one field, chosen by `number`, set to an arbitrary value. At most one field is wrong.
template <typename... Ts>
[[nodiscard]] constexpr std::variant<Ts...> with_one_field_changed(std::variant<Ts...> action, std::uint64_t number)
{
    std::visit(
        [&number]<typename T>(T& alternative) {
            constexpr auto fields_count = static_cast<int>(T::fields.size);
            int until_changed = fields_count > 0 ? take_digit(number, fields_count) : 0;
            for_each_field(alternative, [&](std::string_view, auto& member) {
                if (until_changed-- == 0) {
                    member = Arbitrary<std::remove_cvref_t<decltype(member)>>::take(number);
                }
            });
        },
        action);
    return action;
}

} // namespace dahut

// Any value that can be written down, by number: the counter part of reading untrusted input. nth_value<T>(n) runs
// through all values of a described type as n grows, so that a walk over n is a systematic sample of them.
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

// Takes from `number` what it needs to choose among `choices` and leaves the rest for the next field.
[[nodiscard]] constexpr int take_digit(std::uint64_t& number, int choices)
{
    const auto base = static_cast<std::uint64_t>(choices);
    const auto digit = static_cast<int>(number % base);
    number /= base;
    return digit;
}

// A value made of what take_digit(source, choices) gives, for a number or any other source that has such a function.
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
        // Longest first: a full list is the likeliest to be taken for a legal one.
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

// The same action with one field, chosen by `number`, set to an arbitrary value: wrong in one point if at all.
template <typename... Ts>
[[nodiscard]] constexpr std::variant<Ts...> with_one_field_changed(std::variant<Ts...> action, std::uint64_t number)
{
    std::visit(
        [&number]<typename T>(T& alternative) {
            constexpr auto fields_count = static_cast<int>(std::tuple_size_v<std::remove_cvref_t<decltype(T::fields)>>);
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

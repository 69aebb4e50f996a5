// Lets a plain struct name its fields once. JSON, text and hashes are all derived from that one description, so they
// cannot disagree. This file knows no output format; see protocol/ for JSON.
//
//     struct Pass {
//         Seat seat;
//         static constexpr std::string_view name = "pass";          // only for members of a variant
//         static constexpr Several fields{field("seat", &Pass::seat)};
//     };
#pragma once

#include "engine/core/ranged.hpp"
#include "engine/core/several.hpp"
#include "engine/core/small_list.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace dahut {

template <typename T>
inline constexpr bool is_optional = false;
template <typename T>
inline constexpr bool is_optional<std::optional<T>> = true;

// What an optional holds; any other type itself.
template <typename T>
struct OptionalValue {
    using Type = T;
};
template <typename T>
struct OptionalValue<std::optional<T>> {
    using Type = T;
};

// A field is of the kind that its type says, unless its description says more (protocol/kinds.hpp).
template <typename Struct, typename Member, typename Kind = typename OptionalValue<Member>::Type>
struct Field {
    std::string_view name;
    Member Struct::* member;
    // What the field means, where its name does not say it.
    std::string_view about = {};
};

template <typename Struct, typename Member>
[[nodiscard]] constexpr Field<Struct, Member> field(std::string_view name, Member Struct::* member)
{
    return {name, member};
}

// An enumeration specialises `words` with one word per value, in order.
template <typename Enumeration>
inline constexpr std::nullptr_t words = nullptr;

template <typename T>
concept Word = std::is_enum_v<T> && requires { words<T>.size(); };

template <typename T>
concept Number = requires(T value) {
    { value.number() } -> std::convertible_to<int>;
    { T::lowest } -> std::convertible_to<int>;
    { T::highest } -> std::convertible_to<int>;
};

template <typename T>
concept Described = requires { T::fields; };

template <typename T>
concept NamedAndDescribed = Described<T> && requires {
    { T::name } -> std::convertible_to<std::string_view>;
};

template <typename T>
inline constexpr bool is_variant = false;
template <typename... Ts>
inline constexpr bool is_variant<std::variant<Ts...>> = true;

// An enumeration whose first value JSON leaves out. Options that came later have one: matches kept without them read as
// before, and the chance of a sealed deal, which depends on the text of its options, stays the same.
template <typename T>
inline constexpr bool first_is_left_out = false;

template <typename T>
inline constexpr bool may_be_left_out = is_optional<T> || first_is_left_out<T>;

// Two kinds of list: one of any length, and one of fixed length in which each position means something (a seat, a
// colour).
template <typename T>
inline constexpr bool is_list = false;
template <typename T, int Capacity>
inline constexpr bool is_list<SmallList<T, Capacity>> = true;
template <typename T>
inline constexpr bool is_list<std::vector<T>> = true;

template <typename T>
inline constexpr bool is_row = false;
template <typename T, std::size_t Size>
inline constexpr bool is_row<std::array<T, Size>> = true;

// The word of an enumeration's value.
template <Word T>
[[nodiscard]] constexpr std::string_view word(T value)
{
    return words<T>[static_cast<std::size_t>(value)];
}

// The value that has this word, if any.
template <Word T>
[[nodiscard]] constexpr std::optional<T> from_word(std::string_view text)
{
    for (std::size_t index = 0; index < words<T>.size(); ++index) {
        if (words<T>[index] == text) {
            return static_cast<T>(index);
        }
    }
    return std::nullopt;
}

// All values of an enumeration that has words, in order.
template <Word T>
[[nodiscard]] constexpr auto all_of()
{
    std::array<T, words<T>.size()> values{};
    for (std::size_t index = 0; index < values.size(); ++index) {
        values[index] = static_cast<T>(index);
    }
    return values;
}

// Whether JSON leaves this member out now.
template <typename T>
[[nodiscard]] constexpr bool is_left_out(const T& member)
{
    if constexpr (is_optional<T>) {
        return !member.has_value();
    } else if constexpr (first_is_left_out<T>) {
        return member == T{};
    } else {
        return false;
    }
}

// Whether a described type has a field of this name.
template <Described T>
[[nodiscard]] constexpr bool has_field(std::string_view name)
{
    return T::fields.together([name](const auto&... one) { return ((one.name == name) || ...); });
}

// Calls visit(field) for each field of a described type, in the order of their description.
template <Described T, typename Visit>
constexpr void for_each_description(Visit&& visit)
{
    T::fields.for_each(visit);
}

// Calls visit(name, member) for each field of `value`, in the same order.
template <typename T, typename Visit>
    requires Described<std::remove_cvref_t<T>>
constexpr void for_each_field(T&& value, Visit&& visit)
{
    std::remove_cvref_t<T>::fields.for_each([&](const auto& one) { visit(one.name, value.*(one.member)); });
}

} // namespace dahut

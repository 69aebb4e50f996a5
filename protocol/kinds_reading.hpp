// Reads described values strictly out of JSON from outside: everything must be there, keep its bounds (kinds.hpp), and
// nothing else may be there. Which sentence says what is wrong stands in fields.hpp. Heavy with templates: include it
// in the one file that reads something, and give that a plain function.
#pragma once

#include "engine/core/deal_key.hpp"
#include "protocol/fields.hpp"
#include "protocol/kinds.hpp"

#include <algorithm>
#include <chrono>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace dahut::reading {

// Says which kind is meant.
template <typename Kind>
struct As {};

template <Described T>
void read_fields(Fields& fields, T& value);

// What is wrong with an object that has been read is wrong with the one around it.
inline void pass_on_problem(const Fields& inner, Fields& outer, std::string_view name)
{
    if (const std::optional<std::string> problem = inner.problem()) {
        outer.fail("of the " + std::string(name) + ", " + *problem);
    }
}

// Reads an object inside another one.
template <Described T>
void read_object(const Json& object, Fields& outer, std::string_view name, T& value)
{
    Fields fields(object);
    read_fields(fields, value);
    pass_on_problem(fields, outer, name);
}

template <Letters Which, std::size_t Longest>
void read(As<TextOf<Which, Longest>>, Fields& fields, std::string_view name, std::string& value)
{
    value = fields.text(name, Longest, Which);
}

template <std::size_t Longest>
void read(As<Identifier<Longest>>, Fields& fields, std::string_view name, std::string& value)
{
    value = fields.identifier(name, Longest);
}

template <std::size_t Digits>
void read(As<Hex<Digits>>, Fields& fields, std::string_view name, std::string& value)
{
    value = fields.hex(name, Digits);
}

inline void read(As<Hex<2 * sizeof(Bytes32)>>, Fields& fields, std::string_view name, Bytes32& value)
{
    value = bytes_from_hex(fields.hex(name, 2 * sizeof(Bytes32))).value_or(Bytes32{});
}

inline void read(As<Hex<2 * sizeof(Bytes32)>>, Fields& fields, std::string_view name, Secret& value)
{
    value = Secret(bytes_from_hex(fields.hex(name, 2 * sizeof(Bytes32))).value_or(Bytes32{}));
}

inline void read(As<SeedDigits>, Fields& fields, std::string_view name, std::uint64_t& value)
{
    value = fields.seed(name);
}

template <std::int64_t Lowest, std::int64_t Highest, std::integral T>
void read(As<Whole<Lowest, Highest>>, Fields& fields, std::string_view name, T& value)
{
    value = static_cast<T>(fields.whole(name, Lowest, Highest));
}

template <typename Unit, std::int64_t Lowest, std::int64_t Highest>
void read(As<Duration<Unit, Lowest, Highest>>, Fields& fields, std::string_view name, Unit& value)
{
    value = Unit(fields.whole(name, Lowest, Highest));
}

template <OfGame What>
void read(As<Opaque<What>>, Fields& fields, std::string_view name, Json& value)
{
    value = fields.object(name);
}

inline void read(As<Truth>, Fields& fields, std::string_view name, bool& value)
{
    fields.truth(name);
    value = true;
}

inline void read(As<Seat>, Fields& fields, std::string_view name, Seat& value) { value = fields.seat(name); }

template <Word T>
void read(As<T>, Fields& fields, std::string_view name, T& value)
{
    value = fields.one_of<T>(name);
}

template <Described T>
void read(As<T>, Fields& fields, std::string_view name, T& value)
{
    read_object(fields.object(name), fields, name, value);
}

template <typename Form, typename T>
void read(As<Through<Form>>, Fields& fields, std::string_view name, T& value)
{
    Form form;
    read_object(fields.object(name), fields, name, form);
    value = form.value();
}

template <typename Kind, auto Value, typename T>
void read(As<Usually<Kind, Value>>, Fields& fields, std::string_view name, T& value)
{
    if (fields.has(name)) {
        read(As<Kind>(), fields, name, value);
    } else {
        value = static_cast<T>(Value);
    }
}

template <typename Kind, typename T>
void read(As<LeftOut<Kind>>, Fields& fields, std::string_view name, T& value)
{
    if (fields.has(name)) {
        read(As<Kind>(), fields, name, value);
    }
}

inline void read(As<List<ContributionOrBot, seats_max>>, Fields& fields, std::string_view name,
                 std::vector<std::optional<Bytes32>>& value)
{
    for (const Json& one : fields.array(name, seats_max)) {
        value.push_back(one.is_string() ? bytes_from_hex(one.get<std::string>()) : std::nullopt);
        if (!value.back() && one != "bot") {
            fields.fail("a contribution is neither 64 hexadecimal digits nor bot");
        }
    }
}

// In any order.
inline void read(As<List<Seat, seats_max>>, Fields& fields, std::string_view name, SeatSet& value)
{
    for (const Json& one : fields.array(name, seats_max)) {
        const std::int64_t number = whole_number(one).value_or(Seat::lowest - 1);
        if (Seat::holds(number)) {
            value.insert(Seat(static_cast<int>(number)));
        } else {
            fields.fail("a seat is not a number that a seat can have");
        }
    }
}

// Elements are objects.
template <typename Kind, std::size_t Most, typename T>
void read(As<List<Kind, Most>>, Fields& fields, std::string_view name, std::vector<T>& value)
{
    for (const Json& one : fields.array(name, Most)) {
        if constexpr (std::is_same_v<Kind, T>) {
            read_object(one, fields, name, value.emplace_back());
        } else {
            typename Kind::Form form;
            read_object(one, fields, name, form);
            value.push_back(form.value());
        }
    }
}

// Reads the fields of the struct whose type this is, if any; `value` is left alone otherwise.
template <typename... Ts>
[[nodiscard]] bool read_kind(std::string_view type, Fields& fields, std::variant<Ts...>& value)
{
    const auto read_as = [&]<typename T>(As<T>) {
        if (T::type != type) {
            return false;
        }
        read_fields(fields, value.template emplace<T>());
        return true;
    };
    return (read_as(As<Ts>()) || ...);
}

template <Literal Key, typename Variant>
void read(As<TaggedBy<Key, Variant>>, Fields& fields, std::string_view name, Variant& value)
{
    Fields inner(fields.object(name));
    const std::string type = inner.identifier(Key.view(), limits::word_length);
    if (!read_kind(type, inner, value)) {
        inner.fail("the " + std::string(Key.view()) + " is unknown");
    }
    pass_on_problem(inner, fields, name);
}

template <typename Form, typename T>
void read_spread(Fields& fields, T& value)
{
    if constexpr (std::is_same_v<Form, T>) {
        read_fields(fields, value);
    } else {
        Form form;
        read_fields(fields, form);
        value = form.value();
    }
}

template <typename Kind, typename T>
void read_member(Fields& fields, std::string_view name, T& value)
{
    if constexpr (is_spread<Kind>) {
        read_spread<typename Kind::Form>(fields, value);
    } else if constexpr (is_optional<T>) {
        if (fields.has(name)) {
            read(As<Kind>(), fields, name, value.emplace());
        }
    } else {
        read(As<Kind>(), fields, name, value);
    }
}

// Of alternatives the first that is there counts, and any other does not belong there; if none is, the last is missing.
template <typename T>
[[nodiscard]] bool is_chosen(Fields& fields, std::string_view name)
{
    const auto found = std::ranges::find_if(T::alternatives, [&](std::string_view one) { return fields.has(one); });
    if (found == T::alternatives.end() && name == T::alternatives.back()) {
        fields.fail(std::string(name) + " is missing");
    }
    return found != T::alternatives.end() && name == *found;
}

// Reads the fields of `value` in the order of their description. Whether that was all and right, `fields` says.
template <Described T>
void read_fields(Fields& fields, T& value)
{
    for_each_description<T>([&]<typename Member, typename Kind>(const Field<T, Member, Kind>& one) {
        if constexpr (requires { T::alternatives; }) {
            if (is_alternative<T>(one.name) && !is_chosen<T>(fields, one.name)) {
                return;
            }
        }
        read_member<Kind>(fields, one.name, value.*(one.member));
    });
}

} // namespace dahut::reading

// Described values (kinds.hpp) written as JSON text, in the order of their description: an absent optional is an absent
// field. Appends to a text that the caller owns, without a document in between. Heavy with templates: include it in
// the one file that writes something, and give that a plain function.
#pragma once

#include "engine/core/deal_key.hpp"
#include "protocol/json.hpp"
#include "protocol/kinds.hpp"
#include "protocol/table_words.hpp"
#include "protocol/writing.hpp"
#include "protocol/written.hpp"

#include <chrono>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace dahut {

// A text of any characters, escaped where JSON wants it. Throws if it is not valid UTF-8.
inline void write_text(std::string& text, std::string_view value) { text += Json(value).dump(); }

namespace kinds_writing {

// Says which kind is meant.
template <typename Kind>
struct As {};

template <Described T>
void write_fields(std::string& text, const T& value);

template <Letters Which, std::size_t Longest>
void write(As<TextOf<Which, Longest>>, std::string& text, std::string_view value)
{
    write_text(text, value);
}

inline void write(As<Prose>, std::string& text, std::string_view value) { write_text(text, value); }

template <std::size_t Longest>
void write(As<Identifier<Longest>>, std::string& text, std::string_view value)
{
    write_plain(text, value);
}

template <std::size_t Digits>
void write(As<Hex<Digits>>, std::string& text, std::string_view value)
{
    write_plain(text, value);
}

template <std::size_t Digits>
void write(As<Hex<Digits>>, std::string& text, const Bytes32& value)
{
    write_plain(text, to_hex(value));
}

template <std::size_t Digits>
void write(As<Hex<Digits>>, std::string& text, const Secret& value)
{
    write_plain(text, value.hex_for_the_record());
}

inline void write(As<ContributionOrBot>, std::string& text, const std::optional<Bytes32>& value)
{
    write_plain(text, value ? to_hex(*value) : "bot");
}

inline void write(As<SeedDigits>, std::string& text, std::uint64_t value) { write_plain(text, std::to_string(value)); }

template <std::int64_t Lowest, std::int64_t Highest>
void write(As<Whole<Lowest, Highest>>, std::string& text, std::integral auto value)
{
    write_number(text, value);
}

template <typename Unit, std::int64_t Lowest, std::int64_t Highest>
void write(As<Duration<Unit, Lowest, Highest>>, std::string& text, Unit value)
{
    write_number(text, value.count());
}

template <OfGame What, std::same_as<Json> T>
void write(As<Opaque<What>>, std::string& text, const T& value)
{
    text += value.dump();
}

template <OfGame What>
void write(As<Opaque<What>>, std::string& text, const Written& value)
{
    value(text);
}

// JSON text already.
template <OfGame What, std::same_as<std::string> T>
void write(As<Opaque<What>>, std::string& text, const T& value)
{
    text += value;
}

inline void write(As<Truth>, std::string& text, bool value) { text += value ? "true" : "false"; }

inline void write(As<Role>, std::string& text, const Role& value)
{
    if (value.viewer) {
        write_number(text, value.viewer->number());
    } else {
        write_plain(text, "public");
    }
}

template <Plain T>
void write(As<T>, std::string& text, const T& value)
{
    write_json(text, value);
}

template <Described T>
void write(As<T>, std::string& text, const T& value)
{
    text += '{';
    write_fields(text, value);
    text += '}';
}

template <typename Form, typename T>
void write(As<Through<Form>>, std::string& text, const T& value)
{
    write(As<Form>(), text, Form::of(value));
}

template <AbsentAtTimes Kind, typename T>
void write(As<Kind>, std::string& text, const T& value)
{
    write(As<typename Kind::Given>(), text, value);
}

template <typename Kind, std::size_t Most, typename T>
void write(As<List<Kind, Most>>, std::string& text, const T& value)
{
    text += '[';
    for (const auto& one : value) {
        separate(text);
        write(As<Kind>(), text, one);
    }
    text += ']';
}

template <typename Kind, std::size_t Most>
void write(As<List<Kind, Most>>, std::string& text, const Written& value)
{
    value(text);
}

// The fields of a struct after the one that says its type.
template <typename T>
void write_kind(std::string& text, std::string_view key, const T& value)
{
    text += '{';
    write_key(text, key);
    write_plain(text, T::type);
    write_fields(text, value);
    text += '}';
}

template <Literal Key, typename Variant>
void write(As<TaggedBy<Key, Variant>>, std::string& text, const Variant& value)
{
    std::visit([&](const auto& one) { write_kind(text, Key.view(), one); }, value);
}

template <typename Form, typename T>
void write_spread(std::string& text, const T& value)
{
    if constexpr (requires { Form::of(value); }) {
        write_fields(text, Form::of(value));
    } else if constexpr (!is_optional<T>) {
        write_fields(text, value);
    } else if (value) {
        write_fields(text, *value);
    }
}

template <typename Kind, typename T>
[[nodiscard]] bool says_nothing(As<Kind>, const T&)
{
    return false;
}
template <typename Kind, typename T>
[[nodiscard]] bool says_nothing(As<LeftOut<Kind>>, const T& value)
{
    return value == T{};
}

template <typename Kind, typename T>
void write_member(std::string& text, std::string_view name, const T& value)
{
    if constexpr (is_spread<Kind>) {
        write_spread<typename Kind::Form>(text, value);
    } else if constexpr (is_optional<T>) {
        if (value) {
            write_member<Kind>(text, name, *value);
        }
    } else if (!says_nothing(As<Kind>(), value)) {
        write_key(text, name);
        write(As<Kind>(), text, value);
    }
}

template <Described T>
void write_fields(std::string& text, const T& value)
{
    for_each_description<T>([&]<typename Member, typename Kind>(const Field<T, Member, Kind>& one) {
        write_member<Kind>(text, one.name, value.*(one.member));
    });
}

} // namespace kinds_writing

// A described value as JSON text.
template <Described T>
void write_described(std::string& text, const T& value)
{
    kinds_writing::write(kinds_writing::As<T>(), text, value);
}

// One of several, or one that could be: it begins with its type.
template <typename T>
void write_typed(std::string& text, const T& value)
{
    kinds_writing::write_kind(text, "type", value);
}
template <typename... Ts>
void write_typed(std::string& text, const std::variant<Ts...>& value)
{
    std::visit([&text](const auto& one) { write_typed(text, one); }, value);
}

} // namespace dahut

// Described values (engine/core/describe.hpp) written as JSON text, without a document in between. What a struct's
// `fields` say is the whole format: what is left out is an absent key, a row with gaps is an object keyed by
// position, a variant starts with its "type". Everything here appends to a text that the caller owns.
#pragma once

#include "engine/core/rows.hpp"

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace dahut {

// What has no parts.
template <typename T>
concept Plain = Word<T> || Number<T> || std::is_integral_v<T>;

template <typename T>
inline constexpr bool is_row_with_gaps = false;
template <typename T, std::size_t Size>
inline constexpr bool is_row_with_gaps<std::array<std::optional<T>, Size>> = true;

// A comma, unless this is the first element of a list or the first field of an object.
inline void separate(std::string& text)
{
    if (text.back() != '[' && text.back() != '{') {
        text += ',';
    }
}

inline void write_number(std::string& text, std::integral auto number)
{
    std::array<char, 24> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    text.append(digits.data(), written.ptr);
}

// A word, an identifier or whatever else is known to need no escapes.
inline void write_plain(std::string& text, std::string_view word)
{
    text += '"';
    text += word;
    text += '"';
}

// The name of the next field of an object.
inline void write_key(std::string& text, std::string_view name)
{
    separate(text);
    write_plain(text, name);
    text += ':';
}
inline void write_key(std::string& text, std::size_t position)
{
    separate(text);
    text += '"';
    write_number(text, position);
    text += "\":";
}

template <typename T>
void write_json(std::string& text, const T& value);

namespace writing {

template <typename T>
void write_member(std::string& text, std::string_view name, const T& member)
{
    if (is_left_out(member)) {
        return;
    }
    if constexpr (is_optional<T>) {
        write_member(text, name, *member);
    } else {
        write_key(text, name);
        write_json(text, member);
    }
}

template <Described T>
void write_fields(std::string& text, const T& value)
{
    for_each_field(value, [&text](std::string_view name, const auto& member) { write_member(text, name, member); });
}

template <typename T>
void write_variant(std::string& text, const T& value)
{
    std::visit(
        [&text](const auto& alternative) {
            write_key(text, "type");
            write_plain(text, alternative.name);
            write_fields(text, alternative);
        },
        value);
}

template <typename T>
void write_row_with_gaps(std::string& text, const T& row)
{
    for (std::size_t position = 0; position < row.size(); ++position) {
        if (row[position]) {
            write_key(text, position);
            write_json(text, *row[position]);
        }
    }
}

} // namespace writing

template <typename List>
void write_list(std::string& text, const List& list)
{
    text += '[';
    for (const auto& element : list) {
        separate(text);
        write_json(text, element);
    }
    text += ']';
}

// A described value, a word, a number, or a list or row of such.
template <typename T>
void write_json(std::string& text, const T& value)
{
    if constexpr (Word<T>) {
        write_plain(text, word(value));
    } else if constexpr (Number<T>) {
        write_number(text, value.number());
    } else if constexpr (std::is_same_v<T, bool>) {
        text += value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
        write_number(text, static_cast<std::int64_t>(value));
    } else if constexpr ((is_list<T> || is_row<T>) && !is_row_with_gaps<T>) {
        write_list(text, value);
    } else {
        text += '{';
        if constexpr (is_variant<T>) {
            writing::write_variant(text, value);
        } else if constexpr (is_row_with_gaps<T>) {
            writing::write_row_with_gaps(text, value);
        } else {
            writing::write_fields(text, value);
        }
        text += '}';
    }
}

// Legal actions as PROTOCOL.md 3 has them: a row is an object with a list of values for each field.
template <typename Action>
void write_rows(std::string& text, const Rows<Action>& rows)
{
    const auto write_one = [&text]<typename Kind>(const Row<Kind>& row) {
        separate(text);
        text += '{';
        write_key(text, "type");
        write_plain(text, Kind::name);
        row.for_each_set([&text](std::string_view name, const auto& set) {
            write_key(text, name);
            write_list(text, set);
        });
        text += '}';
    };
    text += '[';
    for (const auto& row : rows.all()) {
        std::visit(write_one, row);
    }
    text += ']';
}

} // namespace dahut

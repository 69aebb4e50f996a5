// Described values packed (PROTOCOL.md 9): what the form of a value says, which is the names of its fields, kinds and
// words, is left out and stands in its place. Everything here appends to a text that the caller owns, as writing.hpp
// does, whose format is the one with names; forms.hpp writes the forms.
#pragma once

#include "protocol/writing.hpp"

namespace dahut {

template <typename T>
void write_packed(std::string& text, const T& value);

namespace packing {

// Where the value stands that comes next, in a list of positions and values by turns.
inline void write_position(std::string& text, std::size_t position)
{
    separate(text);
    write_number(text, position);
    text += ',';
}

// Fields by their order. One that is absent is null, or nothing if no other follows.
template <Described T>
void write_fields(std::string& text, const T& value)
{
    int absent = 0;
    const auto write_one = [&](std::string_view, const auto& member) {
        if (is_left_out(member)) {
            ++absent;
            return;
        }
        for (; absent > 0; --absent) {
            separate(text);
            text += "null";
        }
        separate(text);
        write_packed(text, member);
    };
    for_each_field(value, write_one);
}

template <typename T>
void write_variant(std::string& text, const T& value)
{
    write_number(text, value.index());
    std::visit([&text](const auto& alternative) { write_fields(text, alternative); }, value);
}

template <typename T>
void write_row_with_gaps(std::string& text, const T& row)
{
    for (std::size_t position = 0; position < row.size(); ++position) {
        if (row[position]) {
            write_position(text, position);
            write_packed(text, *row[position]);
        }
    }
}

template <typename List>
void write_list(std::string& text, const List& list)
{
    for (const auto& element : list) {
        separate(text);
        write_packed(text, element);
    }
}

} // namespace packing

// Any value that write_json can write. An optional must be there.
template <typename T>
void write_packed(std::string& text, const T& value)
{
    if constexpr (is_optional<T>) {
        write_packed(text, *value);
    } else if constexpr (Word<T>) {
        write_number(text, static_cast<std::size_t>(value));
    } else if constexpr (Plain<T>) {
        write_json(text, value);
    } else {
        text += '[';
        if constexpr (is_variant<T>) {
            packing::write_variant(text, value);
        } else if constexpr (is_row_with_gaps<T>) {
            packing::write_row_with_gaps(text, value);
        } else if constexpr (is_list<T> || is_row<T>) {
            packing::write_list(text, value);
        } else {
            packing::write_fields(text, value);
        }
        text += ']';
    }
}

// Rows packed: the number of the kind of action, then the set of values of each field.
template <typename Action>
void write_packed_rows(std::string& text, const Rows<Action>& rows)
{
    text += '[';
    for (const auto& row : rows.all()) {
        separate(text);
        text += '[';
        write_number(text, row.index());
        std::visit(
            [&text](const auto& one) {
                one.for_each_set([&text](std::string_view, const auto& set) {
                    separate(text);
                    text += '[';
                    packing::write_list(text, set);
                    text += ']';
                });
            },
            row);
        text += ']';
    }
    text += ']';
}

} // namespace dahut

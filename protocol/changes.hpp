// The small changes that turn one redacted view into the next, with names (PROTOCOL.md 3) or packed (PROTOCOL.md 9),
// written as text from the two typed views, field by field through the same description that writes them. Both sides
// are views that the same viewer may see, so that changes can tell nothing more than the views themselves.
#pragma once

#include "protocol/packing.hpp"
#include "protocol/writing_style.hpp"

namespace dahut {

// Lists and rows whose elements are objects or lists change by position; any others are sent whole.
template <typename T>
inline constexpr bool changes_by_position = false;
template <typename T>
    requires(is_list<T> || is_row<T>)
inline constexpr bool changes_by_position<T> = !Plain<typename T::value_type>;

// Appends the changes from one view to another, which must differ.
template <Style Written, std::equality_comparable T>
void write_changes(std::string& text, const T& before, const T& after);

namespace changing {

// Changes with names are objects; packed ones are lists of a position and what changed there, by turns.
template <Style Written>
inline constexpr char opening = Written == Style::packed ? '[' : '{';
template <Style Written>
inline constexpr char closing = Written == Style::packed ? ']' : '}';

// Where the next change is.
template <Style Written>
void write_position(std::string& text, std::size_t position)
{
    if constexpr (Written == Style::packed) {
        packing::write_position(text, position);
    } else {
        write_key(text, position);
    }
}

template <Style Written>
void write_field_key(std::string& text, std::string_view name, std::size_t position)
{
    if constexpr (Written == Style::packed) {
        write_position<Written>(text, position);
    } else {
        write_key(text, name);
    }
}

template <Style Written, typename T>
void write_whole(std::string& text, const T& value);

// What has come where nothing was: packed, the changes of all that is there, so that nobody has to know what was.
template <Described T>
void write_coming_fields(std::string& text, const T& value)
{
    std::size_t position = 0;
    for_each_field(value, [&](std::string_view, const auto& member) {
        const std::size_t here = position++;
        if (is_left_out(member)) {
            return;
        }
        write_position<Style::packed>(text, here);
        write_whole<Style::packed>(text, member);
    });
}

template <typename T>
void write_coming_places(std::string& text, const T& row)
{
    for (std::size_t position = 0; position < row.size(); ++position) {
        if (row[position]) {
            write_position<Style::packed>(text, position);
            write_whole<Style::packed>(text, *row[position]);
        }
    }
}

// A value that replaces whatever was there. Packed, a list in a list cannot be taken for changes by position.
template <Style Written, typename T>
void write_whole(std::string& text, const T& value)
{
    if constexpr (Written == Style::named) {
        write_json(text, value);
    } else if constexpr (is_optional<T>) {
        write_whole<Written>(text, *value);
    } else if constexpr (Described<T>) {
        text += '[';
        write_coming_fields(text, value);
        text += ']';
    } else if constexpr (is_row_with_gaps<T>) {
        text += '[';
        write_coming_places(text, value);
        text += ']';
    } else if constexpr (changes_by_position<T>) {
        text += '[';
        write_packed(text, value);
        text += ']';
    } else {
        write_packed(text, value);
    }
}

template <Style Written, typename T>
void write_changed_positions(std::string& text, const T& before, const T& after)
{
    for (std::size_t position = 0; position < static_cast<std::size_t>(after.size()); ++position) {
        const auto place = static_cast<std::ptrdiff_t>(position);
        const auto& then = *(before.begin() + place);
        const auto& now = *(after.begin() + place);
        if (then != now) {
            write_position<Written>(text, position);
            write_changes<Written>(text, then, now);
        }
    }
}

template <Style Written, Described T>
void write_changed_fields(std::string& text, const T& before, const T& after)
{
    std::size_t position = 0;
    const auto write_one = [&](const auto& field) {
        const std::size_t here = position++;
        const auto& then = before.*(field.member);
        const auto& now = after.*(field.member);
        if (then != now) {
            write_field_key<Written>(text, field.name, here);
            write_changes<Written>(text, then, now);
        }
    };
    for_each_description<T>(write_one);
}

// What is not there any more is null.
template <Style Written, typename T>
void write_changed_optional(std::string& text, const std::optional<T>& before, const std::optional<T>& after)
{
    if (!after) {
        text += "null";
    } else if (!before) {
        write_whole<Written>(text, *after);
    } else {
        write_changes<Written>(text, *before, *after);
    }
}

// A word that is left out again is null as well.
template <Style Written, typename T>
void write_changed_word(std::string& text, const T& after)
{
    if (is_left_out(after)) {
        text += "null";
    } else {
        write_whole<Written>(text, after);
    }
}

} // namespace changing

template <Style Written, std::equality_comparable T>
void write_changes(std::string& text, const T& before, const T& after)
{
    static_assert(!is_variant<T>, "changes cannot replace an object by one of another kind");
    if constexpr (is_optional<T>) {
        changing::write_changed_optional<Written>(text, before, after);
    } else if constexpr (first_is_left_out<T>) {
        changing::write_changed_word<Written>(text, after);
    } else if constexpr (Described<T>) {
        text += changing::opening<Written>;
        changing::write_changed_fields<Written>(text, before, after);
        text += changing::closing<Written>;
    } else if constexpr (changes_by_position<T>) {
        if (before.size() != after.size()) {
            changing::write_whole<Written>(text, after);
            return;
        }
        text += changing::opening<Written>;
        changing::write_changed_positions<Written>(text, before, after);
        text += changing::closing<Written>;
    } else {
        changing::write_whole<Written>(text, after);
    }
}

} // namespace dahut

// The small changes that turn one redacted view into the next (PROTOCOL.md 3), written as text from the two typed
// views, field by field through the same description that writes them. Both sides are views that the same viewer may
// see, so that changes can tell nothing more than the views themselves.
#pragma once

#include "protocol/writing.hpp"

namespace dahut {

// Lists and rows whose elements are objects or lists change by position; any others are sent whole.
template <typename T>
inline constexpr bool changes_by_position = false;
template <typename T, int Capacity>
inline constexpr bool changes_by_position<SmallList<T, Capacity>> = !Word<T> && !Number<T> && !std::is_integral_v<T>;
template <typename T>
inline constexpr bool changes_by_position<std::vector<T>> = !Word<T> && !Number<T> && !std::is_integral_v<T>;
template <typename T, std::size_t Size>
inline constexpr bool changes_by_position<std::array<T, Size>> = !Word<T> && !Number<T> && !std::is_integral_v<T>;

// Appends the changes from one view to another, which must differ.
template <std::equality_comparable T>
void write_changes(std::string& text, const T& before, const T& after);

namespace changing {

// A key and its changes, if there are any.
template <typename Key, typename T>
void write_changed(std::string& text, Key key, const T& before, const T& after)
{
    if (before != after) {
        write_key(text, key);
        write_changes(text, before, after);
    }
}

template <typename T>
void write_changed_positions(std::string& text, const T& before, const T& after)
{
    for (std::size_t position = 0; position < static_cast<std::size_t>(after.size()); ++position) {
        const auto place = static_cast<std::ptrdiff_t>(position);
        write_changed(text, position, *(before.begin() + place), *(after.begin() + place));
    }
}

template <Described T>
void write_changed_fields(std::string& text, const T& before, const T& after)
{
    const auto write_one = [&](const auto& field) {
        write_changed(text, field.name, before.*(field.member), after.*(field.member));
    };
    std::apply([&](const auto&... fields) { (write_one(fields), ...); }, T::fields);
}

// What is not there any more is null; what has come is written whole.
template <typename T>
void write_changed_optional(std::string& text, const std::optional<T>& before, const std::optional<T>& after)
{
    if (!after) {
        text += "null";
    } else if (!before) {
        write_json(text, *after);
    } else {
        write_changes(text, *before, *after);
    }
}

} // namespace changing

template <std::equality_comparable T>
void write_changes(std::string& text, const T& before, const T& after)
{
    static_assert(!is_variant<T>, "changes cannot replace an object by one of another kind");
    if constexpr (is_optional<T>) {
        changing::write_changed_optional(text, before, after);
    } else if constexpr (Described<T>) {
        text += '{';
        changing::write_changed_fields(text, before, after);
        text += '}';
    } else if constexpr (changes_by_position<T>) {
        if (before.size() != after.size()) {
            write_json(text, after);
            return;
        }
        text += '{';
        changing::write_changed_positions(text, before, after);
        text += '}';
    } else {
        write_json(text, after);
    }
}

} // namespace dahut

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

// Appends the changes and returns true, or appends nothing and returns false if there are none.
template <typename T>
bool write_changes(std::string& text, const T& before, const T& after);

namespace changing {

// Writes a field's key and its changes; takes the key back if there are none.
template <typename Key, typename T>
bool write_changed(std::string& text, Key key, const T& before, const T& after)
{
    const std::size_t unchanged = text.size();
    write_key(text, key);
    if (write_changes(text, before, after)) {
        return true;
    }
    text.resize(unchanged);
    return false;
}

template <typename Key, typename T>
bool write_changed(std::string& text, Key key, const std::optional<T>& before, const std::optional<T>& after)
{
    if (before && after) {
        return write_changed(text, key, *before, *after);
    }
    if (!before && !after) {
        return false;
    }
    write_key(text, key);
    if (after) {
        write_json(text, *after);
    } else {
        text += "null";
    }
    return true;
}

template <typename T>
bool write_changed_positions(std::string& text, const T& before, const T& after)
{
    bool changed = false;
    for (std::size_t position = 0; position < static_cast<std::size_t>(after.size()); ++position) {
        const auto place = static_cast<std::ptrdiff_t>(position);
        changed = write_changed(text, position, *(before.begin() + place), *(after.begin() + place)) || changed;
    }
    return changed;
}

template <Described T>
bool write_changed_fields(std::string& text, const T& before, const T& after)
{
    bool changed = false;
    const auto write_one = [&](const auto& field) {
        changed = write_changed(text, field.name, before.*(field.member), after.*(field.member)) || changed;
    };
    std::apply([&](const auto&... fields) { (write_one(fields), ...); }, T::fields);
    return changed;
}

// An object of changes, or nothing at all.
template <typename T>
bool write_changes_inside(std::string& text, const T& before, const T& after)
{
    const std::size_t unchanged = text.size();
    text += '{';
    bool changed = false;
    if constexpr (Described<T>) {
        changed = write_changed_fields(text, before, after);
    } else {
        changed = write_changed_positions(text, before, after);
    }
    if (changed) {
        text += '}';
    } else {
        text.resize(unchanged);
    }
    return changed;
}

} // namespace changing

template <typename T>
bool write_changes(std::string& text, const T& before, const T& after)
{
    static_assert(!is_variant<T>, "changes cannot replace an object by one of another kind");
    if constexpr (Described<T> || is_row_with_gaps<T>) {
        return changing::write_changes_inside(text, before, after);
    } else if constexpr (changes_by_position<T>) {
        if (before.size() == after.size()) {
            return changing::write_changes_inside(text, before, after);
        }
        write_json(text, after);
        return true;
    } else {
        if (before == after) {
            return false;
        }
        write_json(text, after);
        return true;
    }
}

} // namespace dahut

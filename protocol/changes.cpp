// Differences between two views, and their application (changes.hpp).
#include "protocol/changes.hpp"

#include <charconv>
#include <string>

namespace dahut {

namespace {

// Arrays of one length whose elements are objects or arrays change by position; any others are sent whole.
bool changes_by_position(const Json& before, const Json& after)
{
    return before.is_array() && after.is_array() && before.size() == after.size() && !after.empty()
           && after.front().is_structured();
}

Json changes_of_array(const Json& before, const Json& after)
{
    Json changes = Json::object();
    for (std::size_t position = 0; position < after.size(); ++position) {
        if (before[position] != after[position]) {
            changes[std::to_string(position)] = changes_between(before[position], after[position]);
        }
    }
    return changes;
}

Json changes_of_object(const Json& before, const Json& after)
{
    Json changes = Json::object();
    for (const auto& [key, value] : after.items()) {
        const auto old = before.find(key);
        if (old == before.end()) {
            changes[key] = value;
        } else if (*old != value) {
            changes[key] = changes_between(*old, value);
        }
    }
    for (const auto& [key, value] : before.items()) {
        if (!after.contains(key)) {
            changes[key] = nullptr;
        }
    }
    return changes;
}

void apply_to_array(Json& array, const Json& changes)
{
    for (const auto& [key, change] : changes.items()) {
        std::size_t position = array.size();
        std::from_chars(key.data(), key.data() + key.size(), position);
        apply_changes(array.at(position), change);
    }
}

void apply_to_object(Json& object, const Json& changes)
{
    for (const auto& [key, change] : changes.items()) {
        if (change.is_null()) {
            object.erase(key);
        } else {
            apply_changes(object[key], change);
        }
    }
}

} // namespace

Json changes_between(const Json& before, const Json& after)
{
    if (before.is_object() && after.is_object()) {
        return changes_of_object(before, after);
    }
    return changes_by_position(before, after) ? changes_of_array(before, after) : after;
}

void apply_changes(Json& view, const Json& changes)
{
    if (!changes.is_object()) {
        view = changes;
    } else if (view.is_array()) {
        apply_to_array(view, changes);
    } else {
        if (!view.is_object()) {
            view = Json::object();
        }
        apply_to_object(view, changes);
    }
}

} // namespace dahut

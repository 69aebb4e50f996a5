// The client's side of packing (PROTOCOL.md 9): restores the names of an update with the game's forms.
#pragma once

#include "protocol/json.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace dahut {

[[nodiscard]] Json unpacked(const Json& form, const Json& packed);

namespace unpacking {

// Calls take(position, value) for each pair in a list of pairs.
template <typename Take>
void for_each_pair(const Json& packed, const Take& take)
{
    for (std::size_t index = 0; index < packed.size(); index += 2) {
        take(packed.at(index).get<std::size_t>(), packed.at(index + 1));
    }
}

// The fields in `packed` from index `first` on, each unpacked by `unpack`.
template <typename Unpack>
[[nodiscard]] Json fields(const Json& forms, const Json& packed, std::size_t first, const Unpack& unpack)
{
    Json object = Json::object();
    for (std::size_t index = first; index < packed.size(); ++index) {
        const Json& field = forms.at(index - first);
        if (!packed[index].is_null()) {
            object[field[0].get<std::string>()] = unpack(field[1], packed[index]);
        }
    }
    return object;
}

// A value of one of several kinds. It begins with the number of its kind.
template <typename Unpack>
[[nodiscard]] Json kind(const Json& kinds, const Json& packed, const Unpack& unpack)
{
    const Json& form = kinds.at(packed.at(0).get<std::size_t>());
    Json object{{"type", form[0]}};
    object.update(fields(form[1], packed, 1, unpack));
    return object;
}

[[nodiscard]] inline Json list(const Json& form, const Json& packed)
{
    Json whole = Json::array();
    for (const Json& one : packed) {
        whole.push_back(unpacked(form, one));
    }
    return whole;
}

[[nodiscard]] inline Json places(const Json& form, const Json& packed)
{
    Json object = Json::object();
    for_each_pair(packed, [&](std::size_t position, const Json& value) {
        object[std::to_string(position)] = unpacked(form, value);
    });
    return object;
}

// Whether a value with this form changes field by field. All others are replaced as a whole.
[[nodiscard]] inline bool changes_inside(const Json& form)
{
    if (!form.is_object() || form.contains("words")) {
        return false;
    }
    return !form.contains("list") || (form["list"].is_object() && !form["list"].contains("words"));
}

} // namespace unpacking

// The value with names that belongs to a packed one.
[[nodiscard]] inline Json unpacked(const Json& form, const Json& packed)
{
    if (!form.is_object()) {
        return packed;
    }
    if (form.contains("words")) {
        return form["words"].at(packed.get<std::size_t>());
    }
    if (form.contains("kinds")) {
        return unpacking::kind(form["kinds"], packed, unpacked);
    }
    if (form.contains("fields")) {
        return unpacking::fields(form["fields"], packed, 0, unpacked);
    }
    return form.contains("places") ? unpacking::places(form["places"], packed) : unpacking::list(form["list"], packed);
}

// The changes with names that belong to packed changes of a value with this form.
[[nodiscard]] inline Json unpacked_changes(const Json& form, const Json& packed)
{
    if (packed.is_null() || !unpacking::changes_inside(form)) {
        return packed.is_null() ? packed : unpacked(form, packed);
    }
    if (form.contains("list") && packed.size() == 1) {
        return unpacked(form, packed[0]);
    }
    Json changes = Json::object();
    unpacking::for_each_pair(packed, [&](std::size_t position, const Json& change) {
        const bool has_names = form.contains("fields");
        const Json field =
            has_names ? form["fields"].at(position) : Json::array({std::to_string(position), form.begin().value()});
        changes[field[0].get<std::string>()] = unpacked_changes(field[1], change);
    });
    return changes;
}

// Unpacks in place what an update asks, if it asks anything.
inline void unpack_decision(const Json& forms, Json& update)
{
    if (update.contains("decision") && !update["decision"].is_null()) {
        for (Json& row : update["decision"]["rows"]) {
            row = unpacking::kind(forms["action"]["kinds"], row, unpacking::list);
        }
    }
}

// Unpacks a whole update with the forms of its game.
[[nodiscard]] inline Json unpacked_update(const Json& forms, Json update)
{
    for (Json& event : update["events"]) {
        // An event that belongs to no game is not packed.
        event = event.is_array() ? unpacked(forms["event"], event) : event;
    }
    update["changes"] = unpacked_changes(forms["view"], update["changes"]);
    unpack_decision(forms, update);
    return update;
}

} // namespace dahut

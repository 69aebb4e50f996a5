// What a hosted match writes, as JSON documents to look into, and the client's side of it.
#pragma once

#include "protocol/hosted.hpp"

#include <string>

namespace dahut {

[[nodiscard]] inline Json view_of(const HostedMatch& match, const Perspective& eyes)
{
    std::string text;
    match.write_view(text, eyes);
    return Json::parse(text);
}

// An empty list if nothing is asked of this seat.
[[nodiscard]] inline Json rows_of(const HostedMatch& match, Seat seat)
{
    std::string text;
    match.write_rows(text, seat);
    return Json::parse(text);
}

[[nodiscard]] inline Json events_of(const EventTexts& told, const Perspective& eyes)
{
    std::string text = "[";
    told.append_to(text, eyes);
    return Json::parse(text + "]");
}

// An empty object if nothing changed.
[[nodiscard]] inline Json changes_of(const HostedMatch& before, const HostedMatch& after, const Perspective& eyes)
{
    std::string text;
    return after.write_changes(text, before, eyes) ? Json::parse(text) : Json::object();
}

// Applies changes to a view in place, as a client does.
inline void apply_changes(Json& view, const Json& changes)
{
    if (!changes.is_object()) {
        view = changes;
        return;
    }
    if (!view.is_structured()) {
        view = Json::object();
    }
    for (const auto& [key, change] : changes.items()) {
        if (view.is_array()) {
            apply_changes(view.at(static_cast<std::size_t>(std::stoi(key))), change);
        } else if (change.is_null()) {
            view.erase(key);
        } else {
            apply_changes(view[key], change);
        }
    }
}

// The first action that rows allow, of which there must be one.
[[nodiscard]] inline Json first_answer(const Json& rows)
{
    Json action = Json::object();
    for (const auto& [name, values] : rows.at(0).items()) {
        action[name] = values.is_array() ? values.at(0) : values;
    }
    return action;
}

} // namespace dahut

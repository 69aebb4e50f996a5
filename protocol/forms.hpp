// The forms of a game: what a client has to know to unpack what is packed (PROTOCOL.md 9), derived from the same
// descriptions by which packing.hpp leaves it out.
#pragma once

#include "protocol/changes.hpp"
#include "protocol/json.hpp"

namespace dahut {

template <typename T>
[[nodiscard]] Json form_of();

namespace forms {

// The fields in their order, each as a pair of its name and its form.
template <Described T>
[[nodiscard]] Json of_fields()
{
    Json fields = Json::array();
    for_each_field(T{}, [&fields]<typename Member>(std::string_view name, const Member&) {
        fields.push_back(Json::array({name, form_of<Member>()}));
    });
    return fields;
}

template <typename... Kinds>
[[nodiscard]] Json of_kinds(const std::variant<Kinds...>*)
{
    Json kinds = Json::array();
    (kinds.push_back(Json::array({Kinds::name, of_fields<Kinds>()})), ...);
    return kinds;
}

} // namespace forms

// What an optional holds, if it is there, has the form that it has without.
template <typename T>
[[nodiscard]] Json form_of()
{
    if constexpr (is_optional<T>) {
        return form_of<typename T::value_type>();
    } else if constexpr (Word<T>) {
        return {{"words", words<T>}};
    } else if constexpr (Number<T> || std::is_integral_v<T>) {
        return "plain";
    } else if constexpr (is_variant<T>) {
        return {{"kinds", forms::of_kinds(static_cast<const T*>(nullptr))}};
    } else if constexpr (is_row_with_gaps<T>) {
        return {{"places", form_of<typename T::value_type>()}};
    } else if constexpr (is_list<T> || is_row<T>) {
        return {{"list", form_of<typename T::value_type>()}};
    } else {
        return {{"fields", forms::of_fields<T>()}};
    }
}

template <typename G>
[[nodiscard]] Json forms_of_game()
{
    return {{"action", form_of<typename G::Action>()},
            {"event", form_of<typename G::Event>()},
            {"view", form_of<typename G::View>()}};
}

} // namespace dahut

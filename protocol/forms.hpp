// The forms of a game: what a client has to know to unpack what is packed (PROTOCOL.md 9), derived from the same
// descriptions by which packing.hpp leaves it out.
#pragma once

#include "protocol/changes.hpp"
#include "protocol/json.hpp"

#include <span>
#include <string_view>

namespace dahut {

template <typename T>
[[nodiscard]] Json form_of();

namespace forms {

// What all types share is no template, because the library's own templates take long to compile.
[[nodiscard]] Json of_words(std::span<const std::string_view> all);
[[nodiscard]] Json of_plain();
[[nodiscard]] Json no_parts();
// Adds the pair of a part's name and its form.
void add_part(Json& parts, std::string_view name, Json form);
// The form that has its parts, or the one of its elements, under this key.
[[nodiscard]] Json keyed(std::string_view key, Json form);

// The fields in their order, each as a pair of its name and its form.
template <Described T>
[[nodiscard]] Json of_fields()
{
    Json fields = no_parts();
    for_each_field(T{}, [&fields]<typename Member>(std::string_view name, const Member&) {
        add_part(fields, name, form_of<Member>());
    });
    return fields;
}

template <typename... Kinds>
[[nodiscard]] Json of_kinds(const std::variant<Kinds...>*)
{
    Json kinds = no_parts();
    (add_part(kinds, Kinds::name, of_fields<Kinds>()), ...);
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
        return forms::of_words(words<T>);
    } else if constexpr (Plain<T>) {
        return forms::of_plain();
    } else if constexpr (is_variant<T>) {
        return forms::keyed("kinds", forms::of_kinds(static_cast<const T*>(nullptr)));
    } else if constexpr (is_row_with_gaps<T>) {
        return forms::keyed("places", form_of<typename T::value_type>());
    } else if constexpr (is_list<T> || is_row<T>) {
        return forms::keyed("list", form_of<typename T::value_type>());
    } else {
        return forms::keyed("fields", forms::of_fields<T>());
    }
}

template <typename G>
[[nodiscard]] Json forms_of_game()
{
    Json all = forms::keyed("action", form_of<typename G::Action>());
    all["event"] = form_of<typename G::Event>();
    all["view"] = form_of<typename G::View>();
    return all;
}

} // namespace dahut

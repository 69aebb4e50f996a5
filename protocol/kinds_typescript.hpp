// Described values (kinds.hpp) as types for the checker of the pages (web-client/app/protocol.d.ts). Only tests and
// what they keep need it.
#pragma once

#include "protocol/kinds_schema.hpp"

#include <string>
#include <string_view>

namespace dahut {

// The name of the type that pages know it by; empty for what stands where it is used.
template <typename T>
inline constexpr std::string_view typescript_name = {};
[[nodiscard]] constexpr std::string_view typescript_of(OfGame what)
{
    constexpr std::array<std::string_view, 12> names{"Record<string, string>",
                                                     "Action",
                                                     "Result",
                                                     "any",
                                                     "GameEvent",
                                                     "GameEvent[]",
                                                     "any",
                                                     "Decision",
                                                     "(any[] | GameEvent)[]",
                                                     "any[]",
                                                     "PackedDecision | null",
                                                     "Form"};
    return names.at(static_cast<std::size_t>(what));
}

namespace typescript {

// Says which kind and which type of member is meant.
template <typename Kind, typename T>
struct As {};

template <Described T>
void add_fields(std::string& text, std::string_view indent, kinds_schema::Presence presence);

template <typename T>
[[nodiscard]] std::string of(As<SeedDigits, T>)
{
    return "string";
}
template <template <std::size_t> typename Kind, std::size_t Bound, typename T>
[[nodiscard]] std::string of(As<Kind<Bound>, T>)
{
    return "string";
}
template <template <std::int64_t, std::int64_t> typename Kind, std::int64_t Lowest, std::int64_t Highest, typename T>
[[nodiscard]] std::string of(As<Kind<Lowest, Highest>, T>)
{
    return "number";
}
template <typename T>
[[nodiscard]] std::string of(As<ContributionOrBot, T>)
{
    return "string";
}
template <typename T>
[[nodiscard]] std::string of(As<Prose, T>)
{
    return "string";
}
template <typename T>
[[nodiscard]] std::string of(As<Truth, T>)
{
    return "true";
}
template <typename T>
[[nodiscard]] std::string of(As<TrueOrFalse, T>)
{
    return "boolean";
}
template <typename T>
[[nodiscard]] std::string of(As<Role, T>)
{
    return "Role";
}
template <OfGame What, typename T>
[[nodiscard]] std::string of(As<Opaque<What>, T>)
{
    return std::string(typescript_of(What));
}
template <Number Kind, typename T>
[[nodiscard]] std::string of(As<Kind, T>)
{
    return "number";
}

template <Word T>
[[nodiscard]] std::string union_of()
{
    std::string text;
    for (const std::string_view one : words<T>) {
        text += (text.empty() ? "'" : " | '") + std::string(one) + "'";
    }
    return text;
}
template <Word Kind, typename T>
[[nodiscard]] std::string of(As<Kind, T>)
{
    return typescript_name<Kind>.empty() ? union_of<Kind>() : std::string(typescript_name<Kind>);
}

template <Described Kind, typename T>
[[nodiscard]] std::string of(As<Kind, T>)
{
    if constexpr (!typescript_name<Kind>.empty()) {
        return std::string(typescript_name<Kind>);
    } else {
        std::string text = "{";
        add_fields<Kind>(text, {}, kinds_schema::Presence::required);
        return text + "}";
    }
}
template <typename Form, typename T>
[[nodiscard]] std::string of(As<Through<Form>, T>)
{
    return of(As<Form, Form>());
}
template <typename Kind, auto Value, typename T>
[[nodiscard]] std::string of(As<Usually<Kind, Value>, T>)
{
    return of(As<Kind, T>());
}
template <typename Kind, typename T>
[[nodiscard]] std::string of(As<LeftOut<Kind>, T>)
{
    return of(As<Kind, T>());
}
template <typename Kind, std::size_t Most, typename T>
[[nodiscard]] std::string of(As<List<Kind, Most>, T>)
{
    const std::string element = of(As<Kind, Kind>());
    return element.find_first_of(" |") == std::string::npos || element.front() == '{' ? element + "[]"
                                                                                      : "(" + element + ")[]";
}
// One of several structs, each in a line of its own with a field that says which.
template <Literal Key, typename... Ts>
[[nodiscard]] std::string of(As<TaggedBy<Key>, std::variant<Ts...>>)
{
    std::string text;
    const auto add = [&text]<typename T>(As<T, T>) {
        text += "\n        | {" + std::string(Key.view()) + ": '" + std::string(T::type) + "'; ";
        add_fields<T>(text, {}, kinds_schema::Presence::required);
        text += "}";
    };
    (add(As<Ts, Ts>()), ...);
    return text;
}

// The fields of an object, each in a line of its own, or, without an indent, all in one.
template <Described T>
void add_fields(std::string& text, std::string_view indent, kinds_schema::Presence presence)
{
    const auto add = [&](const auto& description) {
        using Kind = typename KindOf<std::remove_cvref_t<decltype(description)>>::Type;
        using Type = std::remove_cvref_t<decltype(std::declval<T>().*(description.member))>;
        using Form = typename kinds_schema::SpreadForm<Kind>::Type;
        if constexpr (!std::is_void_v<Form>) {
            add_fields<Form>(text, indent, kinds_schema::presence_of_spread<Form, Type>(presence));
        } else {
            if constexpr (requires { description.about; }) {
                if (!indent.empty() && !description.about.empty()) {
                    text += std::string(indent) + "/** " + std::string(description.about) + " */\n";
                }
            }
            const bool is_absent = kinds_schema::is_absent_at_times<T, Kind, Type>(description.name, presence);
            const std::string type = of(As<Kind, typename schema::OptionalValue<Type>::Type>());
            text += std::string(indent) + std::string(description.name) + (is_absent ? "?:" : ":");
            text += (type.starts_with('\n') ? "" : " ") + type + (indent.empty() ? "; " : ";\n");
        }
    };
    std::apply([&](const auto&... description) { (add(description), ...); }, T::fields);
    if (indent.empty() && text.ends_with("; ")) {
        text.resize(text.size() - 2);
    }
}

} // namespace typescript

// A described struct as an interface of this name; if it has a type, with a field that says so.
template <Described T>
[[nodiscard]] std::string typescript_interface(std::string_view key = {})
{
    std::string text = "export interface " + std::string(typescript_name<T>) + " {\n";
    if constexpr (requires { T::type; }) {
        if (!key.empty()) {
            text += "    " + std::string(key) + ": '" + std::string(T::type) + "';\n";
        }
    }
    typescript::add_fields<T>(text, "    ", kinds_schema::Presence::required);
    return text + "}\n";
}

} // namespace dahut

// JSON Schemas of described values (kinds.hpp), for schemas/ and for whoever writes another client. Only tests and what
// they keep need it.
#pragma once

#include "protocol/kinds.hpp"
#include "protocol/schema.hpp"
#include "protocol/table_words.hpp"

#include <limits>
#include <string>
#include <string_view>
#include <variant>

namespace dahut {

// What describes these values to others as a shared definition; empty for what stands where it is used.
template <typename T>
inline constexpr std::string_view shared_schema = {};
// The name of the definition of what games describe.
[[nodiscard]] constexpr std::string_view name_of(OfGame what)
{
    constexpr std::array<std::string_view, 12> names{"options",       "action",         "result",          "view",
                                                     "event",         "events",         "changes",         "decision",
                                                     "packed_events", "packed_changes", "packed_decision", "form"};
    return names.at(static_cast<std::size_t>(what));
}

namespace kinds_schema {

// Says which kind and which type of member is meant.
template <typename Kind, typename T>
struct As {};

template <Described T>
[[nodiscard]] Json of_struct(Json properties, Json required);

[[nodiscard]] inline Json of_text(std::size_t longest)
{
    return {{"type", "string"}, {"minLength", 1}, {"maxLength", longest}};
}

[[nodiscard]] inline Json of_pattern(const std::string& pattern)
{
    return {{"type", "string"}, {"pattern", "^" + pattern + "$"}};
}

[[nodiscard]] inline Json of_number(std::int64_t lowest, std::int64_t highest)
{
    Json number{{"type", "integer"}, {"minimum", lowest}};
    if (highest < std::numeric_limits<std::int32_t>::max() || highest == limits::time_highest) {
        number["maximum"] = highest;
    }
    return number;
}

template <std::size_t Longest, typename T>
[[nodiscard]] Json of(As<Characters<Longest>, T>)
{
    return of_text(Longest);
}
template <std::size_t Longest, typename T>
[[nodiscard]] Json of(As<Text<Longest>, T>)
{
    return of_text(Longest);
}
template <std::size_t Longest, typename T>
[[nodiscard]] Json of(As<ShowableName<Longest>, T>)
{
    return of_text(Longest);
}
template <std::size_t Longest, typename T>
[[nodiscard]] Json of(As<Identifier<Longest>, T>)
{
    return of_pattern("[A-Za-z0-9_-]{1," + std::to_string(Longest) + "}");
}
template <std::size_t Digits, typename T>
[[nodiscard]] Json of(As<Hex<Digits>, T>)
{
    return of_pattern("[0-9a-f]{" + std::to_string(Digits) + "}");
}
template <typename T>
[[nodiscard]] Json of(As<ContributionOrBot, T>)
{
    return {{"oneOf", Json::array({of_pattern("[0-9a-f]{64}"), {{"const", "bot"}}})}};
}
template <typename T>
[[nodiscard]] Json of(As<Prose, T>)
{
    return {{"type", "string"}};
}
template <typename T>
[[nodiscard]] Json of(As<SeedDigits, T>)
{
    return of_pattern("[0-9]{1," + std::to_string(limits::seed_digits) + "}");
}
template <std::int64_t Lowest, std::int64_t Highest, typename T>
[[nodiscard]] Json of(As<Whole<Lowest, Highest>, T>)
{
    return of_number(Lowest, Highest);
}
template <std::int64_t Lowest, std::int64_t Highest, typename T>
[[nodiscard]] Json of(As<Seconds<Lowest, Highest>, T>)
{
    return of_number(Lowest, Highest);
}
template <std::int64_t Lowest, std::int64_t Highest, typename T>
[[nodiscard]] Json of(As<Milliseconds<Lowest, Highest>, T>)
{
    return of_number(Lowest, Highest);
}
template <typename T>
[[nodiscard]] Json of(As<Truth, T>)
{
    return {{"const", true}};
}
template <typename T>
[[nodiscard]] Json of(As<TrueOrFalse, T>)
{
    return {{"type", "boolean"}};
}
template <typename T>
[[nodiscard]] Json of(As<Role, T>)
{
    return {{"oneOf", Json::array({schema_of<Seat>(), {{"const", "public"}}})}};
}
template <OfGame What, typename T>
[[nodiscard]] Json of(As<Opaque<What>, T>)
{
    return {{"$ref", "common.schema.json#/$defs/" + std::string(name_of(What))}};
}
template <typename Kind, typename T>
    requires(Word<Kind> || Number<Kind>)
[[nodiscard]] Json of(As<Kind, T>)
{
    return schema_of<Kind>();
}
template <Described Kind, typename T>
[[nodiscard]] Json of(As<Kind, T>)
{
    if constexpr (!shared_schema<Kind>.empty()) {
        return {{"$ref", "common.schema.json#/$defs/" + std::string(shared_schema<Kind>)}};
    } else {
        return of_struct<Kind>(Json::object(), Json::array());
    }
}
template <typename Form, typename T>
[[nodiscard]] Json of(As<Through<Form>, T>)
{
    return of(As<Form, Form>());
}
template <typename Kind, auto Value, typename T>
[[nodiscard]] Json of(As<Usually<Kind, Value>, T>)
{
    Json schema = of(As<Kind, T>());
    if constexpr (Word<Kind>) {
        schema["default"] = word(Value);
    } else {
        schema["default"] = Value;
    }
    return schema;
}
template <typename Kind, typename T>
[[nodiscard]] Json of(As<LeftOut<Kind>, T>)
{
    Json schema = of(As<Kind, T>());
    if (schema.contains("items")) {
        schema["minItems"] = 1;
    }
    return schema;
}
template <typename Kind, std::size_t Most, typename T>
[[nodiscard]] Json of(As<List<Kind, Most>, T>)
{
    Json array{{"type", "array"}};
    if (Most <= limits::record_actions) {
        array["maxItems"] = Most;
    }
    array["items"] = of(As<Kind, Kind>());
    return array;
}

// One of several structs, each with a field that says which.
template <typename... Ts>
[[nodiscard]] Json of_variant(std::string_view key)
{
    Json alternatives = Json::array();
    const auto add = [&]<typename T>(As<T, T>) {
        Json properties = Json::object();
        properties[std::string(key)] = {{"const", T::type}};
        alternatives.push_back(of_struct<T>(std::move(properties), Json::array({key})));
    };
    (add(As<Ts, Ts>()), ...);
    return {{"oneOf", std::move(alternatives)}};
}
template <Literal Key, typename... Ts>
[[nodiscard]] Json of(As<TaggedBy<Key>, std::variant<Ts...>>)
{
    return of_variant<Ts...>(Key.view());
}

template <typename Kind>
inline constexpr bool may_be_absent = false;
template <typename Kind, auto Value>
inline constexpr bool may_be_absent<Usually<Kind, Value>> = true;
template <typename Kind>
inline constexpr bool may_be_absent<LeftOut<Kind>> = true;

template <typename Kind>
struct SpreadForm {
    using Type = void;
};
template <typename Form>
struct SpreadForm<Spread<Form>> {
    using Type = Form;
};

// An object being described.
struct ObjectSchema {
    Json properties;
    Json required;
    // One of which has to be there.
    Json alternatives;
};

enum class Presence { required, optional };

// Whether a field of a struct need not be there.
template <typename T, typename Kind, typename Type>
[[nodiscard]] bool is_absent_at_times(std::string_view name, Presence presence)
{
    if constexpr (requires { T::alternatives; }) {
        if (std::ranges::find(T::alternatives, name) != T::alternatives.end()) {
            return true;
        }
    }
    return presence == Presence::optional || is_optional<Type> || may_be_absent<Kind>;
}

// Of an optional whose own fields are spread, none need be there.
template <typename Form, typename Type>
[[nodiscard]] constexpr Presence presence_of_spread(Presence outer)
{
    const bool is_optional_form = is_optional<Type> && std::is_same_v<Form, typename schema::OptionalValue<Type>::Type>;
    return is_optional_form ? Presence::optional : outer;
}

template <Described T>
void add_fields(ObjectSchema& object, Presence presence)
{
    const auto add = [&](const auto& description) {
        using Kind = typename KindOf<std::remove_cvref_t<decltype(description)>>::Type;
        using Type = std::remove_cvref_t<decltype(std::declval<T>().*(description.member))>;
        using Form = typename SpreadForm<Kind>::Type;
        if constexpr (!std::is_void_v<Form>) {
            add_fields<Form>(object, presence_of_spread<Form, Type>(presence));
        } else {
            const std::string name(description.name);
            object.properties[name] = of(As<Kind, typename schema::OptionalValue<Type>::Type>());
            if constexpr (requires { description.about; }) {
                if (!description.about.empty()) {
                    object.properties[name]["description"] = description.about;
                }
            }
            if (!is_absent_at_times<T, Kind, Type>(name, presence)) {
                object.required.push_back(name);
            }
        }
    };
    std::apply([&](const auto&... description) { (add(description), ...); }, T::fields);
    if constexpr (requires { T::alternatives; }) {
        for (const std::string_view one : T::alternatives) {
            object.alternatives.push_back({{"required", Json::array({one})}});
        }
    }
}

template <Described T>
Json of_struct(Json properties, Json required)
{
    ObjectSchema object{std::move(properties), std::move(required), Json::array()};
    add_fields<T>(object, Presence::required);
    Json schema{{"type", "object"}};
    schema["properties"] = std::move(object.properties);
    schema["required"] = std::move(object.required);
    schema["additionalProperties"] = false;
    if (!object.alternatives.empty()) {
        schema["oneOf"] = std::move(object.alternatives);
    }
    return schema;
}

} // namespace kinds_schema

// The schema of a described value.
template <Described T>
[[nodiscard]] Json described_schema()
{
    return kinds_schema::of_struct<T>(Json::object(), Json::array());
}
// The same, with a field that says what it is.
template <Described T>
[[nodiscard]] Json described_schema(std::string_view key)
{
    Json properties = Json::object();
    properties[std::string(key)] = {{"const", T::type}};
    return kinds_schema::of_struct<T>(std::move(properties), Json::array({key}));
}

} // namespace dahut

// JSON Schemas of described values: of what the server says, hears and keeps (kinds.hpp), and of what games describe
// (engine/core/describe.hpp). They come from the same descriptions that read and write the JSON, so that they cannot
// disagree with it. Only tests and what they keep need them.
#pragma once

#include "protocol/json.hpp"
#include "protocol/kinds.hpp"
#include "protocol/table_words.hpp"
#include "protocol/writing.hpp"

#include <array>
#include <concepts>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace dahut {

// What describes these values to others as a shared definition; empty for what stands where it is used.
template <typename T>
inline constexpr std::string_view shared_schema = {};

namespace schema {

// Says which kind is meant.
template <typename Kind>
struct As {};

[[nodiscard]] inline Json shared(std::string_view definition)
{
    return {{"$ref", "common.schema.json#/$defs/" + std::string(definition)}};
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

// What has no parts.

template <Letters Which, std::size_t Longest>
[[nodiscard]] Json of(As<TextOf<Which, Longest>>)
{
    return {{"type", "string"}, {"minLength", 1}, {"maxLength", Longest}};
}
[[nodiscard]] inline Json of(As<Prose>) { return {{"type", "string"}}; }
template <std::size_t Longest>
[[nodiscard]] Json of(As<Identifier<Longest>>)
{
    return of_pattern("[A-Za-z0-9_-]{1," + std::to_string(Longest) + "}");
}
template <std::size_t Digits>
[[nodiscard]] Json of(As<Hex<Digits>>)
{
    return of_pattern("[0-9a-f]{" + std::to_string(Digits) + "}");
}
[[nodiscard]] inline Json of(As<ContributionOrBot>)
{
    return {{"oneOf", Json::array({of_pattern("[0-9a-f]{64}"), {{"const", "bot"}}})}};
}
[[nodiscard]] inline Json of(As<SeedDigits>)
{
    return of_pattern("[0-9]{1," + std::to_string(limits::seed_digits) + "}");
}
template <std::int64_t Lowest, std::int64_t Highest>
[[nodiscard]] Json of(As<Whole<Lowest, Highest>>)
{
    return of_number(Lowest, Highest);
}
template <typename Unit, std::int64_t Lowest, std::int64_t Highest>
[[nodiscard]] Json of(As<Duration<Unit, Lowest, Highest>>)
{
    return of_number(Lowest, Highest);
}
template <std::integral Kind>
[[nodiscard]] Json of(As<Kind>)
{
    return of_number(std::numeric_limits<Kind>::min(), std::numeric_limits<Kind>::max());
}
template <Number Kind>
[[nodiscard]] Json of(As<Kind>)
{
    return of_number(Kind::lowest, Kind::highest);
}
template <Word Kind>
[[nodiscard]] Json of(As<Kind>)
{
    return {{"enum", words<Kind>}};
}
[[nodiscard]] inline Json of(As<Truth>) { return {{"const", true}}; }
[[nodiscard]] inline Json of(As<bool>) { return {{"type", "boolean"}}; }
[[nodiscard]] inline Json of(As<Role>) { return {{"oneOf", Json::array({of(As<Seat>()), {{"const", "public"}}})}}; }
template <OfGame What>
[[nodiscard]] Json of(As<Opaque<What>>)
{
    return shared(word(What));
}

// Objects.

enum class Presence { required, optional };

template <Described T>
void add_fields(Json& object, Presence presence);

// An object with these fields and those of T.
template <Described T>
[[nodiscard]] Json of_struct(Json properties, Json required)
{
    Json object{{"type", "object"}};
    object["properties"] = std::move(properties);
    object["required"] = std::move(required);
    object["additionalProperties"] = false;
    add_fields<T>(object, Presence::required);
    return object;
}

// An object with a field that says what it is.
template <Described T>
[[nodiscard]] Json of_kind(std::string_view key, std::string_view type)
{
    Json properties = Json::object();
    properties[std::string(key)] = {{"const", type}};
    return of_struct<T>(std::move(properties), Json::array({key}));
}

template <Described Kind>
[[nodiscard]] Json of(As<Kind>)
{
    return shared_schema<Kind>.empty() ? of_struct<Kind>(Json::object(), Json::array()) : shared(shared_schema<Kind>);
}
template <typename Form>
[[nodiscard]] Json of(As<Through<Form>>)
{
    return of(As<Form>());
}
template <NamedAndDescribed... Ts>
[[nodiscard]] Json of(As<std::variant<Ts...>>)
{
    return {{"oneOf", Json::array({of_kind<Ts>("type", Ts::name)...})}};
}
template <Literal Key, typename... Ts>
[[nodiscard]] Json of(As<TaggedBy<Key, std::variant<Ts...>>>)
{
    return {{"oneOf", Json::array({of_kind<Ts>(Key.view(), Ts::type)...})}};
}

// Lists.

template <typename Kind, std::size_t Most>
[[nodiscard]] Json of(As<List<Kind, Most>>)
{
    Json array{{"type", "array"}};
    if (Most <= limits::record_actions) {
        array["maxItems"] = Most;
    }
    array["items"] = of(As<Kind>());
    return array;
}
template <typename T>
[[nodiscard]] Json of_list(std::size_t fewest, std::size_t most)
{
    Json array{{"type", "array"}};
    array["items"] = of(As<T>());
    array["minItems"] = fewest;
    array["maxItems"] = most;
    return array;
}
template <typename T, int Capacity>
[[nodiscard]] Json of(As<SmallList<T, Capacity>>)
{
    return of_list<T>(0, Capacity);
}
template <typename T, std::size_t Size>
[[nodiscard]] Json of(As<std::array<T, Size>>)
{
    return of_list<T>(Size, Size);
}
// A row with gaps.
template <typename T, std::size_t Size>
[[nodiscard]] Json of(As<std::array<std::optional<T>, Size>>)
{
    Json object{{"type", "object"}};
    object["patternProperties"] = {{"^[0-9]{1,2}$", of(As<T>())}};
    object["additionalProperties"] = false;
    return object;
}

// What may be absent.

template <typename Kind, auto Value>
[[nodiscard]] Json of(As<Usually<Kind, Value>>)
{
    Json schema = of(As<Kind>());
    if constexpr (Word<Kind>) {
        schema["default"] = word(Value);
    } else {
        schema["default"] = Value;
    }
    return schema;
}
template <typename Kind>
[[nodiscard]] Json of(As<LeftOut<Kind>>)
{
    Json schema = of(As<Kind>());
    if (schema.contains("items")) {
        schema["minItems"] = 1;
    }
    return schema;
}

template <Described T>
void add_fields(Json& object, Presence presence)
{
    for_each_description<T>([&]<typename Member, typename Kind>(const Field<T, Member, Kind>& one) {
        if constexpr (is_spread<Kind>) {
            // Of an optional whose own fields are spread, none need be there.
            const bool is_optional_form = std::is_same_v<Member, std::optional<typename Kind::Form>>;
            add_fields<typename Kind::Form>(object, is_optional_form ? Presence::optional : presence);
        } else {
            Json& schema = object["properties"][std::string(one.name)] = of(As<Kind>());
            if (!one.about.empty()) {
                schema["description"] = one.about;
            }
            if (presence == Presence::required
                && !may_be_left_out<Member> && !AbsentAtTimes<Kind> && !is_alternative<T>(one.name)) {
                object["required"].push_back(one.name);
            }
        }
    });
    if constexpr (requires { T::alternatives; }) {
        for (const std::string_view one : T::alternatives) {
            object["oneOf"].push_back({{"required", Json::array({one})}});
        }
    }
}

} // namespace schema

// The schema of a described value. One that is shared is told in full.
template <Described T>
[[nodiscard]] Json described_schema()
{
    return schema::of_struct<T>(Json::object(), Json::array());
}
// The same, with a field that says what it is.
template <Described T>
[[nodiscard]] Json described_schema(std::string_view key)
{
    return schema::of_kind<T>(key, T::type);
}

// The schema of what stands where a value of this type or kind is.
template <typename T>
[[nodiscard]] Json schema_of()
{
    return schema::of(schema::As<T>());
}

// The schemas of a game: what its actions, events, views and options look like.
template <typename G>
[[nodiscard]] Json schemas_of_game()
{
    Json definitions = Json::object();
    definitions["action"] = schema_of<typename G::Action>();
    definitions["event"] = schema_of<typename G::Event>();
    definitions["view"] = schema_of<typename G::View>();
    definitions["options"] = schema_of<typename G::Options>();
    Json schema = Json::object();
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema";
    schema["title"] = std::string(G::title) + ": actions, events, views and options";
    schema["$defs"] = std::move(definitions);
    return schema;
}

} // namespace dahut

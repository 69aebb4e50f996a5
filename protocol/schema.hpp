// JSON Schemas derived from the same descriptions that write and read the JSON (codec.hpp), so that the schema of
// a game's actions, events and views cannot disagree with them.
#pragma once

#include "protocol/codec.hpp"

namespace dahut {

template <typename T>
[[nodiscard]] Json schema_of();

namespace schema {

template <typename T>
struct OptionalValue {
    using Type = T;
};
template <typename T>
struct OptionalValue<std::optional<T>> {
    using Type = T;
};

template <typename T>
[[nodiscard]] Json of_word()
{
    Json values = Json::array();
    for (const std::string_view one : words<T>) {
        values.push_back(one);
    }
    return {{"enum", std::move(values)}};
}

template <typename T>
[[nodiscard]] Json of_fields(Json properties, Json required)
{
    for_each_field(T{}, [&](std::string_view name, const auto& member) {
        using Member = std::remove_cvref_t<decltype(member)>;
        properties[std::string(name)] = schema_of<typename OptionalValue<Member>::Type>();
        if constexpr (!may_be_left_out<Member>) {
            required.push_back(name);
        }
    });
    Json object{{"type", "object"}};
    object["properties"] = std::move(properties);
    object["required"] = std::move(required);
    object["additionalProperties"] = false;
    return object;
}

template <typename... Ts>
[[nodiscard]] Json of_variant(const std::variant<Ts...>*)
{
    Json alternatives = Json::array();
    const auto add = [&alternatives]<typename T>(const T&) {
        Json properties = Json::object();
        properties["type"] = {{"const", T::name}};
        alternatives.push_back(of_fields<T>(std::move(properties), Json::array({"type"})));
    };
    (add(Ts{}), ...);
    return {{"oneOf", std::move(alternatives)}};
}

template <typename T>
[[nodiscard]] Json of_row_with_gaps()
{
    using Value = typename OptionalValue<typename T::value_type>::Type;
    Json object{{"type", "object"}};
    object["patternProperties"] = {{"^[0-9]{1,2}$", schema_of<Value>()}};
    object["additionalProperties"] = false;
    return object;
}

template <typename T>
[[nodiscard]] Json of_list(std::size_t fewest, std::size_t most)
{
    Json array{{"type", "array"}};
    array["items"] = schema_of<typename T::value_type>();
    array["minItems"] = fewest;
    array["maxItems"] = most;
    return array;
}

[[nodiscard]] inline Json of_whole_number(long long lowest, long long highest)
{
    return {{"type", "integer"}, {"minimum", lowest}, {"maximum", highest}};
}

} // namespace schema

// The schema of what to_json writes for a value of type T.
template <typename T>
[[nodiscard]] Json schema_of()
{
    if constexpr (Word<T>) {
        return schema::of_word<T>();
    } else if constexpr (Number<T>) {
        return schema::of_whole_number(T::lowest, T::highest);
    } else if constexpr (std::is_integral_v<T>) {
        return schema::of_whole_number(std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
    } else if constexpr (is_variant<T>) {
        return schema::of_variant(static_cast<const T*>(nullptr));
    } else if constexpr (is_row_with_gaps<T>) {
        return schema::of_row_with_gaps<T>();
    } else if constexpr (is_list<T>) {
        return schema::of_list<T>(0, static_cast<std::size_t>(T::capacity));
    } else if constexpr (is_row<T>) {
        return schema::of_list<T>(T{}.size(), T{}.size());
    } else {
        return schema::of_fields<T>(Json::object(), Json::array());
    }
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

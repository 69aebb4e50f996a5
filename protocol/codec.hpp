// Described values as JSON documents, and actions and options read back from them. The format is that of writing.hpp.
// Reading is strict: anything missing, unknown, of a wrong type or out of range is an error. What only the server says
// may hold optionals and rows; they are never read.
#pragma once

#include "protocol/json.hpp"
#include "protocol/writing.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace dahut {

// The JSON of a described value as a document, for what is rare.
template <typename T>
[[nodiscard]] Json to_json(const T& value)
{
    std::string text;
    write_json(text, value);
    return json_of(text);
}

// Reads what to_json wrote into `value`; false, with `value` unspecified, if the JSON is anything else.
template <typename T>
[[nodiscard]] bool from_json(const Json& json, T& value);

namespace codec {

template <typename T>
[[nodiscard]] bool read_number(const Json& json, T& value)
{
    const std::optional<std::int64_t> number = whole_number(json);
    if (!number || !T::holds(*number)) {
        return false;
    }
    value = T(static_cast<int>(*number));
    return true;
}

template <typename T>
[[nodiscard]] bool read_word(const Json& json, T& value)
{
    const auto* const text = json.get_ptr<const Json::string_t*>();
    const std::optional<T> known = text != nullptr ? from_word<T>(*text) : std::nullopt;
    value = known.value_or(T{});
    return known.has_value();
}

template <typename T>
[[nodiscard]] bool read_list(const Json& json, T& list)
{
    if (!json.is_array() || json.size() > static_cast<std::size_t>(T::capacity)) {
        return false;
    }
    list.clear();
    for (const Json& one : json) {
        typename T::value_type element{};
        if (!from_json(one, element)) {
            return false;
        }
        list.push_back(element);
    }
    return true;
}

// Reads the fields of `value` out of an object that has them and `others` further keys, no more and no less. One whose
// first value is left out is missing exactly when it has that value.
template <Described T>
[[nodiscard]] bool read_fields(const Json& object, T& value, std::size_t others)
{
    bool good = true;
    std::size_t fields = 0;
    for_each_field(value, [&](std::string_view name, auto& member) {
        const auto found = object.find(std::string(name));
        if (found == object.end()) {
            member = std::remove_cvref_t<decltype(member)>{};
            good = good && is_left_out(member);
            return;
        }
        good = good && from_json(*found, member) && !is_left_out(member);
        ++fields;
    });
    return good && object.size() == fields + others;
}

template <typename... Ts>
[[nodiscard]] bool read_variant(const Json& json, std::variant<Ts...>& value)
{
    const auto type = json.is_object() ? json.find("type") : json.end();
    if (type == json.end() || !type->is_string()) {
        return false;
    }
    const auto& name = type->template get_ref<const Json::string_t&>();
    const auto read_as = [&]<typename T>(T alternative) {
        if (T::name != name || !read_fields(json, alternative, 1)) {
            return false;
        }
        value = alternative;
        return true;
    };
    return (read_as(Ts{}) || ...);
}

} // namespace codec

template <typename T>
[[nodiscard]] bool from_json(const Json& json, T& value)
{
    if constexpr (Word<T>) {
        return codec::read_word(json, value);
    } else if constexpr (Number<T>) {
        return codec::read_number(json, value);
    } else if constexpr (is_variant<T>) {
        return codec::read_variant(json, value);
    } else if constexpr (is_list<T>) {
        return codec::read_list(json, value);
    } else {
        return json.is_object() && codec::read_fields(json, value, 0);
    }
}

} // namespace dahut

// JSON Schemas of described values (schema.hpp) as types for the checker of the pages
// (web-client/app/protocol.d.ts): what no schema describes has no type either. Only tests and what they keep need it.
#pragma once

#include "protocol/schema.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dahut {

namespace typescript {

// What pages call the values that such schemas describe.
using Names = std::vector<std::pair<Json, std::string>>;

[[nodiscard]] inline std::string type_of(Json schema, const Names& names);

// The fields of an object, each in a line of its own, or, without an indent, all in one.
[[nodiscard]] inline std::string fields_of(const Json& object, const std::string& indent, const Names& names)
{
    std::string text;
    for (const auto& [name, field] : object.at("properties").items()) {
        if (!indent.empty() && field.contains("description")) {
            text += indent + "/** " + field.at("description").get<std::string>() + " */\n";
        }
        const bool is_there = std::ranges::count(object.at("required"), Json(name)) > 0;
        const std::string type = type_of(field, names);
        text.append(indent).append(name).append(is_there ? ":" : "?:");
        text.append(type.starts_with('\n') ? "" : " ").append(type);
        text += indent.empty() ? "; " : ";\n";
    }
    return indent.empty() && !text.empty() ? text.substr(0, text.size() - 2) : text;
}

[[nodiscard]] inline std::string literal(const Json& value)
{
    return value.is_string() ? "'" + value.get<std::string>() + "'" : value.dump();
}

// One of several words, or one of several objects, each in a line of its own.
[[nodiscard]] inline std::string one_of(const Json& schema, const Names& names)
{
    std::string text;
    if (schema.contains("enum")) {
        for (const Json& word : schema.at("enum")) {
            text += (text.empty() ? "" : " | ") + literal(word);
        }
        return text;
    }
    for (const Json& alternative : schema.at("oneOf")) {
        text += "\n        | " + type_of(alternative, names);
    }
    return text;
}

inline std::string type_of(Json schema, const Names& names)
{
    schema.erase("description");
    schema.erase("default");
    if (const auto named = std::ranges::find(names, schema, &Names::value_type::first); named != names.end()) {
        return named->second;
    }
    const std::string type = schema.value("type", "");
    if (type == "object") {
        return "{" + fields_of(schema, {}, names) + "}";
    }
    if (type == "array") {
        const std::string element = type_of(schema.at("items"), names);
        const bool is_clear = element.find_first_of(" |") == std::string::npos || element.front() == '{';
        return is_clear ? element + "[]" : "(" + element + ")[]";
    }
    if (type.empty()) {
        return schema.contains("const") ? literal(schema.at("const")) : one_of(schema, names);
    }
    return type == "integer" ? "number" : type;
}

} // namespace typescript

// What such a schema of an object describes, as an interface of this name.
[[nodiscard]] inline std::string typescript_interface(std::string_view name, const Json& schema,
                                                      const typescript::Names& names)
{
    return "export interface " + std::string(name) + " {\n" + typescript::fields_of(schema, "    ", names) + "}\n";
}

} // namespace dahut

// The schemas, the types of the pages and the tables of messages in PROTOCOL.md are those that the descriptions give.
// Written anew with DAHUT_UPDATE_GOLDENS=1.
#include "tests/protocol/published.hpp"
#include "tests/support/golden.hpp"

#include <algorithm>
#include <set>
#include <string>

using namespace dahut;

namespace {

// Pages import it by this path.
const std::string types_of_pages = "web-client/app/protocol.d.ts";
const std::string schemas = "protocol/schemas/";

Json schema_file(const std::string& name, std::string_view title)
{
    Json schema{{"$schema", "https://json-schema.org/draft/2020-12/schema"}};
    schema["$id"] = name + ".schema.json";
    schema["title"] = title;
    return schema;
}

void check_schema(const std::string& name, const Json& schema)
{
    check_golden(schemas + name + ".schema.json", schema.dump(1) + "\n");
}

// One of several messages, told apart by their types. The type is looked at first, so that what is wrong is said of
// that message only.
void add_messages(Json& schema, Json definitions)
{
    Json types = Json::array();
    Json alternatives = Json::array();
    for (const auto& [type, _] : definitions.items()) {
        types.push_back(type);
        alternatives.push_back({{"$ref", "#/$defs/" + type}});
    }
    schema["type"] = "object";
    schema["properties"]["type"]["enum"] = std::move(types);
    schema["required"] = Json::array({"type"});
    schema["oneOf"] = std::move(alternatives);
    schema["$defs"] = std::move(definitions);
}

template <typename T>
Json request_schema()
{
    Json properties{{"type", {{"const", T::type}}}};
    properties["id"] = schema_of<RequestId>();
    return schema::of_struct<T>(std::move(properties), Json::array({"type", "id"}));
}

template <typename... Ts>
Json request_schemas(const std::variant<Ts...>*)
{
    Json definitions;
    ((definitions[std::string(Ts::type)] = request_schema<Ts>()), ...);
    return definitions;
}

template <typename... Ts>
Json message_schemas(const std::variant<Ts...>*)
{
    Json definitions;
    ((definitions[std::string(Ts::type)] = described_schema<Ts>("type")), ...);
    return definitions;
}

Json games_schema()
{
    Json games{{"type", "array"}};
    games["items"] = described_schema<http_answer::Game>();
    return games;
}

template <typename... Ts>
std::string message_types(const std::variant<Ts...>*, const typescript::Names& names)
{
    std::string text;
    std::string all = "export type ServerMessage =\n";
    ((text += typescript_interface(typescript_name<Ts>, described_schema<Ts>("type"), names)), ...);
    ((all += "    | " + std::string(typescript_name<Ts>) + "\n"), ...);
    return text + all.insert(all.size() - 1, ";");
}

template <Word... Ts>
std::string word_types()
{
    std::string text;
    const auto add = [&](std::string_view name, const Json& schema) {
        text += "export type " + std::string(name) + " = " + typescript::type_of(schema, {}) + ";\n";
    };
    (add(typescript_name<Ts>, schema_of<Ts>()), ...);
    return text;
}

template <Described... Ts>
std::string interfaces(const typescript::Names& names)
{
    std::string text;
    ((text += typescript_interface(typescript_name<Ts>, described_schema<Ts>(), names)), ...);
    return text;
}

std::string type_declarations()
{
    const typescript::Names names = published::names_in_pages();
    return "// The messages of PROTOCOL.md as types, for the checker only: nothing of this file reaches the browser. "
           "Written\n"
           "// by the tests from what the server describes (tests/protocol/described_test.cpp).\n\n"
           + std::string(published::open_types) + "\n" + word_types<Accord, Excuse, Hands, NoticeKind>()
           + interfaces<SeatFacts, ClockTerms, TableFacts, TalkLine, NoticePlaces, KeyringSeat, ToldHandover>(names)
           + "\n" + message_types(static_cast<const told::Message*>(nullptr), names) + "\n"
           + interfaces<http_answer::Option, http_answer::Game, http_answer::Forms, http_answer::Tables,
                        http_answer::ReplayStep, http_answer::Replay, http_answer::Standing, http_answer::TurningPoint,
                        http_answer::Analysis, http_answer::Advice>(names)
           + typescript_interface(typescript_name<Record>, described_schema<Record>("format"), names)
           + interfaces<operating::ShownTable>(names)
           + typescript_interface(typescript_name<operating::Tables>, described_schema<operating::Tables>("type"),
                                  names);
}

std::string range_in_words(const Json& schema)
{
    const std::string most = schema.contains("maximum") ? " to " + schema["maximum"].dump() : " or more";
    return schema["minimum"].dump() + most;
}

// What a schema says, in words.
std::string in_words(const Json& schema)
{
    if (schema.contains("maxLength")) {
        return "1–" + schema["maxLength"].dump() + " characters";
    }
    if (schema.contains("minimum")) {
        return range_in_words(schema);
    }
    if (schema.contains("pattern")) {
        const std::string pattern = schema["pattern"];
        const std::string count = pattern.substr(pattern.find('{') + 1, pattern.find('}') - pattern.find('{') - 1);
        const bool is_digits = pattern.starts_with("^[0-9]");
        return pattern.starts_with("^[0-9a-f]") ? count + " hex digits"
               : is_digits                      ? "the digits of a number below 2^64"
                           : "1–" + count.substr(count.find(',') + 1) + " letters, digits, `-`, `_`";
    }
    if (schema.contains("enum")) {
        std::string words;
        for (const Json& one : schema["enum"]) {
            words += (words.empty() ? "`" : ", `") + one.get<std::string>() + "`";
        }
        return words;
    }
    if (schema.contains("const")) {
        return "`" + schema["const"].dump() + "`";
    }
    return "object";
}

std::string fields_in_words(const Json& schema);

std::string field_in_words(const std::string& name, const Json& field, const std::string& presence)
{
    const bool is_clock = field.value("$ref", "").ends_with("/clock");
    const std::string what = is_clock ? fields_in_words(described_schema<ClockTerms>()) : in_words(field);
    const std::string usual = field.contains("default") ? "; usually " + field["default"].dump() : "";
    return "`" + name + "` (" + presence + what + usual + ")";
}

bool is_alternative(const Json& schema, const std::string& name)
{
    const Json alternatives = schema.value("oneOf", Json::array());
    return std::ranges::any_of(alternatives, [&](const Json& one) { return one["required"][0] == name; });
}

std::string fields_in_words(const Json& schema)
{
    std::string text;
    const std::set<std::string> required = schema["required"];
    for (const auto& [name, field] : schema["properties"].items()) {
        if (name != "type" && name != "id") {
            const std::string presence = is_alternative(schema, name) ? "either: "
                                         : required.contains(name)    ? ""
                                                                      : "optional: ";
            text += (text.empty() ? "" : ", ") + field_in_words(name, field, presence);
        }
    }
    return text.empty() ? "–" : text;
}

std::string shape_of(const Json& schema);

// The fields of an object: `"name"`, with a question mark if it may be absent, and what it is if that is not plain.
std::string shape_of_fields(const Json& schema)
{
    std::string text;
    const std::set<std::string> required = schema["required"];
    for (const auto& [name, field] : schema["properties"].items()) {
        const std::string shape = shape_of(field);
        if (name != "type") {
            text += (text.empty() ? "\"" : ", \"") + name + (required.contains(name) ? "\"" : "\"?")
                    + (shape.empty() ? "" : ": " + shape);
        }
    }
    return text;
}

// What is more than a text or a number, as JSON is written.
std::string shape_of(const Json& schema)
{
    if (schema.contains("const")) {
        return schema["const"].dump();
    }
    if (schema.contains("items")) {
        const std::string element = shape_of(schema["items"]);
        return element.empty() ? "[…]" : "[" + element + "]";
    }
    if (schema.contains("properties")) {
        return "{" + shape_of_fields(schema) + "}";
    }
    std::string words;
    for (const Json& one : schema.value("enum", Json::array())) {
        words += (words.empty() ? "" : "|") + one.dump();
    }
    return words;
}

// In a table a bar ends a column.
std::string in_column(std::string text)
{
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
        text.insert(at, "\\");
    }
    return text;
}

template <typename... Ts>
std::string message_table(const std::variant<Ts...>*)
{
    std::string table = "| type | fields besides `type` | when |\n| --- | --- | --- |\n";
    ((table += "| `" + std::string(Ts::type) + "` | `" + in_column(shape_of_fields(described_schema<Ts>())) + "` | "
               + std::string(Ts::when) + " |\n"),
     ...);
    return table;
}

template <typename T>
std::string_view answer_to()
{
    if constexpr (requires { T::answered_by; }) {
        return T::answered_by;
    } else {
        return "`done`";
    }
}

std::string_view in_words(Asking asking)
{
    constexpr std::array<std::string_view, 5> names{"anybody", "whoever is at the table", "who holds a seat",
                                                    "the host", "who has its secret"};
    return names.at(static_cast<std::size_t>(asking));
}

std::string in_words(const Statuses& statuses)
{
    std::string text;
    for (const TableStatus status : all_of<TableStatus>()) {
        if (statuses.contains(status)) {
            text += (text.empty() ? "`" : ", `") + std::string(word(status)) + "`";
        }
    }
    return statuses == status::any ? "any" : text;
}

template <typename... Ts>
std::string request_table(const std::variant<Ts...>*)
{
    std::string table = "| type | fields besides `type` and `id` | who asks | states of the table | answered by |\n"
                        "| --- | --- | --- | --- | --- |\n";
    ((table += "| `" + std::string(Ts::type) + "` | " + fields_in_words(request_schema<Ts>()) + " | "
               + std::string(in_words(Ts::asked_by)) + " | " + in_words(Ts::asked_in) + " | "
               + std::string(answer_to<Ts>()) + " |\n"),
     ...);
    return table;
}

template <typename... Ts>
std::string operating_table(const std::variant<Ts...>*)
{
    std::string table = "| type | fields besides `type` |\n| --- | --- |\n";
    ((table += "| `" + std::string(Ts::type) + "` | " + fields_in_words(described_schema<Ts>("type")) + " |\n"), ...);
    return table;
}

// The text with what stands between the two comments of this name replaced.
std::string with_part(const std::string& text, const std::string& name, const std::string& part)
{
    const std::string begin = "<!-- " + name + ": kept by tests/protocol/described_test.cpp -->\n";
    const std::size_t from = text.find(begin);
    const std::size_t to = text.find("<!-- end of " + name + " -->");
    REQUIRE(from != std::string::npos);
    REQUIRE(to != std::string::npos);
    return text.substr(0, from + begin.size()) + part + text.substr(to);
}

} // namespace

TEST_CASE("the schemas that are kept of messages, answers and records are those the descriptions give")
{
    Json client = schema_file("client", "From client to server (PROTOCOL.md 2)");
    add_messages(client, request_schemas(static_cast<const Request*>(nullptr)));
    check_schema("client", client);

    Json server = schema_file("server", "From server to client (PROTOCOL.md 3)");
    add_messages(server, message_schemas(static_cast<const told::Message*>(nullptr)));
    check_schema("server", server);

    Json common = schema_file("common", "What messages of both directions, lists and records share");
    common["$defs"] = Json::parse(published::open_schemas);
    common["$defs"]["table"] = described_schema<TableFacts>();
    common["$defs"]["clock"] = described_schema<ClockTerms>();
    check_schema("common", common);

    Json http = schema_file("http", "Answers over HTTP (PROTOCOL.md 5)");
    http["$defs"]["games"] = games_schema();
    http["$defs"]["forms"] = described_schema<http_answer::Forms>();
    http["$defs"]["tables"] = described_schema<http_answer::Tables>();
    http["$defs"]["replay"] = described_schema<http_answer::Replay>();
    http["$defs"]["analysis"] = described_schema<http_answer::Analysis>();
    http["$defs"]["advice"] = described_schema<http_answer::Advice>();
    http["$defs"]["asker"] = described_schema<http_answer::Asker>();
    http["$defs"]["error"] = described_schema<http_answer::Error>();
    http["$defs"]["notice"] = described_schema<PostedNotice>("type");
    check_schema("http", http);

    Json asked = schema_file("operator", "A line from an operator's command to the server (PROTOCOL.md 11)");
    add_messages(asked, message_schemas(static_cast<const operating::Request*>(nullptr)));
    check_schema("operator", asked);

    Json answered = schema_file("operator-answer", "A line from the server to an operator's command (PROTOCOL.md 11)");
    add_messages(answered, message_schemas(static_cast<const operating::Answer*>(nullptr)));
    check_schema("operator-answer", answered);

    Json record = schema_file("record", "A finished match (PROTOCOL.md 8)");
    record.update(described_schema<Record>("format"));
    check_schema("record", record);
}

TEST_CASE("the types of the pages that are kept are those the descriptions give")
{
    check_golden(types_of_pages, type_declarations());
}

TEST_CASE("the tables of messages that are kept in PROTOCOL.md are those the descriptions give")
{
    const std::string path = "protocol/PROTOCOL.md";
    std::string text = project_file(path);
    text = with_part(text, "requests", request_table(static_cast<const Request*>(nullptr)));
    text = with_part(text, "messages", message_table(static_cast<const told::Message*>(nullptr)));
    text = with_part(text, "operating", operating_table(static_cast<const operating::Request*>(nullptr)));
    text = with_part(text, "table", "`" + shape_of(described_schema<TableFacts>()) + "`\n");
    check_golden(path, text);
}

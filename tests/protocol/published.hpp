// What is published of the descriptions: which struct is called how by schemas and by the types of the pages, and what
// no description of the server's says, because games do, or because it is packed.
#pragma once

#include "protocol/http_answers.hpp"
#include "protocol/kinds_typescript.hpp"
#include "protocol/operating.hpp"
#include "protocol/posted_notice.hpp"
#include "protocol/record.hpp"
#include "protocol/requests.hpp"

#include <array>
#include <string>
#include <string_view>

namespace dahut {

template <>
inline constexpr std::string_view shared_schema<TableFacts> = "table";
template <>
inline constexpr std::string_view shared_schema<ClockTerms> = "clock";

template <>
inline constexpr std::string_view typescript_name<SeatFacts> = "SeatInfo";
template <>
inline constexpr std::string_view typescript_name<ClockTerms> = "ClockTerms";
template <>
inline constexpr std::string_view typescript_name<TableFacts> = "Table";
template <>
inline constexpr std::string_view typescript_name<TalkLine> = "TalkLine";
template <>
inline constexpr std::string_view typescript_name<NoticePlaces> = "NoticePlaces";
template <>
inline constexpr std::string_view typescript_name<KeyringSeat> = "KeyringSeat";
template <>
inline constexpr std::string_view typescript_name<ToldHandover> = "Handover";
template <>
inline constexpr std::string_view typescript_name<told::Hello> = "Hello";
template <>
inline constexpr std::string_view typescript_name<told::Invited> = "Invited";
template <>
inline constexpr std::string_view typescript_name<told::Seated> = "Seated";
template <>
inline constexpr std::string_view typescript_name<told::Entered> = "Entered";
template <>
inline constexpr std::string_view typescript_name<told::Table> = "TableMessage";
template <>
inline constexpr std::string_view typescript_name<told::Snapshot> = "Snapshot";
template <>
inline constexpr std::string_view typescript_name<told::Update> = "PackedUpdate";
template <>
inline constexpr std::string_view typescript_name<told::Clock> = "ClockMessage";
template <>
inline constexpr std::string_view typescript_name<told::Said> = "SaidMessage";
template <>
inline constexpr std::string_view typescript_name<told::Talk> = "TalkMessage";
template <>
inline constexpr std::string_view typescript_name<told::Nudged> = "NudgedMessage";
template <>
inline constexpr std::string_view typescript_name<told::Hint> = "HintMessage";
template <>
inline constexpr std::string_view typescript_name<told::Hinted> = "HintedMessage";
template <>
inline constexpr std::string_view typescript_name<told::Notices> = "NoticesMessage";
template <>
inline constexpr std::string_view typescript_name<told::Keyring> = "KeyringMessage";
template <>
inline constexpr std::string_view typescript_name<told::Announced> = "Announced";
template <>
inline constexpr std::string_view typescript_name<told::Done> = "Done";
template <>
inline constexpr std::string_view typescript_name<Refused> = "Refused";
template <>
inline constexpr std::string_view typescript_name<told::Closing> = "Closing";
template <>
inline constexpr std::string_view typescript_name<http_answer::Option> = "OptionInfo";
template <>
inline constexpr std::string_view typescript_name<http_answer::Game> = "GameInfo";
template <>
inline constexpr std::string_view typescript_name<http_answer::Forms> = "Forms";
template <>
inline constexpr std::string_view typescript_name<http_answer::Tables> = "TableLists";
template <>
inline constexpr std::string_view typescript_name<http_answer::ReplayStep> = "ReplayStep";
template <>
inline constexpr std::string_view typescript_name<http_answer::Replay> = "Replay";
template <>
inline constexpr std::string_view typescript_name<http_answer::Standing> = "Standing";
template <>
inline constexpr std::string_view typescript_name<http_answer::TurningPoint> = "TurningPoint";
template <>
inline constexpr std::string_view typescript_name<http_answer::Analysis> = "Analysis";
template <>
inline constexpr std::string_view typescript_name<http_answer::Advice> = "Advice";
template <>
inline constexpr std::string_view typescript_name<Record> = "MatchRecord";
template <>
inline constexpr std::string_view typescript_name<operating::ShownTable> = "ShownTable";
template <>
inline constexpr std::string_view typescript_name<operating::Tables> = "TablesShown";
template <>
inline constexpr std::string_view typescript_name<Accord> = "Accord";
template <>
inline constexpr std::string_view typescript_name<Excuse> = "Excuse";
template <>
inline constexpr std::string_view typescript_name<Hands> = "Hands";
template <>
inline constexpr std::string_view typescript_name<NoticeKind> = "NoticeKind";

template <>
inline constexpr std::string_view typescript_name<Role> = "Role";
template <>
inline constexpr std::string_view typescript_name<ContributionOrBot> = "string";

namespace published {

// By OfGame.
inline constexpr std::array<std::string_view, 12> types_of_games{"Record<string, string>",
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

// What the types of the pages call by a name where it is part of something.
[[nodiscard]] inline typescript::Names names_in_pages()
{
    typescript::Names names;
    for (std::size_t what = 0; what < types_of_games.size(); ++what) {
        const std::string definition(name_of(static_cast<OfGame>(what)));
        names.emplace_back(Json{{"$ref", "common.schema.json#/$defs/" + definition}}, types_of_games.at(what));
    }
    typescript::add_names<Role, ContributionOrBot, Accord, Excuse, Hands, NoticeKind, SeatFacts, ClockTerms, TableFacts,
                          TalkLine, NoticePlaces, KeyringSeat, ToldHandover, told::Announced, http_answer::Option,
                          http_answer::ReplayStep, http_answer::Standing, http_answer::TurningPoint,
                          operating::ShownTable>(names);
    return names;
}

// By name_of(OfGame), and what those refer to.
inline constexpr std::string_view open_schemas = R"({
  "options": {"description": "The game says which there are.", "type": "object"},
  "action": {"description": "The game says which there are.", "type": "object"},
  "result": {"type": "object", "required": ["points", "places"], "properties": {
    "points": {"type": "array", "items": {"type": "integer"}},
    "places": {"type": "array", "items": {"type": "integer", "minimum": 1}}}},
  "view": {"description": "All that one viewer may know; the game says what that is.", "type": "object"},
  "event": {"description": "What happened; the game says which there are.", "type": "object",
    "properties": {"type": {"type": "string"}}, "required": ["type"]},
  "events": {"type": "array", "items": {"$ref": "#/$defs/event"}},
  "changes": {"description": "Turns one view into the next (PROTOCOL.md 3).", "type": "object"},
  "row": {"description": "An action in which each field holds the list of the values it can have.", "type": "object",
    "properties": {"type": {"type": "string"}}, "required": ["type"],
    "additionalProperties": {"type": "array", "minItems": 1}},
  "decision": {"type": "object", "properties": {"number": {"type": "integer", "minimum": 1, "maximum": 1000000000},
    "optional": {"const": true}, "rows": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/row"}}},
    "required": ["number", "rows"], "additionalProperties": false},
  "undone": {"description": "A seat has undone its latest action.", "type": "object",
    "properties": {"type": {"const": "undone"}, "seat": {"type": "integer", "minimum": 0, "maximum": 7}},
    "required": ["type", "seat"], "additionalProperties": false},
  "packed_event": {
    "description": "The number of a kind of event, then its fields; or the event of no game (PROTOCOL.md 9).",
    "oneOf": [{"type": "array", "minItems": 1}, {"$ref": "#/$defs/undone"}]},
  "packed_events": {"type": "array", "items": {"$ref": "#/$defs/packed_event"}},
  "packed_changes": {"description": "Positions of fields and what changed there, by turns (PROTOCOL.md 9).",
    "type": "array"},
  "packed_row": {"description": "The number of a kind of action, then a list of values for each field (PROTOCOL.md 9).",
    "type": "array", "minItems": 1,
    "items": {"anyOf": [{"type": "integer", "minimum": 0}, {"type": "array", "minItems": 1}]}},
  "packed_decision": {"oneOf": [{"type": "null"}, {"type": "object", "properties": {
    "number": {"type": "integer", "minimum": 1, "maximum": 1000000000}, "optional": {"const": true},
    "rows": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/packed_row"}}},
    "required": ["number", "rows"], "additionalProperties": false}]},
  "form_fields": {"description": "Name and form of each field, in their order.", "type": "array",
    "items": {"type": "array", "minItems": 2, "maxItems": 2,
      "prefixItems": [{"type": "string"}, {"$ref": "#/$defs/form"}], "items": false}},
  "form": {"description": "What is left out of a packed value (PROTOCOL.md 9).", "oneOf": [
    {"const": "plain"},
    {"type": "object", "properties": {"words": {"type": "array", "items": {"type": "string"}}},
      "required": ["words"], "additionalProperties": false},
    {"type": "object", "properties": {"fields": {"$ref": "#/$defs/form_fields"}},
      "required": ["fields"], "additionalProperties": false},
    {"type": "object", "properties": {"kinds": {"type": "array", "items": {"type": "array",
      "minItems": 2, "maxItems": 2, "prefixItems": [{"type": "string"}, {"$ref": "#/$defs/form_fields"}],
      "items": false}}},
      "required": ["kinds"], "additionalProperties": false},
    {"type": "object", "properties": {"list": {"$ref": "#/$defs/form"}}, "required": ["list"],
      "additionalProperties": false},
    {"type": "object", "properties": {"places": {"$ref": "#/$defs/form"}}, "required": ["places"],
      "additionalProperties": false}]}
})";

// What pages make of it themselves, and what games say.
inline constexpr std::string_view open_types = R"(/** How a match ended, for each seat. */
export interface Result {
    points: number[];
    places: number[];
}
export type Value = string | number | boolean | Value[];
export type Action = {type: string; [field: string]: Value};
export type Row = {type: string; [field: string]: Value[] | string};
export type GameEvent = {type: string; [field: string]: any};
export type Role = number | 'public';
export interface Decision {
    number: number;
    optional?: boolean;
    rows: Row[];
}
export interface PackedDecision {
    number: number;
    optional?: boolean;
    rows: any[][];
}
export type Form =
    | 'plain'
    | {words: string[]}
    | {fields: [string, Form][]}
    | {kinds: [string, [string, Form][]][]}
    | {list: Form}
    | {places: Form};

/** With names. */
export interface Update extends Omit<PackedUpdate, 'events' | 'changes' | 'decision'> {
    events: GameEvent[];
    changes: any;
    decision?: Decision | null;
}
/** Kept beside a seat by the session. */
export interface SeatInfo {
    /** Since when the player has been away (ms of `momentNow`). */
    away_since?: number;
    /** What the last clock message said of it, and when. */
    time?: {left_ms: number; thinks?: true; excused?: Excuse; excuse_left_ms?: number; at: number};
}
)";

} // namespace published

} // namespace dahut

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
#include <tuple>

namespace dahut {

template <>
inline constexpr std::string_view shared_schema<TableFacts> = "table";
template <>
inline constexpr std::string_view shared_schema<ClockTerms> = "clock";

// What pages call a type.
template <typename T>
struct TypeName {
    std::string_view text;
};
template <typename T>
[[nodiscard]] constexpr TypeName<T> named(std::string_view text)
{
    return {text};
}
inline constexpr std::tuple type_names{named<SeatFacts>("SeatInfo"),
                                       named<ClockTerms>("ClockTerms"),
                                       named<TableFacts>("Table"),
                                       named<TalkLine>("TalkLine"),
                                       named<NoticePlaces>("NoticePlaces"),
                                       named<KeyringSeat>("KeyringSeat"),
                                       named<ToldHandover>("Handover"),
                                       named<told::Hello>("Hello"),
                                       named<told::Invited>("Invited"),
                                       named<told::Seated>("Seated"),
                                       named<told::Entered>("Entered"),
                                       named<told::Table>("TableMessage"),
                                       named<told::Snapshot>("Snapshot"),
                                       named<told::Update>("PackedUpdate"),
                                       named<told::Clock>("ClockMessage"),
                                       named<told::Said>("SaidMessage"),
                                       named<told::Talk>("TalkMessage"),
                                       named<told::Nudged>("NudgedMessage"),
                                       named<told::Hint>("HintMessage"),
                                       named<told::Hinted>("HintedMessage"),
                                       named<told::Notices>("NoticesMessage"),
                                       named<told::Keyring>("KeyringMessage"),
                                       named<told::Announced>("Announced"),
                                       named<told::Done>("Done"),
                                       named<Refused>("Refused"),
                                       named<told::Closing>("Closing"),
                                       named<http_answer::Option>("OptionInfo"),
                                       named<http_answer::Game>("GameInfo"),
                                       named<http_answer::Forms>("Forms"),
                                       named<http_answer::Tables>("TableLists"),
                                       named<http_answer::ReplayStep>("ReplayStep"),
                                       named<http_answer::Replay>("Replay"),
                                       named<http_answer::Standing>("Standing"),
                                       named<http_answer::TurningPoint>("TurningPoint"),
                                       named<http_answer::Analysis>("Analysis"),
                                       named<http_answer::Advice>("Advice"),
                                       named<Record>("MatchRecord"),
                                       named<operating::ShownTable>("ShownTable"),
                                       named<operating::Tables>("TablesShown"),
                                       named<Accord>("Accord"),
                                       named<Excuse>("Excuse"),
                                       named<Hands>("Hands"),
                                       named<NoticeKind>("NoticeKind"),
                                       named<Role>("Role"),
                                       named<ContributionOrBot>("string")};
template <typename T>
inline constexpr std::string_view typescript_name = std::get<TypeName<T>>(type_names).text;

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

template <typename... Ts>
void add_names(typescript::Names& names)
{
    (names.emplace_back(schema_of<Ts>(), typescript_name<Ts>), ...);
}

// What the types of the pages call by a name where it is part of something.
[[nodiscard]] inline typescript::Names names_in_pages()
{
    typescript::Names names;
    for (std::size_t what = 0; what < types_of_games.size(); ++what) {
        names.emplace_back(schema::shared(words<OfGame>.at(what)), types_of_games.at(what));
    }
    add_names<Role, ContributionOrBot, Accord, Excuse, Hands, NoticeKind, SeatFacts, ClockTerms, TableFacts, TalkLine,
              NoticePlaces, KeyringSeat, ToldHandover, told::Announced, http_answer::Option, http_answer::ReplayStep,
              http_answer::Standing, http_answer::TurningPoint, operating::ShownTable>(names);
    return names;
}

// By the words of OfGame, and what those refer to.
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

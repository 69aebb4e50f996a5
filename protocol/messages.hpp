// The messages of PROTOCOL.md as values: what a client may ask, read strictly, and what the server says, written
// in one place. Carrying them out is the server's affair; views, events and rows belong to the games.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/seat.hpp"
#include "protocol/hosted.hpp"
#include "protocol/json.hpp"
#include "protocol/limits.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace dahut {

class Fields;

inline constexpr std::string_view protocol_version = "dahut.1";
inline constexpr std::string_view software_version = "dahut 0.1.0";

// Whether a table is listed for everybody or found by its links only.
enum class Visibility { listed, by_link };
template <>
inline constexpr std::array<std::string_view, 2> words<Visibility>{"public", "link"};

enum class Watching { allowed, forbidden };
template <>
inline constexpr std::array<std::string_view, 2> words<Watching>{"allowed", "forbidden"};

// Who talks at a table: those who sit there, those who watch as well, or nobody.
enum class Talk { seats, all, off };
template <>
inline constexpr std::array<std::string_view, 3> words<Talk>{"seats", "everybody", "off"};

// Whether the pages of a table remind people of what was open once, or leave it to them to keep it in mind.
enum class Memory { aided, unaided };
template <>
inline constexpr std::array<std::string_view, 2> words<Memory>{"aided", "unaided"};

// Who hears a line of the talk.
enum class Hearers { seated, all };
template <>
inline constexpr std::array<std::string_view, 2> words<Hearers>{"seated", "everybody"};

// By which ways whoever is away can be told that it is their turn (section 10 of PROTOCOL.md).
enum class NoticeKind { webhook, mail };
template <>
inline constexpr std::array<std::string_view, 2> words<NoticeKind>{"webhook", "mail"};

enum class TableStatus { open, running, finished, stopped, broken, closed };
template <>
inline constexpr std::array<std::string_view, 6> words<TableStatus>{"open",    "running", "finished",
                                                                    "stopped", "broken",  "closed"};

// A table that people can still come to and play at.
[[nodiscard]] constexpr bool is_live(TableStatus status)
{
    return status == TableStatus::open || status == TableStatus::running;
}

// Why time comes out of an allowance before it comes out of the bank.
enum class Excuse { lost, vacation };
template <>
inline constexpr std::array<std::string_view, 2> words<Excuse>{"lost", "vacation"};

// How long people may think: each has a bank, which every action adds to, but never more than there was at the start,
// and in the whole match so much more while the connection is lost, or on vacation.
struct ClockTerms {
    std::chrono::seconds bank{};
    std::chrono::seconds increment{};
    std::chrono::seconds lost{};
    std::chrono::seconds vacation{};
};

// What those at a table do only together: rest, go on after that, and end a match that is not finished.
enum class Accord { pause, go_on, stop };
template <>
inline constexpr std::array<std::string_view, 3> words<Accord>{"pause", "go_on", "stop"};

namespace request {

struct Create {
    std::string game;
    std::string name;
    int seats = 0;
    Json options;
    Visibility visibility{};
    Watching watching{};
    std::string player;
    std::string contribution;
    Talk talk{};
    Memory memory{};
    // How long somebody may be away, in the match, before the others can let a bot stand in.
    std::chrono::seconds patience = limits::patience_usual;
    // Nothing if everybody may think for as long as they like.
    std::optional<ClockTerms> clock;
    // Chosen by the host of a custom table.
    std::optional<std::uint64_t> seed;
    // Made by the client, so that it can repeat the request.
    std::optional<std::string> token;
    // As if the host had sent `SetWebhook` at once.
    std::optional<std::string> webhook;
    // Which one the host would like; the lowest if there is no such seat.
    std::optional<Seat> seat;
};
// From whoever has heard nothing for a while.
struct Ping {};
// Asks how the table stands that an invitation leads to, before taking a seat there, or one that a token would enter.
struct Inspect {
    enum class By { invitation, token };
    By by{};
    std::string secret;
};
struct Join {
    std::string invitation;
    std::string player;
    std::string contribution;
    // As for `Create`.
    std::optional<std::string> token;
    // Which one this person would like; the lowest free one if it is taken or there is no such seat.
    std::optional<Seat> seat;
};
struct Enter {
    std::string token;
    std::optional<std::int64_t> seen;
};
// What this person adds to the chance of the match, instead of what came with its seat.
struct Contribute {
    std::string contribution;
};
struct Leave {};
struct SeatBot {
    Seat seat;
    BotKind bot{};
};
struct Unseat {
    Seat seat;
};
struct Start {};
// Lets everybody read the match once it is over.
struct Publish {};
struct Act {
    std::int64_t decision = 0;
    Json action;
};
// Takes back this seat's latest action, if it may (protocol/undo.hpp).
struct Undo {};
// A line for all who sit at the table, and for those who watch if they are in the talk.
struct Say {
    std::string text;
    // What one who watches is called.
    std::optional<std::string> name = std::nullopt;
};
// Agrees that a bot plays for this seat until its person, who is away, comes back.
struct StandIn {
    Seat seat;
};
// Takes this seat back from the bot that stands in for it, or ends its vacation.
struct ComeBack {};
// From now on this seat's time comes out of its vacation.
struct GoOnVacation {};
struct Agree {
    Accord accord{};
};
// Nobody agrees to it any more.
struct Disagree {
    Accord accord{};
};
// What a host does about a table.
struct Rename {
    std::string name;
};
struct HandOver {
    Seat seat;
};
struct MakePrivate {};
struct EndWatching {};
struct SetTalk {
    Talk talk{};
};
struct Close {};
// Reminds somebody that the match waits.
struct Nudge {
    Seat seat;
};
// From now on notices for this seat are mailed there; without an address none are.
struct Notify {
    std::optional<std::string> mail;
};
// From now on notices for everybody at the table are posted there; without an address none are.
struct SetWebhook {
    std::optional<std::string> address;
};
struct Resync {};
// Makes a keyring, which opens the seat that has this token, and perhaps others later, for another device.
struct MakeKeyring {
    std::string token;
};
// From now on the keyring opens this seat too.
struct AddToKeyring {
    std::string keyring;
    std::string token;
};
struct OpenKeyring {
    std::string keyring;
};
// It opens nothing any more.
struct RevokeKeyring {
    std::string keyring;
};

} // namespace request

using Request =
    std::variant<request::Create, request::Ping, request::Inspect, request::Join, request::Enter, request::Contribute,
                 request::Leave, request::SeatBot, request::Unseat, request::Start, request::Publish, request::Act,
                 request::Undo, request::Say, request::StandIn, request::ComeBack, request::GoOnVacation,
                 request::Agree, request::Disagree, request::Rename, request::HandOver, request::MakePrivate,
                 request::EndWatching, request::SetTalk, request::Close, request::Nudge, request::Notify,
                 request::SetWebhook, request::Resync, request::MakeKeyring, request::AddToKeyring,
                 request::OpenKeyring, request::RevokeKeyring>;

// Whether there is talk and pages remember, how long others wait for somebody, and the clock, as requests and journals
// say it, or as is usual.
[[nodiscard]] Talk read_talk(Fields& fields);
[[nodiscard]] Memory read_memory(Fields& fields);
[[nodiscard]] std::chrono::seconds read_patience(Fields& fields);
[[nodiscard]] std::optional<ClockTerms> read_clock(Fields& fields);
[[nodiscard]] Json clock_to_json(const ClockTerms& clock);

struct ClientMessage {
    std::string id;
    Request request;
};

// Why a message could not be read. The id is empty if even that could not be read.
struct BadMessage {
    std::string id;
    Refusal why;
};

// `text` is one whole WebSocket message.
[[nodiscard]] std::variant<ClientMessage, BadMessage> read_message(std::string_view text);

// A refusal as it is sent. `id` is left out when empty.
struct Refused {
    std::string id;
    Refusal why;
    // JSON text.
    std::optional<std::string> decision = std::nullopt;
};

// Whether the server has everything that a client says it has seen.
enum class SeenBefore { there, lost };

// A line of the talk, as the journal and the messages know it.
struct TalkLine {
    // Whose it is; nothing for one who watches.
    Viewer seat;
    // Milliseconds since 1970, UTC.
    std::int64_t at_ms = 0;
    std::string text;
    // What one who watches is called.
    std::string watcher = {};
    Hearers hearers = Hearers::seated;
};

// What is left of somebody's time, and whether it runs.
struct TimeLeft {
    Seat seat;
    std::chrono::milliseconds left{};
    bool thinks = false;
    // Why it comes out of an allowance now, and what is left of that.
    struct Excused {
        Excuse why{};
        std::chrono::milliseconds left{};
    };
    std::optional<Excused> excused = std::nullopt;
};

// Where notices go that this seat has asked for; empty for nowhere.
struct NoticePlaces {
    std::string mail;
    std::string webhook;
};

// A seat that a keyring opens, by a token of the keyring's own.
struct KeyringSeat {
    std::string token;
    std::string table;
    std::string name;
    std::string game;
    Seat seat;
};

// As it stands in messages and journals, but for who hears it.
[[nodiscard]] Json line_to_json(const TalkLine& line);

// The texts of the server's messages.
[[nodiscard]] std::string hello_text(std::span<const NoticeKind> notices);
[[nodiscard]] std::string invited_text(std::string_view id, const Json& table);
[[nodiscard]] std::string seated_text(std::string_view id, Seat seat, std::string_view token, const Json& table);
[[nodiscard]] std::string entered_text(std::string_view id, Viewer role, const Json& table,
                                       SeenBefore seen = SeenBefore::there);
[[nodiscard]] std::string table_text(const Json& table);
[[nodiscard]] std::string clock_text(std::span<const TimeLeft> times);
[[nodiscard]] std::string said_text(const TalkLine& line);
[[nodiscard]] std::string talk_text(std::span<const TalkLine> lines);
[[nodiscard]] std::string nudged_text(Seat seat);
[[nodiscard]] std::string notices_text(const NoticePlaces& places);
[[nodiscard]] std::string keyring_text(std::string_view id, std::string_view keyring,
                                       std::span<const KeyringSeat> seats);
[[nodiscard]] std::string done_text(std::string_view id);
[[nodiscard]] std::string refused_text(const Refused& refused);
[[nodiscard]] std::string closing_text(std::string_view code, std::string_view sentence);

} // namespace dahut

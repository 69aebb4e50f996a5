// What a client may ask, each request described once (protocol/kinds.hpp): what it says, who may ask, in which states
// of a table, and what answers it. Reader, schema, types of the page and the table in PROTOCOL.md 2 follow from that.
// Carrying requests out is the server's affair. Those about what opens seats stand in token_requests.hpp.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/asking.hpp"
#include "protocol/hosted.hpp"
#include "protocol/json.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"
#include "protocol/table_words.hpp"
#include "protocol/token_requests.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace dahut {

namespace request {

// Makes a table; the asker holds the seat that it would like, or else seat 0.
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
    Hints hints{};
    std::chrono::seconds patience = limits::patience_usual;
    std::optional<ClockTerms> clock;
    std::optional<std::uint64_t> seed;
    std::optional<std::string> token;
    std::optional<std::string> webhook;
    std::optional<Seat> seat;
    bool own_bot = false;

    static constexpr std::string_view type = "create";
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
    static constexpr std::string_view answered_by = "`seated`";
    static constexpr Several fields{
        as<Identifier<limits::word_length>>("game", &Create::game),
        as<TableName>("name", &Create::name),
        as<Whole<1, seats_max>>("seats", &Create::seats),
        as<Opaque<OfGame::options>>("options", &Create::options),
        field("visibility", &Create::visibility),
        field("watching", &Create::watching),
        as<PlayerName>("player", &Create::player),
        as<Contribution>("contribution", &Create::contribution),
        as<Usually<Talk, Talk::seats>>("talk", &Create::talk),
        as<Usually<Memory, Memory::aided>>("memory", &Create::memory),
        as<Usually<Hints, Hints::against_bots>>("hints", &Create::hints, "Where people may ask for hints."),
        as<Patience>("patience_s", &Create::patience, "How long somebody may be away before a bot can stand in."),
        as<ClockTerms>("clock", &Create::clock, "Without one everybody may think for as long as they like."),
        as<SeedDigits>("seed", &Create::seed, "Chosen by the host of a custom table."),
        as<Token>("token", &Create::token, "Made by the client, so that it can repeat the request."),
        as<WebhookAddress>("webhook", &Create::webhook, "As if the host had sent `set_webhook` at once."),
        as<Seat>("seat", &Create::seat, "Which one the host would like; the lowest if there is no such seat."),
        as<LeftOut<Truth>>("own_bot", &Create::own_bot, "Who asks is a bot of somebody's own.")};
};

// Whether the server is alive, from whoever has heard nothing for a while.
struct Ping {
    static constexpr std::string_view type = "ping";
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
    static constexpr Several fields{};
};

// Asks how the table stands that an invitation leads to, before taking a seat there, or one that a token would enter.
struct Inspect {
    std::optional<std::string> token;
    std::optional<std::string> invitation;

    static constexpr std::string_view type = "inspect";
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
    static constexpr std::string_view answered_by = "`invited`";
    static constexpr std::array<std::string_view, 2> alternatives{"token", "invitation"};
    static constexpr Several fields{as<Token>("token", &Inspect::token, "Of a seat, of a keyring, or to watch."),
                                    as<Token>("invitation", &Inspect::invitation)};
};

// Takes the seat that it would like, or else the lowest free one.
struct Join {
    std::string invitation;
    std::string player;
    std::string contribution;
    std::optional<std::string> token;
    std::optional<Seat> seat;
    bool own_bot = false;

    static constexpr std::string_view type = "join";
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::before_match;
    static constexpr std::string_view answered_by = "`seated`";
    static constexpr Several fields{
        as<Token>("invitation", &Join::invitation),
        as<PlayerName>("player", &Join::player),
        as<Contribution>("contribution", &Join::contribution),
        as<Token>("token", &Join::token, "Made by the client, so that it can repeat the request."),
        as<Seat>("seat", &Join::seat, "Which one the asker would like."),
        as<LeftOut<Truth>>("own_bot", &Join::own_bot, "Who asks is a bot of somebody's own.")};
};

// Takes up the role of a token.
struct Enter {
    std::string token;
    std::optional<std::int64_t> seen;

    static constexpr std::string_view type = "enter";
    static constexpr Asking asked_by = Asking::anybody;
    static constexpr Statuses asked_in = status::any;
    static constexpr Effort effort = Effort::rereading;
    static constexpr std::string_view answered_by = "`entered`, then the missed updates or a `snapshot`";
    static constexpr Several fields{as<Token>("token", &Enter::token, "Of a seat, of a keyring, or to watch."),
                                    as<StreamNumber>("seen", &Enter::seen, "The last message that was heard.")};
};

// What this person adds to the chance of the match, instead of what came with its seat.
struct Contribute {
    std::string contribution;

    static constexpr std::string_view type = "contribute";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::before_match;
    static constexpr Several fields{as<Contribution>("contribution", &Contribute::contribution)};
};

// Gives up the seat.
struct Leave {
    static constexpr std::string_view type = "leave";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{};
};

struct SeatBot {
    Seat seat;
    BotKind bot{};

    static constexpr std::string_view type = "seat_bot";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::before_match;
    static constexpr Several fields{field("seat", &SeatBot::seat), field("bot", &SeatBot::bot)};
};

struct Unseat {
    Seat seat;

    static constexpr std::string_view type = "unseat";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::before_match;
    static constexpr Several fields{field("seat", &Unseat::seat)};
};

struct Start {
    static constexpr std::string_view type = "start";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::before_match;
    static constexpr Several fields{};
};

// Lets everybody read the match once it is over.
struct Publish {
    static constexpr std::string_view type = "publish";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::after_match;
    static constexpr Several fields{};
};

struct Act {
    std::int64_t decision = 0;
    Json action;

    static constexpr std::string_view type = "act";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr std::string_view answered_by = "`update`; `done` if it is repeated, or nothing is told of it";
    static constexpr Several fields{as<DecisionNumber>("decision", &Act::decision),
                                    as<Opaque<OfGame::action>>("action", &Act::action)};
};

// Takes back this seat's latest action, if it may (protocol/undo.hpp).
struct Undo {
    static constexpr std::string_view type = "undo";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Effort effort = Effort::trying;
    static constexpr std::string_view answered_by = "`update`; `done` if it is repeated";
    static constexpr Several fields{};
};

// Asks what a strong bot would do in this seat, by what the seat knows.
struct Hint {
    std::int64_t decision = 0;

    static constexpr std::string_view type = "hint";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Effort effort = Effort::thinking;
    static constexpr std::string_view answered_by = "`hint`";
    static constexpr Several fields{as<DecisionNumber>("decision", &Hint::decision)};
};

// A line for all who sit at the table, and for those who watch if they are in the talk.
struct Say {
    std::string text;
    std::optional<std::string> name = std::nullopt;

    static constexpr std::string_view type = "say";
    static constexpr Asking asked_by = Asking::at_table;
    static constexpr Statuses asked_in = status::until_closed;
    static constexpr Several fields{as<Line>("text", &Say::text),
                                    as<PlayerName>("name", &Say::name, "What one who watches is called.")};
};

// Agrees that a bot plays for this seat until its person, who is away, comes back.
struct StandIn {
    Seat seat;

    static constexpr std::string_view type = "stand_in";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Several fields{field("seat", &StandIn::seat)};
};

// Takes this seat back from the bot that stands in for it, or ends its vacation. Nothing happens to anybody else.
struct ComeBack {
    static constexpr std::string_view type = "come_back";
    static constexpr Asking asked_by = Asking::at_table;
    static constexpr Statuses asked_in = status::any;
    static constexpr Several fields{};
};

// From now on this seat's time comes out of its vacation.
struct GoOnVacation {
    static constexpr std::string_view type = "vacation";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Several fields{};
};

struct Agree {
    Accord accord{};

    static constexpr std::string_view type = "agree";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Several fields{field("to", &Agree::accord)};
};

// Nobody agrees to it any more. Where nobody did, nothing happens, in any state of the table.
struct Disagree {
    Accord accord{};

    static constexpr std::string_view type = "disagree";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::any;
    static constexpr Several fields{field("to", &Disagree::accord)};
};

struct Rename {
    std::string name;

    static constexpr std::string_view type = "rename";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{as<TableName>("name", &Rename::name)};
};

struct HandOver {
    Seat seat;

    static constexpr std::string_view type = "hand_over";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{field("seat", &HandOver::seat)};
};

struct MakePrivate {
    static constexpr std::string_view type = "make_private";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{};
};

struct EndWatching {
    static constexpr std::string_view type = "end_watching";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{};
};

struct SetTalk {
    Talk talk{};

    static constexpr std::string_view type = "set_talk";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{field("talk", &SetTalk::talk)};
};

struct Close {
    static constexpr std::string_view type = "close";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::before_match;
    static constexpr Several fields{};
};

// Reminds somebody that the match waits.
struct Nudge {
    Seat seat;

    static constexpr std::string_view type = "nudge";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::during_match;
    static constexpr Several fields{field("seat", &Nudge::seat)};
};

// From now on notices for this seat are mailed there; without an address none are.
struct Notify {
    std::optional<std::string> mail;

    static constexpr std::string_view type = "notify";
    static constexpr Asking asked_by = Asking::seated;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{as<MailAddress>("mail", &Notify::mail)};
};

// From now on notices for everybody at the table are posted there; without an address none are.
struct SetWebhook {
    std::optional<std::string> address;

    static constexpr std::string_view type = "set_webhook";
    static constexpr Asking asked_by = Asking::host;
    static constexpr Statuses asked_in = status::until_match_is_over;
    static constexpr Several fields{as<WebhookAddress>("address", &SetWebhook::address)};
};

// Asks for the whole of what this viewer may know.
struct Resync {
    static constexpr std::string_view type = "resync";
    static constexpr Asking asked_by = Asking::at_table;
    static constexpr Statuses asked_in = status::any;
    static constexpr Effort effort = Effort::rereading;
    static constexpr std::string_view answered_by = "`done`, then a `snapshot`";
    static constexpr Several fields{};
};

} // namespace request

using Request =
    std::variant<request::Create, request::Ping, request::Inspect, request::Join, request::Enter, request::Contribute,
                 request::Leave, request::SeatBot, request::Unseat, request::Start, request::Publish, request::Act,
                 request::Undo, request::Hint, request::Say, request::StandIn, request::ComeBack, request::GoOnVacation,
                 request::Agree, request::Disagree, request::Rename, request::HandOver, request::MakePrivate,
                 request::EndWatching, request::SetTalk, request::Close, request::Nudge, request::Relink,
                 request::TakeOver, request::Notify, request::SetWebhook, request::Resync, request::MakeKeyring,
                 request::AddToKeyring, request::OpenKeyring, request::RevokeKeyring>;

// Who may ask for this.
[[nodiscard]] Asking asked_by(const Request& request);
[[nodiscard]] Effort effort_of(const Request& request);
// The name of its kind, as it travels.
[[nodiscard]] std::string_view type_of(const Request& request);

} // namespace dahut

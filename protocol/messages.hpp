// What the server says (PROTOCOL.md 3), each message described once (kinds.hpp), and as text. What a client may ask
// stands in requests.hpp; views, events and rows belong to the games. Snapshots and updates are written where the match
// is (server/table/stream.hpp).
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/client_message.hpp"
#include "protocol/hosted.hpp"
#include "protocol/json.hpp"
#include "protocol/requests.hpp"
#include "protocol/software.hpp"
#include "protocol/table_facts.hpp"
#include "protocol/written.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

inline constexpr std::string_view protocol_version = "dahut.1";

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
    // Told to nobody.
    Hearers hearers = Hearers::seated;

    static constexpr std::array<std::string_view, 2> alternatives{"watcher", "seat"};
    static constexpr Several fields{
        as<Seat>("seat", &TalkLine::seat),
        as<LeftOut<Text<limits::player_name_length>>>("watcher", &TalkLine::watcher, "What one who watches is called."),
        as<TimeOfDay>("at", &TalkLine::at_ms, "Milliseconds since 1970, UTC."), as<Line>("text", &TalkLine::text)};
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

        static constexpr Several fields{field("excused", &Excused::why), as<Left>("excuse_left_ms", &Excused::left)};
    };
    std::optional<Excused> excused = std::nullopt;

    static constexpr Several fields{field("seat", &TimeLeft::seat), as<Left>("left_ms", &TimeLeft::left),
                                    as<LeftOut<Truth>>("thinks", &TimeLeft::thinks),
                                    as<Spread<Excused>>("", &TimeLeft::excused)};
};

// Where notices go that this seat has asked for; empty for nowhere.
struct NoticePlaces {
    std::string mail;
    std::string webhook;

    static constexpr Several fields{as<LeftOut<MailAddress>>("mail", &NoticePlaces::mail),
                                    as<LeftOut<WebhookAddress>>("webhook", &NoticePlaces::webhook)};
};

// A seat that a keyring opens, by a token of the keyring's own.
struct KeyringSeat {
    std::string token;
    std::string table;
    std::string name;
    std::string game;
    Seat seat;

    static constexpr Several fields{as<Token>("token", &KeyringSeat::token), as<TableId>("table", &KeyringSeat::table),
                                    as<TableName>("name", &KeyringSeat::name),
                                    as<Identifier<limits::word_length>>("game", &KeyringSeat::game),
                                    field("seat", &KeyringSeat::seat)};
};

// Code and sentence of a refusal.
struct Why {
    std::string code;
    std::string sentence;

    static constexpr Several fields{as<Identifier<limits::word_length>>("code", &Why::code),
                                    as<Prose>("sentence", &Why::sentence)};

    [[nodiscard]] static Why of(const Refusal& refusal) { return {refusal.code, refusal.sentence}; }
};

// A refusal as it is sent. `id` is left out when empty.
struct Refused {
    std::string id;
    Refusal why;
    // JSON text.
    std::optional<std::string> decision = std::nullopt;
    std::string at = {};

    static constexpr std::string_view type = "refused";
    static constexpr std::string_view when = "a request was not carried out, and nothing changed; for stale actions "
                                             "with the decision that is asked, if one is; for tables that another "
                                             "process has with its name";
    static constexpr Several fields{
        as<LeftOut<RequestId>>("id", &Refused::id, "Absent if the message had none that could be read."),
        as<Spread<Why>>("", &Refused::why),
        as<Opaque<OfGame::decision>>("decision", &Refused::decision, "The current one, where that helps."),
        as<LeftOut<Identifier<limits::word_length>>>("at", &Refused::at,
                                                     "The process that has the table, if that is known.")};
};

// A seat has changed hands, after so many of the events told with it.
struct ToldHandover {
    std::int64_t after = 0;
    Seat seat;
    Hands hands{};

    static constexpr Several fields{as<StreamNumber>("after", &ToldHandover::after), field("seat", &ToldHandover::seat),
                                    field("hands", &ToldHandover::hands)};

    bool operator==(const ToldHandover&) const = default;
};
using Handed =
    LeftOut<List<ToldHandover, static_cast<std::size_t>(limits::handovers_kept + limits::hints) * seats_max>>;

namespace told {

struct Hello {
    std::string protocol = std::string(protocol_version);
    std::string software = std::string(software_version);
    std::vector<NoticeKind> notices;

    static constexpr std::string_view type = "hello";
    static constexpr std::string_view when = "first, on every connection";
    static constexpr Several fields{
        as<Prose>("protocol", &Hello::protocol), as<Prose>("software", &Hello::software),
        as<LeftOut<List<NoticeKind, words<NoticeKind>.size()>>>(
            "notices", &Hello::notices, "How people who are away can be told that it is their turn.")};
};

struct Invited {
    std::string id;
    TableFacts table;

    static constexpr std::string_view type = "invited";
    static constexpr std::string_view when = "answer to `inspect`";
    static constexpr Several fields{as<RequestId>("id", &Invited::id), field("table", &Invited::table)};
};

struct Seated {
    std::string id;
    Seat seat;
    std::string token;
    TableFacts table;

    static constexpr std::string_view type = "seated";
    static constexpr std::string_view when = "answer to `create`, `join` and `take_over`";
    static constexpr Several fields{as<RequestId>("id", &Seated::id), field("seat", &Seated::seat),
                                    as<Token>("token", &Seated::token), field("table", &Seated::table)};
};

struct Entered {
    std::string id;
    Role role;
    TableFacts table;
    bool lost = false;

    static constexpr std::string_view type = "entered";
    static constexpr std::string_view when = "answer to `enter`";
    static constexpr Several fields{
        as<RequestId>("id", &Entered::id), field("role", &Entered::role), field("table", &Entered::table),
        as<LeftOut<Truth>>("lost", &Entered::lost, "The server has not all that this client has seen.")};
};

struct Table {
    TableFacts table;

    static constexpr std::string_view type = "table";
    static constexpr std::string_view when =
        "whenever the table's own facts change: who sits, who is connected, its status";
    static constexpr Several fields{field("table", &Table::table)};
};

// Stands for all updates up to `n`.
struct Snapshot {
    std::int64_t n = 0;
    Written view;
    Written events;
    std::vector<ToldHandover> handovers;
    std::optional<Written> decision;

    static constexpr std::string_view type = "snapshot";
    static constexpr std::string_view when =
        "when the match starts (`n` is 1), after entering a running or finished one, after `resync`";
    static constexpr Several fields{
        as<Whole<1, limits::number_highest>>("n", &Snapshot::n), as<Opaque<OfGame::view>>("view", &Snapshot::view),
        as<Opaque<OfGame::events>>("events", &Snapshot::events), as<Handed>("handovers", &Snapshot::handovers),
        as<Opaque<OfGame::decision>>("decision", &Snapshot::decision)};
};

// What this viewer noticed of one action.
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): whoever makes one says what is written
struct Update {
    std::optional<std::string_view> id;
    std::int64_t n = 0;
    std::optional<std::int64_t> undoes;
    Written events;
    Written changes;
    std::optional<Written> decision;

    static constexpr std::string_view type = "update";
    static constexpr std::string_view when = "after each action that this viewer can notice; packed (section 9)";
    static constexpr Several fields{
        as<RequestId>("id", &Update::id, "Of the request sent over this very connection that led here."),
        as<Whole<2, limits::number_highest>>("n", &Update::n),
        as<Whole<2, limits::number_highest>>("undoes", &Update::undoes,
                                             "The number of the update whose action has been undone."),
        as<Opaque<OfGame::packed_events>>("events", &Update::events),
        as<Opaque<OfGame::packed_changes>>("changes", &Update::changes),
        as<Opaque<OfGame::packed_decision>>("decision", &Update::decision)};
};

struct Clock {
    std::span<const TimeLeft> seats;

    static constexpr std::string_view type = "clock";
    static constexpr std::string_view when = "at tables with a clock, of persons: after each step of the match, when "
                                             "somebody is stood in for, excused or comes back, and after `entered`";
    static constexpr Several fields{as<List<TimeLeft, seats_max>>("seats", &Clock::seats)};
};

struct Said {
    TalkLine line;

    static constexpr std::string_view type = "said";
    static constexpr std::string_view when = "somebody at the table said something";
    static constexpr Several fields{as<Spread<TalkLine>>("", &Said::line)};
};

struct Talk {
    std::span<const TalkLine> lines;

    static constexpr std::string_view type = "talk";
    static constexpr std::string_view when =
        "the latest lines, after `entered` and `seated`, if there are any that this viewer may hear";
    static constexpr Several fields{as<List<TalkLine, limits::talk_lines_kept>>("lines", &Talk::lines)};
};

// The host reminds this seat that the match waits.
struct Nudged {
    Seat seat;

    static constexpr std::string_view type = "nudged";
    static constexpr std::string_view when = "to all seats: the host reminds this one that the match waits";
    static constexpr Several fields{field("seat", &Nudged::seat)};
};

using EstimatedLead = Whole<-2 * limits::estimate, 2 * limits::estimate>;

// What a bot would do, to whoever asked for it and to nobody else.
struct Hint {
    // What seemed best after that, and what the hint brings more than it.
    struct Next {
        Json action;
        int own = 0;
        int others = 0;

        static constexpr Several fields{
            as<Opaque<OfGame::action>>("action", &Next::action),
            as<EstimatedLead>("own", &Next::own, "How many points more the seat has by the hint, in hundredths."),
            as<EstimatedLead>("others", &Next::others, "The same of the others, as the bot weighs them.")};
    };
    std::string id;
    std::int64_t decision = 0;
    Json action;
    std::optional<Next> next;

    static constexpr std::string_view type = "hint";
    static constexpr std::string_view when =
        "answer to `hint`: one of the answers to that decision, and the one that seemed best after it";
    static constexpr Several fields{as<RequestId>("id", &Hint::id), as<DecisionNumber>("decision", &Hint::decision),
                                    as<Opaque<OfGame::action>>("action", &Hint::action), field("next", &Hint::next)};
};

struct Hinted {
    Seat seat;

    static constexpr std::string_view type = "hinted";
    static constexpr std::string_view when = "this seat gets a hint; later the handovers of snapshots say so";
    static constexpr Several fields{field("seat", &Hinted::seat)};
};

struct Notices {
    NoticePlaces places;

    static constexpr std::string_view type = "notices";
    static constexpr std::string_view when =
        "where notices go that this seat has asked for (section 10): after that has changed, and after `entered` and "
        "`seated`; to seats, if the server offers notices";
    static constexpr Several fields{as<Spread<NoticePlaces>>("", &Notices::places)};
};

struct Keyring {
    std::string id;
    std::string keyring;
    std::span<const KeyringSeat> seats;

    static constexpr std::string_view type = "keyring";
    static constexpr std::string_view when = "answer to `make_keyring` and `open_keyring`: what it opens";
    static constexpr Several fields{as<RequestId>("id", &Keyring::id), as<Token>("keyring", &Keyring::keyring),
                                    as<List<KeyringSeat, limits::keyring_seats_told>>("seats", &Keyring::seats)};
};

struct Announced {
    std::string text;
    std::optional<std::chrono::seconds> stops_in;
    bool is_nearly_full = false;

    static constexpr std::string_view type = "announced";
    static constexpr std::string_view when = "to everybody, and to whoever connects meanwhile: what the operator of "
                                             "the server has to say, that it stops, or that it makes no tables; "
                                             "without any of them, what was announced before is over";
    static constexpr Several fields{
        as<LeftOut<Line>>("text", &Announced::text),
        as<Passed>("stops_in_s", &Announced::stops_in, "In how many seconds the server stops, for a while."),
        as<LeftOut<Truth>>("nearly_full", &Announced::is_nearly_full, "No tables are made, for little room is left.")};
};

struct Done {
    std::string id;

    static constexpr std::string_view type = "done";
    static constexpr std::string_view when = "a request was carried out, and nothing else answers it";
    static constexpr Several fields{as<RequestId>("id", &Done::id)};
};

struct Closing {
    std::string code;
    std::string sentence;

    static constexpr std::string_view type = "closing";
    static constexpr std::string_view when = "just before the server ends the connection";
    static constexpr Several fields{as<Identifier<limits::word_length>>("code", &Closing::code),
                                    as<Prose>("sentence", &Closing::sentence)};
};

using Message = std::variant<Hello, Invited, Seated, Entered, Table, Snapshot, Update, Clock, Said, Talk, Nudged, Hint,
                             Hinted, Notices, Keyring, Announced, Done, Refused, Closing>;

} // namespace told

// The texts of the server's messages.
[[nodiscard]] std::string hello_text(std::span<const NoticeKind> notices);
[[nodiscard]] std::string invited_text(std::string_view id, TableFacts table);
[[nodiscard]] std::string seated_text(std::string_view id, Seat seat, std::string_view token, TableFacts table);
[[nodiscard]] std::string entered_text(std::string_view id, Viewer role, TableFacts table,
                                       SeenBefore seen = SeenBefore::there);
[[nodiscard]] std::string table_text(TableFacts table);
[[nodiscard]] std::string clock_text(std::span<const TimeLeft> times);
[[nodiscard]] std::string said_text(const TalkLine& line);
[[nodiscard]] std::string talk_text(std::span<const TalkLine> lines);
[[nodiscard]] std::string nudged_text(Seat seat);
[[nodiscard]] std::string hint_text(std::string_view id, std::int64_t decision, const Hint<Json>& hint);
[[nodiscard]] std::string hinted_text(Seat seat);
[[nodiscard]] std::string notices_text(const NoticePlaces& places);
[[nodiscard]] std::string keyring_text(std::string_view id, std::string_view keyring,
                                       std::span<const KeyringSeat> seats);
[[nodiscard]] std::string announced_text(const told::Announced& announced);
[[nodiscard]] std::string done_text(std::string_view id);
[[nodiscard]] std::string refused_text(const Refused& refused);
[[nodiscard]] std::string closing_text(std::string_view code, std::string_view sentence);

} // namespace dahut

// What the journal of a table says: everything that ever happened to it, each thing a small struct, described once
// (protocol/kinds.hpp). The table is what these entries make it, live and after a restart alike.
#pragma once

#include "engine/core/deal_key.hpp"
#include "protocol/kinds.hpp"
#include "protocol/messages.hpp"
#include "protocol/record.hpp"
#include "server/stored_table.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace dahut {

namespace entry {

// A person takes a seat. The key is the SHA-256 of the seat's token; the token itself is never stored.
struct Joined {
    Seat seat;
    std::string player;
    Bytes32 contribution{};
    std::string key;
    // The person says that it is a bot of somebody's own.
    bool own_bot = false;

    static constexpr std::string_view type = "joined";
    static constexpr Several fields{field("seat", &Joined::seat),
                                    as<Text<limits::player_name_length>>("player", &Joined::player),
                                    as<Contribution>("contribution", &Joined::contribution),
                                    as<Token>("key", &Joined::key), as<LeftOut<Truth>>("own_bot", &Joined::own_bot)};
};

// What the match is dealt from: a secret of the server's, or, at a custom table, a seed that its host chose.
using Chance = std::variant<Secret, CustomDealing>;

struct KeptChance {
    std::optional<std::uint64_t> seed;
    std::optional<std::string> secret;

    static constexpr std::array<std::string_view, 2> alternatives{"seed", "secret"};
    static constexpr Several fields{as<SeedDigits>("seed", &KeptChance::seed),
                                    as<Hex<limits::secret_digits>>("secret", &KeptChance::secret)};

    [[nodiscard]] static KeptChance of(const Chance& chance);
    [[nodiscard]] Chance value() const;
};

// Always the first entry. Secret and seed stay in the journal until the match is over.
struct Created {
    std::string game;
    std::string rules_version;
    std::string name;
    Json options;
    int seats = 0;
    Visibility visibility{};
    Watching watching{};
    Chance chance = CustomDealing{};
    std::string invitation;
    std::string watch;
    Talk talk{};
    Memory memory{};
    Hints hints{};
    std::chrono::seconds patience{};
    std::optional<ClockTerms> clock = std::nullopt;

    static constexpr std::string_view type = "created";
    static constexpr Several fields{as<Identifier<limits::word_length>>("game", &Created::game),
                                    as<Text<limits::word_length>>("rules_version", &Created::rules_version),
                                    as<Text<limits::table_name_length>>("name", &Created::name),
                                    as<Opaque<OfGame::options>>("options", &Created::options),
                                    as<Whole<1, seats_max>>("seats", &Created::seats),
                                    field("visibility", &Created::visibility),
                                    field("watching", &Created::watching),
                                    as<Spread<KeptChance>>("", &Created::chance),
                                    as<Token>("invitation", &Created::invitation),
                                    as<Token>("watch", &Created::watch),
                                    as<Usually<Talk, Talk::seats>>("talk", &Created::talk),
                                    as<Usually<Memory, Memory::aided>>("memory", &Created::memory),
                                    as<LeftOut<Hints>>("hints", &Created::hints),
                                    as<Patience>("patience_s", &Created::patience),
                                    field("clock", &Created::clock)};
};

struct BotSeated {
    Seat seat;
    BotKind bot{};

    static constexpr std::string_view type = "bot_seated";
    static constexpr Several fields{field("seat", &BotSeated::seat), field("bot", &BotSeated::bot)};
};

// Before the match: the seat's person adds this to the chance of the match, and no longer what it added before.
struct Contributed {
    Seat seat;
    Bytes32 contribution{};

    static constexpr std::string_view type = "contributed";
    static constexpr Several fields{field("seat", &Contributed::seat),
                                    as<Contribution>("contribution", &Contributed::contribution)};
};

// Before the match: the seat's person left or was sent away, or its bot was.
struct Freed {
    Seat seat;

    static constexpr std::string_view type = "freed";
    static constexpr Several fields{field("seat", &Freed::seat)};
};

// The digest is the match's after this entry, here and below.
struct Started {
    std::string digest;

    static constexpr std::string_view type = "started";
    static constexpr Several fields{as<Identifier<limits::word_length>>("digest", &Started::digest)};
};

struct Acted {
    Seat seat;
    // What the client calls this request; bots call theirs nothing.
    std::optional<std::string> id;
    Json action;
    // Left out in the journal of a finished match, but for the last one (server/table/digests.hpp).
    std::optional<std::string> digest;

    static constexpr std::string_view type = "acted";
    static constexpr Several fields{field("seat", &Acted::seat),
                                    as<Identifier<limits::request_id_length>>("id", &Acted::id),
                                    as<Opaque<OfGame::action>>("action", &Acted::action),
                                    as<Identifier<limits::word_length>>("digest", &Acted::digest)};
};

// A bot has told this seat's person what it would do. What that was, nobody needs to know again.
struct Hinted {
    Seat seat;

    static constexpr std::string_view type = "hinted";
    static constexpr Several fields{field("seat", &Hinted::seat)};
};

// During the match: the seat's person left and a bot plays on.
struct Replaced {
    Seat seat;
    BotKind bot{};

    static constexpr std::string_view type = "replaced";
    static constexpr Several fields{field("seat", &Replaced::seat), field("bot", &Replaced::bot)};
};

// During the match: `seat` agrees that a bot stands in for `absent`.
struct Agreed {
    Seat seat;
    Seat absent;

    static constexpr std::string_view type = "agreed";
    static constexpr Several fields{field("seat", &Agreed::seat), field("absent", &Agreed::absent)};
};

// A bot plays for this seat's person, who keeps the seat.
struct StoodIn {
    Seat seat;
    BotKind bot{};

    static constexpr std::string_view type = "stood_in";
    static constexpr Several fields{field("seat", &StoodIn::seat), field("bot", &StoodIn::bot)};
};

// The seat's person is back: nobody stands in any more, nor has agreed to it.
struct CameBack {
    Seat seat;

    static constexpr std::string_view type = "came_back";
    static constexpr Several fields{field("seat", &CameBack::seat)};
};

// The host has handed the seat a new link, with this SHA-256. The seat's former token ends.
struct Relinked {
    Seat seat;
    std::string link;

    static constexpr std::string_view type = "relinked";
    static constexpr Several fields{field("seat", &Relinked::seat), as<Token>("link", &Relinked::link)};
};

// Whoever has opened that link holds the seat by a token with this SHA-256. The link ends.
struct TakenOver {
    Seat seat;
    std::string key;

    static constexpr std::string_view type = "taken_over";
    static constexpr Several fields{field("seat", &TakenOver::seat), as<Token>("key", &TakenOver::key)};
};

// The clock goes on as it was, whatever time has passed: the server was started anew, and somebody has come; or it
// stood still, or its system's clock was set. Then it ran up to `until_ms`, by the time of day as it was before.
struct Resumed {
    std::optional<std::int64_t> until_ms = std::nullopt;

    static constexpr std::string_view type = "resumed";
    static constexpr Several fields{as<TimeOfDay>("until", &Resumed::until_ms)};
};

// What is left of the seat's time comes out of this allowance from now on, until that is used up or over.
struct Excused {
    Seat seat;
    Excuse why{};

    static constexpr std::string_view type = "excused";
    static constexpr Several fields{field("seat", &Excused::seat), field("why", &Excused::why)};
};
struct ExcuseOver {
    Seat seat;

    static constexpr std::string_view type = "excuse_over";
    static constexpr Several fields{field("seat", &ExcuseOver::seat)};
};

// `seat` agrees that all at the table do this together.
struct AgreedTo {
    Seat seat;
    Accord accord{};

    static constexpr std::string_view type = "agreed_to";
    static constexpr Several fields{field("seat", &AgreedTo::seat), field("accord", &AgreedTo::accord)};
};
// Nobody agrees to it any more.
struct Disagreed {
    Seat seat;
    Accord accord{};

    static constexpr std::string_view type = "disagreed";
    static constexpr Several fields{field("seat", &Disagreed::seat), field("accord", &Disagreed::accord)};
};
// All who had to agree have.
struct Paused {
    static constexpr std::string_view type = "paused";
    static constexpr Several fields{};
};

struct WentOn {
    static constexpr std::string_view type = "went_on";
    static constexpr Several fields{};
};

// Such a match has no result. Those at the table have ended it, or the operator of the server has. These persons were
// away when their time was up and were not asked, so they count as having left. Before that rule nobody did.
struct Stopped {
    SeatSet left = {};
    bool by_operator = false;

    static constexpr std::string_view type = "stopped";
    static constexpr Several fields{as<LeftOut<Seats>>("left", &Stopped::left),
                                    as<LeftOut<Truth>>("by_operator", &Stopped::by_operator)};
};

// What hosts change about their tables.
struct Renamed {
    std::string name;

    static constexpr std::string_view type = "renamed";
    static constexpr Several fields{as<Text<limits::table_name_length>>("name", &Renamed::name)};
};
struct HandedOver {
    Seat seat;

    static constexpr std::string_view type = "handed_over";
    static constexpr Several fields{field("seat", &HandedOver::seat)};
};
struct MadePrivate {
    static constexpr std::string_view type = "made_private";
    static constexpr Several fields{};
};

struct WatchingEnded {
    static constexpr std::string_view type = "watching_ended";
    static constexpr Several fields{};
};

struct TalkSet {
    Talk talk{};

    static constexpr std::string_view type = "talk_set";
    static constexpr Several fields{field("talk", &TalkSet::talk)};
};

// A line of the talk, with who hears it.
struct KeptLine {
    TalkLine line;
    Hearers hearers = Hearers::seated;

    static constexpr Several fields{as<Spread<TalkLine>>("", &KeptLine::line),
                                    as<LeftOut<Hearers>>("to", &KeptLine::hearers)};

    [[nodiscard]] static KeptLine of(const TalkLine& line) { return {line, line.hearers}; }
    [[nodiscard]] TalkLine value() const;
};

// Somebody said something.
struct Said {
    TalkLine line;

    static constexpr std::string_view type = "said";
    static constexpr Several fields{as<Spread<KeptLine>>("", &Said::line)};
};

// Notices for this seat are mailed there; nowhere if it is empty.
struct MailSet {
    Seat seat;
    std::string mail;

    static constexpr std::string_view type = "mail_set";
    static constexpr Several fields{field("seat", &MailSet::seat),
                                    as<LeftOut<Text<limits::mail_address_length>>>("mail", &MailSet::mail)};
};

// The host, in this seat, has notices for everybody posted there; nowhere if it is empty.
struct WebhookSet {
    Seat seat;
    std::string address;

    static constexpr std::string_view type = "webhook_set";
    static constexpr Several fields{field("seat", &WebhookSet::seat),
                                    as<LeftOut<Text<limits::webhook_length>>>("address", &WebhookSet::address)};
};

struct Finished {
    Json result;

    static constexpr std::string_view type = "finished";
    static constexpr Several fields{as<Opaque<OfGame::result>>("result", &Finished::result)};
};

// Left by its last person, before the match or during it, or ended before it by its host or the server's operator.
struct Closed {
    static constexpr std::string_view type = "closed";
    static constexpr Several fields{};
};

// After the match: its host lets everybody read it.
struct Published {
    static constexpr std::string_view type = "published";
    static constexpr Several fields{};
};

} // namespace entry

using TableEntry =
    std::variant<entry::Created, entry::Joined, entry::BotSeated, entry::Contributed, entry::Freed, entry::Started,
                 entry::Acted, entry::Hinted, entry::Replaced, entry::Agreed, entry::StoodIn, entry::CameBack,
                 entry::Relinked, entry::TakenOver, entry::Resumed, entry::Excused, entry::ExcuseOver, entry::AgreedTo,
                 entry::Disagreed, entry::Paused, entry::WentOn, entry::Stopped, entry::Renamed, entry::HandedOver,
                 entry::MadePrivate, entry::WatchingEnded, entry::TalkSet, entry::Said, entry::MailSet,
                 entry::WebhookSet, entry::Finished, entry::Closed, entry::Published>;

template <typename... Kind>
[[nodiscard]] bool is_any_of(const TableEntry& entry)
{
    return (std::holds_alternative<Kind>(entry) || ...);
}

// Whether it changes the facts that everybody is told of a table. Actions, contributions, talk, mail addresses and what
// only the clock tells do not.
[[nodiscard]] bool changes_facts(const TableEntry& entry);

[[nodiscard]] Entry to_journal(const TableEntry& entry, std::int64_t at_ms);
// Nothing if the text is no entry of this Dahut.
[[nodiscard]] std::optional<TableEntry> from_journal(std::string_view text);

} // namespace dahut

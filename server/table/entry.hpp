// What the journal of a table says: everything that ever happened to it, each thing a small struct. The table is
// what these entries make it, live and after a restart alike.
#pragma once

#include "engine/core/deal_key.hpp"
#include "protocol/messages.hpp"
#include "protocol/record.hpp"
#include "server/stored_table.hpp"

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
    Bytes32 contribution;
    std::string key;
};

// What the match is dealt from: a secret of the server's, or, at a custom table, a seed that its host chose.
using Chance = std::variant<Secret, CustomDealing>;

// Always the first entry. Secret and seed stay in the journal until the match is over.
struct Created {
    std::string game;
    std::string rules_version;
    std::string name;
    Json options;
    int seats = 0;
    Visibility visibility{};
    Watching watching{};
    Chance chance;
    std::string invitation;
    std::string watch;
    Talk talk{};
    Memory memory{};
    std::chrono::seconds patience{};
    std::optional<ClockTerms> clock = std::nullopt;
};

struct BotSeated {
    Seat seat;
    BotKind bot{};
};

// Before the match: the seat's person adds this to the chance of the match, and no longer what it added before.
struct Contributed {
    Seat seat;
    Bytes32 contribution{};
};

// Before the match: the seat's person left or was sent away, or its bot was.
struct Freed {
    Seat seat;
};

// The digest is the match's after this entry, here and below.
struct Started {
    std::string digest;
};

struct Acted {
    Seat seat;
    // What the client calls this request; bots call theirs nothing.
    std::optional<std::string> id;
    Json action;
    std::string digest;
};

// During the match: the seat's person left and a bot plays on.
struct Replaced {
    Seat seat;
    BotKind bot{};
};

// During the match: `seat` agrees that a bot stands in for `absent`.
struct Agreed {
    Seat seat;
    Seat absent;
};

// A bot plays for this seat's person, who keeps the seat.
struct StoodIn {
    Seat seat;
    BotKind bot{};
};

// The seat's person is back: nobody stands in any more, nor has agreed to it.
struct CameBack {
    Seat seat;
};

// The server was started anew, and somebody has come: the clock goes on as it was, whatever time has passed.
struct Resumed {};

// What is left of the seat's time comes out of this allowance from now on, until that is used up or over.
struct Excused {
    Seat seat;
    Excuse why{};
};
struct ExcuseOver {
    Seat seat;
};

// `seat` agrees that all at the table do this together.
struct AgreedTo {
    Seat seat;
    Accord accord{};
};
// Nobody agrees to it any more.
struct Disagreed {
    Seat seat;
    Accord accord{};
};
// All who had to agree have. A match that is stopped has no result.
struct Paused {};
struct WentOn {};
struct Stopped {};

// What hosts change about their tables.
struct Renamed {
    std::string name;
};
struct HandedOver {
    Seat seat;
};
struct MadePrivate {};
struct WatchingEnded {};
struct TalkSet {
    Talk talk{};
};

// Somebody said something.
struct Said {
    TalkLine line;
};

// Notices for this seat are mailed there; nowhere if it is empty.
struct MailSet {
    Seat seat;
    std::string mail;
};

// The host, in this seat, has notices for everybody posted there; nowhere if it is empty.
struct WebhookSet {
    Seat seat;
    std::string address;
};

struct Finished {
    Json result;
};

// Left by its last person, before the match or during it, or ended by its host before it.
struct Closed {};

// After the match: its host lets everybody read it.
struct Published {};

} // namespace entry

using TableEntry =
    std::variant<entry::Created, entry::Joined, entry::BotSeated, entry::Contributed, entry::Freed, entry::Started,
                 entry::Acted, entry::Replaced, entry::Agreed, entry::StoodIn, entry::CameBack, entry::Resumed,
                 entry::Excused, entry::ExcuseOver, entry::AgreedTo, entry::Disagreed, entry::Paused, entry::WentOn,
                 entry::Stopped, entry::Renamed, entry::HandedOver, entry::MadePrivate, entry::WatchingEnded,
                 entry::TalkSet, entry::Said, entry::MailSet, entry::WebhookSet, entry::Finished, entry::Closed,
                 entry::Published>;

template <typename... Kinds>
[[nodiscard]] bool is_any_of(const TableEntry& entry)
{
    return (std::holds_alternative<Kinds>(entry) || ...);
}

// Whether it changes the facts that everybody is told of a table. Actions, contributions, talk, mail addresses and what
// only the clock tells do not.
[[nodiscard]] bool changes_facts(const TableEntry& entry);

[[nodiscard]] Entry to_journal(const TableEntry& entry, std::int64_t at_ms);
// Nothing if the text is no entry of this Dahut.
[[nodiscard]] std::optional<TableEntry> from_journal(std::string_view text);

} // namespace dahut

// What the journal of a table says: everything that ever happened to it, each thing a small struct. The table is
// what these entries make it, live and after a restart alike.
#pragma once

#include "engine/core/deal_key.hpp"
#include "protocol/messages.hpp"
#include "protocol/record.hpp"
#include "server/store/journal.hpp"

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

struct Finished {
    Json result;
};

// Left by its last person, before the match or during it.
struct Closed {};

// After the match: its host lets everybody read it.
struct Published {};

} // namespace entry

using TableEntry =
    std::variant<entry::Created, entry::Joined, entry::BotSeated, entry::Contributed, entry::Freed, entry::Started,
                 entry::Acted, entry::Replaced, entry::Finished, entry::Closed, entry::Published>;

[[nodiscard]] Entry to_journal(const TableEntry& entry, std::int64_t at_ms);
// Nothing if the text is no entry of this Dahut.
[[nodiscard]] std::optional<TableEntry> from_journal(std::string_view text);

} // namespace dahut

// How large and how deep anything from outside may be. Everything beyond is refused before it is looked at.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace dahut::limits {

// One WebSocket message from a client, in bytes.
inline constexpr std::size_t message_bytes = 8 * 1024;
// Objects and lists inside one another, in a client's message and in a record.
inline constexpr int nesting_levels = 8;
// Fields of one object there. They are looked for one by one, so that more would take time with their square.
inline constexpr int object_fields = 64;

// Lengths in characters (Unicode code points).
inline constexpr std::size_t request_id_length = 32;
inline constexpr std::size_t word_length = 64;
inline constexpr std::size_t table_name_length = 40;
inline constexpr std::size_t player_name_length = 24;
// Of what an operator is told of who holds a seat: a name, and whether a bot plays.
inline constexpr std::size_t holder_length = 64;

// Secrets, hashes and contributions are 32 bytes, written as hexadecimal digits.
inline constexpr std::size_t secret_bytes = 32;
inline constexpr std::size_t secret_digits = 2 * secret_bytes;

// The hexadecimal digits of a table's id.
inline constexpr std::size_t table_id_digits = 20;

// How many public tables of each state are listed.
inline constexpr std::size_t tables_in_list = 100;
// A list that grows with its match only.
inline constexpr std::size_t unbounded_list = SIZE_MAX;

// How many seats one keyring is told to open.
inline constexpr std::size_t keyring_seats_told = 100;

// The decimal digits of the largest seed, 2^64 - 1.
inline constexpr std::size_t seed_digits = 20;

// How often one person may contribute, and how many entries the journal of a table that has not started may have
// before nothing but starting and leaving is possible. Those who prepare a match need a few dozen.
inline constexpr int contributions = 16;
inline constexpr std::int64_t entries_before_start = 1000;

// How long whoever took a seat of a public table may be away before its match. Then the seat is free again.
inline constexpr std::chrono::minutes public_seat_patience{10};

// How many actions a match remembers for undoing: one of each other seat may lie between, and a few of one's own may
// follow each other. How often one person may undo in a match.
inline constexpr std::size_t undo_reach = 8;
inline constexpr int undos = 100;

// How many hints one person gets in a match.
inline constexpr int hints = 200;

// The most points, in hundredths, that an estimate of bots may speak of.
inline constexpr std::int64_t estimate = 1'000'000;

// Talk at a table: one line, how many lines of one seat in a minute and of all seats ever, and how many of the latest
// are told to whoever enters.
inline constexpr std::size_t talk_line_length = 300;
inline constexpr std::ptrdiff_t talk_lines_a_minute = 20;
inline constexpr std::int64_t talk_lines = 5000;
inline constexpr std::size_t talk_lines_kept = 100;
// Those who watch say together no more in a minute than one seat, and from one address so many lines, and so many lines
// in all and before the match. So they keep nobody at the table from talking, or from starting, and not each other.
inline constexpr std::int64_t watcher_lines = 2000;
inline constexpr std::ptrdiff_t watcher_lines_a_minute = 5;
inline constexpr std::int64_t watcher_lines_before_start = 200;

// How long somebody may be away before the others can let a bot stand in.
inline constexpr std::chrono::seconds patience_usual = std::chrono::minutes(2);
inline constexpr std::chrono::seconds patience_most = std::chrono::weeks(2);
// How often people at one table may agree to that.
inline constexpr int agreements = 500;
// Of each seat so many handovers are told, the latest.
inline constexpr std::ptrdiff_t handovers_kept = 100;

// A clock's bank; what an action adds is no more either. And what whoever comes back in time trouble has at least.
inline constexpr std::chrono::seconds bank_least{10};
inline constexpr std::chrono::seconds bank_most = std::chrono::days(30);
inline constexpr std::chrono::seconds time_on_return{30};

// The allowances beside a bank, for a whole match; and how often one seat may take to each.
inline constexpr std::chrono::seconds lost_most = std::chrono::hours(1);
inline constexpr std::chrono::seconds vacation_most = std::chrono::days(60);
inline constexpr int excuses = 200;

// How often one seat may agree to what is done together, or end it, and how often hosts may change their table.
inline constexpr int accords = 200;
inline constexpr int host_changes = 100;
// How long until a host may remind the same seat again.
inline constexpr std::chrono::seconds nudge_pause = std::chrono::minutes(1);

// An operator's announcements and stops (PROTOCOL.md 11): how long one lasts, unless the operator says otherwise.
inline constexpr std::chrono::seconds lasting_most = std::chrono::days(7);
inline constexpr std::chrono::seconds announcement_usual = std::chrono::hours(1);
inline constexpr std::chrono::seconds draining_usual = std::chrono::minutes(1);

// Where notices go: a mail address, a webhook, and how often one person may change its own.
inline constexpr std::size_t mail_address_length = 254;
inline constexpr std::size_t webhook_length = 500;
inline constexpr int notice_changes = 30;

// Decision and stream numbers.
inline constexpr std::int64_t number_highest = 1'000'000'000;

// The last millisecond of the year 9999.
inline constexpr std::int64_t time_highest = 253'402'300'799'999;

// A finished record: its text in bytes and its number of actions.
inline constexpr std::size_t record_bytes = 8 * 1024 * 1024;
inline constexpr std::size_t record_actions = 20'000;

} // namespace dahut::limits

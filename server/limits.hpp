// Every bound of the server and its default: counts, sizes, rates and times. Bounds on single messages stand in
// protocol/limits.hpp.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace dahut::limits {

// A limit that the operator can set with an option of `dahut serve`.
template <typename Value>
struct Limit {
    std::string_view option;
    std::string_view explanation;
    Value usual;
    Value lowest;
    Value highest;
};

using Count = Limit<std::size_t>;
using PerSecond = Limit<double>;

// Tables.
inline constexpr Count tables{"--max-tables", "Open and running tables of the house together", 1000, 1, 1'000'000};
inline constexpr Count tables_per_address{"--max-tables-per-address",
                                          "Those of them made from one address at this process", 50, 1, 1'000'000};
inline constexpr Count mib_a_day_per_address{
    "--mib-a-day-per-address",
    "What this process may store for one address in a day, in MiB, until it makes no more tables", 64, 1, 1'000'000};
inline constexpr Limit<std::int64_t> database_mib{"--max-database-mib", "Size of the database, in MiB", 10 * 1024, 1,
                                                  1024 * 1024};
inline constexpr Count bot_delay_ms{"--bot-delay-ms", "How long bots wait, in ms, so that people can follow", 700, 0,
                                    60'000};
inline constexpr Count bot_share{
    "--bot-share", "How many hundredths of their playouts bots have, also for hints; for slow machines", 100, 1, 100};
inline constexpr Count rest_after_seconds{"--rest-after-seconds", "How long a table that nobody is at stays in memory",
                                          60, 1, 86'400};
inline constexpr Count lost_seat_after_seconds{
    "--lost-seat-after-seconds", "How long somebody must be away before the host can hand the seat a new link", 600, 1,
    1'000'000};
inline constexpr Count lists_pause_ms{"--lists-pause-ms", "How long the public lists are not made anew, in ms", 250, 0,
                                      60'000};
// Default ages at which unused tables are removed (docs/decisions/0018).
inline constexpr std::chrono::seconds open_table_age = std::chrono::days(2);
inline constexpr std::chrono::seconds running_table_age = std::chrono::days(30);
inline constexpr std::chrono::seconds finished_listing_age = std::chrono::days(30);
// How long a table that went can be brought back.
inline constexpr std::chrono::seconds aside_age = std::chrono::days(7);
// How many finished matches go at once because of their age or size, and how many are measured at once.
inline constexpr int finished_going_at_once = 64;
inline constexpr int finished_measured_at_once = 32;
inline constexpr std::int64_t finished_mib_most = std::int64_t{1024} * 1024;
// After a start, and after the system's clock was set, nothing goes for so long.
inline constexpr std::chrono::seconds quiet_time = std::chrono::days(1);
// How often the server checks whose time is up.
inline constexpr std::chrono::milliseconds clock_step{250};
// How long bots go on playing after everybody has left.
inline constexpr std::chrono::minutes bots_play_on{1};
// How many removed tables are remembered, so that latecomers are told that the table is gone.
inline constexpr std::int64_t tables_gone = 10'000;

// How often the server looks whether anything is to be forgotten (docs/decisions/0066), and at how many tables at once.
inline constexpr std::chrono::seconds forgetting_pause{5};
inline constexpr int forgotten_at_once = 32;

// Bounds on keyrings (docs/decisions/0030).
inline constexpr std::int64_t keyring_seats = 100;
inline constexpr std::int64_t keyrings_per_seat = 8;

// Notices to people who are away when it is their turn (docs/decisions/0028).
inline constexpr Count notice_after_seconds{
    "--notice-after-seconds", "How long somebody whose turn it is must be away until a notice is sent", 60, 1, 86'400};
inline constexpr Count notice_retry_seconds{
    "--notice-retry-seconds", "How long until a notice is tried again; each time twice as long as before", 5, 1, 3600};
// With the default pause the last try comes 85 minutes after the first.
inline constexpr int notice_tries = 11;
inline constexpr std::size_t notices_waiting = 1000;
inline constexpr std::size_t notices_at_once = 16;
inline constexpr std::size_t notices_at_once_per_receiver = 2;
inline constexpr std::chrono::milliseconds notice_connecting_time{5000};
inline constexpr std::chrono::milliseconds notice_time{10'000};
// After this many bytes of an answer, headers included, the connection to the receiver is cut.
inline constexpr std::size_t notice_answer_bytes = std::size_t{16} * 1024;
// Nobody has proved to own a mail address, so mail is bounded: a pause between two mails of one table to one address, a
// number per address over all tables, and a number over all addresses.
inline constexpr std::chrono::minutes mail_pause{10};
inline constexpr std::size_t mails_a_day_per_address = 20;
inline constexpr std::size_t mails_an_hour = 300;

// Connections.
inline constexpr Count connections{"--max-connections", "Connections to this process together", 2000, 1, 1'000'000};
inline constexpr Count connections_per_address{"--max-connections-per-address",
                                               "Connections to this process from one address (of IPv6, from one /64)",
                                               200, 1, 1'000'000};
inline constexpr Count queue_bytes{"--queue-bytes", "What may wait for one slow reader", 1024 * 1024, 64 * 1024,
                                   1024 * 1024 * 1024};
inline constexpr Count handshake_seconds{"--handshake-seconds", "How long a request may take to arrive", 10, 1, 3600};
inline constexpr Count idle_seconds{"--idle-seconds", "How long a connection may give no sign of life, pings included",
                                    60, 1, 86'400};

// HTTP requests. One page loads about eighty files.
inline constexpr PerSecond requests_per_second{
    "--requests-per-second", "HTTP requests to this process from one address, lasting", 100, 0.1, 100'000};
inline constexpr PerSecond requests_at_once{
    "--requests-at-once", "HTTP requests to this process from one address, at once", 1000, 1, 100'000};
// The price of reading a finished match, in requests: it is read from the disk and played again.
inline constexpr double requests_per_match = 10;
// The same if bots say something of it.
inline constexpr double requests_per_analysis = 20;
inline constexpr std::uint32_t header_bytes = 8 * 1024;
// Only the administrator's page sends any: a line of an operator, with 300 characters of any language in it.
inline constexpr std::uint64_t body_bytes = 4096;
// The letters of the administrator's token.
inline constexpr std::size_t administrators_token_shortest = 32;
inline constexpr std::size_t administrators_token_longest = 256;

// WebSocket messages.
inline constexpr PerSecond messages_per_second{"--messages-per-second",
                                               "Messages to this process by one connection, lasting", 20, 0.1, 100'000};
inline constexpr PerSecond messages_at_once{"--messages-at-once", "Messages to this process by one connection, at once",
                                            60, 1, 100'000};
inline constexpr PerSecond messages_per_second_per_address{
    "--messages-per-second-per-address", "Messages to this process by all connections from one address, lasting", 200,
    0.1, 1'000'000};
inline constexpr PerSecond messages_at_once_per_address{
    "--messages-at-once-per-address", "Messages to this process by all connections from one address, at once", 600, 1,
    1'000'000};
inline constexpr Count patience_seconds{
    "--patience-seconds", "How long a connection that never stops sending is slowed down before it is let go", 10, 1,
    3600};
// The price of undoing, in messages: it is tried out in many worlds.
inline constexpr double messages_per_undo = 10;
// The price of a hint: a strong bot thinks about it.
inline constexpr double messages_per_hint = 20;
// So many bytes that somebody is told, or that others are told because of it, cost as much as one message.
inline constexpr double bytes_per_message = 2048;
// So many entries of a match that are run again, to tell somebody what was missed, cost as much as one message.
inline constexpr double entries_per_message = 16;
// Pings and fragments of messages cannot be delayed. They may run this far ahead of their credits.
inline constexpr std::chrono::seconds owing_time{1};
// Fragments of one message beyond this number are each charged as a message. No network splits a message so finely.
inline constexpr int message_pieces = 64;

// Reading finished matches: the number of different questions worked on at once, and the size of the cache of answers.
inline constexpr std::size_t archive_questions = 32;
inline constexpr std::size_t archive_bytes = std::size_t{8} * 1024 * 1024;
// How finished matches looked is kept (docs/decisions/0076): at how many at once, and what one match may take.
inline constexpr int replays_kept_at_once = 8;
inline constexpr std::size_t kept_replay_bytes = std::size_t{64} * 1024 * 1024;
// The entries of finished matches are stored in fewer bytes (docs/decisions/0078): those of how many at once, and what
// the entries of one may take before.
inline constexpr int tables_packed_at_once = 8;
inline constexpr std::size_t packed_entries_bytes = std::size_t{64} * 1024 * 1024;
// What bots say of finished matches: at how many moments at first, by how many playouts at each, how long a bot may
// think about one step, and how many different questions wait for the one thread that answers them.
inline constexpr std::size_t analysis_moments = 24;
inline constexpr int analysis_playouts = 64;
inline constexpr std::chrono::milliseconds advice_time{4000};
inline constexpr std::size_t analysis_questions = 8;
// Tables in each public list, and in an operator's who does not ask for more.
inline constexpr int listed_tables = 100;
inline constexpr std::size_t tables_shown = 200;
// How long a bot may think, whatever its level would allow.
inline constexpr std::chrono::milliseconds bot_thinking_time{2000};
// Threads in each pool of workers.
inline constexpr std::size_t worker_threads = 2;
// Journals held in memory at once while tables load: one per worker, and the next one for each. From a database that
// others share many are read together.
inline constexpr std::size_t journals_at_hand = 2 * worker_threads;
inline constexpr std::size_t shared_journals_at_hand = 128;
// A returning client gets at most so many missed messages. If it missed more, it gets a snapshot, which is shorter
// then.
inline constexpr std::int64_t missed_updates = 32;

// The store. After a commit of at least `commit_of_many` additions, the next commit waits up to `commit_gathering_time`
// for more. `database_waiting_time` is how long to wait for another program's lock on the database.
inline constexpr std::chrono::milliseconds commit_gathering_time{1};
inline constexpr std::size_t commit_of_many = 8;
inline constexpr std::chrono::milliseconds database_waiting_time{2000};
// A server of PostgreSQL that is silent for `postgres_silence` is lost. One that stands still is not silent, because
// its system answers for it: nobody waits for an answer for longer than `postgres_answer_time`. For
// `postgres_retry_pause` after a failed attempt to connect nobody tries again. How large the database is, is asked
// every `postgres_measuring_pause`.
inline constexpr std::chrono::seconds postgres_connecting_time{5};
inline constexpr std::chrono::milliseconds postgres_silence{10'000};
inline constexpr std::chrono::milliseconds postgres_answer_time{10'000};
inline constexpr std::chrono::milliseconds postgres_retry_pause{500};
inline constexpr std::chrono::seconds postgres_measuring_pause{10};
// A commit that waits for longer than `commit_seconds`, as for a standby that does not answer, may be there or not.
inline constexpr Count commit_seconds{
    "--commit-seconds", "How long a commit in PostgreSQL may take until it is unknown whether it is stored", 5, 1,
    3600};
// How many copies of a former schema may lie beside a database before it is brought up to date once more.
inline constexpr int former_copies_most = 9;
// A start waits for PostgreSQL. It tries so often, and says so as often.
inline constexpr std::chrono::seconds postgres_start_pause{1};
inline constexpr std::chrono::seconds postgres_saying_pause{10};
// Processes that share a database: how often each signs that it is there, for how long that is believed (the schema's
// `living` says the same), how much of the time before it reads again for what is told late, and how many tables of a
// dead process it takes up at once.
inline constexpr std::chrono::milliseconds signing_pause{1000};
inline constexpr std::chrono::milliseconds signature_lasts{3000};
// A process without a session that has not signed for this long has died. One with a session that has not signed for
// `signature_doubted` may have.
inline constexpr std::chrono::milliseconds signature_due{1250};
inline constexpr std::chrono::milliseconds signature_doubted{2000};
// How many tables are taken in one transaction, and read with it, and how many tokens are looked for together.
inline constexpr std::size_t tables_taken_at_once = 64;
inline constexpr std::size_t keys_found_at_once = 1024;
inline constexpr std::chrono::seconds hints_overlap{60};
inline constexpr int tables_taken_over_at_once = 64;
// How often a process signs until it looks whether its tables are still its own.
inline constexpr int signatures_until_looked = 10;
inline constexpr std::size_t process_name_length = 32;
// A process that is stopped hands its tables over to the others, some of them every `handing_over_pause`.
inline constexpr Count drain_seconds{
    "--drain-seconds", "How long a process that is stopped hands its tables over to the others at most", 5, 0, 3600};
inline constexpr std::chrono::milliseconds handing_over_pause{100};
// New entries stand in `recent` until a move brings them to `entries`, in small parts between commits. One part writes
// at most `rows_moved` rows or about `bytes_moved` bytes, or deletes at most `entries_removed` rows: about half a
// millisecond of the store's thread. One part runs for every `entries_for_a_part` entries added, so that a move ends
// before the next one begins.
inline constexpr std::int64_t recent_entries = 4000;
inline constexpr std::int64_t rows_moved = 64;
inline constexpr std::size_t bytes_moved = 32 * 1024;
inline constexpr std::int64_t entries_removed = 400;
inline constexpr std::int64_t entries_for_a_part = 50;
static_assert((recent_entries / rows_moved + recent_entries / entries_removed + 2) * entries_for_a_part
              <= recent_entries);
// At this length the write-ahead log is checkpointed into the database. A long log is cheap, because most of its pages
// are new versions of the same few.
inline constexpr int log_pages = 4000;
// So many pages of it are copied at once by the writer, when the log is to be emptied; more are copied beside it first.
inline constexpr int log_pages_emptied = 100;
// With less room than this on the disk the log is not made as long as it will become.
inline constexpr std::uintmax_t room_for_log = std::uintmax_t{64} * 1024 * 1024;
// So much of the database and of its disk, or a tenth if that is less, is kept free of new tables (decision 51).
inline constexpr std::int64_t bytes_kept_from_tables = std::int64_t{1024} * 1024 * 1024;
// So much of it, or a twentieth if that is less, is kept for matches that have begun.
inline constexpr std::int64_t reserve_bytes = std::int64_t{64} * 1024 * 1024;
static_assert(reserve_bytes < bytes_kept_from_tables);
// A change that takes longer than this hangs.
inline constexpr std::chrono::seconds hanging_time{10};
// For so long /readyz trusts that what was stored last shows that more can be stored, before it tries.
inline constexpr std::chrono::seconds trusted_time{10};
// After a failed write: the time until a bot tries again, and until a room asks again what was stored.
inline constexpr std::chrono::seconds bot_retry_time{1};
inline constexpr std::chrono::milliseconds look_again_time{500};

// What one transaction of `dahut copy` writes at most: rows, kept replays, entries, and about so many bytes of entries.
inline constexpr int copied_rows_at_once = 1000;
inline constexpr int copied_replays_at_once = 16;
inline constexpr std::size_t copied_entries_at_once = 2000;
inline constexpr std::size_t copied_bytes_at_once = std::size_t{4} * 1024 * 1024;

// What a file of exported tables may have, so that reading a wrong one ends soon.
inline constexpr std::size_t table_file_line_bytes = std::size_t{1024} * 1024;
inline constexpr std::size_t table_file_keys = 10'000;
inline constexpr std::size_t table_file_entries = 1'000'000;

// The log. `log_lines` may wait for the reader. `log_line_bytes` is what a ready pipe takes without blocking. For
// `log_repeating_time` a repeated line is only counted. `log_ending_time` is for the last lines when the server ends.
// A line has at most `log_foreign_bytes` of a text that a stranger chose, and `log_names_bytes` of a list of names.
inline constexpr std::size_t log_lines = 1024;
inline constexpr std::size_t log_line_bytes = 4096;
inline constexpr std::chrono::seconds log_repeating_time{10};
inline constexpr std::chrono::milliseconds log_ending_time{300};
inline constexpr std::size_t log_foreign_bytes = 100;
inline constexpr std::size_t log_names_bytes = 500;

// The total size of the web client's files.
inline constexpr std::size_t web_bytes = std::size_t{64} * 1024 * 1024;

// How long a health check waits for its answer.
inline constexpr std::chrono::milliseconds checking_time{5000};
// How long a polite end of a connection may take, and the end of a flooding one. What it still sends is thrown away.
inline constexpr std::chrono::seconds closing_time{3};
inline constexpr std::chrono::milliseconds flood_closing_time{500};
// With no file descriptors left, accepting again at once would only use CPU time.
inline constexpr std::chrono::milliseconds accepting_pause{100};
// How many may ask for the metrics at once, or while the server waits for its database; how long asking and answering
// may take; and after how long whoever was told to wait may ask again.
inline constexpr std::size_t metrics_connections = 8;
inline constexpr std::size_t waiting_page_connections = 200;
inline constexpr std::chrono::seconds plain_time{5};
inline constexpr std::chrono::seconds waiting_page_pause{5};
// How many commands of an operator may be connected at once, and how long each may take to ask and to read the answer.
// The command itself waits for that long.
inline constexpr std::size_t operator_connections = 8;
inline constexpr std::chrono::seconds operator_time{10};
// How long it may take to send the refusal to a connection that is turned away.
inline constexpr std::chrono::seconds turning_away_time{2};
// When the server stops, it cuts the connections that are still open after the first time, and waits for the disk no
// longer than the second. Containers give ten seconds.
inline constexpr std::chrono::seconds leaving_time{6};
inline constexpr std::chrono::seconds stopping_time{8};

} // namespace dahut::limits

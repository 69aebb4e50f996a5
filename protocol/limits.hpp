// How large and how deep anything from outside may be. Everything beyond is refused before it is looked at.
#pragma once

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

// Secrets, hashes and contributions are 32 bytes, written as hexadecimal digits.
inline constexpr std::size_t secret_bytes = 32;
inline constexpr std::size_t secret_digits = 2 * secret_bytes;

// The decimal digits of the largest seed, 2^64 - 1.
inline constexpr std::size_t seed_digits = 20;

// How often one person may contribute, and how many entries the journal of a table that has not started may have
// before nothing but starting and leaving is possible. Those who prepare a match need a few dozen.
inline constexpr int contributions = 16;
inline constexpr std::int64_t entries_before_start = 1000;

// Decision and stream numbers.
inline constexpr std::int64_t number_highest = 1'000'000'000;

// A finished record: its text in bytes and its number of actions.
inline constexpr std::size_t record_bytes = 8 * 1024 * 1024;
inline constexpr std::size_t record_actions = 20'000;

} // namespace dahut::limits

// The words that requests, journals and the facts of a table share.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/seat.hpp"
#include "protocol/kinds.hpp"
#include "protocol/limits.hpp"

#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <string_view>

namespace dahut {

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

// Where people may ask for hints: only where all others are bots, or wherever they play.
enum class Hints { against_bots, allowed };
template <>
inline constexpr std::array<std::string_view, 2> words<Hints>{"against_bots", "allowed"};

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

    static constexpr Several fields{
        as<Seconds<limits::bank_least.count(), limits::bank_most.count()>>("bank_s", &ClockTerms::bank),
        as<Seconds<0, limits::bank_most.count()>>("increment_s", &ClockTerms::increment),
        as<LeftOut<Seconds<0, limits::lost_most.count()>>>("lost_s", &ClockTerms::lost),
        as<LeftOut<Seconds<0, limits::vacation_most.count()>>>("vacation_s", &ClockTerms::vacation)};
};

// Who plays from a seat that a person took: that person, a bot until the person comes back, or a bot since it has left;
// or whoever opens the new link that a host has handed the seat. With a hint the person plays on: a bot has said once
// what it would do.
enum class Hands { person, bot, left, link, hint };
template <>
inline constexpr std::array<std::string_view, 5> words<Hands>{"person", "bot", "left", "link", "hint"};

// What those at a table do only together: pause, go on after that, and end a match that is not finished.
enum class Accord { pause, go_on, stop };
template <>
inline constexpr std::array<std::string_view, 3> words<Accord>{"pause", "go_on", "stop"};

// Kinds of fields that several of them have.
using TableName = ShowableName<limits::table_name_length>;
using PlayerName = ShowableName<limits::player_name_length>;
using Line = Text<limits::talk_line_length>;
using Token = Hex<limits::secret_digits>;
using Contribution = Hex<limits::secret_digits>;
using MailAddress = Characters<limits::mail_address_length>;
using WebhookAddress = Characters<limits::webhook_length>;
using RequestId = Identifier<limits::request_id_length>;
using TableId = Hex<limits::table_id_digits>;
using Seats = List<Seat, seats_max>;
// Of time that passes there is no end.
using Passed = Seconds<0, std::numeric_limits<std::int32_t>::max()>;
using Left = Milliseconds<0, std::numeric_limits<std::int64_t>::max()>;
// Milliseconds since 1970, UTC.
using TimeOfDay = Whole<0, std::numeric_limits<std::int64_t>::max()>;
using StreamNumber = Whole<0, limits::number_highest>;
using DecisionNumber = Whole<1, limits::number_highest>;
using Patience = Usually<Seconds<0, limits::patience_most.count()>, limits::patience_usual.count()>;

// Whom a connection speaks for: a seat, by its number, or "public".
struct Role {
    Viewer viewer;
};

} // namespace dahut

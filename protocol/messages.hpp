// What the server says (PROTOCOL.md 3) as values and as text. What a client may ask stands in requests.hpp; views,
// events and rows belong to the games.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/hosted.hpp"
#include "protocol/json.hpp"
#include "protocol/requests.hpp"

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

// Whether there is talk and pages remember, how long others wait for somebody, and the clock, as requests and journals
// say it, or as is usual.
[[nodiscard]] Talk read_talk(Fields& fields);
[[nodiscard]] Memory read_memory(Fields& fields);
[[nodiscard]] std::chrono::seconds read_patience(Fields& fields);
[[nodiscard]] std::optional<ClockTerms> read_clock(Fields& fields);
[[nodiscard]] Json clock_to_json(const ClockTerms& clock);

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

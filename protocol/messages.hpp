// The messages of PROTOCOL.md as values: what a client may ask, read strictly, and what the server says, written
// in one place. Carrying them out is the server's affair; views, events and rows belong to the games.
#pragma once

#include "engine/core/describe.hpp"
#include "engine/core/seat.hpp"
#include "protocol/hosted.hpp"
#include "protocol/json.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace dahut {

inline constexpr std::string_view protocol_version = "dahut.1";
inline constexpr std::string_view software_version = "dahut 0.1.0";

// Whether a table is listed for everybody or found by its links only.
enum class Visibility { listed, by_link };
template <>
inline constexpr std::array<std::string_view, 2> words<Visibility>{"public", "link"};

enum class Watching { allowed, forbidden };
template <>
inline constexpr std::array<std::string_view, 2> words<Watching>{"allowed", "forbidden"};

enum class TableStatus { open, running, finished, broken, closed };
template <>
inline constexpr std::array<std::string_view, 5> words<TableStatus>{"open", "running", "finished", "broken", "closed"};

namespace request {

struct Create {
    std::string game;
    std::string name;
    int seats = 0;
    Json options;
    Visibility visibility{};
    Watching watching{};
    std::string player;
    std::string contribution;
    // Chosen by the host of a custom table.
    std::optional<std::uint64_t> seed;
    // Made by the client, so that it can repeat the request.
    std::optional<std::string> token;
};
// Asks what table an invitation leads to, before taking a seat there.
struct Inspect {
    std::string invitation;
};
struct Join {
    std::string invitation;
    std::string player;
    std::string contribution;
    // As for `Create`.
    std::optional<std::string> token;
};
struct Enter {
    std::string token;
    std::optional<std::int64_t> seen;
};
// What this person adds to the chance of the match, instead of what came with its seat.
struct Contribute {
    std::string contribution;
};
struct Leave {};
struct SeatBot {
    Seat seat;
    BotKind bot{};
};
struct Unseat {
    Seat seat;
};
struct Start {};
// Lets everybody read the match once it is over.
struct Publish {};
struct Act {
    std::int64_t decision = 0;
    Json action;
};
struct Resync {};

} // namespace request

using Request =
    std::variant<request::Create, request::Inspect, request::Join, request::Enter, request::Contribute, request::Leave,
                 request::SeatBot, request::Unseat, request::Start, request::Publish, request::Act, request::Resync>;

struct ClientMessage {
    std::string id;
    Request request;
};

// Why a message could not be read. The id is empty if even that could not be read.
struct BadMessage {
    std::string id;
    Refusal why;
};

// `text` is one whole WebSocket message.
[[nodiscard]] std::variant<ClientMessage, BadMessage> read_message(std::string_view text);

// A refusal as it is sent. `id` is left out when empty.
struct Refused {
    std::string id;
    Refusal why;
    // JSON text.
    std::optional<std::string> decision = std::nullopt;
};

// The texts of the server's messages.
[[nodiscard]] std::string hello_text();
[[nodiscard]] std::string invited_text(std::string_view id, const Json& table);
[[nodiscard]] std::string seated_text(std::string_view id, Seat seat, std::string_view token, const Json& table);
// Whether the server has everything that a client says it has seen.
enum class SeenBefore { there, lost };

[[nodiscard]] std::string entered_text(std::string_view id, Viewer role, const Json& table,
                                       SeenBefore seen = SeenBefore::there);
[[nodiscard]] std::string table_text(const Json& table);
[[nodiscard]] std::string done_text(std::string_view id);
[[nodiscard]] std::string refused_text(const Refused& refused);
[[nodiscard]] std::string closing_text(std::string_view code, std::string_view sentence);

} // namespace dahut

// What follows from a request at a table: worked out, not done. The room stores the entries of a plan, applies them and
// carries its effects out, in that order. The rules stand in a file each (rules.hpp); this is what they share.
#pragma once

#include "engine/core/per_seat.hpp"
#include "server/table/denial.hpp"
#include "server/table/effects.hpp"
#include "server/table/requests.hpp"
#include "server/table/table.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace dahut {

// Who asks. The server itself has no role.
struct Asker {
    // Nothing for a guest who is at the table no more.
    std::optional<Viewer> role = std::nullopt;
    // What the client calls this request.
    std::string_view id = {};

    [[nodiscard]] Viewer viewer() const { return role.value_or(the_public); }
};

// What the room knows beyond the journal.
struct Present {
    // Seats whose person is connected.
    SeatSet connected = {};
    // How long the server has run. What follows is counted by that.
    std::int64_t ran_ms = 0;
    // When the person of each seat was last here, of those who are not connected.
    PerSeat<std::int64_t> left_ms = {};
    // When each seat was last reminded; nothing if it never was.
    PerSeat<std::optional<std::int64_t>> reminded_ms = {};
    // How much was said in the last minute from where the asker is, by those who watch.
    std::ptrdiff_t lines_from_there = 0;
    // How long somebody must be away, at the least, before the seat can get a new link.
    std::chrono::milliseconds lost_seat_after{};
    // Seats for which a bot looks for a hint.
    SeatSet hinting = {};
    // Why the operator lets no notices go to the address in this request.
    std::optional<Refusal> wrong_address = std::nullopt;

    [[nodiscard]] std::chrono::milliseconds away(Seat seat) const;
};

// What this seat's undoing leads to.
struct UndoErrand {
    Seat seat;
    // How many entries the table has now, and how often this has been worked out before.
    std::int64_t entries = 0;
    int looks = 0;
};
// What a bot would do in this seat, at the decision that it was told by this number.
struct HintErrand {
    Seat seat;
    std::shared_ptr<const HostedMatch> match;
    std::int64_t told = 0;
};
// Work for another thread, whose outcome is brought back as a further request.
using Errand = std::variant<UndoErrand, HintErrand>;

struct Plan {
    // All are stored, or none.
    std::vector<TableEntry> entries = {};
    // What the entry about the match leads to, which is the first one then.
    std::optional<MatchStep> step = std::nullopt;
    // Hashes of tokens that lead to this table from now on, and of those that lead to no seat any more.
    std::vector<std::string> keys = {};
    std::vector<std::string> left_keys = {};
    std::vector<Effect> effects = {};
    // Instead of all that.
    std::optional<Errand> errand = std::nullopt;
};

// The table cannot go on: a game is broken. For the log; it names nothing hidden.
struct Fault {
    std::string what;
};

using Planned = std::variant<Plan, Denial, Fault>;

// Whoever took a seat of a public table, not as its host, and is away before the match; and who has been for long.
[[nodiscard]] SeatSet seats_only_taken(const Table& table, SeatSet connected);
[[nodiscard]] SeatSet deserted_seats(const Table& table, const Present& present);

// Takes from the request what the plan needs of it.
[[nodiscard]] Planned plan(const Table& table, const Asker& asker, TableRequest& request, const Present& present,
                           std::int64_t now_ms);

} // namespace dahut

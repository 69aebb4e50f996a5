// What a host can set about tables, with values that suit a small machine.
#pragma once

#include "protocol/messages.hpp"
#include "server/tables/clock.hpp"

#include <chrono>
#include <cstddef>
#include <optional>

namespace dahut {

// When tables go that nobody needs (docs/decisions/0018).
struct TableAges {
    // Without anybody, before the match and during it.
    std::chrono::seconds open = std::chrono::days(2);
    std::chrono::seconds running = std::chrono::days(30);
    // How long a match that is over is listed; it can be read as long as the database lives.
    std::chrono::seconds listed = std::chrono::days(30);

    // After how long without anybody a table goes; nothing if it stays.
    [[nodiscard]] std::optional<std::chrono::seconds> of(TableStatus status) const
    {
        if (status == TableStatus::open) {
            return open;
        }
        const bool has_begun = status == TableStatus::running || status == TableStatus::broken;
        return has_begun ? std::optional(running) : std::nullopt;
    }
};

struct LobbySettings {
    std::chrono::milliseconds bot_delay{700};
    // How long bots go on when everybody is gone: a lost connection is nothing to wait for.
    std::chrono::milliseconds bots_play_on = std::chrono::minutes(1);
    // Open and running tables together, and those made from one address.
    std::size_t tables_most = 1000;
    std::size_t tables_per_address_most = 50;
    TableAges ages;
    // How long a table that nobody is at stays in memory.
    std::chrono::seconds rest_after{60};
    Clock clock = now_ms;
};

} // namespace dahut

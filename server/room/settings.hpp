// What a host can set about tables, with values that suit a small machine.
#pragma once

#include "protocol/messages.hpp"
#include "server/clock.hpp"
#include "server/limits.hpp"
#include "server/notices/notifier.hpp"
#include "server/room/log_addresses.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace dahut {

// When tables go that nobody needs (docs/decisions/0018). Only time that the server runs counts.
struct TableAges {
    // Without anybody, before the match and during it.
    std::chrono::seconds open = limits::open_table_age;
    std::chrono::seconds running = limits::running_table_age;
    // How long a match that is over is listed; it can be read as long as the database lives.
    std::chrono::seconds listed = limits::finished_listing_age;
    // After how long a match that is over goes, and how many bytes of such matches are kept; nothing if all are.
    std::optional<std::chrono::seconds> finished = std::nullopt;
    std::optional<std::int64_t> finished_bytes = std::nullopt;
    // How long such a match says who played, and what was said; nothing if it does as long as it is there.
    std::optional<std::chrono::seconds> names = std::nullopt;
    // How long a table that went is kept out of reach before it is removed.
    std::chrono::seconds aside = limits::aside_age;
    // How long nothing goes after a start, and after the time of day has jumped.
    std::chrono::seconds quiet = limits::quiet_time;

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
    std::chrono::milliseconds bot_delay{limits::bot_delay_ms.usual};
    // How long bots go on when everybody is gone: a lost connection is nothing to wait for.
    std::chrono::milliseconds bots_play_on = limits::bots_play_on;
    // How many hundredths of the playouts of their levels bots have, also for hints.
    std::size_t bot_share = limits::bot_share.usual;
    // Open and running tables together, and those made from one address.
    std::size_t tables_most = limits::tables.usual;
    std::size_t tables_per_address_most = limits::tables_per_address.usual;
    // What may be stored for one address in a day.
    std::size_t mib_a_day_per_address = limits::mib_a_day_per_address.usual;
    TableAges ages;
    // How long a table that nobody is at stays in memory.
    std::chrono::seconds rest_after{limits::rest_after_seconds.usual};
    // How long somebody must be away, at the least, before the seat can get a new link.
    std::chrono::seconds lost_seat_after{limits::lost_seat_after_seconds.usual};
    // How often the public lists are made at most.
    std::chrono::milliseconds lists_pause{limits::lists_pause_ms.usual};
    LogAddresses log_addresses = LogAddresses::no;
    NoticeTerms notices;
    Clock clock = system_clock();
};

} // namespace dahut

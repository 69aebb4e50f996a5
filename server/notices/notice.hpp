// What a notice is, and the way out that it takes. Tables say whose turn it is; whoever delivers notices knows nothing
// of tables.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/messages.hpp"

#include <cstdint>
#include <string>

namespace dahut {

// Somebody whose turn it is: what everybody at the table sees, and nothing else.
struct AwaitedPerson {
    std::string table;
    std::string table_name;
    std::string game;
    std::string game_title;
    Seat seat;
    std::string player;
    // Milliseconds since 1970, UTC.
    std::int64_t since_ms = 0;
    // To the table, for a browser that has the seat; without any token.
    std::string link;
};

struct Notice {
    // The same for every try, so that a receiver can tell a repetition.
    std::string id;
    NoticeKind kind{};
    // A URL or a mail address.
    std::string address;
    AwaitedPerson about;
};

class Outlet {
public:
    Outlet() = default;
    Outlet(const Outlet&) = delete;
    Outlet& operator=(const Outlet&) = delete;
    Outlet(Outlet&&) = delete;
    Outlet& operator=(Outlet&&) = delete;
    virtual ~Outlet() = default;

    // None of these waits for anything. What cannot be delivered is tried again for a while and then given up.
    virtual void send(Notice notice) = 0;
    // It is this seat's turn no longer, or its person has come: what has not been delivered is not tried again.
    virtual void withdraw(const std::string& table, Seat seat) = 0;
    // The same for what goes one way only. Whether there was anything.
    [[nodiscard]] virtual bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat) = 0;
};

} // namespace dahut

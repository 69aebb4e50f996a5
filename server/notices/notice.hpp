// A notice, and the interface through which it is sent. Tables say whose turn it is; the code that delivers notices
// knows nothing of tables.
#pragma once

#include "engine/core/seat.hpp"
#include "protocol/messages.hpp"

#include <cstdint>
#include <string>

namespace dahut {

// A person whose turn it is. It holds only what everybody at the table sees.
struct AwaitedPerson {
    std::string table;
    std::string table_name;
    std::string game;
    std::string game_title;
    Seat seat;
    std::string player;
    // Milliseconds since 1970, UTC.
    std::int64_t since_ms = 0;
    // A link to the table, without a token, for a browser that already has the seat.
    std::string link;
};

struct Notice {
    // The same for every try, and from every process that tells of the turn, so that a receiver can recognize a
    // repetition.
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

    // No function here blocks. A notice that cannot be delivered is retried for a while and then given up.
    virtual void send(Notice notice) = 0;
    // The seat's turn is over, or its person has come. Its undelivered notices are not tried again.
    virtual void withdraw(const std::string& table, Seat seat) = 0;
    // The same for notices of one kind only. Returns whether there were any.
    [[nodiscard]] virtual bool withdraw_by(NoticeKind kind, const std::string& table, Seat seat) = 0;
};

} // namespace dahut

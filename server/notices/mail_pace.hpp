// How many mails go to whom. Nobody has proved that an address is theirs, so nobody can have a stranger flooded: there
// is a pause between two mails of one table, a bound for each mailbox over all tables, and one for the whole server.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace dahut {

class MailPace {
public:
    // Whether a mail may go there now; it counts if it may.
    [[nodiscard]] bool take(std::string_view address, const std::string& table, std::int64_t now_ms);

private:
    struct Sent {
        std::int64_t at_ms = 0;
        std::string mailbox;
        std::string table;
    };

    // Of one day at the most, the oldest first.
    std::deque<Sent> sent_;
};

} // namespace dahut

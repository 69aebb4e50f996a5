// Limits how many mails are sent. Nobody has proved to own an address, so nobody may flood a stranger with mail. There
// is a pause between two mails of one table, a bound for each mailbox over all tables, and one for the whole server.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

namespace dahut {

class MailPace {
public:
    // Whether a mail may go to this address now. If it may, it is counted.
    [[nodiscard]] bool take(std::string_view address, const std::string& table, std::int64_t ran_ms);

private:
    struct Sent {
        std::int64_t ran_ms = 0;
        std::string mailbox;
        std::string table;
    };

    // The mails of the last day, oldest first.
    std::deque<Sent> sent_;
};

} // namespace dahut

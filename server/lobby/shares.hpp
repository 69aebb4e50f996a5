// What each address has had stored lately, in bytes. Whoever has used up a day's share makes no tables, takes no seats
// and says nothing until some of it has come back; matches that have begun go on. A restart forgets it.
#pragma once

#include "server/credits.hpp"

#include <cstddef>
#include <map>
#include <string>

namespace dahut {

class Shares {
public:
    using Moment = Credits::Clock::time_point;

    // An address may have so many bytes stored in a day.
    explicit Shares(std::size_t bytes_a_day);

    void charge(const std::string& address, std::size_t bytes, Moment now);
    [[nodiscard]] bool is_spent(const std::string& address, Moment now) const;

private:
    void forget_unspent(Moment now);

    Rate rate_;
    std::map<std::string, Credits> by_address_;
    // At how many addresses those are looked for that have their whole share again.
    std::size_t crowded_;
};

} // namespace dahut

#include "server/table/clocks.hpp"

#include "protocol/limits.hpp"

#include <algorithm>

namespace dahut {

using std::chrono::milliseconds;

Clocks::Clocks(const ClockTerms& terms)
    : terms_(terms), accounts_(Account{.left = terms.bank, .allowances = {terms.lost, terms.vacation}})
{}

void Clocks::run(SeatSet thinking, std::int64_t now_ms)
{
    for (const Seat seat : thinking_) {
        charge(seat, now_ms);
    }
    thinking_ = thinking;
    since_ms_ = now_ms;
}

void Clocks::charge(Seat seat, std::int64_t now_ms)
{
    Account& own = accounts_[seat];
    const milliseconds from_allowance = excused(seat, now_ms);
    own.left = left(seat, now_ms);
    if (own.excuse) {
        own.allowances[static_cast<std::size_t>(*own.excuse)] -= from_allowance;
    }
}

void Clocks::acted(Seat seat)
{
    Account& own = accounts_[seat];
    if (own.help != Account::Help::none) {
        own.help = Account::Help::given;
        return;
    }
    own.excuse.reset();
    const milliseconds added = std::min<milliseconds>(terms_.increment, terms_.bank - own.left);
    own.left += added;
    own.added.push_back(added);
    if (own.added.size() > limits::undo_reach) {
        own.added.erase(own.added.begin());
    }
}

void Clocks::undone(Seat seat)
{
    Account& own = accounts_[seat];
    if (!own.added.empty()) {
        own.left = std::max(milliseconds(0), own.left - own.added.back());
        own.added.pop_back();
    }
}

void Clocks::stand_in(Seat seat)
{
    accounts_[seat].help = Account::Help::ready;
    accounts_[seat].added.clear();
}

void Clocks::come_back(Seat seat, milliseconds least)
{
    Account& own = accounts_[seat];
    if (own.help == Account::Help::given) {
        const milliseconds granted = std::max<milliseconds>(least, terms_.increment);
        own.left = std::max(own.left, std::min<milliseconds>(terms_.bank, granted));
    }
    own.help = Account::Help::none;
}

// The system's clock may be set back; nobody wins time by that.
milliseconds Clocks::passed(Seat seat, std::int64_t now_ms) const
{
    return milliseconds(thinking_.contains(seat) ? std::max<std::int64_t>(0, now_ms - since_ms_) : 0);
}

milliseconds Clocks::excused(Seat seat, std::int64_t now_ms) const
{
    const Account& own = accounts_[seat];
    return own.excuse ? std::min(passed(seat, now_ms), own.allowances[static_cast<std::size_t>(*own.excuse)])
                      : milliseconds(0);
}

milliseconds Clocks::left(Seat seat, std::int64_t now_ms) const
{
    const milliseconds charged = passed(seat, now_ms) - excused(seat, now_ms);
    return std::max(milliseconds(0), accounts_[seat].left - charged);
}

milliseconds Clocks::left_for(Seat seat, Excuse why, std::int64_t now_ms) const
{
    const Account& own = accounts_[seat];
    const milliseconds allowance = own.allowances[static_cast<std::size_t>(why)];
    return own.excuse == why ? allowance - excused(seat, now_ms) : allowance;
}

SeatSet Clocks::out_of_time(std::int64_t now_ms) const
{
    SeatSet out;
    for (const Seat seat : thinking_) {
        if (left(seat, now_ms) == milliseconds(0)) {
            out.insert(seat);
        }
    }
    return out;
}

} // namespace dahut

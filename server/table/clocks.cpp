#include "server/table/clocks.hpp"

#include "protocol/limits.hpp"

#include <algorithm>
#include <functional>

namespace dahut {

using std::chrono::milliseconds;

namespace {

template <std::size_t Size>
void add(std::array<milliseconds, Size>& sums, const std::array<milliseconds, Size>& more)
{
    std::ranges::transform(sums, more, sums.begin(), std::plus());
}

} // namespace

Clocks::Spent& Clocks::Spent::operator+=(const Spent& more)
{
    thought += more.thought;
    bank += more.bank;
    add(allowances, more.allowances);
    return *this;
}

Clocks::Clocks(const ClockTerms& terms)
    : terms_(terms), accounts_(Account{.left = terms.bank, .allowances = {terms.lost, terms.vacation}})
{}

void Clocks::run(SeatSet thinking, std::int64_t now_ms)
{
    for (const Seat seat : thinking_) {
        charge(seat, now_ms);
    }
    ran_ += elapsed(now_ms);
    thinking_ = thinking;
    since_ms_ = now_ms;
}

void Clocks::charge(Seat seat, std::int64_t now_ms)
{
    Account& own = accounts_[seat];
    const milliseconds from_allowance = excused(seat, now_ms);
    const milliseconds left_now = left(seat, now_ms);
    own.thought += passed(seat, now_ms);
    own.turn.thought += passed(seat, now_ms);
    own.turn.bank += own.left - left_now;
    own.left = left_now;
    if (own.excuse) {
        const auto why = static_cast<std::size_t>(*own.excuse);
        own.turn.allowances[why] += from_allowance;
        own.allowances[why] -= from_allowance;
    }
}

void Clocks::acted(Seat seat)
{
    Account& own = accounts_[seat];
    if (own.help != Account::Help::none) {
        own.help = Account::Help::given;
        own.turn = {};
        own.deeds.clear();
        return;
    }
    own.excuse.reset();
    const milliseconds added = std::min<milliseconds>(terms_.increment, terms_.bank - own.left);
    own.left += added;
    const bool was_awaited = thinking_.contains(seat);
    own.deeds.push_back({added, own.turn, was_awaited ? std::optional(idle(seat, since_ms_)) : std::nullopt});
    own.turn = {};
    if (own.deeds.size() > limits::undo_reach) {
        own.deeds.erase(own.deeds.begin());
    }
}

void Clocks::undone(Seat seat)
{
    Account& own = accounts_[seat];
    if (own.deeds.empty()) {
        return;
    }
    const Deed& deed = own.deeds.back();
    const milliseconds price = price_of_undoing(seat, since_ms_);
    const milliseconds since = price - deed.added;
    own.turn += deed.turn;
    own.turn += Spent{since, since, {}};
    own.left = std::max(milliseconds(0), own.left - price);
    own.thought += since;
    own.deeds.pop_back();
}

void Clocks::end_turns(SeatSet seats)
{
    for (const Seat seat : seats) {
        accounts_[seat].turn = {};
    }
}

void Clocks::give_back_turns(SeatSet seats)
{
    for (const Seat seat : seats) {
        Account& own = accounts_[seat];
        own.left = std::min<milliseconds>(terms_.bank, own.left + own.turn.bank);
        add(own.allowances, own.turn.allowances);
        own.thought -= own.turn.thought;
        own.turn = {};
    }
}

void Clocks::stand_in(Seat seat) { accounts_[seat].help = Account::Help::ready; }

void Clocks::come_back(Seat seat, milliseconds least)
{
    Account& own = accounts_[seat];
    if (own.help == Account::Help::given) {
        const milliseconds granted = std::max<milliseconds>(least, terms_.increment);
        own.left = std::max(own.left, std::min<milliseconds>(terms_.bank, granted));
    }
    own.help = Account::Help::none;
}

// Older journals do not say when the system's clock was set back.
milliseconds Clocks::elapsed(std::int64_t now_ms) const
{
    return milliseconds(thinking_.empty() ? 0 : std::max<std::int64_t>(0, now_ms - since_ms_));
}

milliseconds Clocks::passed(Seat seat, std::int64_t now_ms) const
{
    return thinking_.contains(seat) ? elapsed(now_ms) : milliseconds(0);
}

milliseconds Clocks::idle(Seat seat, std::int64_t now_ms) const
{
    return ran_ + elapsed(now_ms) - accounts_[seat].thought - passed(seat, now_ms);
}

milliseconds Clocks::price_of_undoing(Seat seat, std::int64_t now_ms) const
{
    if (accounts_[seat].deeds.empty()) {
        return milliseconds(0);
    }
    const Deed& deed = accounts_[seat].deeds.back();
    return deed.added + (deed.idle ? idle(seat, now_ms) - *deed.idle : milliseconds(0));
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

milliseconds Clocks::left_if_undone(Seat seat, std::int64_t now_ms) const
{
    return left(seat, now_ms) - price_of_undoing(seat, now_ms);
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

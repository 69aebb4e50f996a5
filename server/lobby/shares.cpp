#include "server/lobby/shares.hpp"

#include <algorithm>
#include <chrono>

namespace dahut {

namespace {

constexpr std::size_t crowded_at_least = 1024;

Rate share_of(std::size_t bytes_a_day)
{
    constexpr double seconds_a_day = std::chrono::duration<double>(std::chrono::days(1)).count();
    const auto bytes = static_cast<double>(bytes_a_day);
    return {bytes, bytes / seconds_a_day};
}

} // namespace

Shares::Shares(std::size_t bytes_a_day) : rate_(share_of(bytes_a_day)), crowded_(crowded_at_least) {}

void Shares::charge(const std::string& address, std::size_t bytes, Moment now)
{
    by_address_.try_emplace(address, rate_, now).first->second.take(static_cast<double>(bytes), now);
    if (by_address_.size() >= crowded_) {
        forget_unspent(now);
    }
}

bool Shares::is_spent(const std::string& address, Moment now) const
{
    const auto found = by_address_.find(address);
    return found != by_address_.end() && found->second.wait_for(1, now).count() > 0;
}

// They are looked for again when there are twice as many as are left, so that this costs each charge little.
void Shares::forget_unspent(Moment now)
{
    std::erase_if(by_address_, [now](const auto& one) { return one.second.full(now); });
    crowded_ = std::max(crowded_at_least, 2 * by_address_.size());
}

} // namespace dahut

#include "server/lobby/places.hpp"

#include <algorithm>

namespace dahut {

std::optional<NoPlace> Places::take(const std::string& table, const std::string& address)
{
    if (taken_ >= most_) {
        return NoPlace::at_all;
    }
    const auto from_there = by_address_.find(address);
    if (from_there != by_address_.end() && from_there->second >= per_address_most_) {
        return NoPlace::for_this_address;
    }
    ++taken_;
    ++by_address_[address];
    origins_.emplace(table, address);
    return std::nullopt;
}

std::optional<std::string> Places::maker_of(const std::string& table) const
{
    const auto origin = origins_.find(table);
    return origin != origins_.end() ? std::optional(origin->second) : std::nullopt;
}

void Places::give_back(const std::string& table)
{
    // Another process may have counted it before.
    taken_ -= std::min<std::size_t>(taken_, 1);
    const auto origin = origins_.find(table);
    if (origin == origins_.end()) {
        return;
    }
    const auto from_there = by_address_.find(origin->second);
    if (--from_there->second == 0) {
        by_address_.erase(from_there);
    }
    origins_.erase(origin);
}

} // namespace dahut

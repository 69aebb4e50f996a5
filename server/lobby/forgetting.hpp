// How journals come to forget addresses that nobody uses any more (docs/decisions/0066). The store says in which tables
// there may be any, and replaces what the tables say.
#pragma once

#include "server/room/services.hpp"

#include <boost/asio/awaitable.hpp>

namespace dahut {

class Forgetting {
public:
    // The services must outlive it.
    explicit Forgetting(RoomServices& services) : services_(services) {}

    // To be called again and again.
    [[nodiscard]] boost::asio::awaitable<void> forget();

private:
    // Some of what is to be forgotten; whether there may be more to do at once.
    [[nodiscard]] boost::asio::awaitable<bool> forget_some();

    RoomServices& services_;
    bool forgetting_ = false;
};

} // namespace dahut

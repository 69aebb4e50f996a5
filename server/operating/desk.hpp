// Carries out what an operator's commands ask of the running server. Reading and sending lines is left to the socket,
// and what happens to tables to the lobby.
#pragma once

#include "protocol/operating.hpp"
#include "server/lobby/lobby.hpp"
#include "server/net/connections.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <functional>
#include <string>

namespace dahut {

class Desk {
public:
    // Stops the server in order after this time; asked again, the latest time counts.
    using StopAfter = std::function<void(std::chrono::seconds)>;

    // All must outlive the desk, and it all that it answers.
    Desk(Lobby& lobby, Connections& connections, RefusedAddresses& refused, StopAfter stop_after)
        : lobby_(lobby), connections_(connections), refused_(refused), stop_after_(std::move(stop_after))
    {}

    // The answer to one line, whatever it says.
    [[nodiscard]] boost::asio::awaitable<std::string> answer(std::string line);

private:
    void announce(operating::Announce announce);
    void drain(const operating::Drain& drain);
    [[nodiscard]] Answer heed_refused();

    Lobby& lobby_;
    Connections& connections_;
    RefusedAddresses& refused_;
    StopAfter stop_after_;
};

} // namespace dahut

// Carries out what an operator asks of the running server. Reading and sending lines is left to the socket and to the
// administrator's page, and what happens to tables to the lobby.
#pragma once

#include "protocol/operating.hpp"
#include "server/lobby/lobby.hpp"
#include "server/net/connections.hpp"
#include "server/waiting/on_worker.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

namespace dahut {

class Desk {
public:
    // Stops the server in order after this time; asked again, the latest time counts.
    using StopAfter = std::function<void(std::chrono::seconds)>;

    // All must outlive the desk, and it all that it answers. Without a file of a database no tables are shown.
    Desk(Lobby& lobby, Connections& connections, RefusedAddresses& refused, Workers& workers,
         std::filesystem::path database, StopAfter stop_after)
        : lobby_(lobby), connections_(connections), refused_(refused), workers_(workers),
          database_(std::move(database)), stop_after_(std::move(stop_after))
    {}

    // The answer to one line, whatever it says.
    [[nodiscard]] boost::asio::awaitable<std::string> answer(std::string line);

private:
    void announce(operating::Announce announce);
    void drain(const operating::Drain& drain);
    [[nodiscard]] Answer heed_refused();
    [[nodiscard]] boost::asio::awaitable<std::string> show(operating::ShowTables wanted);

    Lobby& lobby_;
    Connections& connections_;
    RefusedAddresses& refused_;
    Workers& workers_;
    std::filesystem::path database_;
    StopAfter stop_after_;
};

} // namespace dahut

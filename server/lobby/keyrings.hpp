// Keyrings (docs/decisions/0030): a secret that opens all seats of one person on another device, by tokens of its own
// that end with it. Which seats a keyring opens the store says; who may let it open one is decided here.
#pragma once

#include "server/lobby/entrances.hpp"
#include "server/lobby/rooms.hpp"
#include "server/room/denials.hpp"

#include <string>

namespace dahut {

class Keyrings {
public:
    // All must outlive the keyrings.
    Keyrings(RoomServices& services, Rooms& rooms, Entrances& entrances)
        : services_(services), rooms_(rooms), entrances_(entrances)
    {}

    // These carry out a request of a guest, and answer it unless it is refused. A fresh keyring is shown.
    [[nodiscard]] boost::asio::awaitable<Answer> lend(Requester requester, std::string keyring, std::string token,
                                                      KeyringAge age);
    [[nodiscard]] boost::asio::awaitable<Answer> show(Requester requester, std::string keyring);
    [[nodiscard]] boost::asio::awaitable<Answer> revoke(Requester requester, std::string keyring);
    // Disconnects everyone whom this keyring, by its hash, let in.
    void dismiss(std::string_view keyring);

private:
    RoomServices& services_;
    Rooms& rooms_;
    Entrances& entrances_;
};

} // namespace dahut

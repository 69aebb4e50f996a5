// Keyrings (docs/decisions/0030): a secret that opens all seats of one person on another device, by tokens of its own
// that end with it. Which seats a keyring opens the store says; who may let it open one is decided here.
#pragma once

#include "server/lobby/entrances.hpp"
#include "server/lobby/rooms.hpp"
#include "server/room/denials.hpp"

#include <string>
#include <variant>

namespace dahut {

using KeyringRequest =
    std::variant<request::MakeKeyring, request::AddToKeyring, request::OpenKeyring, request::RevokeKeyring>;

class Keyrings {
public:
    // All must outlive the keyrings.
    Keyrings(RoomServices& services, Rooms& rooms, Entrances& entrances)
        : services_(services), rooms_(rooms), entrances_(entrances)
    {}

    // Carries out a request of a guest, and answers it unless it is refused.
    [[nodiscard]] boost::asio::awaitable<Answer> answer_to(Requester requester, KeyringRequest request);
    // Disconnects everyone whom this keyring, by its hash, let in.
    void dismiss(std::string_view keyring);

private:
    // The text that answers, or a refusal. Whom the ended keyring let in, if one was, goes once that has been said: the
    // asker may be among them.
    struct Outcome {
        std::variant<std::string, Denial> answer;
        std::string ended = {};
    };

    [[nodiscard]] boost::asio::awaitable<Outcome> outcome(Requester requester, request::MakeKeyring request);
    [[nodiscard]] boost::asio::awaitable<Outcome> outcome(Requester requester, request::AddToKeyring request);
    [[nodiscard]] boost::asio::awaitable<Outcome> outcome(Requester requester, request::OpenKeyring request);
    [[nodiscard]] boost::asio::awaitable<Outcome> outcome(Requester requester, request::RevokeKeyring request);
    // Lets the keyring open the seat of this token. Why not, if it does not.
    [[nodiscard]] boost::asio::awaitable<std::variant<Lending, Denial>> lend(std::string keyring, std::string token,
                                                                             KeyringAge age);

    RoomServices& services_;
    Rooms& rooms_;
    Entrances& entrances_;
};

} // namespace dahut

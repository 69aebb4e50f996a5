// Which role a token gives: that of a seat, a watch token, or a keyring's. Whether whoever has it enters, and what is
// answered, is left to the lobby.
#pragma once

#include "server/lobby/rooms.hpp"
#include "server/room/company.hpp"

#include <optional>
#include <string>
#include <variant>

namespace dahut {

// Whoever enters by a keyring holds its lock meanwhile, so that it is revoked before or after that.
struct Entrance {
    Guest::Role role;
    std::optional<KeyedLocks::Held> held;
};

class Entrances {
public:
    // Both must outlive the entrances.
    Entrances(RoomServices& services, Rooms& rooms) : services_(services), rooms_(rooms) {}

    // By the hash of a token.
    [[nodiscard]] boost::asio::awaitable<std::variant<Entrance, Denial>>
    of(std::string key, std::optional<Comer> comer = std::nullopt, Purpose purpose = Purpose::serving);
    // Whether a seat was taken before with this token, by this invitation if any.
    [[nodiscard]] boost::asio::awaitable<std::variant<bool, Denial>>
    seat_taken_before(std::string key, std::optional<std::string> invitation);
    // Nobody enters by this keyring, by its hash, while the lock is held.
    [[nodiscard]] boost::asio::awaitable<KeyedLocks::Held> hold_keyring(std::string keyring)
    {
        return keyrings_.take(std::move(keyring));
    }

private:
    [[nodiscard]] boost::asio::awaitable<std::variant<Entrance, Denial>> lent(std::string key, Purpose purpose);
    [[nodiscard]] boost::asio::awaitable<std::variant<LentSeat, Denial>> lent_seat(std::string key);

    RoomServices& services_;
    Rooms& rooms_;
    KeyedLocks keyrings_;
};

} // namespace dahut

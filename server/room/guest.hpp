// Somebody who is connected, as the tables see them: a place to send to, and the role their token gave them.
#pragma once

#include "engine/core/seat.hpp"
#include "server/message.hpp"

#include <boost/asio/awaitable.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace dahut {

class Room;

class Guest {
public:
    struct Role {
        std::shared_ptr<Room> room;
        Viewer viewer;
        // The hash of the keyring that opened it; empty if its own token did.
        std::string keyring = {};
    };

    Guest() = default;
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    Guest(Guest&&) = delete;
    Guest& operator=(Guest&&) = delete;
    virtual ~Guest() = default;

    // Queues a message; never blocks and never throws for a connection that is gone.
    virtual void send(Message message) = 0;
    // Says why and ends the connection.
    virtual void close(std::string_view code, std::string_view sentence) = 0;

    // So many bytes were told, to this guest or to others, because of what it asked, beyond the answer that any request
    // has. Whoever asks for much is read more slowly.
    virtual void charge(std::size_t bytes) = 0;
    // So many entries of a journal are run again because of what this guest asked.
    virtual void charge_entries(std::size_t entries) = 0;
    // Waits for somebody else, while others from the same address have their turn. Whether the guest is still there.
    [[nodiscard]] virtual boost::asio::awaitable<bool> wait(std::chrono::milliseconds time) = 0;

    // Where the connection comes from, as far as limits tell one caller from another.
    [[nodiscard]] virtual const std::string& address() const = 0;

    [[nodiscard]] const std::optional<Role>& role() const { return role_; }
    void set_role(std::optional<Role> role) { role_ = std::move(role); }

private:
    std::optional<Role> role_;
};

} // namespace dahut

// Everybody who is connected: how many, from where, and how to end them all.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace dahut {

// A connection that can be asked to end.
class Connection {
public:
    Connection() = default;
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    Connection(Connection&&) = delete;
    Connection& operator=(Connection&&) = delete;
    virtual ~Connection() = default;

    virtual void shut_down() = 0;
};

class Connections {
public:
    Connections(std::size_t most, std::size_t per_address_most) : most_(most), per_address_most_(per_address_most) {}

    // One place among the connections, given back when it goes out of scope. The registry must outlive it.
    class Ticket {
    public:
        Ticket(Connections& connections, std::string address);
        Ticket(const Ticket&) = delete;
        Ticket& operator=(const Ticket&) = delete;
        Ticket(Ticket&& other) noexcept;
        Ticket& operator=(Ticket&&) = delete;
        ~Ticket();

        [[nodiscard]] const std::string& address() const { return address_; }

    private:
        Connections* connections_;
        std::string address_;
    };

    // Nothing if there are too many already, in total or from this address.
    [[nodiscard]] std::optional<Ticket> admit(const std::string& address);
    [[nodiscard]] std::size_t count() const { return total_; }

    void add(Connection& connection) { open_.insert(&connection); }
    void remove(Connection& connection) { open_.erase(&connection); }
    void shut_down_all();

private:
    std::size_t most_;
    std::size_t per_address_most_;
    std::size_t total_ = 0;
    std::map<std::string, std::size_t> per_address_;
    std::set<Connection*> open_;
};

} // namespace dahut

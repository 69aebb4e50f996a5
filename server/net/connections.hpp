// Everybody who is connected: how many, from where, what each caller may still ask for, and how to end them all.
#pragma once

#include "server/net/caller.hpp"
#include "server/net/credits.hpp"
#include "server/net/settings.hpp"

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

// What all connections of one caller share. It is kept for as long as it says more than a new one would.
struct Account {
    // Where they come from, as text.
    std::string origin;
    std::size_t connections = 0;
    // Of HTTP.
    Credits requests;
    // Of all WebSockets together.
    Credits messages;
};

class Connections {
public:
    explicit Connections(const NetSettings& settings) : settings_(settings) {}

    // One place among the connections, given back when it goes out of scope. The registry must outlive it.
    class Ticket {
    public:
        Ticket(Connections& connections, Account* account);
        Ticket(const Ticket&) = delete;
        Ticket& operator=(const Ticket&) = delete;
        Ticket(Ticket&& other) noexcept;
        Ticket& operator=(Ticket&& other) noexcept;
        ~Ticket();

        // Whose place it is. Nobody's for a connection that others share, a proxy's.
        [[nodiscard]] Account* account() const { return account_; }

    private:
        Connections* connections_;
        Account* account_;
    };

    // Nothing if there are too many already, in total or from there.
    [[nodiscard]] std::optional<Ticket> admit(const Caller& caller);
    // For a connection that stands for many callers: it counts in total only.
    [[nodiscard]] std::optional<Ticket> admit_shared();
    // What a caller shares with its other connections; good until anybody is admitted.
    [[nodiscard]] Account& account(const Caller& caller);
    [[nodiscard]] std::size_t count() const { return total_; }

    void add(Connection& connection) { open_.insert(&connection); }
    void remove(Connection& connection) { open_.erase(&connection); }
    void shut_down_all();

private:
    void forget_idle_accounts();

    const NetSettings& settings_;
    std::size_t total_ = 0;
    std::map<Caller, Account> accounts_;
    // How many accounts there may be before those that say nothing any more are looked for.
    std::size_t accounts_before_forgetting_ = 1000;
    std::set<Connection*> open_;
};

} // namespace dahut

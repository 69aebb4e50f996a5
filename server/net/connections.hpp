// The registry of connections: how many there are, from where, what each address may still ask for, and how to end them
// all.
#pragma once

#include "server/credits.hpp"
#include "server/message.hpp"
#include "server/metrics/distribution.hpp"
#include "server/net/announcement.hpp"
#include "server/net/client_address.hpp"
#include "server/net/refused_addresses.hpp"
#include "server/net/settings.hpp"
#include "server/waiting/keyed_locks.hpp"

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
    // Whoever it counts for; nothing if that can be another one with each request.
    [[nodiscard]] virtual std::optional<boost::asio::ip::address> caller() const { return std::nullopt; }
    // How many messages the network has not taken yet.
    [[nodiscard]] virtual std::size_t messages_waiting() const { return 0; }
    // Ends it at once, without a word.
    virtual void cut_off() {}
    // Tells it what is for everybody, if it is a connection that can be told something.
    virtual void tell(const Message& message) = 0;
};

// What all connections of one address share. It is kept as long as it differs from a new account.
struct Account {
    // As text.
    std::string origin;
    std::size_t connections = 0;
    // For HTTP requests.
    Credits requests;
    // For the messages of all WebSockets from there together.
    Credits messages;
};

class Connections {
public:
    explicit Connections(const NetSettings& settings) : settings_(settings) {}

    // One place among the connections. The destructor gives it back. The registry must outlive it.
    class Ticket {
    public:
        Ticket(Connections& connections, Account* account);
        Ticket(const Ticket&) = delete;
        Ticket& operator=(const Ticket&) = delete;
        Ticket(Ticket&& other) noexcept;
        Ticket& operator=(Ticket&& other) noexcept;
        ~Ticket();

        // The account of the address; null for the connection of a proxy, which many people share.
        [[nodiscard]] Account* account() const { return account_; }

    private:
        Connections* connections_;
        Account* account_;
    };

    // Nothing if there are too many connections already, in total or from this address.
    [[nodiscard]] std::optional<Ticket> admit(const ClientAddress& address);
    // For the connection of a proxy, which stands for many people. It counts towards the total only.
    [[nodiscard]] std::optional<Ticket> admit_shared();
    // What connections from there share. The reference is valid until the next one is admitted.
    [[nodiscard]] Account& account(const ClientAddress& address);
    [[nodiscard]] std::size_t count() const { return total_; }
    // How many messages the network has not taken yet, for all of them together.
    [[nodiscard]] std::size_t messages_waiting() const;
    // How long it took until the network had taken a message.
    [[nodiscard]] Distribution& sending() { return sending_; }

    void add(Connection& connection) { open_.insert(&connection); }
    void remove(Connection& connection) { open_.erase(&connection); }
    void shut_down_all();
    // Cuts those off whose callers are refused from now on.
    void cut_off(const RefusedAddresses& refused);
    // By address: whoever asks for much work is given it after those from there who asked before.
    [[nodiscard]] KeyedLocks& much_work() { return much_work_; }
    // What everybody is told who connects; whoever changes it tells those who are connected.
    [[nodiscard]] Announcement& announcement() { return announcement_; }
    void tell_announcement();

private:
    void forget_idle_accounts();

    const NetSettings& settings_;
    std::size_t total_ = 0;
    std::map<ClientAddress, Account> accounts_;
    // From this number of accounts on, idle ones are looked for.
    std::size_t accounts_before_forgetting_ = 1000;
    std::set<Connection*> open_;
    Distribution sending_;
    KeyedLocks much_work_;
    Announcement announcement_;
};

} // namespace dahut

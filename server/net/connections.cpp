#include "server/net/connections.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace dahut {

Connections::Ticket::Ticket(Connections& connections, Account* account) : connections_(&connections), account_(account)
{
    ++connections_->total_;
    if (account_ != nullptr) {
        ++account_->connections;
    }
}

Connections::Ticket::Ticket(Ticket&& other) noexcept
    : connections_(std::exchange(other.connections_, nullptr)), account_(other.account_)
{}

Connections::Ticket& Connections::Ticket::operator=(Ticket&& other) noexcept
{
    std::swap(connections_, other.connections_);
    std::swap(account_, other.account_);
    return *this;
}

Connections::Ticket::~Ticket()
{
    if (connections_ == nullptr) {
        return;
    }
    --connections_->total_;
    if (account_ != nullptr) {
        --account_->connections;
    }
}

std::optional<Connections::Ticket> Connections::admit(const ClientAddress& address)
{
    Account& from_there = account(address);
    if (total_ >= settings_.connections_most || from_there.connections >= settings_.connections_per_address_most) {
        return std::nullopt;
    }
    return std::optional<Ticket>(std::in_place, *this, &from_there);
}

std::optional<Connections::Ticket> Connections::admit_shared()
{
    return total_ < settings_.connections_most ? std::optional<Ticket>(std::in_place, *this, nullptr) : std::nullopt;
}

Account& Connections::account(const ClientAddress& address)
{
    const auto known = accounts_.find(address);
    if (known != accounts_.end()) {
        return known->second;
    }
    forget_idle_accounts();
    const Credits::Clock::time_point now = Credits::Clock::now();
    const Account fresh{address.text(), 0, {settings_.requests, now}, {settings_.messages_per_address, now}};
    return accounts_.emplace(address, fresh).first->second;
}

// Runs only when the number of accounts has doubled since the last run, so the cost per address stays constant.
void Connections::forget_idle_accounts()
{
    if (accounts_.size() < accounts_before_forgetting_) {
        return;
    }
    const Credits::Clock::time_point now = Credits::Clock::now();
    std::erase_if(accounts_, [now](const auto& entry) {
        const Account& account = entry.second;
        return account.connections == 0 && account.requests.full(now) && account.messages.full(now);
    });
    accounts_before_forgetting_ = std::max(accounts_before_forgetting_, 2 * accounts_.size());
}

void Connections::tell_announcement()
{
    const Message message = message_of(announcement_.message(Announcement::Moment::clock::now()));
    // Whoever reads too slowly is let go, so this loop uses a copy.
    const std::set<Connection*> open = open_;
    for (Connection* connection : open) {
        if (open_.contains(connection)) {
            connection->tell(message);
        }
    }
}

std::size_t Connections::messages_waiting() const
{
    return std::accumulate(open_.begin(), open_.end(), std::size_t{0},
                           [](std::size_t sum, const Connection* one) { return sum + one->messages_waiting(); });
}

void Connections::shut_down_all()
{
    // Ending a connection may remove it from the set, so this loop uses a copy.
    const std::set<Connection*> open = open_;
    for (Connection* connection : open) {
        if (open_.contains(connection)) {
            connection->shut_down();
        }
    }
}

void Connections::cut_off(const RefusedAddresses& refused)
{
    const std::set<Connection*> open = open_;
    for (Connection* connection : open) {
        const std::optional<boost::asio::ip::address> caller =
            open_.contains(connection) ? connection->caller() : std::nullopt;
        if (caller && refused.hold(*caller)) {
            connection->cut_off();
        }
    }
}

} // namespace dahut

#include "server/net/connections.hpp"

#include <utility>

namespace dahut {

Connections::Ticket::Ticket(Connections& connections, std::string address)
    : connections_(&connections), address_(std::move(address))
{
    ++connections_->total_;
    ++connections_->per_address_[address_];
}

Connections::Ticket::Ticket(Ticket&& other) noexcept
    : connections_(std::exchange(other.connections_, nullptr)), address_(std::move(other.address_))
{}

Connections::Ticket::~Ticket()
{
    if (connections_ == nullptr) {
        return;
    }
    --connections_->total_;
    const auto place = connections_->per_address_.find(address_);
    if (--place->second == 0) {
        connections_->per_address_.erase(place);
    }
}

std::optional<Connections::Ticket> Connections::admit(const std::string& address)
{
    const auto from_there = per_address_.find(address);
    const std::size_t count = from_there == per_address_.end() ? 0 : from_there->second;
    if (total_ >= most_ || count >= per_address_most_) {
        return std::nullopt;
    }
    return std::optional<Ticket>(std::in_place, *this, address);
}

void Connections::shut_down_all()
{
    // Ending a connection may take it out of the set.
    const std::set<Connection*> open = open_;
    for (Connection* connection : open) {
        if (open_.contains(connection)) {
            connection->shut_down();
        }
    }
}

} // namespace dahut

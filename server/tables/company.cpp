#include "server/tables/company.hpp"

namespace dahut {

namespace {

bool has_role(const Guest& guest, Viewer viewer) { return guest.role() && guest.role()->viewer == viewer; }

} // namespace

void Company::remove(const Guest& guest)
{
    std::erase_if(guests_, [&](const std::shared_ptr<Guest>& one) { return one.get() == &guest; });
}

SeatSet Company::connected() const
{
    SeatSet seats;
    for (const std::shared_ptr<Guest>& guest : guests_) {
        if (guest->role() && guest->role()->viewer) {
            seats.insert(*guest->role()->viewer);
        }
    }
    return seats;
}

std::vector<std::shared_ptr<Guest>> Company::at(Viewer viewer) const
{
    std::vector<std::shared_ptr<Guest>> present;
    for (const std::shared_ptr<Guest>& guest : guests_) {
        if (has_role(*guest, viewer)) {
            present.push_back(guest);
        }
    }
    return present;
}

void Company::tell(const std::vector<std::pair<Viewer, Message>>& messages) const
{
    for (const auto& [viewer, message] : messages) {
        for (const std::shared_ptr<Guest>& guest : guests_) {
            if (message && has_role(*guest, viewer)) {
                guest->send(message);
            }
        }
    }
}

void Company::tell(const Message& for_seated, const Message& for_others, const Guest* except) const
{
    for (const std::shared_ptr<Guest>& guest : guests_) {
        if (guest.get() != except && guest->role()) {
            guest->send(guest->role()->viewer ? for_seated : for_others);
        }
    }
}

} // namespace dahut

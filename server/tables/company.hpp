// Everybody who is connected to one table, and telling them what is theirs to hear.
#pragma once

#include "server/tables/guest.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace dahut {

class Company {
public:
    void add(std::shared_ptr<Guest> guest) { guests_.push_back(std::move(guest)); }
    void remove(const Guest& guest);

    [[nodiscard]] bool empty() const { return guests_.empty(); }
    // Seats whose person is connected, at least once.
    [[nodiscard]] SeatSet connected() const;
    [[nodiscard]] std::vector<std::shared_ptr<Guest>> at(Viewer viewer) const;

    // Sends each viewer's message, where there is one, to everybody with that role.
    void tell(const std::vector<std::pair<Viewer, Message>>& messages) const;
    // Sends one message to those who hold a seat and another to those who do not, leaving out `except`.
    void tell(const Message& for_seated, const Message& for_others, const Guest* except) const;

private:
    std::vector<std::shared_ptr<Guest>> guests_;
};

} // namespace dahut

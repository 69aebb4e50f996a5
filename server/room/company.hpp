// Everybody who is connected to one table, and telling them what is theirs to hear. Whoever has just come hears nothing
// until it has been sent what was before. What it is told meanwhile waits for it here, in order.
#pragma once

#include "server/room/guest.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace dahut {

class Company {
public:
    // The guest hears nothing until `let_hear`.
    void add(std::shared_ptr<Guest> guest) { members_.push_back({std::move(guest), Hearing::later, {}}); }
    void remove(const Guest& guest);

    [[nodiscard]] bool empty() const { return members_.empty(); }
    [[nodiscard]] std::size_t size() const { return members_.size(); }
    // Seats whose person is connected, at least once.
    [[nodiscard]] SeatSet connected() const;
    [[nodiscard]] std::vector<std::shared_ptr<Guest>> at(Viewer viewer) const;
    [[nodiscard]] bool anybody_at(Viewer viewer) const;
    // Those whom the keyring with this hash let in.
    [[nodiscard]] std::vector<std::shared_ptr<Guest>> entered_by(std::string_view keyring) const;

    // Keeps back what the guest would hear, until it is caught up with. Both do nothing for one who is not here any
    // more.
    void hold_back(const Guest& guest);
    void let_hear(const Guest& guest);

    // Tells each guest with this role what `message_for(guest)` says.
    template <typename MessageFor>
    void tell(Viewer viewer, MessageFor&& message_for)
    {
        for (Member& member : members_) {
            if (is_at(member, viewer)) {
                send(member, message_for(*member.guest));
            }
        }
    }
    // Tells those who hold a seat one message and those who do not another, leaving out `except`.
    void tell(const Message& for_seated, const Message& for_others, const Guest* except);
    // Tells those who hold a seat.
    void tell_seated(const Message& message);

private:
    enum class Hearing { all, later };

    struct Member {
        std::shared_ptr<Guest> guest;
        Hearing hearing;
        std::vector<Message> waiting;
    };

    [[nodiscard]] static bool is_at(const Member& member, Viewer viewer)
    {
        return member.guest->role() && member.guest->role()->viewer == viewer;
    }
    static void send(Member& member, Message message);
    [[nodiscard]] std::vector<Member>::iterator member(const Guest& guest);

    std::vector<Member> members_;
};

} // namespace dahut

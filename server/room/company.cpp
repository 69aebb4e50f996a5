#include "server/room/company.hpp"

namespace dahut {

void Company::remove(const Guest& guest)
{
    std::erase_if(members_, [&](const Member& one) { return one.guest.get() == &guest; });
}

SeatSet Company::connected() const
{
    SeatSet seats;
    for (const Member& member : members_) {
        if (member.guest->role() && member.guest->role()->viewer) {
            seats.insert(*member.guest->role()->viewer);
        }
    }
    return seats;
}

std::vector<std::shared_ptr<Guest>> Company::at(Viewer viewer) const
{
    std::vector<std::shared_ptr<Guest>> present;
    for (const Member& member : members_) {
        if (is_at(member, viewer)) {
            present.push_back(member.guest);
        }
    }
    return present;
}

bool Company::anybody_at(Viewer viewer) const
{
    return std::ranges::any_of(members_, [viewer](const Member& member) { return is_at(member, viewer); });
}

std::vector<std::shared_ptr<Guest>> Company::entered_by(std::string_view keyring) const
{
    std::vector<std::shared_ptr<Guest>> present;
    for (const Member& member : members_) {
        if (member.guest->role() && member.guest->role()->keyring == keyring) {
            present.push_back(member.guest);
        }
    }
    return present;
}

void Company::hold_back(const Guest& guest)
{
    if (const auto found = member(guest); found != members_.end()) {
        found->hearing = Hearing::later;
    }
}

void Company::let_hear(const Guest& guest)
{
    const auto found = member(guest);
    if (found == members_.end()) {
        return;
    }
    found->hearing = Hearing::all;
    for (Message& message : std::exchange(found->waiting, {})) {
        found->guest->send(std::move(message));
    }
}

void Company::tell(const Message& for_seated, const Message& for_others, const Guest* except)
{
    for (Member& member : members_) {
        if (member.guest.get() != except && member.guest->role()) {
            send(member, member.guest->role()->viewer ? for_seated : for_others);
        }
    }
}

void Company::tell_seated(const Message& message)
{
    for (Member& member : members_) {
        if (member.guest->role() && member.guest->role()->viewer) {
            send(member, message);
        }
    }
}

void Company::send(Member& member, Message message)
{
    if (member.hearing == Hearing::all) {
        member.guest->send(std::move(message));
    } else {
        member.waiting.push_back(std::move(message));
    }
}

std::vector<Company::Member>::iterator Company::member(const Guest& guest)
{
    return std::ranges::find_if(members_, [&](const Member& one) { return one.guest.get() == &guest; });
}

} // namespace dahut

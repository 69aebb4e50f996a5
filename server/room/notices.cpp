// Notices for people who are away when it is their turn, and when they are sent. They tell what everybody at the table
// sees. How they get there is the notifier's affair, for which nobody here waits.
#include "server/room/room.hpp"

#include <algorithm>

namespace dahut {

void Room::carry_out(const effect::TellNotices& notices, Doing&)
{
    if (!services_.notifier.offered().empty()) {
        const Message message = message_of(notices_text(table_.notices().set_by(notices.seat)));
        company_.tell(notices.seat, [&message](const Guest&) -> const Message& { return message; });
    }
}

void Room::watch_absences()
{
    for (const Seat seat : table_.awaited().seats()) {
        if (awaits_notice(seat) && away(seat) >= services_.notifier.after()) {
            notify(seat, Occasion::turn);
        }
    }
    free_deserted_seats();
}

void Room::notify(Seat seat, Occasion occasion)
{
    if (table_.status() != TableStatus::running || !table_.awaited().seats().contains(seat)) {
        return;
    }
    services_.notifier.tell(awaited_person(seat), table_.notices().reaching(seat), ran_ms(), occasion);
}

AwaitedPerson Room::awaited_person(Seat seat) const
{
    return {.table = table_.id(),
            .table_name = table_.charter().name,
            .game = table_.charter().game,
            .game_title = table_.game_title(),
            .seat = seat,
            .player = table_.seating().at(seat).player,
            .since_ms = table_.awaited().since_ms(seat),
            .link = {}};
}

bool Room::awaits_notice(Seat seat) const
{
    return table_.status() == TableStatus::running && table_.notices().reaches(seat)
           && !services_.notifier.offered().empty() && !company_.anybody_at(seat)
           && !services_.notifier.has_told(table_.id(), seat, table_.awaited().since_ms(seat));
}

bool Room::awaits_any_notice() const
{
    return std::ranges::any_of(table_.awaited().seats(), [this](Seat seat) { return awaits_notice(seat); });
}

void Room::carry_out(const effect::FollowTurns& turns, Doing&)
{
    const SeatSet going_on = table_.awaited().seats().without(turns.over);
    for (const Seat seat : table_.seating().seats().without(going_on)) {
        services_.notifier.turn_over(table_.id(), seat);
    }
    if (turns.webhook == effect::FollowTurns::Webhook::changed) {
        for (const Seat seat : going_on) {
            services_.notifier.redirect(awaited_person(seat), table_.notices().reaching(seat));
        }
    }
}

} // namespace dahut

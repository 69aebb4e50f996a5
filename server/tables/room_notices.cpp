// Notices for people who are away when it is their turn: where they go, and when. What is told is what everybody at the
// table sees; how it gets there is the notifier's affair, for which nobody here waits.
#include "protocol/limits.hpp"
#include "protocol/refusal_code.hpp"
#include "server/tables/room.hpp"

#include <algorithm>

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<Answer> Room::set_mail(std::shared_ptr<Guest> guest, std::string mail)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    if (!seat) {
        co_return not_seated();
    }
    const std::optional<Refusal> wrong = mail.empty() ? std::nullopt : services_.notifier.refuse_mail(mail);
    if (const std::optional<Refusal> refusal = first_of({wrong, refuse_notices(*seat)})) {
        co_return Denial{*refusal};
    }
    entry::MailSet set{*seat, std::move(mail)};
    co_return co_await change_notices(*seat, std::move(set));
}

asio::awaitable<Answer> Room::set_webhook(std::shared_ptr<Guest> guest, std::string address)
{
    const Turns::Turn turn = co_await turns_.take();
    const std::optional<Seat> seat = seat_of(*guest);
    if (!seat || *seat != table_.seating().host()) {
        co_return Denial{not_host()};
    }
    const std::optional<Refusal> wrong = address.empty() ? std::nullopt : services_.notifier.refuse_webhook(address);
    if (const std::optional<Refusal> refusal = first_of({wrong, refuse_notices(*seat)})) {
        co_return Denial{*refusal};
    }
    entry::WebhookSet set{*seat, std::move(address)};
    co_return co_await change_notices(*seat, std::move(set));
}

std::optional<Refusal> Room::refuse_notices(Seat seat) const
{
    const bool is_open = table_.status() == TableStatus::open;
    return first_of({table_.refuse_notices(seat), is_open ? refuse_change() : std::nullopt});
}

asio::awaitable<Answer> Room::change_notices(Seat seat, TableEntry entry)
{
    Answer answer = co_await carry_out(std::move(entry), {});
    if (!answer) {
        tell_notices(seat);
    }
    co_return answer;
}

void Room::tell_notices(Seat seat) const
{
    for (const std::shared_ptr<Guest>& guest : company_.at(seat)) {
        tell_notices(*guest);
    }
}

void Room::tell_notices(Guest& guest) const
{
    if (const std::optional<Seat> seat = seat_of(guest); seat && !services_.notifier.offered().empty()) {
        guest.send(message_of(notices_text(table_.notices().set_by(*seat))));
    }
}

void Room::watch_absences()
{
    for (const Seat seat : table_.awaited().seats()) {
        if (awaits_notice(seat) && away(seat) >= services_.notifier.after()) {
            notify(seat);
        }
    }
}

void Room::notify(Seat seat)
{
    if (table_.status() != TableStatus::running || !table_.awaited().seats().contains(seat)) {
        return;
    }
    services_.notifier.tell(awaited_person(seat), table_.notices().reaching(seat), services_.settings.clock());
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

// Whoever has acted and is asked again has another turn. With some entries the table's webhook changes or ends, and
// what is still under way there must not go to one that is none any more.
void Room::end_notices(const TableEntry& entry)
{
    SeatSet going_on = table_.awaited().seats();
    if (const auto* const acted = std::get_if<entry::Acted>(&entry)) {
        going_on.erase(acted->seat);
    }
    for (const Seat seat : table_.seating().seats().without(going_on)) {
        services_.notifier.turn_over(table_.id(), seat);
    }
    if (is_any_of<entry::WebhookSet, entry::HandedOver, entry::Replaced>(entry)) {
        for (const Seat seat : going_on) {
            services_.notifier.redirect(awaited_person(seat), table_.notices().reaching(seat));
        }
    }
}

} // namespace dahut

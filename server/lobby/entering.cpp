// How guests enter tables: which role a token gives them, and what they are told before they hear the rest, or again.
#include "protocol/refusal_code.hpp"
#include "server/lobby/lobby.hpp"
#include "server/table/rules.hpp"
#include "server/table/tokens.hpp"

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

void send_all(Guest& guest, std::vector<std::string> messages)
{
    for (std::string& message : messages) {
        guest.charge(message.size());
        guest.send(message_of(std::move(message)));
    }
}

} // namespace

asio::awaitable<Answer> Lobby::enter(Requester requester, request::Enter request, RoomText answer)
{
    std::string key = key_of(request.token);
    std::optional<Comer> comer(Comer{key, request.seen});
    std::variant<Entrance, Denial> found = co_await entrance_of(std::move(key), std::move(comer));
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Guest> guest = requester.guest;
    const Viewer viewer = std::get<Entrance>(found).role.viewer;
    if (const Answer& ended = std::get<Entrance>(found).role.room->has_ended()) {
        co_return ended;
    }
    const std::shared_ptr<Room> room = move(guest, std::get<Entrance>(found).role);
    Room::Missed missed = co_await room->missed(guest, request.seen);
    if (const Denial* denial = std::get_if<Denial>(&missed)) {
        gone(*guest);
        co_return *denial;
    }
    guest->send(message_of(answer(*room, viewer)));
    room->tell_talk(*guest);
    room->tell_clock(*guest);
    room->tell_notices(*guest);
    send_all(*guest, std::get<std::vector<std::string>>(std::move(missed)));
    room->let_hear(*guest);
    // If it cannot be stored that somebody is back, that one can ask for it.
    Requester silent{guest, {}};
    TableRequest back = inner::Enter{};
    const Answer answered = co_await room->ask(std::move(silent), std::move(back));
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::enter_seat(Requester requester, std::string token)
{
    RoomText answer = [token, id = requester.id](const Room& entered, Viewer seat) {
        return seated_text(id, *seat, token, entered.facts(FactsFor::members));
    };
    request::Enter request{std::move(token), std::nullopt};
    return enter(std::move(requester), std::move(request), std::move(answer));
}

asio::awaitable<Answer> Lobby::resync(Requester requester)
{
    Guest& guest = *requester.guest;
    const std::shared_ptr<Room> room = guest.role()->room;
    Room::Missed missed = co_await room->missed(requester.guest, std::nullopt);
    const Denial* const denial = std::get_if<Denial>(&missed);
    if (denial == nullptr) {
        guest.send(message_of(done_text(requester.id)));
        send_all(guest, std::get<std::vector<std::string>>(std::move(missed)));
    }
    room->let_hear(guest);
    co_return denial != nullptr ? Answer(*denial) : std::nullopt;
}

asio::awaitable<std::variant<Lobby::Entrance, Denial>> Lobby::entrance_of(std::string key, std::optional<Comer> comer,
                                                                          Purpose purpose)
{
    const Denial unknown = unknown_token();
    RoomOrDenial found = co_await room_of_key(key, unknown.why, std::move(comer), purpose);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        if (denial->why.code == unknown.why.code) {
            co_return co_await lent_entrance_of(std::move(key), purpose);
        }
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const std::optional<Viewer> viewer = room->table().viewer_of_key(key);
    if (!viewer) {
        if (room->table().seating().was_relinked(key) || room->table().seating().seat_of_link(key)) {
            co_return seat_relinked();
        }
        co_return unknown;
    }
    Entrance entrance{{room, *viewer}, std::nullopt};
    co_return std::move(entrance);
}

// Which keyring it is has to be known before its lock can be taken, and it may have been revoked until then.
asio::awaitable<std::variant<Lobby::Entrance, Denial>> Lobby::lent_entrance_of(std::string key, Purpose purpose)
{
    const std::variant<LentSeat, Denial> before = co_await lent_seat(key);
    if (const Denial* const denial = std::get_if<Denial>(&before)) {
        co_return *denial;
    }
    KeyedLocks::Held held = co_await keyrings_.take(std::get<LentSeat>(before).keyring);
    const std::variant<LentSeat, Denial> now = co_await lent_seat(std::move(key));
    if (const Denial* const denial = std::get_if<Denial>(&now)) {
        co_return *denial;
    }
    const LentSeat& lent = std::get<LentSeat>(now);
    RoomOrDenial found = co_await room_of_table(lent.table, std::nullopt, purpose);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const Viewer seat = room->table().viewer_of_key(lent.seat_key).value_or(the_public);
    if (!seat) {
        co_return unknown_token();
    }
    Entrance entrance{{room, seat, lent.keyring}, std::optional<KeyedLocks::Held>(std::move(held))};
    co_return std::move(entrance);
}

std::shared_ptr<Room> Lobby::move(const std::shared_ptr<Guest>& guest, Guest::Role role)
{
    gone(*guest);
    std::shared_ptr<Room> entered = rooms_.try_emplace(role.room->table().id(), role.room).first->second;
    entered->enter(guest, role.viewer, std::move(role.keyring));
    return entered;
}

} // namespace dahut

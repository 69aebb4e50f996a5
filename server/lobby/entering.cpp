// How guests enter tables, and what they are told before they hear the rest, or again. Which role a token gives them is
// said by entrances.hpp.
#include "server/lobby/lobby.hpp"
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
    std::variant<Entrance, Denial> found = co_await entrances_.of(std::move(key), std::move(comer));
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Guest> guest = requester.guest;
    const Viewer viewer = std::get<Entrance>(found).role.viewer;
    if (const Answer& ended = std::get<Entrance>(found).role.room->has_ended()) {
        co_return ended;
    }
    const std::shared_ptr<Room> room = move(guest, std::get<Entrance>(found).role);
    // It is told how everything was when it came, and after that what has happened since.
    std::string entered = answer(*room, viewer);
    std::vector<std::string> greeting = room->greeting(viewer);
    Room::Missed missed = co_await room->missed(guest, request.seen);
    if (const Denial* denial = std::get_if<Denial>(&missed)) {
        gone(*guest);
        co_return *denial;
    }
    guest->send(message_of(std::move(entered)));
    for (std::string& text : greeting) {
        guest->send(message_of(std::move(text)));
    }
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

std::shared_ptr<Room> Lobby::move(const std::shared_ptr<Guest>& guest, Guest::Role role)
{
    gone(*guest);
    std::shared_ptr<Room> entered = rooms_.keep(role.room);
    entered->enter(guest, role.viewer, std::move(role.keyring));
    return entered;
}

} // namespace dahut

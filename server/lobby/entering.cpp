// How guests enter tables, and what they are told before they hear the rest, or again. Each kind of request finds a
// way; then they all go on alike. Which role a token gives is said by entrances.hpp.
#include "server/lobby/lobby.hpp"
#include "server/table/tokens.hpp"

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

void send_all(Guest& guest, std::vector<std::string> messages)
{
    for (std::string& message : messages) {
        guest.send(message_of(std::move(message)));
    }
}

void send_missed(Guest& guest, std::vector<std::string> messages)
{
    for (const std::string& message : messages) {
        guest.charge(message.size());
    }
    send_all(guest, std::move(messages));
}

} // namespace

asio::awaitable<Answer> Lobby::enter(Requester requester, Entering request)
{
    const std::shared_ptr<Guest> guest = requester.guest;
    const auto find = [&](auto& one) { return way(std::move(requester), std::move(one)); };
    WayOrDenial found = co_await std::visit(find, request);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const Way& way = std::get<Way>(found);
    const Viewer viewer = way.entrance.role.viewer;
    if (const Answer& ended = way.entrance.role.room->has_ended()) {
        co_return ended;
    }
    const std::shared_ptr<Room> room = change_table(guest, way.entrance.role);
    try {
        // It is told how everything was when it came, and after that what has happened since.
        std::string answer = way.answer(*room, viewer);
        std::vector<std::string> greeting = room->greeting(viewer);
        Room::Missed missed = co_await room->missed(guest, way.seen);
        if (const Denial* const denial = std::get_if<Denial>(&missed)) {
            gone(*guest);
            co_return *denial;
        }
        guest->send(message_of(std::move(answer)));
        send_all(*guest, std::move(greeting));
        send_missed(*guest, std::get<std::vector<std::string>>(std::move(missed)));
        room->let_hear(*guest);
    } catch (const std::exception&) {
        // It would wait for what is told from now on for ever.
        gone(*guest);
        throw;
    }
    // If it cannot be stored that somebody is back, that one can ask for it.
    Requester silent{guest, {}};
    TableRequest back = inner::Enter{};
    const Answer answered = co_await room->ask(std::move(silent), std::move(back));
    co_return std::nullopt;
}

asio::awaitable<Lobby::WayOrDenial> Lobby::way(Requester requester, request::Enter request)
{
    std::string key = key_of(request.token);
    std::optional<Comer> comer(Comer{key, request.seen});
    std::variant<Entrance, Denial> found = co_await entrances_.of(std::move(key), std::move(comer));
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    auto answer = [seen = request.seen, id = std::move(requester.id)](const Room& entered, Viewer viewer) {
        const FactsFor audience = viewer ? FactsFor::members : FactsFor::others;
        return entered_text(id, viewer, entered.facts(audience), entered.seen_before(viewer, seen));
    };
    co_return Way{std::get<Entrance>(std::move(found)), request.seen, std::move(answer)};
}

asio::awaitable<Lobby::WayOrDenial> Lobby::way(Requester requester, request::Join join)
{
    SeatToken token = co_await seat_token(join.token);
    const std::variant<bool, Denial> before = co_await was_used(join.token, join.invitation);
    if (const Denial* const denial = std::get_if<Denial>(&before)) {
        co_return *denial;
    }
    if (std::get<bool>(before)) {
        co_return co_await way_to_seat(std::move(requester), std::move(token));
    }
    if (std::optional<Refusal> full = refuse_more(*requester.guest, Fullness::reserved)) {
        co_return Denial{*std::move(full)};
    }
    const RoomOrDenial found = co_await rooms_.of_invitation(join.invitation);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    Requester server;
    TableRequest asked =
        inner::TakeSeat{{Seat(), join.player, *bytes_from_hex(join.contribution), token.key, join.own_bot}, join.seat};
    if (Answer denial = co_await room->ask(std::move(server), std::move(asked))) {
        co_return *std::move(denial);
    }
    co_return way_to_taken(requester, std::move(token), room);
}

asio::awaitable<Lobby::SeatToken> Lobby::seat_token(std::optional<std::string> made)
{
    std::string token = made.value_or(new_token());
    std::string key = key_of(token);
    KeyedLocks::Held held = co_await seating_.take(key);
    co_return SeatToken{std::move(token), std::move(key), std::move(held)};
}

asio::awaitable<std::variant<bool, Denial>> Lobby::was_used(std::optional<std::string> made,
                                                            std::optional<std::string> invitation)
{
    if (!made) {
        co_return false;
    }
    co_return co_await entrances_.seat_taken_before(key_of(*made), std::move(invitation));
}

asio::awaitable<Lobby::WayOrDenial> Lobby::way_to_seat(Requester requester, SeatToken token)
{
    std::optional<Comer> comer(Comer{token.key, std::nullopt});
    std::variant<Entrance, Denial> found = co_await entrances_.of(token.key, std::move(comer));
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    co_return seated(requester, std::get<Entrance>(std::move(found)), std::move(token));
}

Lobby::Way Lobby::way_to_taken(const Requester& requester, SeatToken token, std::shared_ptr<Room> room)
{
    const Seat seat = room->table().seating().seat_of_key(token.key).value();
    return seated(requester, Entrance{{std::move(room), seat}, std::nullopt}, std::move(token));
}

Lobby::Way Lobby::seated(const Requester& requester, Entrance entrance, SeatToken token)
{
    auto answer = [id = requester.id, text = std::move(token.token)](const Room& entered, Viewer seat) {
        return seated_text(id, *seat, text, entered.facts(FactsFor::members));
    };
    return {std::move(entrance), std::nullopt, std::move(answer), std::move(token.held)};
}

asio::awaitable<Answer> Lobby::resync(Requester requester)
{
    Guest& guest = *requester.guest;
    const std::shared_ptr<Room> room = guest.role()->room;
    try {
        Room::Missed missed = co_await room->missed(requester.guest, std::nullopt);
        const Denial* const denial = std::get_if<Denial>(&missed);
        if (denial == nullptr) {
            guest.send(message_of(done_text(requester.id)));
            send_missed(guest, std::get<std::vector<std::string>>(std::move(missed)));
        }
        room->let_hear(guest);
        co_return denial != nullptr ? Answer(*denial) : std::nullopt;
    } catch (const std::exception&) {
        // It would wait for what is told from now on for ever.
        room->let_hear(guest);
        throw;
    }
}

std::shared_ptr<Room> Lobby::change_table(const std::shared_ptr<Guest>& guest, Guest::Role role)
{
    gone(*guest);
    std::shared_ptr<Room> entered = rooms_.keep(role.room);
    entered->enter(guest, role.viewer, std::move(role.keyring));
    return entered;
}

} // namespace dahut

// Links by which a seat gets a new token (server/table/relinking.cpp). Links and tokens are made by clients, who can
// repeat what they asked; so each is looked for before it leads anywhere.
#include "protocol/refusal_code.hpp"
#include "server/lobby/lobby.hpp"
#include "server/table/rules.hpp"
#include "server/table/tokens.hpp"

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<Answer> Lobby::relink(Requester requester, request::Relink request)
{
    const std::shared_ptr<Room> room = requester.guest->role()->room;
    std::string link = key_of(request.link);
    const KeyedLocks::Held held = co_await seating_.take(link);
    if (room->table().seating().seat_of_link(link) != request.seat) {
        const std::variant<bool, Denial> before = co_await entrances_.seat_taken_before(link, std::nullopt);
        if (const Denial* const denial = std::get_if<Denial>(&before)) {
            co_return *denial;
        }
        if (std::get<bool>(before)) {
            co_return token_taken();
        }
    }
    TableRequest asked = inner::Relink{request.seat, std::move(link)};
    co_return co_await room->ask(std::move(requester), std::move(asked));
}

// A table that is over has no room until somebody enters it; whoever writes to its journal keeps it one. Nothing is
// awaited in between: when its last guest goes, such a room goes as well, and another one would miss what is written.
asio::awaitable<Lobby::WayOrDenial> Lobby::way(Requester requester, request::TakeOver request)
{
    const Denial unknown = unknown_token();
    std::string link = key_of(request.link);
    SeatToken token = co_await seat_token(request.token);
    const std::variant<bool, Denial> before = co_await was_used(request.token, std::nullopt);
    const RoomOrDenial found = co_await rooms_.of_key(link, unknown.why);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    if (room->has_ended()) {
        co_return *room->has_ended();
    }
    const Seating& seating = room->table().seating();
    if (!seating.seat_of_link(link) && !seating.was_relinked(link)) {
        co_return unknown;
    }
    rooms_.keep(room);
    if (const Denial* const denial = std::get_if<Denial>(&before)) {
        co_return *denial;
    }
    if (std::get<bool>(before) && !seating.seat_of_key(token.key)) {
        co_return token_taken();
    }
    if (!std::get<bool>(before)) {
        Requester server;
        TableRequest asked = inner::TakeOver{std::move(link), token.key};
        if (Answer denial = co_await room->ask(std::move(server), std::move(asked))) {
            co_return *std::move(denial);
        }
    }
    co_return co_await way_to_seat(std::move(requester), std::move(token));
}

} // namespace dahut

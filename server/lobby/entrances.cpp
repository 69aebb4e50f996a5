#include "server/lobby/entrances.hpp"

#include "protocol/refusal_code.hpp"
#include "server/room/denials.hpp"
#include "server/table/rules.hpp"

#include <utility>

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<std::variant<Entrance, Denial>> Entrances::of(std::string key, std::optional<Comer> comer,
                                                              Purpose purpose)
{
    const Denial unknown = unknown_token();
    RoomOrDenial found = co_await rooms_.of_key(key, unknown.why, std::move(comer), purpose);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        if (denial->why.code == unknown.why.code) {
            co_return co_await lent(std::move(key), purpose);
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
asio::awaitable<std::variant<Entrance, Denial>> Entrances::lent(std::string key, Purpose purpose)
{
    const std::variant<LentSeat, Denial> before = co_await lent_seat(key);
    if (const Denial* const denial = std::get_if<Denial>(&before)) {
        co_return *denial;
    }
    KeyedLocks::Held held = co_await hold_keyring(std::get<LentSeat>(before).keyring);
    const std::variant<LentSeat, Denial> now = co_await lent_seat(std::move(key));
    if (const Denial* const denial = std::get_if<Denial>(&now)) {
        co_return *denial;
    }
    const LentSeat& lent = std::get<LentSeat>(now);
    RoomOrDenial found = co_await rooms_.of_table(lent.table, std::nullopt, purpose);
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

asio::awaitable<std::variant<LentSeat, Denial>> Entrances::lent_seat(std::string key)
{
    const std::variant<std::optional<LentSeat>, StoreFailure> found =
        co_await services_.store.find_lent(std::move(key));
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&found)) {
        co_return unreadable_store(*failure);
    }
    const std::optional<LentSeat>& lent = std::get<std::optional<LentSeat>>(found);
    if (!lent) {
        co_return unknown_token();
    }
    co_return *lent;
}

asio::awaitable<std::variant<bool, Denial>> Entrances::seat_taken_before(std::string key,
                                                                         std::optional<std::string> invitation)
{
    const Refusal unknown = refuse(RefusalCode::unknown_token, "");
    RoomOrDenial found = co_await rooms_.of_key(key, unknown);
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        if (denial->why.code != unknown.code) {
            co_return *denial;
        }
        // What opens a seat as part of a keyring is no token for another one.
        const std::variant<LentSeat, Denial> lent = co_await lent_seat(key);
        if (std::holds_alternative<LentSeat>(lent)) {
            co_return token_taken();
        }
        co_return false;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const Viewer seat = room->table().viewer_of_key(key).value_or(the_public);
    if (!seat || (invitation && *invitation != room->table().charter().invitation)) {
        co_return token_taken();
    }
    co_return true;
}

} // namespace dahut

// What keyrings do at a table (docs/decisions/0030): one of its seats is lent to them, and revoking one disconnects
// everyone whom it let in.
#include "server/room/room.hpp"
#include "server/table/rules.hpp"
#include "server/table/tokens.hpp"

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<std::variant<Lending, Denial>> Room::lend(std::string keyring, std::string seat_key, KeyringAge age)
{
    const Lock::Held held = co_await lock_.take();
    if (has_ended_) {
        co_return *has_ended_;
    }
    const Viewer seat = table_.viewer_of_key(seat_key).value_or(the_public);
    if (!seat) {
        co_return Denial{not_seated()};
    }
    LentSeat lent{key_of(keyring), key_of(lent_token(keyring, seat_key)), table_.id(), seat->number(), seat_key};
    const std::variant<Lending, StoreFailure> lending = co_await services_.store.lend(std::move(lent), age);
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&lending)) {
        co_return storage_failed(*failure);
    }
    co_return std::get<Lending>(lending);
}

void Room::dismiss_keyring(std::string_view keyring)
{
    for (const std::shared_ptr<Guest>& guest : company_.entered_by(keyring)) {
        dismiss(*guest, "revoked", "The link between your devices was ended.");
    }
}

} // namespace dahut

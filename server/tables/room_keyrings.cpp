// What keyrings do at a table (docs/decisions/0030): one of its seats is lent to them, and whom they let in is let go
// when they are revoked.
#include "protocol/refusal_code.hpp"
#include "server/tables/room.hpp"
#include "server/tables/tokens.hpp"

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<Answer> Room::add_to_keyring(std::string keyring, std::string seat_key, KeyringAge age)
{
    const Turns::Turn turn = co_await turns_.take();
    const Viewer seat = table_.viewer_of_key(seat_key).value_or(the_public);
    if (!seat) {
        co_return not_seated();
    }
    LentSeat lent{key_of(keyring), key_of(lent_token(keyring, seat_key)), table_.id(), seat->number(), seat_key};
    const std::variant<Lending, StoreFailure> lending = co_await services_.store.lend(std::move(lent), age);
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&lending)) {
        co_return storage_failed(*failure);
    }
    switch (std::get<Lending>(lending)) {
    case Lending::unknown_keyring:
        co_return unknown_keyring();
    case Lending::full:
        co_return Denial{
            refuse(RefusalCode::keyring_full, "One link opens only so many seats, and so many links one.")};
    default:
        co_return std::nullopt;
    }
}

void Room::dismiss_keyring(std::string_view keyring)
{
    for (const std::shared_ptr<Guest>& guest : company_.entered_by(keyring)) {
        dismiss(*guest, "revoked", "The link between your devices was ended.");
    }
}

} // namespace dahut

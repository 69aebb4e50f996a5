#include "server/lobby/keyrings.hpp"

#include "protocol/refusal_code.hpp"
#include "server/table/tokens.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

namespace {

Answer outcome_of(const std::variant<bool, StoreFailure>& revoked)
{
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&revoked)) {
        spdlog::error("a keyring could not be revoked: {}", failure->detail);
        return Denial{refusal_for(failure->fault)};
    }
    return std::get<bool>(revoked) ? Answer() : unknown_keyring();
}

Answer outcome_of(const std::variant<Lending, Denial>& lending)
{
    if (const Denial* const denial = std::get_if<Denial>(&lending)) {
        return *denial;
    }
    switch (std::get<Lending>(lending)) {
    case Lending::unknown_keyring:
        return unknown_keyring();
    case Lending::full:
        return Denial{refuse(RefusalCode::keyring_full, "One link opens only so many seats, and so many links one.")};
    default:
        return std::nullopt;
    }
}

KeyringSeat shown(const std::string& keyring, const ShownSeat& seat)
{
    const Json facts = Json::parse(seat.summary);
    return {lent_token(keyring, seat.seat_key), seat.table, facts.at("name"), facts.at("game"), Seat(seat.seat)};
}

} // namespace

asio::awaitable<Answer> Keyrings::revoke(Requester requester, std::string keyring)
{
    const std::string key = key_of(keyring);
    const KeyedLocks::Held held = co_await entrances_.hold_keyring(key);
    const std::variant<bool, StoreFailure> revoked = co_await services_.store.revoke_keyring(key);
    Answer answer = outcome_of(revoked);
    if (!answer) {
        // The asker may be among those who are let go.
        requester.guest->send(message_of(done_text(requester.id)));
    }
    // Whatever came of it: whoever may still enter by it can do so again.
    dismiss(key);
    co_return answer;
}

void Keyrings::dismiss(std::string_view keyring)
{
    for (const auto& [table, room] : rooms_.in_memory()) {
        room->dismiss_keyring(keyring);
    }
}

// Only a seat's own token lets a keyring open it: what a keyring gave must end with that one.
asio::awaitable<Answer> Keyrings::lend(Requester requester, std::string keyring, std::string token, KeyringAge age)
{
    std::string key = key_of(token);
    const std::variant<Entrance, Denial> found = co_await entrances_.of(key);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const Guest::Role& role = std::get<Entrance>(found).role;
    if (!role.keyring.empty()) {
        co_return Denial{refuse(RefusalCode::not_own_token,
                                "This seat is open here by a link from another device. Make the link there.")};
    }
    const std::variant<Lending, Denial> lending = co_await role.room->lend(keyring, std::move(key), age);
    if (Answer answer = outcome_of(lending)) {
        co_return answer;
    }
    if (age == KeyringAge::fresh) {
        co_return co_await show(std::move(requester), std::move(keyring));
    }
    requester.guest->send(message_of(done_text(requester.id)));
    co_return std::nullopt;
}

asio::awaitable<Answer> Keyrings::show(Requester requester, std::string keyring)
{
    const std::variant<std::vector<ShownSeat>, StoreFailure> opened =
        co_await services_.store.open_keyring(key_of(keyring));
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&opened)) {
        co_return unreadable_store(*failure);
    }
    std::vector<KeyringSeat> seats;
    for (const ShownSeat& seat : std::get<std::vector<ShownSeat>>(opened)) {
        seats.push_back(shown(keyring, seat));
    }
    if (seats.empty()) {
        co_return unknown_keyring();
    }
    std::string text = keyring_text(requester.id, keyring, seats);
    requester.guest->charge(text.size());
    requester.guest->send(message_of(std::move(text)));
    co_return std::nullopt;
}

} // namespace dahut

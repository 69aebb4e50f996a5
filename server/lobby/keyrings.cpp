#include "server/lobby/keyrings.hpp"

#include "protocol/refusal_code.hpp"
#include "server/table/tokens.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

Answer refused(const std::variant<bool, StoreFailure>& revoked)
{
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&revoked)) {
        spdlog::error("a keyring could not be revoked: {}", failure->detail);
        return Denial{refusal_for(failure->fault)};
    }
    return std::get<bool>(revoked) ? Answer() : unknown_keyring();
}

Answer refused(const std::variant<Lending, Denial>& lending)
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

asio::awaitable<Answer> Keyrings::answer_to(Requester requester, KeyringRequest request)
{
    const auto outcome_of = [&](auto& one) { return outcome(requester, std::move(one)); };
    Outcome outcome = co_await std::visit(outcome_of, request);
    std::string* const text = std::get_if<std::string>(&outcome.answer);
    if (text != nullptr) {
        requester.guest->send(message_of(std::move(*text)));
    }
    if (!outcome.ended.empty()) {
        dismiss(outcome.ended);
    }
    co_return text != nullptr ? std::nullopt : Answer(std::get<Denial>(outcome.answer));
}

asio::awaitable<Keyrings::Outcome> Keyrings::outcome(Requester requester, request::MakeKeyring request)
{
    std::string keyring = new_token();
    const std::variant<Lending, Denial> lending = co_await lend(keyring, std::move(request.token), KeyringAge::fresh);
    if (Answer why = refused(lending)) {
        co_return Outcome{*std::move(why)};
    }
    request::OpenKeyring fresh{std::move(keyring)};
    co_return co_await outcome(std::move(requester), std::move(fresh));
}

asio::awaitable<Keyrings::Outcome> Keyrings::outcome(Requester requester, request::AddToKeyring request)
{
    const std::variant<Lending, Denial> lending =
        co_await lend(std::move(request.keyring), std::move(request.token), KeyringAge::known);
    if (Answer why = refused(lending)) {
        co_return Outcome{*std::move(why)};
    }
    co_return Outcome{done_text(requester.id)};
}

asio::awaitable<Keyrings::Outcome> Keyrings::outcome(Requester requester, request::OpenKeyring request)
{
    const std::variant<std::vector<ShownSeat>, StoreFailure> opened =
        co_await services_.store.open_keyring(key_of(request.keyring));
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&opened)) {
        co_return Outcome{unreadable_store(*failure)};
    }
    std::vector<KeyringSeat> seats;
    for (const ShownSeat& seat : std::get<std::vector<ShownSeat>>(opened)) {
        seats.push_back(shown(request.keyring, seat));
    }
    if (seats.empty()) {
        co_return Outcome{unknown_keyring()};
    }
    std::string text = keyring_text(requester.id, request.keyring, seats);
    requester.guest->charge(text.size());
    co_return Outcome{std::move(text)};
}

// Whatever comes of it, connections go: whoever may still enter by it can do so again.
asio::awaitable<Keyrings::Outcome> Keyrings::outcome(Requester requester, request::RevokeKeyring request)
{
    std::string key = key_of(request.keyring);
    const KeyedLocks::Held held = co_await entrances_.hold_keyring(key);
    const std::variant<bool, StoreFailure> revoked = co_await services_.store.revoke_keyring(key);
    if (Answer why = refused(revoked)) {
        co_return Outcome{*std::move(why), std::move(key)};
    }
    co_return Outcome{done_text(requester.id), std::move(key)};
}

// Only a seat's own token lets a keyring open it: what a keyring gave must end with that one.
asio::awaitable<std::variant<Lending, Denial>> Keyrings::lend(std::string keyring, std::string token, KeyringAge age)
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
    co_return co_await role.room->lend(std::move(keyring), std::move(key), age);
}

void Keyrings::dismiss(std::string_view keyring)
{
    for (const auto& [table, room] : rooms_.in_memory()) {
        room->dismiss_keyring(keyring);
    }
}

} // namespace dahut

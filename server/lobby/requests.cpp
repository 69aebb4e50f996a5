// What a lobby does with each kind of request. Most go to a room. Those that make or find a table are carried out here.
#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/table/tokens.hpp"
#include "server/waiting/fault.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

namespace {

Refusal refuse_place(NoPlace why)
{
    return why == NoPlace::at_all
               ? refuse(RefusalCode::too_many_tables, "This server has as many tables as it can hold.")
               : refuse(RefusalCode::too_many_tables_from_here,
                        "From your address there are as many tables as one may have. Leave one first.");
}

template <typename... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};

constexpr bool needs_role(Asking who) { return who != Asking::anybody && who != Asking::keyring; }

} // namespace

asio::awaitable<void> Lobby::handle(std::shared_ptr<Guest> guest, ClientMessage message)
{
    Requester requester{guest, message.id};
    Answer answer;
    const auto began = std::chrono::steady_clock::now();
    traffic_.requests.add(type_of(message.request));
    const bool talks = std::holds_alternative<request::Say>(message.request);
    const Effort effort = effort_of(message.request);
    try {
        if (needs_role(asked_by(message.request)) && !guest->role()) {
            answer = no_role();
        } else if (std::optional<Refusal> full = talks ? refuse_more(*guest) : std::nullopt) {
            answer = Denial{*std::move(full)};
        } else if (guest->role() && needs_role(asked_by(message.request))) {
            answer = co_await dispatch(std::move(requester), std::move(message.request));
        } else {
            answer = co_await dispatch_patiently(std::move(requester), std::move(message.request));
        }
    } catch (const std::exception& error) {
        spdlog::error("a request failed: {}", fault_text(error));
        answer = Denial{refuse(RefusalCode::internal_error, "A fault of the server, which has been logged.")};
    }
    // How long a bot thinks about a hint says nothing of how fast the server is.
    if (effort != Effort::thinking) {
        answering_.add(std::chrono::steady_clock::now() - began);
    }
    if (answer) {
        traffic_.refusals.add(answer->why.code);
        guest->send(message_of(refused_text({std::move(message.id), answer->why, answer->decision, answer->at})));
    }
}

std::optional<Refusal> Lobby::refuse_more(const Guest& guest) const
{
    if (services_.store.is_nearly_full()) {
        return refuse(RefusalCode::storage_nearly_full,
                      "The server keeps what room is left for matches that have begun.");
    }
    return shares_.is_spent(guest.address(), Shares::Moment::clock::now())
               ? std::optional(refuse(RefusalCode::too_much_from_here,
                                      "For your address as much has been stored today as may be. Come back later."))
               : std::nullopt;
}

asio::awaitable<Answer> Lobby::dispatch_patiently(Requester requester, Request request)
{
    const auto end = std::chrono::steady_clock::now() + limits::signature_lasts;
    while (true) {
        Requester same = requester;
        Request again = request;
        Answer answer = co_await dispatch(std::move(same), std::move(again));
        if (!answer || !answer->known_in || std::chrono::steady_clock::now() >= end) {
            co_return answer;
        }
        if (!co_await requester.guest->wait(*answer->known_in)) {
            co_return answer;
        }
    }
}

// Only what needs a role comes to a room here.
asio::awaitable<Answer> Lobby::dispatch(Requester requester, Request request)
{
    const Overloaded handlers{
        [&](request::Ping&) { return pong(std::move(requester)); },
        [&](request::Create& one) { return take_seat(std::move(requester), std::move(one)); },
        [&](request::Join& one) { return take_seat(std::move(requester), std::move(one)); },
        [&](request::Inspect& one) { return inspect(std::move(requester), std::move(one)); },
        [&](request::Enter& one) {
            RoomText answer = [seen = one.seen, id = requester.id](const Room& entered, Viewer viewer) {
                const FactsFor audience = viewer ? FactsFor::members : FactsFor::others;
                return entered_text(id, viewer, entered.facts(audience), entered.seen_before(viewer, seen));
            };
            return enter(std::move(requester), std::move(one), std::move(answer));
        },
        [&](request::Resync&) { return resync(std::move(requester)); },
        [&](request::Relink& one) { return relink(std::move(requester), std::move(one)); },
        [&](request::TakeOver& one) { return take_over(std::move(requester), std::move(one)); },
        [&](request::MakeKeyring& one) {
            return keyrings_.lend(std::move(requester), new_token(), std::move(one.token), KeyringAge::fresh);
        },
        [&](request::AddToKeyring& one) {
            return keyrings_.lend(std::move(requester), std::move(one.keyring), std::move(one.token),
                                  KeyringAge::known);
        },
        [&](request::OpenKeyring& one) { return keyrings_.show(std::move(requester), std::move(one.keyring)); },
        [&](request::RevokeKeyring& one) { return keyrings_.revoke(std::move(requester), std::move(one.keyring)); },
        [&](auto& one) {
            const std::shared_ptr<Room> room = requester.guest->role()->room;
            return room->ask(std::move(requester), std::move(one));
        }};
    return std::visit(handlers, request);
}

asio::awaitable<Answer> Lobby::pong(Requester requester)
{
    requester.guest->send(message_of(done_text(requester.id)));
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::take_seat(Requester requester, SeatRequest request)
{
    const auto* const create = std::get_if<request::Create>(&request);
    const auto* const join = std::get_if<request::Join>(&request);
    const std::optional<std::string>& made = create != nullptr ? create->token : join->token;
    const std::string token = made.value_or(new_token());
    const std::string key = key_of(token);
    const KeyedLocks::Held held = co_await seating_.take(key);
    if (made) {
        std::optional<std::string> invitation = join != nullptr ? std::optional(join->invitation) : std::nullopt;
        const std::variant<bool, Denial> before = co_await entrances_.seat_taken_before(key, std::move(invitation));
        if (const Denial* const denial = std::get_if<Denial>(&before)) {
            co_return *denial;
        }
        if (std::get<bool>(before)) {
            co_return co_await enter_seat(std::move(requester), token);
        }
    }
    if (rooms_.are_handed_over() && create != nullptr) {
        co_return moved(rooms_.heir_of(key));
    }
    if (draining_ && create != nullptr) {
        co_return Denial{refuse(RefusalCode::draining, "The server is about to stop. Make a table once it is back.")};
    }
    if (std::optional<Refusal> full = refuse_more(*requester.guest)) {
        co_return Denial{*std::move(full)};
    }
    RoomOrDenial found = Denial{};
    TableRequest asked;
    if (create != nullptr) {
        found = room_for(*create, requester.guest->address());
        asked = inner::MakeTable{{Seat(), create->player, *bytes_from_hex(create->contribution), key, create->own_bot},
                                 create->seat,
                                 create->webhook.value_or(std::string())};
    } else {
        found = co_await rooms_.of_invitation(join->invitation);
        asked = inner::TakeSeat{{Seat(), join->player, *bytes_from_hex(join->contribution), key, join->own_bot},
                                join->seat};
    }
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    Requester server;
    Answer answer = co_await room->ask(std::move(server), std::move(asked));
    if (answer) {
        if (create != nullptr) {
            places_.give_back(room->table().id());
        }
        co_return answer;
    }
    if (create != nullptr) {
        spdlog::info("table {}: {} for {} made{}", room->table().id(), create->game, create->seats,
                     named_caller(settings_.log_addresses, requester.guest->address()));
    }
    seat(requester, room, room->table().seating().seat_of_key(key).value(), token);
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::inspect(Requester requester, request::Inspect request)
{
    TableFacts facts;
    if (request.token) {
        const std::variant<Entrance, Denial> found =
            co_await entrances_.of(key_of(*request.token), std::nullopt, Purpose::looking);
        if (const Denial* denial = std::get_if<Denial>(&found)) {
            co_return *denial;
        }
        const Guest::Role& role = std::get<Entrance>(found).role;
        facts = role.room->facts_from_afar(role.viewer ? FactsFor::members : FactsFor::others);
    } else {
        const RoomOrDenial found = co_await rooms_.of_invitation(*request.invitation, Purpose::looking);
        if (const Denial* denial = std::get_if<Denial>(&found)) {
            co_return *denial;
        }
        facts = std::get<std::shared_ptr<Room>>(found)->facts(FactsFor::others);
    }
    requester.guest->send(message_of(invited_text(requester.id, std::move(facts))));
    co_return std::nullopt;
}

std::variant<entry::Created, Refusal> Lobby::charter_for(const request::Create& create) const
{
    const HostedGame* game = find_game(games_, create.game);
    if (game == nullptr) {
        return refuse(RefusalCode::unknown_game, "This server does not have this game.");
    }
    if (create.seats < game->seats_fewest() || create.seats > game->seats_most()) {
        return refuse(RefusalCode::bad_options, "This game is not for so many players.");
    }
    std::variant<Json, Refusal> options = game->complete_options(create.options, create.seats);
    if (auto* refusal = std::get_if<Refusal>(&options)) {
        return std::move(*refusal);
    }
    const entry::Chance chance =
        create.seed ? entry::Chance(CustomDealing{*create.seed}) : entry::Chance(Secret::drawn());
    return entry::Created{.game = create.game,
                          .rules_version = std::string(game->rules_version()),
                          .name = create.name,
                          .options = std::get<Json>(std::move(options)),
                          .seats = create.seats,
                          .visibility = create.visibility,
                          .watching = create.watching,
                          .chance = chance,
                          .invitation = new_token(),
                          .watch = new_token(),
                          .talk = create.talk,
                          .memory = create.memory,
                          .hints = create.hints,
                          .patience = create.patience,
                          .clock = create.clock};
}

RoomOrDenial Lobby::room_for(const request::Create& create, const std::string& address)
{
    std::variant<entry::Created, Refusal> charter = charter_for(create);
    if (const Refusal* refusal = std::get_if<Refusal>(&charter)) {
        return Denial{*refusal};
    }
    if (std::optional<Refusal> wrong = create.webhook ? notifier_.refuse_webhook(*create.webhook) : std::nullopt) {
        return Denial{*std::move(wrong)};
    }
    Table table(new_table_id(), std::get<entry::Created>(std::move(charter)), find_game(games_, create.game));
    if (const std::optional<NoPlace> why = places_.take(table.id(), address)) {
        return Denial{refuse_place(*why)};
    }
    return rooms_.made_for(std::move(table));
}

void Lobby::seat(const Requester& requester, const std::shared_ptr<Room>& room, Seat seat, std::string_view token)
{
    Guest& guest = *requester.guest;
    const std::shared_ptr<Room> entered = move(requester.guest, {room, seat});
    guest.send(message_of(seated_text(requester.id, seat, token, entered->facts(FactsFor::members))));
    for (std::string& text : entered->greeting(seat)) {
        guest.send(message_of(std::move(text)));
    }
    entered->let_hear(guest);
}

} // namespace dahut

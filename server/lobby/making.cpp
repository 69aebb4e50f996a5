// How a table is made.
#include "protocol/refusal_code.hpp"
#include "server/lobby/lobby.hpp"
#include "server/table/tokens.hpp"

#include <spdlog/spdlog.h>

#include <utility>

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

} // namespace

asio::awaitable<Lobby::WayOrDenial> Lobby::way(Requester requester, request::Create create)
{
    SeatToken token = co_await seat_token(create.token);
    const std::variant<bool, Denial> before = co_await was_used(create.token, std::nullopt);
    if (const Denial* const denial = std::get_if<Denial>(&before)) {
        co_return *denial;
    }
    if (std::get<bool>(before)) {
        co_return co_await way_to_seat(std::move(requester), std::move(token));
    }
    if (rooms_.tenures().are_handed_over()) {
        co_return moved(rooms_.tenures().heir_of(token.key));
    }
    if (draining_) {
        co_return Denial{refuse(RefusalCode::draining, "The server is about to stop. Make a table once it is back.")};
    }
    if (std::optional<Refusal> full = refuse_more(*requester.guest, Fullness::nearly_full)) {
        co_return Denial{*std::move(full)};
    }
    std::variant<Table, Denial> made = new_table(create);
    if (Denial* const denial = std::get_if<Denial>(&made)) {
        co_return std::move(*denial);
    }
    Table& table = std::get<Table>(made);
    if (const std::optional<NoPlace> why = places_->take(table.id(), requester.guest->address())) {
        co_return Denial{refuse_place(*why)};
    }
    NewPlace place(places_, table.id());
    const std::shared_ptr<Room> room = rooms_.made_for(std::move(table));
    Requester server;
    TableRequest asked =
        inner::MakeTable{{Seat(), create.player, *bytes_from_hex(create.contribution), token.key, create.own_bot},
                         create.seat,
                         create.webhook.value_or(std::string())};
    if (Answer denial = co_await room->ask(std::move(server), std::move(asked))) {
        co_return *std::move(denial);
    }
    place.keep();
    spdlog::info("table {}: {} for {} made{}", room->table().id(), create.game, create.seats,
                 named_caller(settings_.log_addresses, requester.guest->address()));
    co_return way_to_taken(requester, std::move(token), room);
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

std::variant<Table, Denial> Lobby::new_table(const request::Create& create) const
{
    std::variant<entry::Created, Refusal> charter = charter_for(create);
    if (const Refusal* refusal = std::get_if<Refusal>(&charter)) {
        return Denial{*refusal};
    }
    if (std::optional<Refusal> wrong = create.webhook ? notifier_.refuse_webhook(*create.webhook) : std::nullopt) {
        return Denial{*std::move(wrong)};
    }
    return Table(new_table_id(), std::get<entry::Created>(std::move(charter)), find_game(games_, create.game));
}

} // namespace dahut

// What a lobby does with each kind of request: most are handed to a room; those that make or find a table are carried
// out here.
#include "protocol/refusal_code.hpp"
#include "server/tables/lobby.hpp"
#include "server/tables/tokens.hpp"

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

Denial token_taken()
{
    return {refuse(RefusalCode::token_taken,
                   "This token leads somewhere else, or to a seat that was left. Make another one.")};
}

// Whoever calls these keeps the room alive until they have ended.
asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 const request::Contribute& request)
{
    return room.contribute(guest, *bytes_from_hex(request.contribution));
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&, request::Leave)
{
    return room.leave(guest);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::SeatBot request)
{
    return room.seat_bot(guest, entry::BotSeated{request.seat, request.bot});
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Unseat request)
{
    return room.unseat(guest, request.seat);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&, request::Start)
{
    return room.start(guest);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Say request)
{
    return room.say(guest, std::move(request));
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::StandIn request)
{
    return room.stand_in(guest, request.seat);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&, request::ComeBack)
{
    return room.come_back(guest, Room::Return::asked_for);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::GoOnVacation)
{
    return room.go_on_vacation(guest);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Agree request)
{
    return room.agree(guest, request.accord);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Disagree request)
{
    return room.disagree(guest, request.accord);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Rename request)
{
    return room.rename(guest, std::move(request.name));
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::HandOver request)
{
    return room.hand_over(guest, request.seat);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::MakePrivate)
{
    return room.make_private(guest);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::EndWatching)
{
    return room.end_watching(guest);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::SetTalk request)
{
    return room.set_talk(guest, request.talk);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&, request::Close)
{
    return room.close(guest);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Nudge request)
{
    return room.nudge(guest, request.seat);
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::Notify request)
{
    return room.set_mail(guest, std::move(request.mail).value_or(std::string()));
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&,
                                 request::SetWebhook request)
{
    return room.set_webhook(guest, std::move(request.address).value_or(std::string()));
}

asio::awaitable<Answer> at_table(Room& room, const std::shared_ptr<Guest>& guest, const std::string&, request::Publish)
{
    return room.publish(guest);
}

} // namespace

asio::awaitable<void> Lobby::handle(std::shared_ptr<Guest> guest, ClientMessage message)
{
    std::string id = message.id;
    Answer answer;
    try {
        answer = co_await std::visit(
            [&](auto& request) { return carry_out(guest, std::move(message.id), std::move(request)); },
            message.request);
    } catch (const std::exception& error) {
        spdlog::error("a request failed: {}", error.what());
        answer = Denial{refuse(RefusalCode::internal_error, "A fault of the server, which has been logged.")};
    }
    if (answer) {
        guest->send(message_of(refused_text({std::move(id), answer->why, answer->decision})));
    }
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Create create)
{
    const std::string token = create.token.value_or(new_token());
    const KeyedTurns::Turn turn = co_await seating_.take(key_of(token));
    SeatAgain again{id, create.token, std::nullopt};
    if (std::optional<Answer> answer = co_await seat_again(guest, std::move(again))) {
        co_return *std::move(answer);
    }
    std::variant<entry::Created, Refusal> charter = charter_for(create);
    if (const Refusal* refusal = std::get_if<Refusal>(&charter)) {
        co_return Denial{*refusal};
    }
    if (const std::optional<Refusal> wrong =
            create.webhook ? notifier_.refuse_webhook(*create.webhook) : std::nullopt) {
        co_return Denial{*wrong};
    }
    Table table(new_table_id(), std::get<entry::Created>(std::move(charter)), find_game(games_, create.game));
    if (const std::optional<NoPlace> why = places_.take(table.id(), guest->address())) {
        co_return Denial{refuse_place(*why)};
    }
    const Seat chosen = *table.seating().free_like(create.seat);
    const auto room = std::make_shared<Room>(services_, std::move(table), 0);
    entry::Joined host{chosen, create.player, *bytes_from_hex(create.contribution), key_of(token)};
    Answer answer = co_await room->create(std::move(host), std::move(create.webhook).value_or(std::string()));
    if (answer) {
        places_.give_back(room->table().id());
        co_return answer;
    }
    spdlog::info("table {}: {} for {} made", room->table().id(), create.game, create.seats);
    seat(guest, room, chosen, id, token);
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Ping)
{
    guest->send(message_of(done_text(id)));
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Inspect inspect)
{
    if (inspect.token) {
        co_return co_await look_at(std::move(guest), std::move(id), key_of(*inspect.token));
    }
    RoomOrDenial found = co_await room_of_invitation(*std::move(inspect.invitation));
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    guest->send(message_of(invited_text(id, std::get<std::shared_ptr<Room>>(found)->facts(FactsFor::others))));
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Join join)
{
    const std::string token = join.token.value_or(new_token());
    const KeyedTurns::Turn turn = co_await seating_.take(key_of(token));
    SeatAgain again{id, join.token, join.invitation};
    if (std::optional<Answer> answer = co_await seat_again(guest, std::move(again))) {
        co_return *std::move(answer);
    }
    RoomOrDenial found = co_await room_of_invitation(std::move(join.invitation));
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    entry::Joined person{Seat(0), join.player, *bytes_from_hex(join.contribution), key_of(token)};
    const std::variant<Seat, Denial> seated = co_await room->join(std::move(person), join.seat);
    if (const Denial* denial = std::get_if<Denial>(&seated)) {
        co_return *denial;
    }
    seat(guest, room, std::get<Seat>(seated), id, token);
    co_return std::nullopt;
}

asio::awaitable<std::optional<Answer>> Lobby::seat_again(std::shared_ptr<Guest> guest, SeatAgain request)
{
    if (!request.token) {
        co_return std::nullopt;
    }
    const std::string key = key_of(*request.token);
    const Refusal unknown = refuse(RefusalCode::unknown_token, "");
    RoomOrDenial found = co_await room_of_key(key, unknown);
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        if (denial->why.code != unknown.code) {
            co_return std::optional<Answer>(std::in_place, *denial);
        }
        // What opens a seat as part of a keyring is no token for another one.
        const std::variant<LentSeat, Denial> lent = co_await lent_seat(key);
        co_return std::holds_alternative<LentSeat>(lent) ? std::optional<Answer>(std::in_place, token_taken())
                                                         : std::nullopt;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const Viewer seat = room->table().viewer_of_key(key).value_or(the_public);
    if (!seat || (request.invitation && *request.invitation != room->table().charter().invitation)) {
        co_return std::optional<Answer>(std::in_place, token_taken());
    }
    RoomText answer = [seat, request = std::move(request)](const Room& entered) {
        return seated_text(request.id, *seat, *request.token, entered.facts(FactsFor::members));
    };
    Guest::Role role{room, seat};
    Answer let = co_await let_in(std::move(guest), std::move(role), std::nullopt, std::move(answer));
    co_return std::optional<Answer>(std::in_place, std::move(let));
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Act request)
{
    if (!guest->role()) {
        co_return no_role();
    }
    const std::shared_ptr<Room> room = guest->role()->room;
    co_return co_await room->act(std::move(guest), std::move(id), std::move(request));
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Undo)
{
    if (!guest->role()) {
        co_return no_role();
    }
    const std::shared_ptr<Room> room = guest->role()->room;
    co_return co_await room->undo(std::move(guest), std::move(id));
}

template <typename AtTable>
asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, AtTable request)
{
    if (!guest->role()) {
        co_return no_role();
    }
    const std::shared_ptr<Room> room = guest->role()->room;
    Answer answer = co_await at_table(*room, guest, id, std::move(request));
    if (!answer) {
        guest->send(message_of(done_text(id)));
    }
    co_return answer;
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
                          .patience = create.patience,
                          .clock = create.clock};
}

void Lobby::seat(const std::shared_ptr<Guest>& guest, const std::shared_ptr<Room>& room, Seat seat, std::string_view id,
                 std::string_view token)
{
    const std::shared_ptr<Room> entered = move(guest, {room, seat});
    guest->send(message_of(seated_text(id, seat, token, entered->facts(FactsFor::members))));
    entered->tell_talk(*guest);
    entered->tell_notices(*guest);
}

} // namespace dahut

// What a lobby does with each kind of request: most are handed to a room; those that make or find a table are carried
// out here.
#include "protocol/refusal_code.hpp"
#include "server/tables/lobby.hpp"
#include "server/tables/tokens.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

namespace {

void send_all(Guest& guest, std::vector<std::string> messages)
{
    for (std::string& message : messages) {
        guest.send(message_of(std::move(message)));
    }
}

Refusal refuse_place(NoPlace why)
{
    return why == NoPlace::at_all
               ? refuse(RefusalCode::too_many_tables, "This server has as many tables as it can hold.")
               : refuse(RefusalCode::too_many_tables_from_here,
                        "From your address there are as many tables as one may have. Leave one first.");
}

Denial no_role() { return {refuse(RefusalCode::not_entered, "Enter a table first.")}; }

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
    Table table(new_table_id(), std::get<entry::Created>(std::move(charter)), find_game(games_, create.game));
    if (const std::optional<NoPlace> why = places_.take(table.id(), guest->address())) {
        co_return Denial{refuse_place(*why)};
    }
    const auto room = std::make_shared<Room>(services_, std::move(table), 0);
    entry::Joined host{Seat(0), create.player, *bytes_from_hex(create.contribution), key_of(token)};
    Answer answer = co_await room->create(std::move(host));
    if (answer) {
        places_.give_back(room->table().id());
        co_return answer;
    }
    spdlog::info("table {}: {} for {} made", room->table().id(), create.game, create.seats);
    seat(guest, room, Seat(0), id, token);
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Inspect inspect)
{
    RoomOrDenial found = co_await room_of_invitation(std::move(inspect.invitation));
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
    const std::variant<Seat, Denial> seated = co_await room->join(std::move(person));
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
        const bool is_new = denial->why.code == unknown.code;
        co_return is_new ? std::nullopt : std::optional<Answer>(std::in_place, *denial);
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const Viewer seat = room->table().viewer_of_key(key).value_or(the_public);
    if (!seat || (request.invitation && *request.invitation != room->table().charter().invitation)) {
        const Denial taken{refuse(RefusalCode::token_taken,
                                  "This token leads somewhere else, or to a seat that was left. Make another one.")};
        co_return std::optional<Answer>(std::in_place, taken);
    }
    RoomText answer = [seat, request = std::move(request)](const Room& entered) {
        return seated_text(request.id, *seat, *request.token, entered.facts(FactsFor::members));
    };
    Guest::Role role{room, seat};
    Answer let = co_await let_in(std::move(guest), std::move(role), std::nullopt, std::move(answer));
    co_return std::optional<Answer>(std::in_place, std::move(let));
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Enter enter)
{
    const Refusal unknown = refuse(RefusalCode::unknown_token, "This link is not valid, or its table is gone.");
    const std::string key = key_of(enter.token);
    RoomOrDenial found = co_await room_of_key(key, unknown);
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const std::optional<Viewer> viewer = room->table().viewer_of_key(key);
    if (!viewer) {
        co_return Denial{unknown};
    }
    RoomText answer = [viewer = *viewer, seen = enter.seen, id = std::move(id)](const Room& entered) {
        const FactsFor audience = viewer ? FactsFor::members : FactsFor::others;
        return entered_text(id, viewer, entered.facts(audience), entered.seen_before(viewer, seen));
    };
    Guest::Role role{room, *viewer};
    co_return co_await let_in(std::move(guest), std::move(role), enter.seen, std::move(answer));
}

asio::awaitable<Answer> Lobby::let_in(std::shared_ptr<Guest> guest, Guest::Role role, std::optional<std::int64_t> seen,
                                      RoomText answer)
{
    const std::shared_ptr<Room> room = move(guest, role.room, role.viewer);
    Room::Missed missed = co_await room->missed(guest, seen);
    if (const Denial* denial = std::get_if<Denial>(&missed)) {
        gone(*guest);
        co_return *denial;
    }
    guest->send(message_of(answer(*room)));
    send_all(*guest, std::get<std::vector<std::string>>(std::move(missed)));
    room->let_hear(*guest);
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Resync)
{
    if (!guest->role()) {
        co_return no_role();
    }
    const std::shared_ptr<Room> room = guest->role()->room;
    Room::Missed missed = co_await room->missed(guest, std::nullopt);
    const Denial* const denial = std::get_if<Denial>(&missed);
    if (denial == nullptr) {
        guest->send(message_of(done_text(id)));
        send_all(*guest, std::get<std::vector<std::string>>(std::move(missed)));
    }
    room->let_hear(*guest);
    co_return denial != nullptr ? Answer(*denial) : std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Act request)
{
    if (!guest->role()) {
        co_return no_role();
    }
    const std::shared_ptr<Room> room = guest->role()->room;
    co_return co_await room->act(std::move(guest), std::move(id), std::move(request));
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
    return entry::Created{create.game,     std::string(game->rules_version()),
                          create.name,     std::get<Json>(std::move(options)),
                          create.seats,    create.visibility,
                          create.watching, chance,
                          new_token(),     new_token()};
}

void Lobby::seat(const std::shared_ptr<Guest>& guest, const std::shared_ptr<Room>& room, Seat seat, std::string_view id,
                 std::string_view token)
{
    const std::shared_ptr<Room> entered = move(guest, room, seat);
    guest->send(message_of(seated_text(id, seat, token, entered->facts(FactsFor::members))));
}

std::shared_ptr<Room> Lobby::move(const std::shared_ptr<Guest>& guest, const std::shared_ptr<Room>& room, Viewer viewer)
{
    gone(*guest);
    std::shared_ptr<Room> entered = rooms_.try_emplace(room->table().id(), room).first->second;
    entered->enter(guest, viewer);
    return entered;
}

} // namespace dahut

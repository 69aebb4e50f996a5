#include "server/tables/lobby.hpp"

#include "protocol/refusal_code.hpp"
#include "server/tables/clock.hpp"
#include "server/tables/on_worker.hpp"
#include "server/tables/restore.hpp"
#include "server/tables/tokens.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace dahut {

namespace asio = boost::asio;

namespace {

constexpr std::size_t listed_most = 100;

bool is_live(TableStatus status) { return status == TableStatus::open || status == TableStatus::running; }

Denial unreadable_store(const StoreFailure& failure)
{
    spdlog::error("the journal could not be read: {}", failure.detail);
    return {refuse(RefusalCode::storage_failed, "The server could not read this. Try again.")};
}

void send_all(Guest& guest, std::vector<std::string> messages)
{
    for (std::string& message : messages) {
        guest.send(message_of(std::move(message)));
    }
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

} // namespace

Lobby::Lobby(std::span<const HostedGame* const> games, asio::any_io_executor executor, StoreThread& store,
             asio::thread_pool& workers, const LobbySettings& settings)
    : games_(games), services_{std::move(executor),
                               store,
                               workers,
                               games,
                               settings.bot_delay,
                               [this](const Table& table) { table_over(table); }},
      settings_(settings), archive_(games, store, workers)
{}

void Lobby::restore(const std::vector<StoredTable>& live, const std::vector<std::string>& finished)
{
    for (const StoredTable& stored : live) {
        std::optional<Table> table = restore_table(stored, games_);
        if (!table) {
            spdlog::error("table {}: its journal cannot be read; it is left alone", stored.id);
            continue;
        }
        if (table->status() == TableStatus::broken) {
            spdlog::error("table {}: running its journal again gave something else; it is frozen", stored.id);
        }
        const Room::Journaled journaled{static_cast<std::int64_t>(stored.entries.size()), stored.entries[0].at_ms};
        const auto room = std::make_shared<Room>(services_, *std::move(table), journaled);
        rooms_.emplace(stored.id, room);
        room->wake_bots();
    }
    for (const std::string& summary : finished) {
        if (Json facts = Json::parse(summary, nullptr, false); !facts.is_discarded()) {
            finished_.push_back(std::move(facts));
        }
    }
    spdlog::info("{} tables taken up from the journal", rooms_.size());
}

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
        guest->send(message_of(refused_text({std::move(id), answer->why, std::nullopt, answer->decision})));
    }
}

void Lobby::gone(Guest& guest)
{
    if (!guest.role()) {
        return;
    }
    const std::shared_ptr<Room> room = guest.role()->room;
    room->exit(guest);
    if (room->deserted() && !is_live(room->table().status()) && room->table().status() != TableStatus::broken) {
        rooms_.erase(room->table().id());
    }
}

void Lobby::stop()
{
    for (const auto& [id, room] : rooms_) {
        room->stop();
    }
}

std::string Lobby::games_text() const
{
    Json games = Json::array();
    for (const HostedGame* game : games_) {
        Json seats = Json::array();
        for (int count = game->seats_fewest(); count <= game->seats_most(); ++count) {
            seats.push_back(count);
        }
        games.push_back({{"game", game->name()},
                         {"title", game->title()},
                         {"seats", std::move(seats)},
                         {"bots", bot_names()},
                         {"options", game->option_list()}});
    }
    return games.dump();
}

std::string Lobby::tables_text() const
{
    std::vector<const Room*> listed;
    for (const auto& [id, room] : rooms_) {
        if (room->table().charter().visibility == Visibility::listed) {
            listed.push_back(room.get());
        }
    }
    std::ranges::sort(listed, std::ranges::greater{}, &Room::created_ms);
    Json answer = {{"open", Json::array()}, {"running", Json::array()}, {"finished", finished_}};
    for (const Room* room : listed) {
        const TableStatus status = room->table().status();
        if (is_live(status) && answer[std::string(word(status))].size() < listed_most) {
            answer[std::string(word(status))].push_back(room->facts(FactsFor::others));
        }
    }
    return answer.dump();
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Create create)
{
    if (full()) {
        co_return Denial{refuse(RefusalCode::too_many_tables, "This server has as many tables as it can hold.")};
    }
    std::variant<entry::Created, Refusal> charter = charter_for(create);
    if (const Refusal* refusal = std::get_if<Refusal>(&charter)) {
        co_return Denial{*refusal};
    }
    const std::string token = new_token();
    Table table(new_table_id(), std::get<entry::Created>(std::move(charter)), find_game(games_, create.game));
    const auto room = std::make_shared<Room>(services_, std::move(table), Room::Journaled{0, now_ms()});
    entry::Joined host{Seat(0), create.player, *bytes_from_hex(create.contribution), key_of(token)};
    Answer answer = co_await room->create(std::move(host));
    if (!answer) {
        spdlog::info("table {}: {} for {} made", room->table().id(), create.game, create.seats);
        seat(guest, room, Seat(0), id, token);
    }
    co_return answer;
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
    RoomOrDenial found = co_await room_of_invitation(std::move(join.invitation));
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    const std::string token = new_token();
    entry::Joined person{Seat(0), join.player, *bytes_from_hex(join.contribution), key_of(token)};
    const std::variant<Seat, Denial> seated = co_await room->join(std::move(person));
    if (const Denial* denial = std::get_if<Denial>(&seated)) {
        co_return *denial;
    }
    seat(guest, room, std::get<Seat>(seated), id, token);
    co_return std::nullopt;
}

asio::awaitable<Answer> Lobby::carry_out(std::shared_ptr<Guest> guest, std::string id, request::Enter enter)
{
    const Refusal unknown = refuse(RefusalCode::unknown_token, "This link is not valid, or its table is gone.");
    const std::string key = key_of(enter.token);
    RoomOrDenial found = co_await room_of_key(key, unknown);
    if (const Denial* denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> offered = std::get<std::shared_ptr<Room>>(found);
    const std::optional<Viewer> viewer = offered->table().viewer_of_key(key);
    if (!viewer) {
        co_return Denial{unknown};
    }
    const std::shared_ptr<Room> room = move(guest, offered, *viewer);
    const FactsFor audience = *viewer ? FactsFor::members : FactsFor::others;
    Room::Missed missed = co_await room->missed(guest, enter.seen);
    if (const Denial* denial = std::get_if<Denial>(&missed)) {
        gone(*guest);
        co_return *denial;
    }
    guest->send(message_of(entered_text(id, *viewer, room->facts(audience))));
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

asio::awaitable<Lobby::RoomOrDenial> Lobby::room_of_key(std::string key, Refusal unknown)
{
    const std::variant<std::optional<std::string>, StoreFailure> found =
        co_await services_.store.find_key(std::move(key));
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&found)) {
        co_return unreadable_store(*failure);
    }
    const std::optional<std::string>& table = std::get<std::optional<std::string>>(found);
    if (!table) {
        co_return Denial{unknown};
    }
    std::string id = *table;
    co_return co_await room_of_table(std::move(id), std::move(unknown));
}

asio::awaitable<Lobby::RoomOrDenial> Lobby::room_of_invitation(std::string invitation)
{
    const Refusal unknown =
        refuse(RefusalCode::unknown_invitation, "This invitation is not valid, or its table is gone.");
    RoomOrDenial found = co_await room_of_key(key_of(invitation), unknown);
    const auto* const room = std::get_if<std::shared_ptr<Room>>(&found);
    // A seat or watch token leads to a table as well, but invites nobody.
    if (room != nullptr && (*room)->table().charter().invitation != invitation) {
        co_return Denial{unknown};
    }
    co_return found;
}

asio::awaitable<Lobby::RoomOrDenial> Lobby::room_of_table(std::string id, Refusal unknown)
{
    if (const auto room = rooms_.find(id); room != rooms_.end()) {
        co_return room->second;
    }
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await services_.store.read(id);
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&read)) {
        co_return unreadable_store(*failure);
    }
    std::optional<StoredTable> stored = std::get<std::optional<StoredTable>>(std::move(read));
    if (!stored) {
        co_return Denial{unknown};
    }
    const Room::Journaled journaled{static_cast<std::int64_t>(stored->entries.size()), stored->entries[0].at_ms};
    auto restoring = [stored = *std::move(stored), games = games_] { return restore_table(stored, games); };
    std::optional<Table> table = co_await on_worker(services_.workers, std::move(restoring));
    if (!table || table->status() == TableStatus::closed) {
        co_return Denial{unknown};
    }
    co_return std::make_shared<Room>(services_, *std::move(table), journaled);
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

void Lobby::table_over(const Table& table)
{
    spdlog::info("table {}: {}", table.id(), word(table.status()));
    if (table.status() == TableStatus::finished && table.charter().visibility == Visibility::listed) {
        finished_.push_front(table.facts({}, FactsFor::others));
        finished_.resize(std::min(finished_.size(), listed_most));
    }
    const auto room = rooms_.find(table.id());
    if (room != rooms_.end() && (table.status() == TableStatus::closed || room->second->deserted())) {
        rooms_.erase(room);
    }
}

bool Lobby::full() const
{
    const auto live =
        std::ranges::count_if(rooms_, [](const auto& entry) { return is_live(entry.second->table().status()); });
    return static_cast<std::size_t>(live) >= settings_.tables_most;
}

} // namespace dahut

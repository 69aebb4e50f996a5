#include "server/lobby/lobby.hpp"

#include "protocol/http_answers.hpp"
#include "protocol/kinds_writing.hpp"
#include "protocol/refusal_code.hpp"
#include "server/room/denials.hpp"
#include "server/table/tokens.hpp"
#include "server/waiting/on_worker.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace dahut {

namespace asio = boost::asio;

namespace {

std::string games_text(std::span<const HostedGame* const> hosted)
{
    std::string text = "[";
    for (const HostedGame* game : hosted) {
        const auto options = [game](std::string& to) { to += game->option_list().dump(); };
        http_answer::Game one{std::string(game->name()), std::string(game->title()), {}, {}, options};
        for (int count = game->seats_fewest(); count <= game->seats_most(); ++count) {
            one.seats.push_back(count);
        }
        std::ranges::copy(all_of<BotKind>(), std::back_inserter(one.bots));
        separate(text);
        write_described(text, one);
    }
    return text + "]";
}

// Whoever else holds a room is about to do something there.
bool is_idle(const std::shared_ptr<Room>& room, std::chrono::steady_clock::time_point since)
{
    return room.use_count() == 1 && room->rests_since(since);
}

} // namespace

Denial unreadable_store(const StoreFailure& failure)
{
    spdlog::error("the journal could not be read: {}", failure.detail);
    return could_not_read(failure.fault);
}

Lobby::Lobby(std::span<const HostedGame* const> games, asio::any_io_executor executor, StoreThread& store,
             Workers& workers, const LobbySettings& settings)
    : games_(games), settings_(settings), notifier_(settings.notices, new_token),
      services_{
          std::move(executor),
          store,
          workers,
          games,
          settings_,
          [this](const Table& table) { table_over(table); },
          [this](const Table& table, const Guest* asker, std::size_t bytes) { entries_stored(table, asker, bytes); },
          [this](const Table& table) { facts_told(table); },
          [this] { lists_.tables_went(); },
          [this](const Room& room) { table_moved(room); },
          notifier_},
      archive_(games, store, workers), games_answer_(lasting_answer(games_text(games))),
      lists_(services_.executor, store, settings.lists_pause,
             [this](const std::string& table) { return public_facts(table); }),
      journals_(services_.executor, limits::journals_at_hand),
      places_(settings_.tables_most, settings_.tables_per_address_most),
      shares_(settings_.mib_a_day_per_address * 1024 * 1024), surveyed_ms_(settings_.clock().ran_ms),
      quiet_since_ms_(surveyed_ms_), start_ms_(settings_.clock().start_ms()),
      give_back_(
          std::make_shared<const Tenure::GiveBack>([&store](ServedTable table) { store.give_back(std::move(table)); }))
{
    std::ranges::for_each(words<RefusalCode>, [this](std::string_view code) { traffic_.refusals.expect(code); });
}

void Lobby::begin(std::int64_t live)
{
    places_.count(static_cast<std::size_t>(live));
    spdlog::info("{} tables in the journal", live);
}

asio::awaitable<void> Lobby::take_up(std::vector<std::string> running)
{
    for (std::string& id : running) {
        if (services_.stopping || !heirs_.empty()) {
            co_return;
        }
        co_await settle(std::move(id));
    }
    spdlog::info("{} running tables taken up, {} of them in memory", running.size(), rooms_.size());
}

asio::awaitable<void> Lobby::settle(std::string id)
{
    {
        const RoomOrDenial found = co_await room_of_table(id);
    }
    const auto room = rooms_.find(id);
    if (room != rooms_.end() && is_idle(room->second, std::chrono::steady_clock::now())) {
        rooms_.erase(room);
    }
}

void Lobby::gone(Guest& guest)
{
    if (!guest.role()) {
        return;
    }
    const std::shared_ptr<Room> room = guest.role()->room;
    room->exit(guest);
    const bool is_over = !is_live(room->table().status()) && room->table().status() != TableStatus::broken;
    if (room->deserted() && is_over) {
        rooms_.erase(room->table().id());
        discard_unplayed(*room);
    }
}

void Lobby::let_rest(std::chrono::steady_clock::time_point now)
{
    std::erase_if(rooms_, [&](const auto& entry) { return is_idle(entry.second, now - settings_.rest_after); });
    std::erase_if(tenures_, [](const auto& entry) { return entry.second.expired(); });
}

void Lobby::run_clocks()
{
    // Even if nobody is at a table, the clock must be read so often.
    (void)settings_.clock();
    for (const auto& [id, room] : rooms_) {
        room->watch_time();
        room->watch_absences();
    }
}

void Lobby::stop()
{
    archive_.stop();
    services_.stopping = true;
    for (const auto& [id, room] : rooms_) {
        room->stop();
    }
}

std::map<std::string, std::uint64_t, std::less<>> Lobby::tables_by_status() const
{
    std::map<std::string, std::uint64_t, std::less<>> tables;
    for (const std::string_view word : words<TableStatus>) {
        tables.emplace(word, 0);
    }
    for (const auto& [id, room] : rooms_) {
        ++tables.find(word(room->table().status()))->second;
    }
    return tables;
}

std::optional<Refusal> Lobby::unready() const
{
    if (services_.stopping) {
        return Refusal{"stopping", "The server is stopping."};
    }
    if (draining_) {
        return refuse(RefusalCode::draining, "The server is about to stop.");
    }
    switch (services_.store.health()) {
    case StoreHealth::failing:
        return refuse(RefusalCode::storage_failed, "What was to be stored last could not be stored.");
    case StoreHealth::hanging:
        return Refusal{"storage_hangs", "The disk has not answered for a while."};
    case StoreHealth::nearly_full:
        return refuse(RefusalCode::storage_nearly_full, "The database or its disk is nearly full.");
    default:
        return std::nullopt;
    }
}

std::string_view Lobby::reservation() const
{
    return standby_ == StandbyKind::none ? "no standby confirms commits: a failover may lose what people were told"
                                         : "";
}

std::optional<std::string> Lobby::public_facts(const std::string& table) const
{
    const auto room = rooms_.find(table);
    return room != rooms_.end() ? std::optional(facts_text(room->second->facts(FactsFor::others))) : std::nullopt;
}

asio::awaitable<Lobby::RoomOrDenial> Lobby::room_of_key(std::string key, Refusal unknown, std::optional<Comer> comer,
                                                        Purpose purpose)
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
    co_return co_await room_of_table(std::move(id), std::move(comer), purpose);
}

asio::awaitable<Lobby::RoomOrDenial> Lobby::room_of_invitation(std::string invitation, Purpose purpose)
{
    const Refusal unknown =
        refuse(RefusalCode::unknown_invitation, "This invitation is not valid, or its table is gone.");
    RoomOrDenial found = co_await room_of_key(key_of(invitation), unknown, std::nullopt, purpose);
    const auto* const room = std::get_if<std::shared_ptr<Room>>(&found);
    // A seat or watch token leads to a table as well, but invites nobody.
    if (room != nullptr && (*room)->table().charter().invitation != invitation) {
        co_return Denial{unknown};
    }
    co_return found;
}

asio::awaitable<Lobby::RoomOrDenial> Lobby::room_of_table(std::string id, std::optional<Comer> comer, Purpose purpose)
{
    const KeyedLocks::Held held = co_await loading_.take(id);
    std::variant<std::shared_ptr<Room>, StoreFailure> awake = co_await room_awake(id);
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&awake)) {
        co_return unreadable_store(*failure);
    }
    if (const std::shared_ptr<Room>& room = std::get<std::shared_ptr<Room>>(awake)) {
        co_return room;
    }
    co_return co_await load(std::move(id), std::move(comer), purpose);
}

// A table that is over is kept only once somebody enters it.
asio::awaitable<Lobby::RoomOrDenial> Lobby::load(std::string id, std::optional<Comer> comer, Purpose purpose)
{
    std::optional<Lock::Held> journal(co_await journals_.take());
    std::variant<Possession, StoreFailure> answer = co_await possess(id, purpose);
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&answer)) {
        co_return unreadable_store(*failure);
    }
    Possession possession = std::get<Possession>(std::move(answer));
    if (!possession.table) {
        co_return possession.elsewhere ? moved(*possession.elsewhere) : no_longer_there();
    }
    const auto entries = static_cast<std::int64_t>(possession.table->entries.size());
    auto restoring = [stored = *std::move(possession.table), games = games_, comer = std::move(comer)] {
        return restore_for(stored, games, comer);
    };
    auto [table, recalled] = co_await on_worker(services_.workers.tables, std::move(restoring));
    journal.reset();
    if (!table || table->status() == TableStatus::closed) {
        co_return no_longer_there();
    }
    if (table->status() == TableStatus::broken) {
        spdlog::error("table {}: running its journal again gave something else; it is frozen", id);
        // So that a process which has its rules can take it.
        possession.tenure = nullptr;
    }
    auto room = std::make_shared<Room>(services_, *std::move(table), entries, std::move(recalled),
                                       std::move(possession.tenure));
    if (possession.elsewhere) {
        co_return room;
    }
    Requester server;
    TableRequest resume = inner::Resume{};
    if (Answer denial = co_await room->ask(std::move(server), std::move(resume))) {
        co_return *std::move(denial);
    }
    if (is_live(room->table().status())) {
        rooms_.emplace(std::move(id), room);
    }
    co_return room;
}

void Lobby::table_over(const Table& table)
{
    spdlog::info("table {}: {}", table.id(), word(table.status()));
    places_.give_back(table.id());
    const auto room = rooms_.find(table.id());
    if (room != rooms_.end() && (table.status() == TableStatus::closed || room->second->deserted())) {
        rooms_.erase(room);
    }
}

void Lobby::entries_stored(const Table& table, const Guest* asker, std::size_t bytes)
{
    const Shares::Moment now = Shares::Moment::clock::now();
    if (asker != nullptr) {
        shares_.charge(asker->address(), bytes, now);
    } else if (const std::optional<std::string> maker = places_.maker_of(table.id())) {
        shares_.charge(*maker, bytes, now);
    }
}

void Lobby::facts_told(const Table& table)
{
    if (table.charter().visibility == Visibility::listed) {
        lists_.changed(table.id());
    }
}

} // namespace dahut

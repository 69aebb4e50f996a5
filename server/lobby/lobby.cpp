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

} // namespace

Lobby::Lobby(std::span<const HostedGame* const> games, asio::any_io_executor executor, StoreThread& store,
             Workers& workers, const LobbySettings& settings)
    : games_(games), settings_(settings), notifier_(settings.notices, new_token),
      services_{std::move(executor), store, workers, games, settings_, *this, notifier_},
      archive_(games, store, workers), games_answer_(lasting_answer(games_text(games))),
      lists_(services_.executor, store, settings.lists_pause,
             [this](const std::string& table) { return public_facts(table); }),
      rooms_(services_), entrances_(services_, rooms_), keyrings_(services_, rooms_, entrances_),
      forgetting_(services_),
      ages_(services_, rooms_, [this](const std::string& table, Ages::Going going) { table_gone(table, going); }),
      old_names_(services_, rooms_, [this](const std::vector<std::string>& tables) { names_gone(tables); }),
      places_(std::make_shared<Places>(settings_.tables_most, settings_.tables_per_address_most)),
      shares_(settings_.mib_a_day_per_address * 1024 * 1024)
{
    std::ranges::for_each(words<RefusalCode>, [this](std::string_view code) { traffic_.refusals.expect(code); });
}

void Lobby::begin(std::int64_t live)
{
    places_->count(static_cast<std::size_t>(live));
    spdlog::info("{} tables in the journal", live);
}

asio::awaitable<void> Lobby::take_up(std::vector<std::string> running)
{
    for (std::string& id : running) {
        if (services_.stopping || rooms_.tenures().are_handed_over()) {
            co_return;
        }
        co_await rooms_.settle(std::move(id));
    }
    spdlog::info("{} running tables taken up, {} of them in memory", running.size(), rooms_.in_memory().size());
}

asio::awaitable<void> Lobby::clear_away()
{
    std::vector<ListedTable> named = co_await ages_.clear_away();
    co_await old_names_.take_from(std::move(named));
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
        rooms_.drop(room->table().id());
        ages_.discard_unplayed(*room);
    }
}

void Lobby::run_clocks()
{
    // Even if nobody is at a table, the clock must be read so often.
    (void)settings_.clock();
    for (const auto& [id, room] : rooms_.in_memory()) {
        room->watch_time();
        room->watch_absences();
    }
}

void Lobby::stop()
{
    archive_.stop();
    services_.stopping = true;
    for (const auto& [id, room] : rooms_.in_memory()) {
        room->stop();
    }
}

std::map<std::string, std::uint64_t, std::less<>> Lobby::tables_by_status() const
{
    std::map<std::string, std::uint64_t, std::less<>> tables;
    for (const std::string_view word : words<TableStatus>) {
        tables.emplace(word, 0);
    }
    for (const auto& [id, room] : rooms_.in_memory()) {
        ++tables.find(word(room->table().status()))->second;
    }
    return tables;
}

std::optional<Refusal> Lobby::unready() const
{
    if (services_.stopping) {
        return Refusal{"stopping", "The server is stopping."};
    }
    if (is_leaving()) {
        return refuse(RefusalCode::draining, "The server is about to stop.");
    }
    switch (services_.store.health()) {
    case StoreHealth::failing:
        return refuse(RefusalCode::storage_failed, "What was to be stored last could not be stored.");
    case StoreHealth::hanging:
        return Refusal{"storage_hangs", services_.store.is_shared() ? "The database has not answered for a while."
                                                                    : "The disk has not answered for a while."};
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
    const std::shared_ptr<Room> room = rooms_.find(table);
    return room ? std::optional(facts_text(room->facts(FactsFor::others))) : std::nullopt;
}

void Lobby::table_over(const Table& table)
{
    spdlog::info("table {}: {}", table.id(), word(table.status()));
    places_->give_back(table.id());
    const std::shared_ptr<Room> room = rooms_.find(table.id());
    if (room && (table.status() == TableStatus::closed || room->deserted())) {
        rooms_.drop(table.id());
    }
    if (room && room->deserted()) {
        ages_.discard_unplayed(*room);
    }
}

void Lobby::table_gone(const std::string& table, Ages::Going going)
{
    notifier_.forget(table);
    lists_.tables_went();
    if (going == Ages::Going::deserted) {
        spdlog::info("table {}: set aside, for nobody has been there for long", table);
        places_->give_back(table);
    } else if (going == Ages::Going::outlived) {
        spdlog::info("table {}: set aside, for its match was over long ago", table);
        archive_.forget_answers();
    }
}

// Processes tell each other nothing of that, so what is at hand of finished matches is read anew.
void Lobby::names_gone(const std::vector<std::string>& tables)
{
    std::ranges::for_each(tables, [this](const std::string& table) { lists_.changed(table); });
    archive_.forget_answers();
    lists_.tables_went();
}

void Lobby::entries_stored(const Table& table, const Guest* asker, std::size_t bytes)
{
    const Shares::Moment now = Shares::Moment::clock::now();
    if (asker != nullptr) {
        shares_.charge(asker->address(), bytes, now);
    } else if (const std::optional<std::string> maker = places_->maker_of(table.id())) {
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

// How tables go that nobody needs any more (docs/decisions/0018): the journal says which of them nobody has been at for
// long, and the lobby, which knows who is where now, decides.
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>

namespace dahut {

namespace asio = boost::asio;

// A small part of the smallest age, so that nothing stays much longer than it is said to.
std::chrono::milliseconds Lobby::patience() const
{
    constexpr int parts = 8;
    const TableAges& ages = settings_.ages;
    const std::chrono::milliseconds smallest = std::min({ages.open, ages.running, ages.listed});
    return std::min<std::chrono::milliseconds>(settings_.rest_after, smallest / parts);
}

asio::awaitable<void> Lobby::clear_away()
{
    if (std::exchange(clearing_, true)) {
        co_return;
    }
    gather_visits();
    const std::variant<Surveyed, StoreFailure> answer = co_await services_.store.survey(survey());
    if (const auto* const surveyed = std::get_if<Surveyed>(&answer)) {
        visits_.clear();
        if (surveyed->unlisted > 0) {
            lists_.tables_went();
        }
        for (const std::string& table : co_await remove(surveyed->deserted)) {
            spdlog::info("table {}: gone, for nobody has been there for long", table);
            places_.give_back(table);
        }
    } else {
        spdlog::error("old tables could not be looked for: {}", std::get<StoreFailure>(answer).detail);
    }
    clearing_ = false;
}

void Lobby::gather_visits()
{
    for (const auto& [id, room] : rooms_) {
        if (const std::optional<std::int64_t> seen_ms = room->take_visit()) {
            visits_[id] = *seen_ms;
        }
    }
}

Survey Lobby::survey() const
{
    const std::int64_t now = settings_.clock();
    const auto before = [now](std::chrono::milliseconds age) { return now - age.count(); };
    std::vector<Visit> visits;
    for (const auto& [id, seen_ms] : visits_) {
        visits.push_back({id, seen_ms});
    }
    const TableAges& ages = settings_.ages;
    return {now, std::move(visits), before(ages.open), before(ages.running), before(ages.listed), limits::tables_gone};
}

asio::awaitable<std::optional<KeyedLocks::Held>> Lobby::cleared(std::string table)
{
    KeyedLocks::Held held = co_await being_taken_up_.take(table);
    const auto room = rooms_.find(table);
    if (room != rooms_.end()) {
        // Whoever else holds the room is about to do something there.
        if (room->second.use_count() > 1 || !room->second->unvisited()) {
            co_return std::nullopt;
        }
        rooms_.erase(room);
    }
    co_return std::optional<KeyedLocks::Held>(std::move(held));
}

asio::awaitable<std::vector<std::string>> Lobby::remove(std::vector<std::string> deserted)
{
    std::vector<KeyedLocks::Held> held;
    std::vector<std::string> tables;
    for (const std::string& table : deserted) {
        if (std::optional<KeyedLocks::Held> one = co_await cleared(table)) {
            held.push_back(*std::move(one));
            tables.push_back(table);
        }
    }
    if (tables.empty()) {
        co_return tables;
    }
    if (const std::optional<StoreFailure> failure = co_await services_.store.remove(tables, settings_.clock())) {
        spdlog::error("old tables could not be removed: {}", failure->detail);
        co_return std::vector<std::string>();
    }
    for (const std::string& table : tables) {
        notifier_.forget(table);
    }
    lists_.tables_went();
    co_return tables;
}

// If it cannot be removed now, the next one to come and go takes it along.
void Lobby::discard_unplayed(const Room& room)
{
    if (!room.table().is_unplayed() || services_.stopping) {
        return;
    }
    std::vector<std::string> tables{room.table().id()};
    asio::co_spawn(services_.executor, remove(std::move(tables)), asio::detached);
}

} // namespace dahut

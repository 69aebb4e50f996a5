// How tables go that nobody needs any more (docs/decisions/0018): the journal says which of them nobody has been at for
// long, and the lobby, which knows who is where now, decides.
#include "server/limits.hpp"
#include "server/lobby/lobby.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>

namespace dahut {

namespace asio = boost::asio;

// A small part of the smallest age, so that nothing stays much longer than it is said to.
std::chrono::milliseconds Lobby::patience() const
{
    constexpr int parts = 8;
    const TableAges& ages = settings_.ages;
    const std::chrono::milliseconds smallest =
        std::min({ages.open, ages.running, ages.listed, ages.aside, ages.finished.value_or(ages.aside)});
    return std::min<std::chrono::milliseconds>(settings_.rest_after, smallest / parts);
}

asio::awaitable<void> Lobby::clear_away()
{
    if (std::exchange(clearing_, true)) {
        co_return;
    }
    gather_visits();
    const Now now = settings_.clock();
    Survey survey = this->survey(now);
    survey.extent = may_clear(now) ? Survey::Extent::all : Survey::Extent::counts;
    const std::variant<Surveyed, StoreFailure> answer = co_await services_.store.survey(std::move(survey));
    if (const auto* const surveyed = std::get_if<Surveyed>(&answer)) {
        surveyed_ms_ = now.ran_ms;
        visits_.clear();
        if (surveyed->unlisted > 0) {
            lists_.tables_went();
        }
        for (const std::string& table : co_await take_away(surveyed->deserted, Going::deserted)) {
            spdlog::info("table {}: set aside, for nobody has been there for long", table);
            places_.give_back(table);
        }
        for (const std::string& table : co_await take_away(surveyed->outlived, Going::outlived)) {
            spdlog::info("table {}: set aside, for its match was over long ago", table);
            archive_.table_gone();
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

Survey Lobby::survey(Now now) const
{
    std::vector<Visit> visits;
    for (const auto& [id, seen_ms] : visits_) {
        visits.push_back({id, std::chrono::milliseconds(now.ran_ms - seen_ms)});
    }
    const TableAges& ages = settings_.ages;
    return {.now_ms = now.at_ms,
            .ran = std::chrono::milliseconds(now.ran_ms - surveyed_ms_),
            .visits = std::move(visits),
            .open_age = ages.open,
            .running_age = ages.running,
            .listed_age = ages.listed,
            .aside_age = ages.aside,
            .finished_age = ages.finished,
            .finished_bytes = ages.finished_bytes,
            .gone_most = limits::tables_gone};
}

bool Lobby::may_clear(Now now)
{
    if (std::exchange(start_ms_, now.start_ms()) != now.start_ms()) {
        quiet_since_ms_ = now.ran_ms;
    }
    return std::chrono::milliseconds(now.ran_ms - quiet_since_ms_) >= settings_.ages.quiet;
}

asio::awaitable<std::optional<KeyedLocks::Held>> Lobby::cleared(std::string table)
{
    KeyedLocks::Held held = co_await loading_.take(table);
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

asio::awaitable<std::vector<std::string>> Lobby::take_away(std::vector<std::string> unvisited, Going going)
{
    std::vector<KeyedLocks::Held> held;
    std::vector<std::string> tables;
    for (const std::string& table : unvisited) {
        if (std::optional<KeyedLocks::Held> one = co_await cleared(table)) {
            held.push_back(*std::move(one));
            tables.push_back(table);
        }
    }
    if (tables.empty()) {
        co_return tables;
    }
    std::optional<StoreFailure> failure;
    if (going != Going::removed) {
        const TableStage before = going == Going::deserted ? TableStage::finished : TableStage::closed;
        const StoreThread::WereSetAside answer = co_await services_.store.set_aside(std::exchange(tables, {}), before);
        if (const auto* const aside = std::get_if<std::vector<SetAside>>(&answer)) {
            std::ranges::transform(*aside, std::back_inserter(tables), &SetAside::table);
        } else {
            failure = std::get<StoreFailure>(answer);
        }
    } else {
        failure = co_await services_.store.remove(tables, settings_.clock().at_ms);
    }
    if (failure) {
        spdlog::error("old tables could not be taken away: {}", failure->detail);
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
    asio::co_spawn(services_.executor, take_away(std::move(tables), Going::removed), asio::detached);
}

} // namespace dahut

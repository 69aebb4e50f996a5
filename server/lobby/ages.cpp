#include "server/lobby/ages.hpp"

#include "server/limits.hpp"
#include "server/waiting/only_one.hpp"
#include "server/waiting/unattended.hpp"

#include <boost/asio/co_spawn.hpp>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <iterator>

namespace dahut {

namespace asio = boost::asio;

Ages::Ages(RoomServices& services, Rooms& rooms, Gone gone)
    : services_(services), rooms_(rooms), gone_(std::move(gone)), surveyed_ms_(services.settings.clock().ran_ms),
      quiet_since_ms_(surveyed_ms_), start_ms_(services.settings.clock().start_ms())
{}

// A small part of the smallest age, so that nothing stays much longer than it is said to.
std::chrono::milliseconds Ages::patience() const
{
    constexpr int parts = 8;
    const TableAges& ages = services_.settings.ages;
    const std::chrono::milliseconds smallest =
        std::min({ages.open, ages.running, ages.listed, ages.aside, ages.finished.value_or(ages.aside),
                  ages.names.value_or(ages.aside)});
    return std::min<std::chrono::milliseconds>(services_.settings.rest_after, smallest / parts);
}

asio::awaitable<std::vector<ListedTable>> Ages::clear_away()
{
    const OnlyOne only(clearing_);
    if (!only) {
        co_return std::vector<ListedTable>();
    }
    gather_visits();
    const Now now = services_.settings.clock();
    Survey survey = this->survey(now);
    survey.extent = may_clear(now) ? Survey::Extent::all : Survey::Extent::counts;
    std::variant<Surveyed, StoreFailure> answer = co_await services_.store.survey(std::move(survey));
    if (const auto* const failure = std::get_if<StoreFailure>(&answer)) {
        spdlog::error("old tables could not be looked for: {}", failure->detail);
        co_return std::vector<ListedTable>();
    }
    Surveyed& surveyed = std::get<Surveyed>(answer);
    surveyed_ms_ = now.ran_ms;
    visits_.clear();
    if (surveyed.unlisted > 0) {
        services_.listener.table_unlisted();
    }
    co_await take_away(surveyed.deserted, Going::deserted);
    co_await take_away(surveyed.outlived, Going::outlived);
    co_return std::move(surveyed.named);
}

void Ages::gather_visits()
{
    for (const auto& [id, room] : rooms_.in_memory()) {
        if (const std::optional<std::int64_t> seen_ms = room->take_visit()) {
            visits_[id] = *seen_ms;
        }
    }
}

Survey Ages::survey(Now now) const
{
    std::vector<Visit> visits;
    for (const auto& [id, seen_ms] : visits_) {
        visits.push_back({id, std::chrono::milliseconds(now.ran_ms - seen_ms)});
    }
    const TableAges& ages = services_.settings.ages;
    return {.now_ms = now.at_ms,
            .ran = std::chrono::milliseconds(now.ran_ms - surveyed_ms_),
            .visits = std::move(visits),
            .open_age = ages.open,
            .running_age = ages.running,
            .listed_age = ages.listed,
            .aside_age = ages.aside,
            .finished_age = ages.finished,
            .finished_bytes = ages.finished_bytes,
            .names_age = ages.names,
            .gone_most = limits::tables_gone};
}

bool Ages::may_clear(Now now)
{
    if (std::exchange(start_ms_, now.start_ms()) != now.start_ms()) {
        quiet_since_ms_ = now.ran_ms;
    }
    return std::chrono::milliseconds(now.ran_ms - quiet_since_ms_) >= services_.settings.ages.quiet;
}

asio::awaitable<void> Ages::take_away(std::vector<std::string> unvisited, Going going)
{
    std::vector<KeyedLocks::Held> held;
    std::vector<std::string> tables;
    for (const std::string& table : unvisited) {
        if (std::optional<KeyedLocks::Held> one = co_await rooms_.cleared(table)) {
            held.push_back(*std::move(one));
            tables.push_back(table);
        }
    }
    if (tables.empty()) {
        co_return;
    }
    std::optional<StoreFailure> failure;
    if (going != Going::discarded) {
        const TableStage before = going == Going::deserted ? TableStage::finished : TableStage::closed;
        const StoreThread::WereSetAside answer = co_await services_.store.set_aside(std::exchange(tables, {}), before);
        if (const auto* const aside = std::get_if<std::vector<SetAside>>(&answer)) {
            std::ranges::transform(*aside, std::back_inserter(tables), &SetAside::table);
        } else {
            failure = std::get<StoreFailure>(answer);
        }
    } else {
        failure = co_await services_.store.remove(tables, services_.settings.clock().at_ms);
    }
    if (failure) {
        spdlog::error("old tables could not be taken away: {}", failure->detail);
        co_return;
    }
    for (const std::string& table : tables) {
        gone_(table, going);
    }
}

// If it cannot be removed now, the next one to come and go takes it along.
void Ages::discard_unplayed(const Room& room)
{
    if (!room.table().is_unplayed() || services_.stopping) {
        return;
    }
    std::vector<std::string> tables{room.table().id()};
    asio::co_spawn(services_.executor, take_away(std::move(tables), Going::discarded), Unattended());
}

} // namespace dahut

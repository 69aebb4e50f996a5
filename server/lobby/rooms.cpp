#include "server/lobby/rooms.hpp"

#include "protocol/refusal_code.hpp"
#include "server/limits.hpp"
#include "server/room/denials.hpp"
#include "server/table/tokens.hpp"
#include "server/waiting/on_worker.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

// Whoever else holds a room is about to do something there.
bool is_held(const std::shared_ptr<Room>& room) { return room.use_count() > 1; }

bool is_idle(const std::shared_ptr<Room>& room, std::chrono::steady_clock::time_point since)
{
    return !is_held(room) && room->rests_since(since);
}

} // namespace

Denial unreadable_store(const StoreFailure& failure)
{
    spdlog::error("the journal could not be read: {}", failure.detail);
    return could_not_read(failure.fault);
}

Rooms::Rooms(RoomServices& services)
    : services_(services), journals_(services.executor, services.store.is_shared() ? limits::shared_journals_at_hand
                                                                                   : limits::journals_at_hand),
      tenures_(services.store)
{}

std::shared_ptr<Room> Rooms::find(std::string_view id) const
{
    const auto known = rooms_.find(id);
    return known != rooms_.end() ? known->second : nullptr;
}

asio::awaitable<RoomOrDenial> Rooms::of_key(std::string key, Refusal unknown, std::optional<Comer> comer,
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
    co_return co_await of_table(std::move(id), std::move(comer), purpose);
}

asio::awaitable<RoomOrDenial> Rooms::of_invitation(std::string invitation, Purpose purpose)
{
    const Refusal unknown =
        refuse(RefusalCode::unknown_invitation, "This invitation is not valid, or its table is gone.");
    RoomOrDenial found = co_await of_key(key_of(invitation), unknown, std::nullopt, purpose);
    const auto* const room = std::get_if<std::shared_ptr<Room>>(&found);
    // A seat or watch token leads to a table as well, but invites nobody.
    if (room != nullptr && (*room)->table().charter().invitation != invitation) {
        co_return Denial{unknown};
    }
    co_return found;
}

asio::awaitable<RoomOrDenial> Rooms::of_table(std::string id, std::optional<Comer> comer, Purpose purpose)
{
    const KeyedLocks::Held held = co_await hold(id);
    std::variant<std::shared_ptr<Room>, StoreFailure> here = co_await still_here(id);
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&here)) {
        co_return unreadable_store(*failure);
    }
    if (const std::shared_ptr<Room>& room = std::get<std::shared_ptr<Room>>(here)) {
        co_return room;
    }
    co_return co_await load(std::move(id), std::move(comer), purpose);
}

// A table that is over is kept only once somebody enters it.
asio::awaitable<RoomOrDenial> Rooms::load(std::string id, std::optional<Comer> comer, Purpose purpose)
{
    std::optional<Lock::Held> journal(co_await journals_.take());
    std::variant<Tenures::Possession, StoreFailure> answer = co_await tenures_.take(id, purpose);
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&answer)) {
        co_return unreadable_store(*failure);
    }
    Tenures::Possession possession = std::get<Tenures::Possession>(std::move(answer));
    if (!possession.table) {
        Denial denial = possession.elsewhere ? moved(*possession.elsewhere) : no_longer_there();
        denial.known_in = possession.known_in;
        co_return denial;
    }
    const auto entries = static_cast<std::int64_t>(possession.table->entries.size());
    auto restoring = [stored = *std::move(possession.table), games = services_.games, comer = std::move(comer)] {
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

std::shared_ptr<Room> Rooms::made_for(Table table)
{
    std::shared_ptr<const Tenure> tenure = tenures_.of_new(table.id());
    return std::make_shared<Room>(services_, std::move(table), 0, std::nullopt, std::move(tenure));
}

std::shared_ptr<Room> Rooms::keep(const std::shared_ptr<Room>& room)
{
    return rooms_.try_emplace(room->table().id(), room).first->second;
}

void Rooms::drop(std::string_view id)
{
    if (const auto known = rooms_.find(id); known != rooms_.end()) {
        rooms_.erase(known);
    }
}

asio::awaitable<void> Rooms::settle(std::string id)
{
    {
        const RoomOrDenial found = co_await of_table(id);
    }
    const auto room = rooms_.find(id);
    if (room != rooms_.end() && is_idle(room->second, std::chrono::steady_clock::now())) {
        rooms_.erase(room);
    }
}

void Rooms::let_rest(std::chrono::steady_clock::time_point now)
{
    std::erase_if(rooms_,
                  [&](const auto& entry) { return is_idle(entry.second, now - services_.settings.rest_after); });
    tenures_.forget_ended();
}

asio::awaitable<std::optional<KeyedLocks::Held>> Rooms::cleared(std::string id)
{
    KeyedLocks::Held held = co_await hold(id);
    const auto room = rooms_.find(id);
    if (room != rooms_.end()) {
        if (is_held(room->second) || !room->second->unvisited()) {
            co_return std::nullopt;
        }
        rooms_.erase(room);
    }
    co_return std::optional<KeyedLocks::Held>(std::move(held));
}

void Rooms::moved_away(const Room& room)
{
    const auto known = rooms_.find(room.table().id());
    if (known != rooms_.end() && known->second.get() == &room) {
        rooms_.erase(known);
    }
}

// What nobody else can serve is not asked for: then there is no tenure.
asio::awaitable<std::variant<std::shared_ptr<Room>, StoreFailure>> Rooms::still_here(std::string id)
{
    const auto known = rooms_.find(id);
    if (known == rooms_.end()) {
        co_return nullptr;
    }
    std::shared_ptr<Room> room = known->second;
    room->touch();
    if (room->tenure()) {
        std::vector<ServedTable> this_one{{id, room->tenure()->term()}};
        std::variant<std::vector<std::string>, StoreFailure> answer =
            co_await services_.store.lost(std::move(this_one));
        if (StoreFailure* const failure = std::get_if<StoreFailure>(&answer)) {
            co_return std::move(*failure);
        }
        if (!std::get<std::vector<std::string>>(answer).empty()) {
            room->move_away();
            co_return nullptr;
        }
    }
    co_return room;
}

asio::awaitable<void> Rooms::let_lost_go()
{
    std::vector<ServedTable> served;
    for (const auto& [id, room] : rooms_) {
        if (room->tenure()) {
            served.push_back({id, room->tenure()->term()});
        }
    }
    const std::vector<ServedTable> asked = served;
    const std::variant<std::vector<std::string>, StoreFailure> answer =
        co_await services_.store.lost(std::move(served));
    const auto* const lost = std::get_if<std::vector<std::string>>(&answer);
    for (const ServedTable& one : lost != nullptr ? asked : std::vector<ServedTable>()) {
        const auto known = rooms_.find(one.table);
        const bool is_lost = std::ranges::find(*lost, one.table) != lost->end();
        if (is_lost && known != rooms_.end() && known->second->tenure()->term() == one.term) {
            const std::shared_ptr<Room> room = known->second;
            room->move_away();
        }
    }
}

} // namespace dahut

// Which tables this process serves where several share the database (docs/decisions/0071): it takes one before it loads
// it, and lets those go that another one has taken.
#include "server/lobby/rooms.hpp"

#include <algorithm>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

// A room of this table that is about to go would give back what is taken here, so its tenure is held meanwhile.
asio::awaitable<std::variant<Rooms::Possession, StoreFailure>> Rooms::possess(std::string id, Purpose purpose)
{
    const auto known = tenures_.find(id);
    const std::shared_ptr<const Tenure> former = known != tenures_.end() ? known->second.lock() : nullptr;
    std::variant<Taken, StoreFailure> answer = Taken{};
    if (heirs_.empty()) {
        answer = co_await services_.store.take(id);
    } else {
        answer = Taken{std::nullopt, heir_of(id), std::nullopt};
    }
    if (StoreFailure* const failure = std::get_if<StoreFailure>(&answer)) {
        co_return std::move(*failure);
    }
    Taken taken = std::get<Taken>(std::move(answer));
    Possession possession{std::move(taken.table), tenure(id, taken.term), std::move(taken.elsewhere), taken.known_in};
    if (possession.elsewhere && purpose == Purpose::looking) {
        std::variant<std::optional<StoredTable>, StoreFailure> read = co_await services_.store.read(id);
        if (StoreFailure* const failure = std::get_if<StoreFailure>(&read)) {
            co_return std::move(*failure);
        }
        possession.table = std::get<std::optional<StoredTable>>(std::move(read));
    }
    co_return std::move(possession);
}

std::shared_ptr<const Tenure> Rooms::tenure(const std::string& table, std::optional<std::int64_t> term)
{
    if (!term) {
        return nullptr;
    }
    std::weak_ptr<const Tenure>& known = tenures_[table];
    if (std::shared_ptr<const Tenure> same = known.lock(); same && same->term() == *term) {
        return same;
    }
    auto fresh = std::make_shared<const Tenure>(give_back_, table, *term);
    known = fresh;
    return fresh;
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

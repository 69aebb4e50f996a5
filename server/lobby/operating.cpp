// What the operator of the server does to tables while it runs (docs/decisions/0061).
#include "protocol/refusal_code.hpp"
#include "server/lobby/lobby.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<Answer> Lobby::end_table(std::string id)
{
    const RoomOrDenial found = co_await room_of_table(id);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    Requester nobody;
    TableRequest end = inner::EndByOperator{};
    Answer refused = co_await room->ask(std::move(nobody), std::move(end));
    if (!refused) {
        spdlog::info("table {}: ended by the operator", id);
    }
    co_return refused;
}

asio::awaitable<Answer> Lobby::delete_table(std::string id)
{
    const KeyedLocks::Held held = co_await being_taken_up_.take(id);
    const auto known = rooms_.find(id);
    const std::shared_ptr<Room> room = known != rooms_.end() ? known->second : nullptr;
    std::variant<std::optional<TableStage>, StoreFailure> former;
    if (room) {
        former = co_await room->put_aside();
    } else {
        former = co_await services_.store.put_aside(id);
    }
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&former)) {
        spdlog::error("old tables could not be taken away: {}", failure->detail);
        co_return Denial{refusal_for(failure->fault)};
    }
    const std::optional<TableStage> stage = std::get<std::optional<TableStage>>(former);
    if (!stage) {
        co_return no_longer_there();
    }
    spdlog::info("table {}: deleted by the operator", id);
    rooms_.erase(id);
    notifier_.forget(id);
    archive_.table_gone();
    lists_.tables_went();
    if (*stage == TableStage::open || *stage == TableStage::running) {
        places_.give_back(id);
    }
    co_return std::nullopt;
}

} // namespace dahut

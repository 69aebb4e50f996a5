// What the operator of the server does to tables while it runs (docs/decisions/0061).
#include "protocol/refusal_code.hpp"
#include "server/lobby/lobby.hpp"

#include <spdlog/spdlog.h>

namespace dahut {

namespace asio = boost::asio;

asio::awaitable<Answer> Lobby::operate(Operation operation)
{
    const auto outcome_of = [this](auto& one) { return operated(std::move(one)); };
    const ChangedOrDenial outcome = co_await std::visit(outcome_of, operation);
    if (const Denial* const denial = std::get_if<Denial>(&outcome)) {
        co_return *denial;
    }
    if (std::get<Changed>(outcome) == Changed::which_tables_there_are) {
        archive_.forget_answers();
        lists_.tables_went();
    }
    co_return std::nullopt;
}

asio::awaitable<Lobby::ChangedOrDenial> Lobby::operated(operating::End operation)
{
    const RoomOrDenial found = co_await rooms_.of_table(operation.table);
    if (const Denial* const denial = std::get_if<Denial>(&found)) {
        co_return *denial;
    }
    const std::shared_ptr<Room> room = std::get<std::shared_ptr<Room>>(found);
    Requester nobody;
    TableRequest end = inner::EndByOperator{};
    if (Answer refused = co_await room->ask(std::move(nobody), std::move(end))) {
        co_return *std::move(refused);
    }
    spdlog::info("table {}: ended by the operator", operation.table);
    co_return Changed::nothing_else;
}

asio::awaitable<Lobby::ChangedOrDenial> Lobby::operated(operating::Delete operation)
{
    const std::string& id = operation.table;
    const KeyedLocks::Held held = co_await rooms_.hold(id);
    const std::shared_ptr<Room> room = rooms_.find(id);
    StoreThread::WereSetAside answer;
    if (room) {
        answer = co_await room->set_aside();
    } else {
        std::vector<std::string> this_one{id};
        answer = co_await services_.store.set_aside(std::move(this_one), TableStage::closed);
    }
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&answer)) {
        spdlog::error("table {}: could not be set aside: {}", id, failure->detail);
        co_return Denial{refusal_for(failure->fault)};
    }
    const std::vector<SetAside>& aside = std::get<std::vector<SetAside>>(answer);
    if (aside.empty()) {
        co_return no_longer_there();
    }
    spdlog::info("table {}: deleted by the operator", id);
    rooms_.drop(id);
    notifier_.forget(id);
    if (aside.front().former < TableStage::finished) {
        places_->give_back(id);
    }
    co_return Changed::which_tables_there_are;
}

// A running match goes on: its clock and its bots wait for nobody to come.
asio::awaitable<Lobby::ChangedOrDenial> Lobby::operated(operating::BringBack operation)
{
    const std::string& id = operation.table;
    const std::variant<bool, StoreFailure> answer = co_await services_.store.bring_back(id);
    if (const StoreFailure* const failure = std::get_if<StoreFailure>(&answer)) {
        spdlog::error("table {}: could not be brought back: {}", id, failure->detail);
        co_return Denial{refusal_for(failure->fault)};
    }
    if (!std::get<bool>(answer)) {
        co_return Denial{refuse(RefusalCode::table_gone, "No such table was set aside.")};
    }
    spdlog::info("table {}: brought back by the operator", id);
    // It has a place also if it cannot be loaded now.
    places_->count(places_->taken() + 1);
    const RoomOrDenial found = co_await rooms_.of_table(id);
    const auto* const room = std::get_if<std::shared_ptr<Room>>(&found);
    const TableStatus status = room != nullptr ? (*room)->table().status() : TableStatus::running;
    if (!is_live(status) && status != TableStatus::broken) {
        places_->give_back(id);
    }
    co_return Changed::which_tables_there_are;
}

} // namespace dahut

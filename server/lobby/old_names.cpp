#include "server/lobby/old_names.hpp"

#include "server/store/packed_entries.hpp"
#include "server/table/forgetting.hpp"
#include "server/waiting/on_worker.hpp"
#include "server/waiting/only_one.hpp"

#include <spdlog/spdlog.h>

#include <iterator>
#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

Forgotten nameless(const StoredTable& table, const std::string& facts)
{
    return {table.id, without_names(table.entries), facts_without_names(facts),
            Forgotten::Named{std::ssize(table.entries), facts}};
}

} // namespace

asio::awaitable<void> OldNames::take_from(std::vector<ListedTable> tables)
{
    const OnlyOne only(taking_);
    if (!only) {
        co_return;
    }
    std::vector<std::string> taken;
    for (ListedTable& table : tables) {
        if (services_.stopping) {
            break;
        }
        std::string id = table.id;
        const std::variant<bool, StoreFailure> gone = co_await take_from_one(std::move(table));
        if (const auto* const failure = std::get_if<StoreFailure>(&gone)) {
            spdlog::error("what must not be kept could not be taken out: {}", failure->detail);
        } else if (std::get<bool>(gone)) {
            spdlog::info("table {}: says no names any more, for its match was over long ago", id);
            taken.push_back(std::move(id));
        }
    }
    if (!taken.empty() || (services_.store.is_shared() && services_.settings.ages.names)) {
        gone_(taken);
    }
}

asio::awaitable<std::variant<bool, StoreFailure>> OldNames::take_from_one(ListedTable table)
{
    const std::optional<KeyedLocks::Held> held = co_await rooms_.cleared(table.id);
    if (!held) {
        co_return false;
    }
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await services_.store.read(table.id);
    if (const auto* const failure = std::get_if<StoreFailure>(&read)) {
        co_return *failure;
    }
    std::optional<StoredTable> stored = std::get<std::optional<StoredTable>>(std::move(read));
    if (!stored || stored->entries.empty() || is_mark_of_packed(stored->entries.front().text)) {
        co_return false;
    }
    auto working = [stored = *std::move(stored), facts = std::move(table.summary)] { return nameless(stored, facts); };
    Forgotten one = co_await on_worker(services_.workers.tables, std::move(working));
    std::vector<Forgotten> forgotten;
    forgotten.push_back(std::move(one));
    co_return co_await services_.store.forget(std::move(forgotten));
}

} // namespace dahut

#include "server/lobby/forgetting.hpp"

#include "server/limits.hpp"
#include "server/store/packed_entries.hpp"
#include "server/table/forgetting.hpp"
#include "server/waiting/on_worker.hpp"
#include "server/waiting/only_one.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace dahut {

namespace asio = boost::asio;

namespace {

void report(const StoreFailure& failure)
{
    spdlog::error("what must not be kept could not be taken out: {}", failure.detail);
}

std::vector<Forgotten> forgotten_of(const std::vector<StoredTable>& tables)
{
    std::vector<Forgotten> forgotten;
    for (const StoredTable& table : tables) {
        if (std::vector<Replacement> entries = without_unused_addresses(table.entries); !entries.empty()) {
            forgotten.push_back({table.id, std::move(entries)});
        }
    }
    return forgotten;
}

Forgotten nameless(const StoredTable& table, const std::string& facts)
{
    return {table.id, without_names(table.entries), facts_without_names(facts),
            Forgotten::Named{std::ssize(table.entries), facts}};
}

} // namespace

asio::awaitable<void> Forgetting::forget()
{
    const OnlyOne only(forgetting_);
    if (!only) {
        co_return;
    }
    bool are_more = true;
    while (are_more && !services_.stopping) {
        are_more = co_await forget_some();
    }
}

// Once the table's entries are replaced they say the same to whoever reads them meanwhile, so nobody is kept waiting.
asio::awaitable<bool> Forgetting::forget_some()
{
    std::variant<ToForget, StoreFailure> found = co_await services_.store.to_forget(limits::forgotten_at_once);
    if (const auto* const failure = std::get_if<StoreFailure>(&found)) {
        report(*failure);
        co_return false;
    }
    ToForget to_forget = std::get<ToForget>(std::move(found));
    if (!to_forget.mark) {
        co_return false;
    }
    auto working = [tables = std::move(to_forget.tables)] { return forgotten_of(tables); };
    std::vector<Forgotten> forgotten = co_await on_worker(services_.workers.tables, std::move(working));
    if (!forgotten.empty()) {
        const std::variant<bool, StoreFailure> answer = co_await services_.store.forget(std::move(forgotten));
        if (const auto* const failure = std::get_if<StoreFailure>(&answer)) {
            report(*failure);
            co_return false;
        }
    }
    const std::variant<bool, StoreFailure> done = co_await services_.store.has_forgotten(*to_forget.mark);
    if (const auto* const failure = std::get_if<StoreFailure>(&done)) {
        report(*failure);
        co_return false;
    }
    co_return std::get<bool>(done);
}

asio::awaitable<void> Forgetting::take_names(std::vector<ListedTable> tables)
{
    std::vector<std::string> taken;
    for (ListedTable& table : tables) {
        if (services_.stopping) {
            break;
        }
        std::string id = table.id;
        if (co_await take_names_of(std::move(table))) {
            spdlog::info("table {}: says no names any more, for its match was over long ago", id);
            taken.push_back(std::move(id));
        }
    }
    if (!taken.empty() || (services_.store.is_shared() && services_.settings.ages.names)) {
        names_gone_(taken);
    }
}

asio::awaitable<bool> Forgetting::take_names_of(ListedTable table)
{
    const std::optional<KeyedLocks::Held> held = co_await rooms_.cleared(table.id);
    if (!held) {
        co_return false;
    }
    std::variant<std::optional<StoredTable>, StoreFailure> read = co_await services_.store.read(table.id);
    if (const auto* const failure = std::get_if<StoreFailure>(&read)) {
        report(*failure);
        co_return false;
    }
    std::optional<StoredTable> stored = std::get<std::optional<StoredTable>>(std::move(read));
    if (!stored || stored->entries.empty() || is_mark_of_packed(stored->entries.front().text)) {
        co_return false;
    }
    auto working = [stored = *std::move(stored), facts = std::move(table.summary)] { return nameless(stored, facts); };
    Forgotten one = co_await on_worker(services_.workers.tables, std::move(working));
    std::vector<Forgotten> forgotten;
    forgotten.push_back(std::move(one));
    const std::variant<bool, StoreFailure> answer = co_await services_.store.forget(std::move(forgotten));
    if (const auto* const failure = std::get_if<StoreFailure>(&answer)) {
        report(*failure);
        co_return false;
    }
    co_return std::get<bool>(answer);
}

} // namespace dahut
